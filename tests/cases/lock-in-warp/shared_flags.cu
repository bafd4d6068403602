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
