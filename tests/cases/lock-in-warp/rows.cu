#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/warp.h"  // HP117@1

// A warp waits for the rows that its own needs, and goes on as they are there; the other warp of its wavefront writes
// one of them after that.
__device__ int atomic_load(const int *p) {
    const volatile int *now = p;
    const int value = *now;
    __threadfence();
    return value;
}

__device__ void atomic_store(int *p, int value) {
    __threadfence();
    *(volatile int *)p = value;
}

__global__ void solve(const int *first, const int *column, const float *value, int *ready, float *x) {
    const int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
    float sum = 0;
    int i = first[row] + lane;
    while (i < first[row + 1] - 1) {
        const int c = column[i];
        if (atomic_load(&ready[c]) == 1) {
//~                      ^~~~~ HP409 warning:
//~   the lanes that wait here block those of their wavefront that are to write ready: on AMD GPUs they execute in lockstep
//~   remedy: wait at a barrier, or let other wavefronts than those that wait write it
            sum += value[i] * x[c];
            i += 32;
        }
    }
    for (int d = 16; d > 0; d /= 2) sum += __shfl_down_sync(0xffffffff, sum, d);
//>     for (int d = 16; d > 0; d /= 2) sum += hipport::shfl_down_sync(0xffffffff, sum, d);  // HP101@44
    if (lane == 0) {
        x[row] -= sum;
        atomic_store(&ready[row], 1);
    }
}

__global__ void solve_by_flags(const int *first, const int *column, volatile int *ready, volatile float *x) {
    const int row = blockIdx.x * blockDim.x + threadIdx.x;
    float sum = 0;
    for (int i = first[row]; i < first[row + 1];) {
        const int is_there = ready[column[i]];
        if (is_there) sum += x[column[i++]];
//~         ^~~~~~~~ HP409 warning:
//~   the lanes that wait here block those of their wavefront that are to write is_there: on AMD GPUs they execute in lockstep
//~   remedy: wait at a barrier, or let other wavefronts than those that wait write it
    }
    x[row] = sum;
    ready[row] = 1;
}

// A row that is written in the loop, by lanes that need nothing more, while the others go on.
__global__ void solve_together(const int *first, const int *column, volatile int *ready, volatile float *x) {
    const int row = blockIdx.x * blockDim.x + threadIdx.x;
    float sum = 0;
    int i = first[row];
    bool is_done = false;
    while (!is_done) {
        const int c = column[i];
        if (c == row) {
            x[row] = sum;
            ready[row] = 1;
            is_done = true;
        } else if (ready[c]) {
            sum += x[c];
            i++;
        }
    }
}

// A loop that goes on in any case, or that is left.
__global__ void count(const int *first, const int *column, int *marked, int *found) {
    const int row = blockIdx.x * blockDim.x + threadIdx.x;
    int n = 0;
    for (int i = first[row]; i < first[row + 1]; i++) {
        if (marked[column[i]]) n++;
    }
    int i = first[row];
    while (i < first[row + 1]) {
        if (!marked[column[i]]) break;
        if (marked[column[i]] > 1) i++;
    }
    marked[row] = n;
    found[row] = i;
}
