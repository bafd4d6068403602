#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
__global__ void steps(float *x) {
    __shared__ float s[64], r[64];
    int t = threadIdx.x;
    s[t] = r[t] = x[t];
    __syncthreads();
    if (t < 32) {
        const int far = t + 16, near = t + 8;
        s[t] += s[far];
//~     ^ HP419 warning:
//~   other lanes read s in the next step: without volatile or a barrier the compiler for AMD GPUs reads before they have written
//~   remedy: declare s volatile, or write __syncwarp() between the steps
        s[t] += s[near];
    }
    if (t < 32) {
        int other = t + 2;
        r[t] += r[other];
//~     ^ HP419 warning:
//~   other lanes read r in the next step: without volatile or a barrier the compiler for AMD GPUs reads before they have written
//~   remedy: declare r volatile, or write __syncwarp() between the steps
        int next = t + 1;
        r[t] += r[next];
    }
    x[t] = s[0] + r[0];
}
__global__ void loop(float *x) {
    __shared__ float s[64];
    int t = threadIdx.x;
    s[t] = x[t];
    __syncthreads();
    for (int d = 16; d > 0; d /= 2) {
        int other = t + d;
        s[t] += s[other];
//~     ^ HP419 warning:
//~   other lanes read s in the next step: without volatile or a barrier the compiler for AMD GPUs reads before they have written
//~   remedy: declare s volatile, or write __syncwarp() between the steps
    }
    x[t] = s[0];
}
__global__ void neighbours(float *x) {
    __shared__ float s[66];
    int t = threadIdx.x + 1, left = t - 1, right = t + 1;
    s[t] = x[t];
    x[t] = s[left] + s[right];
//~        ^ HP419 warning:
//~   another lane has written this element of s: without volatile or a barrier the compiler for AMD GPUs may read before
//~   remedy: declare s volatile, or write __syncwarp() before this
}
