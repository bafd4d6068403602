#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
__global__ void ordered(float *x) {
    __shared__ volatile float s[64];
    __shared__ float barriers[64], blocks[64];
    int t = threadIdx.x;
    s[t] += s[t + 16];
    s[t] += s[t + 8];
    barriers[t] += barriers[t + 16];
    __syncthreads();
    barriers[t] += barriers[t + 8];
    for (int n = 32; n > 0; n /= 2) {
        if (t < n) blocks[t] += blocks[t + n];
        __syncthreads();
    }
    // What a lane has for itself, and one step after which others come.
    float own[4];
    own[0] += own[0 + 2];
    own[0] += own[0 + 1];
    blocks[t] += blocks[t + 1];
    x[t] = own[0] + s[0] + barriers[0] + blocks[0];
}
__device__ void neighbours(float *x, int i) {
    x[i] += x[i + 1];
    x[i] += x[i - 1];
}
__device__ void last(volatile float *s, int t) {
    s[t] += s[t + 4];
    s[t] += s[t + 2];
    s[t] += s[t + 1];
}

#define COLUMNS 32

__global__ void sum_of_columns(const float *in, float *out) {
    __shared__ float s[128];
    const int t = threadIdx.x;
    for (int i = t; i < 4 * COLUMNS; i += COLUMNS) s[i] = in[i];
    s[t] += s[t + 1 * COLUMNS];
    s[t] += s[t + 2 * COLUMNS];
    s[t] += s[t + 3 * COLUMNS];
    out[t] = s[t];
}
