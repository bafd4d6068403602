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

template <class T, int N> struct Row {
    T values[N];
};

template <class T> __global__ void shown(const T __restrict__ *first, T *__restrict__ out, Row<T, 4> __restrict__ *rows) {
//> template <class T> __global__ void shown(const T *first, T *__restrict__ out, Row<T, 4> *rows) {  // HP207@50 HP207@102
    const T __restrict__ *source = first;
//>     const T *source = first;  // HP207@13
    T *__restrict__ *target = &out;
    (*target)[0] = source[0] + rows[0].values[0];
}

template __global__ void shown<float>(const float *, float *, Row<float, 4> *);
