#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/device.h"  // HP117@1

struct Gate {
    int arrived;
    int opened;
};

__device__ void meet(Gate *gate, int blocks, int round) {
    __syncthreads();
    if (threadIdx.x == 0) {
        __threadfence();
        if (atomicAdd(&gate->arrived, 1) == blocks - 1) atomicAdd(&gate->opened, 1);
        while (atomicAdd(&gate->opened, 0) <= round) {
//~     ^~~~~ HP703 warning '':
//~   a loop waits for a location to change, without a fence before the data is used (low confidence)
//~   remedy: put __threadfence() after the loop, and launch no more blocks than run at the same time
#if __CUDA_ARCH__ >= 700
//~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 14 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIP_DEVICE_COMPILE__) || __CUDA_ARCH__ >= 700  // HP601@5
            __nanosleep(20);
//>             hipport::nanosleep(20);  // HP101@13
#endif
        }
    }
    __syncthreads();
}

__device__ void await(unsigned *rows, unsigned row) {
    do {
    } while (atomicOr(&rows[row], 0u) == 0);
//~   ^~~~~ HP703 warning '':
//~   a loop waits for a location to change, without a fence before the data is used (low confidence)
//~   remedy: put __threadfence() after the loop, and launch no more blocks than run at the same time
}

__device__ int look(int *flag, int *data) {
    while (atomicCAS(flag, 1, 1) != 1) {}
//~ ^~~~~ HP703 warning '':
//~   a loop waits for a location to change, without a fence before the data is used (low confidence)
//~   remedy: put __threadfence() after the loop, and launch no more blocks than run at the same time
    return data[0];
}

__device__ int find(const int *flags, int wanted) {
    int found = 0, i = 0;
    while (found < wanted) {
        if (flags[i]) found++;
        i++;
    }
    return i;
}

__device__ float solve(const int *ready, const int *column, const float *x, int n) {
    float sum = 0;
    int i = threadIdx.x;
    while (i < n) {
//~ ^~~~~ HP703 warning '':
//~   a loop waits for a location to change, without a fence before the data is used (low confidence)
//~   remedy: put __threadfence() after the loop, and launch no more blocks than run at the same time
        if (ready[column[i]]) {
            sum += x[column[i]];
            i += 32;
        }
    }
    return sum;
}

__device__ int load_volatile(const int *p) { return *(const volatile int *)p; }
__device__ int load_acquire(int *p) {
    int value = atomicAdd(p, 0);
    __threadfence();
    return value;
}

__device__ int by_functions(int *flag, int *data) {
    while (load_volatile(flag) == 0);
//~ ^~~~~ HP703 warning '':
//~   a loop waits for a location to change, without a fence before the data is used (low confidence)
//~   remedy: put __threadfence() after the loop, and launch no more blocks than run at the same time
    while (load_acquire(flag + 1) == 0);
    return data[0];
}

__device__ int next(int *flags, int *data) {
    for (;;) {
//~ ^~~ HP703 warning '':
//~   a loop waits for a location to change, without a fence before the data is used (low confidence)
//~   remedy: put __threadfence() after the loop, and launch no more blocks than run at the same time
        if (flags[0] == 1) break;
    }
    return data[0];
}

__device__ void meet_fenced(Gate *gate, int blocks, int round) {
    if (threadIdx.x == 0) {
        __threadfence();
        atomicAdd(&gate->arrived, 1);
        while (atomicAdd(&gate->arrived, 0) < blocks * round) {}
        __threadfence();
    }
    __syncthreads();
}

__device__ int draw(int *tickets, int *data, int n) {
    int i = 0;
    while ((i = atomicAdd(tickets, 1)) < n) data[i] = 0;
    return i;
}

__global__ void hold_stream(volatile unsigned *word, unsigned value) {
    do {
        unsigned now = *word;
        if (now >= value) break;
    } while (true);
}

__global__ void hold_stream_too(volatile unsigned *word, unsigned value) {
    while (*word < value) {}
}

__global__ void in_block(int *out) {
    __shared__ int ready[2];
    ready[threadIdx.x / 64] = 0;
    __syncthreads();
    if (threadIdx.x < 64) while (atomicAdd(&ready[1], 0) < 64) {}
//~                                         ^~~~~ HP409 warning:
//~   the lanes that wait here block those of their wavefront that are to write ready: on AMD GPUs they execute in lockstep
//~   remedy: wait at a barrier, or let other wavefronts than those that wait write it
    else atomicAdd(&ready[1], 1);
    out[0] = ready[1];
}
