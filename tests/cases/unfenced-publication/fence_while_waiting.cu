#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

// The only fence is in the loop that waits: it orders what is read, and no store.
__global__ void chain(volatile int *valid, int *values, const int *x) {
    int i = blockIdx.x;
    if (threadIdx.x == 0) {
        while (valid[i] == 0) __threadfence();
        values[i + 1] = values[i] + x[i];
        valid[i + 1] = 1;
//~     ^~~~~ HP703 warning: a flag for other blocks is stored, without a fence after the data (low confidence)
//~   remedy: put __threadfence() before it, or store it with __hip_atomic_store(p, v, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_AGENT)
    }
}

__global__ void chain_fenced(volatile int *valid, int *values, const int *x) {
    int i = blockIdx.x;
    if (threadIdx.x == 0) {
        while (valid[i] == 0) __threadfence();
        values[i + 1] = values[i] + x[i];
        __threadfence();
        valid[i + 1] = 1;
    }
}

__global__ void chain_last(volatile int *valid, int *values, volatile int *sums) {
    int i = blockIdx.x;
    if (threadIdx.x == 0) {
        while (valid[i] == 0) __threadfence();
        values[i] += 1;
        sums[i] = values[i];
    }
}
