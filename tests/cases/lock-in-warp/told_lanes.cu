#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/warp.h"  // HP117@1

// A lock that one lane takes for its warp and tells the others of: the other warp of the wavefront may hold it.
__device__ int lane_number() { return threadIdx.x & 31; }

__device__ void take(unsigned *node) {
    bool is_locked = true;
    while (is_locked) {
        if (lane_number() == 1) {
            is_locked = (atomicOr(node + 1, 0x80000000) & 0x80000000) != 0;
//~                      ^~~~~~~~ HP409 warning:
//~   one lane of each warp waits here, and two warps are one wavefront on CDNA: the one that waits blocks the one that holds the lock
//~   remedy: put the critical section into the branch that got the lock, or let one lane of each wavefront take it
        }
        is_locked = __shfl_sync(0xffffffff, is_locked, 1);
//>         is_locked = hipport::shfl_sync(0xffffffff, is_locked, 1);  // HP101@21
    }
    __threadfence();
}

__device__ void take_at_once(int *lock) {
    const int lane = threadIdx.x % 32;
    int old;
//>     int old = {};  // HP299@12
    do {
        if (lane == 0) old = atomicCAS(lock, 0, 1);
//~                          ^~~~~~~~~ HP409 warning:
//~   one lane of each warp waits here, and two warps are one wavefront on CDNA: the one that waits blocks the one that holds the lock
//~   remedy: put the critical section into the branch that got the lock, or let one lane of each wavefront take it
        old = __shfl_sync(0xffffffff, old, 0);
//>         old = hipport::shfl_sync(0xffffffff, old, 0);  // HP101@15
    } while (old != 0);
}

__device__ void take_and_leave(int *lock) {
    const int lane = threadIdx.x % 32;
    while (true) {
        int got = 0;
        if (lane == 0) got = atomicExch(lock, 1) == 0;
//~                          ^~~~~~~~~~ HP409 warning:
//~   one lane of each warp waits here, and two warps are one wavefront on CDNA: the one that waits blocks the one that holds the lock
//~   remedy: put the critical section into the branch that got the lock, or let one lane of each wavefront take it
        got = __any_sync(0xffffffff, got);
//>         got = hipport::any_sync(0xffffffff, got);  // HP101@15
        if (got) break;
    }
}

// What is done with the lock is done in the loop, so that nobody waits for a lane that is not there.
__device__ void add(int *lock, int *sum, int value) {
    const int lane = threadIdx.x % 32;
    int done = 0;
    while (!done) {
        if (lane == 0) done = atomicCAS(lock, 0, 1) == 0;
        done = __shfl_sync(0xffffffff, done, 0);
//>         done = hipport::shfl_sync(0xffffffff, done, 0);  // HP101@16
        if (done) {
            sum[lane] += value;
            __threadfence();
            if (lane == 0) atomicExch(lock, 0);
        }
    }
}
