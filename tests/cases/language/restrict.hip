#include <hip/hip_runtime.h>
template <typename T> __global__ void any(T __restrict__ x) { *x = 0; }
__global__ void fill(float *__restrict__ x, const int n, unsigned int m, float4 v = float4(),
                     const float *const __restrict__ y = nullptr)
{
    x[n] = v.x + m + *y;
}
__device__ void reference(int &__restrict__ x, int *__restrict__) { x = 0; }
