// Right kernels, for launches that are wrong.
#include <cuda_runtime.h>

__global__ void scale(const float *x, float *y, float factor, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = factor * x[i];
}

__global__ void __launch_bounds__(64) bounded(const float *x, float *y, float factor, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = factor * x[i];
}

__global__ void shared(const float *x, float *y, float factor, int n) {
    __shared__ float kept[64];
    extern __shared__ float dynamic[];
    kept[threadIdx.x] = factor;
    dynamic[threadIdx.x] = threadIdx.x < n ? x[threadIdx.x] : 0.0f;
    __syncthreads();
    if (threadIdx.x < n) y[threadIdx.x] = kept[n - 1 - threadIdx.x] * dynamic[threadIdx.x];
}
