// flags: --arch gfx942
// A number is drawn, and a loop only reads until it is its turn.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__device__ int next;
__device__ volatile int serving;

struct TicketLock {
    unsigned next, now;
    __device__ void acquire() {
        unsigned ticket = atomicAdd(&next, 1u);
        while (*(volatile unsigned *)&now != ticket) {}
//~     ^~~~~ HP703 warning '':
//~   a loop waits for a location to change, without a fence before the data is used (low confidence)
//~   remedy: put __threadfence() after the loop, and launch no more blocks than run at the same time
//~                                   ^~~ HP409 warning:
//~   the lanes that wait here block those of their wavefront that are to write now: on AMD GPUs they execute in lockstep
//~   remedy: wait at a barrier, or let other wavefronts than those that wait write it
    }
    __device__ void release() { __threadfence(); now = now + 1; }
};

__global__ void by_warps(TicketLock *lock, int *sum) {
    int mine = -1;
    if ((threadIdx.x & 31) == 0) {
        mine = atomicAdd(&next, 1);
        while (serving != mine);
//~            ^~~~~~~ HP409 warning:
//~   the lanes that wait here block those of their wavefront that are to write serving: on AMD GPUs they execute in lockstep
//~   remedy: wait at a barrier, or let other wavefronts than those that wait write it
        sum[0]++;
        __threadfence();
        serving = mine + 1;
        lock->acquire();
        lock->release();
    }
}

__global__ void by_one(int *sum) {
    if (threadIdx.x == 0) {
        int mine = atomicAdd(&next, 1);
        while (serving != mine);
        sum[0]++;
        serving = mine + 1;
    }
}

__global__ void queue(int *items, int n) {
    int at = atomicAdd(&next, 1);
    while (at < n) {
        items[at] = 0;
        at = atomicAdd(&next, 1);
    }
}
