#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/minmax.h"  // HP122@1
__global__ void sum(float *x, int n) {
    __shared__ float s[64], other[64];
    int t = threadIdx.x;
    s[t] = x[t];
    __syncthreads();
    if (t < 32) {
        s[t] += s[t + 16];
//~     ^ HP419 warning:
//~   other lanes read s in the next step: without volatile or a barrier the compiler for AMD GPUs reads before they have written
//~   remedy: declare s volatile, or write __syncwarp() between the steps
        s[t] += s[t + 8];
        s[t] += s[t + 4];
    }
    if (t < 16) {
        if (n > 16) other[t] = max(other[t], other[t + 16]);
//~                 ^~~~~ HP419 warning:
//~   other lanes read other in the next step: without volatile or a barrier the compiler for AMD GPUs reads before they have written
//~   remedy: declare other volatile, or write __syncwarp() between the steps
        if (n > 8) { other[t] = max(other[t], other[t + 8]); }
    }
    x[t] = s[0];
}
__device__ void last(float *s, int t, float mine) {
    s[t] = mine = mine + s[t + 4];
//~ ^ HP419 warning:
//~   other lanes read s in the next step: without volatile or a barrier the compiler for AMD GPUs reads before they have written
//~   remedy: declare s volatile, or write __syncwarp() between the steps
    s[t] = mine = mine + s[t + 2];
    s[t] = mine = mine + s[t + 1];
}

__global__ void from_two_warps(float *x) {
    __shared__ float s[64];
    const int t = threadIdx.x;
    s[t] = x[t];
    __syncthreads();
    if (t < 32) {
        s[t] += s[t + 32];
//~     ^ HP419 warning:
//~   other lanes read s in the next step: without volatile or a barrier the compiler for AMD GPUs reads before they have written
//~   remedy: declare s volatile, or write __syncwarp() between the steps
        s[t] += s[t + 16];
    }
    __syncthreads();
    x[t] = s[0];
}
