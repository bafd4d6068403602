// Kernels that go wrong, each in its own way; the specs beside it call them.
#include <cuda_runtime.h>
#include <cassert>
#include <cstdio>
#include <cstdlib>

__device__ int calls;

__global__ void right(const float *x, float *y, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = 2.0f * x[i];
}

__global__ void wrong(const float *x, float *y, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = i == 3 ? x[i] : 2.0f * x[i];
}

__global__ void forgets(const float *x, float *y, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n - 1) y[i] = 2.0f * x[i];
}

__global__ void behind(const float *x, float *y, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i <= n) y[i] = 2.0f * x[i < n ? i : 0];
}

__global__ void changes(float *x, float *y, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = x[i] *= 2.0f;
}

__global__ void asserts(const float *x, float *y, int n) {
    assert(n > 1000);
}

__global__ void traps(const float *x, float *y, int n) {
    __trap();
}

__global__ void loops(const float *x, float *y, int n) {
    while (n > 0) {
        *(volatile float *)y = 1.0f;
    }
}

__global__ void counts(const float *x, float *y, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = 2.0f * x[i] + atomicAdd(&calls, 1) / n;
}

__global__ void orders(int *ranks, int *next, int n) {
    const int i = threadIdx.x;
    if (i < n) ranks[i] = atomicAdd(next, 1);
}

__global__ void lanes(int *ranks, int n) {
    const int i = threadIdx.x;
    if (i < n) ranks[i] = i % warpSize;
}

__global__ void speaks(const float *x, float *y, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = 2.0f * x[i];
    if (i < 2) printf("thread %d\n", i);
}
