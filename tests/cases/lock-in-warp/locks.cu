//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/device.h"  // HP117@1
#define FREE 0
#define TAKEN 1

__device__ int mutex;

__device__ void lock(int *m) {
    while (atomicCAS(m, 0, 1) != 0);
//~        ^~~~~~~~~ HP409 warning:
//~   the lanes that wait here block the one that holds the lock: on AMD GPUs they execute in lockstep
//~   remedy: put the critical section into the branch that got the lock, or let one lane of each wavefront take it
}

__device__ void lock_politely(int *m) {
    do {
        __nanosleep(100);
//>         hipport::nanosleep(100);  // HP101@9
    } while (atomicExch(m, 1) == 1);
//~          ^~~~~~~~~~ HP409 warning:
//~   the lanes that wait here block the one that holds the lock: on AMD GPUs they execute in lockstep
//~   remedy: put the critical section into the branch that got the lock, or let one lane of each wavefront take it
}

__global__ void at_once(int *list) {
    while (atomicCAS(&mutex, FREE, TAKEN)) {
//~        ^~~~~~~~~ HP409 warning:
//~   the lanes that wait here block the one that holds the lock: on AMD GPUs they execute in lockstep
//~   remedy: put the critical section into the branch that got the lock, or let one lane of each wavefront take it
    }
    list[list[0]++] = threadIdx.x;
    __threadfence();
    atomicExch(&mutex, FREE);
}

__global__ void and_go(int *list) {
    while (true) {
        if (atomicCAS(&mutex, 0, 1) == 0) break;
//~         ^~~~~~~~~ HP409 warning:
//~   the lanes that wait here block the one that holds the lock: on AMD GPUs they execute in lockstep
//~   remedy: put the critical section into the branch that got the lock, or let one lane of each wavefront take it
//~         ^~~~~~~~~ HP703 warning:
//~   other blocks may read old data after they got this lock, without a fence around it (low confidence)
//~   remedy: put __threadfence() after taking the lock and before giving it back
    }
    list[list[0]++] = threadIdx.x;
    atomicExch(&mutex, 0);
}
