#include <cuda_runtime.h>

__global__ void last_block(float *parts, unsigned *done, float *out) {
    parts[blockIdx.x] = threadIdx.x;
    unsigned ticket = atomicInc(done, gridDim.x);
    if (ticket == gridDim.x - 1) out[0] = parts[0];
}

__global__ void wait_for_block(volatile int *flags, int *data) {
    while (flags[blockIdx.x] == 0);
    while (*flags != 2) {}
    data[blockIdx.x] = 1;
}

__global__ void fenced(float *parts, unsigned *done, float *out) {
    parts[blockIdx.x] = threadIdx.x;
    __threadfence();
    if (atomicAdd(done, 1u) == (gridDim.x - 1)) out[0] = parts[0];
}

// nobody waits for another block, and the last one is not of interest
__global__ void other_loops(int *x, int n, const char *text, unsigned *count) {
    while (n-- > 0) x[n] = 0;
    while (clock64() < n);
    while (text[n++] != 0);
    unsigned place = atomicAdd(count, 1u);
    if (place < gridDim.x) x[place] = 1;
    do { n /= 2; } while (x[n] > 0);
}

int length(const char *text) {
    int n = 0;
    while (text[++n]);
    return n;
}
