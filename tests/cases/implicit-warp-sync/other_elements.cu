#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

// Three sums of elements that are apart from each other, and a barrier after them.
__device__ void sum_of_components(float *parts, int stride, int t, int column) {
    for (int distance = 4; distance > 0; distance >>= 1) {
        if (column < distance) {
            parts[t] += parts[t + distance * 8];
            parts[stride + t] += parts[stride + t + distance * 8];
            parts[2 * stride + t] += parts[2 * stride + t + distance * 8];
        }
        __syncthreads();
    }
}

// Two steps for each of two elements, in turns.
__global__ void sums(float *x) {
    __shared__ float parts[256];
    int t = threadIdx.x;
    parts[t] = x[t];
    parts[128 + t] = x[128 + t];
    __syncthreads();
    if (t < 32) {
        parts[t] += parts[t + 2];
//~     ^~~~~ HP419 warning:
//~   other lanes read parts in the next step: without volatile or a barrier the compiler for AMD GPUs reads before they have written
//~   remedy: declare parts volatile, or write __syncwarp() between the steps
        parts[128 + t] += parts[128 + t + 2];
        parts[t] += parts[t + 1];
        parts[128 + t] += parts[128 + t + 1];
    }
    x[t] = parts[t];
}
