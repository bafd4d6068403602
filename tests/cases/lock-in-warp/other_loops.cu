// Reads until another block has come, places that are looked for, one try, and what the loop goes on with.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/device.h"  // HP117@1
__device__ int arrived, mutex;

__global__ void all_wait_for_the_others(int *x) {
    if (threadIdx.x == 0) atomicAdd(&arrived, 1);
    while (atomicAdd(&arrived, 0) < gridDim.x) {}
//~ ^~~~~ HP703 warning '':
//~   a loop waits for a location to change, without a fence before the data is used (low confidence)
//~   remedy: put __threadfence() after the loop, and launch no more blocks than run at the same time
    while (atomicOr(&arrived, 0) == 0) {}
//~ ^~~~~ HP703 warning '':
//~   a loop waits for a location to change, without a fence before the data is used (low confidence)
//~   remedy: put __threadfence() after the loop, and launch no more blocks than run at the same time
    x[threadIdx.x] = 1;
}

__device__ void put(unsigned *slots, unsigned key, int at) {
    while (atomicCAS(&slots[at++ % 64], 0u, key) != 0u) {}
}

__device__ bool try_lock() { return atomicCAS(&mutex, 0, 1) == 0; }

__global__ void within_a_turn(int *list) {
    if (try_lock()) atomicExch(&mutex, 0);
    bool done = false;
    while (!done) {
        if (try_lock()) {
            ++list[0];
            atomicExch(&mutex, 0);
            done = true;
        }
    }
    int old = 1;
    while (old != 0) {
        old = atomicCAS(&mutex, 0, 1);
        if (old == 0) {
            ++list[0];
            atomicExch(&mutex, 0);
        }
    }
}
// The wait gets longer, as in the CUDA C++ programming guide; and a loop that does more than to wait.
__device__ void lock_with_back_off(unsigned *mutex) {
    unsigned ns = 8;
    while (atomicCAS(mutex, 0, 1) == 1) {
//~        ^~~~~~~~~ HP409 warning:
//~   the lanes that wait here block the one that holds the lock: on AMD GPUs they execute in lockstep
//~   remedy: put the critical section into the branch that got the lock, or let one lane of each wavefront take it
        __nanosleep(ns);
//>         hipport::nanosleep(ns);  // HP101@9
        if (ns < 256) {
            ns *= 2;
        }
    }
}
__global__ void waits(unsigned *mutex, int *count) { lock_with_back_off(mutex); count[0]++; *mutex = 0; }
__global__ void works_meanwhile(unsigned *mutex, int *count) {
    unsigned ns = 8, tries = 0;
    while (atomicCAS(mutex, 0, 1) == 1) { __nanosleep(ns); tries += 1; if (tries > 9) return; }
//>     while (atomicCAS(mutex, 0, 1) == 1) { hipport::nanosleep(ns); tries += 1; if (tries > 9) return; }  // HP101@43
}
// A walk along a list, whose next element the condition reads.
__global__ void shorten(const int *first, int *parent, int n) {
    const int i = threadIdx.x;
    int next, at = parent[i];
    while (at > (next = parent[at])) { at = next; }
    parent[i] = at;
}
