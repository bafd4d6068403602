#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
template <typename T> __global__ void any(T __restrict__ x) { *x = 0; }
__global__ void fill(float *__restrict__ x, const int __restrict__ n, unsigned int __restrict m, float4 __restrict__ v = float4(),
//> __global__ void fill(float *__restrict__ x, const int n, unsigned int m, float4 v = float4(),  // HP207@55 HP207@84 HP207@105
                     const float *const __restrict__ y = nullptr)
{
    x[n] = v.x + m + *y;
}
__device__ void reference(int &__restrict__ x, int *__restrict__) { x = 0; }
