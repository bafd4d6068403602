#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/device.h"  // HP117@1

__global__ void last_block(float *parts, unsigned *done, float *out) {
    parts[blockIdx.x] = threadIdx.x;
    unsigned ticket = atomicInc(done, gridDim.x);
//~                   ^~~~~~~~~ HP703 warning:
//~   the last block to arrive reads what the others have stored, without __threadfence() before the counter (low confidence)
//~   remedy: put __threadfence() between the stores and the atomic function, and before the reads
    if (ticket == gridDim.x - 1) out[0] = parts[0];
}

__global__ void wait_for_block(volatile int *flags, int *data) {
    while (flags[blockIdx.x] == 0);
//~ ^~~~~ HP703 warning '':
//~   a loop waits for a location to change, without a fence before the data is used (low confidence)
//~   remedy: put __threadfence() after the loop, and launch no more blocks than run at the same time
    while (*flags != 2) {}
//~ ^~~~~ HP703 warning '':
//~   a loop waits for a location to change, without a fence before the data is used (low confidence)
//~   remedy: put __threadfence() after the loop, and launch no more blocks than run at the same time
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
//~        ^~~~~~~ HP710 warning: this clock has 20 bits on gfx1100: a wait for more than 2^20 cycles never ends
//~   remedy: use wall_clock64(), and hipDeviceAttributeWallClockRate for its rate
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

__global__ void produce(volatile int *flag, int *data) {
    data[threadIdx.x] = 1;
    __syncthreads();
    if (threadIdx.x == 0) *flag = 1;
//~                        ^~~~ HP703 warning:
//~   a flag for other blocks is stored, without a fence after the data (low confidence)
//~   remedy: put __threadfence() before it, or store it with __hip_atomic_store(p, v, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_AGENT)
}

__global__ void consume(int *flag, int *data) {
    if (threadIdx.x == 0) {
        while (!*(volatile int *)flag) { __nanosleep(100); }
//~     ^~~~~ HP703 warning '':
//~   a loop waits for a location to change, without a fence before the data is used (low confidence)
//~   remedy: put __threadfence() after the loop, and launch no more blocks than run at the same time
//>         while (!*(volatile int *)flag) { hipport::nanosleep(100); }  // HP101@42
        while (((volatile int *)flag)[1] == 0);
//~     ^~~~~ HP703 warning '':
//~   a loop waits for a location to change, without a fence before the data is used (low confidence)
//~   remedy: put __threadfence() after the loop, and launch no more blocks than run at the same time
    }
    __syncthreads();
    data[1] = data[0];
}

// fences where they belong, volatile shared memory, a variable of the thread
__global__ void ordered(volatile int *flag, int *data) {
    data[threadIdx.x] = 1;
    __threadfence();
    flag[blockIdx.x] = 1;
    while (flag[blockIdx.x + 1] == 0) { __threadfence(); }
    while (*flag == 0);
    __threadfence();
    data[2] = data[3];
}

__global__ void tail(float *out) {
    __shared__ volatile float sums[64];
    out[0] = 0;
    sums[threadIdx.x] = 1;
    volatile int local = 0;
    out[1] = 0;
    local = 2;
}
