// Waiting for shared memory that other lanes write.
//+ #include <hip/hip_runtime.h>  // HP114@1
__global__ void by_lane(int *x) {
    __shared__ volatile int ready;
    if (threadIdx.x == 0) ready = 0;
    __syncthreads();
    if (threadIdx.x != 5) {
        while (!ready) {}
//~             ^~~~~ HP409 warning:
//~   the lanes that wait here block those of their wavefront that are to write ready: on AMD GPUs they execute in lockstep
//~   remedy: wait at a barrier, or let other wavefronts than those that wait write it
    } else {
        x[0] = 1;
        ready = 1;
    }
}

__global__ void by_warp(int *x) {
    __shared__ int count, done[2];
    if (threadIdx.x < 32) {
        do {
            __threadfence_block();
        } while (done[0] == 0);
//~              ^~~~ HP409 warning:
//~   the lanes that wait here block those of their wavefront that are to write done: on AMD GPUs they execute in lockstep
//~   remedy: wait at a barrier, or let other wavefronts than those that wait write it
        while (atomicAdd(&count, 0) < 32);
//~                       ^~~~~ HP409 warning:
//~   the lanes that wait here block those of their wavefront that are to write count: on AMD GPUs they execute in lockstep
//~   remedy: wait at a barrier, or let other wavefronts than those that wait write it
    } else {
        atomicAdd(&count, 1);
    }
}

__global__ void no_waits(int *x, volatile int *flag) {
    __shared__ int count, done[64];
    int i = 0;
    while (done[i] == 0) ++i;
    while (done[i++] == 0) {}
    while (atomicAdd(&count, 1) < 32) {}
    while (count < 32) {
        __syncthreads();
        if (threadIdx.x == 0) ++count;
        __syncthreads();
    }
}
// Each thread waits for its turn.
__device__ volatile int turn;
__global__ void one_after_the_other(int *count) {
    while (turn != threadIdx.x) {}
//~        ^~~~ HP409 warning:
//~   the lanes that wait here block those of their wavefront that are to write turn: on AMD GPUs they execute in lockstep
//~   remedy: wait at a barrier, or let other wavefronts than those that wait write it
    count[0]++;
    __threadfence();
    turn = threadIdx.x + 1;
}
__global__ void by_block(volatile int *next, int *count) {
    while (*next != blockIdx.x) {}
//~ ^~~~~ HP703 warning '':
//~   a loop waits for a location to change, without a fence before the data is used (low confidence)
//~   remedy: put __threadfence() after the loop, and launch no more blocks than run at the same time
    if (threadIdx.x == 0) count[0]++;
}
