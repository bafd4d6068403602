// Locks that hold a number, that a bit is, whose turn comes, and what a variable or a function says of them.
//+ #include <hip/hip_runtime.h>  // HP114@1
__device__ int mutex;
__device__ unsigned next_ticket, now;

__global__ void with_the_owner(int *list) {
    while (atomicCAS(&mutex, 0, threadIdx.x + 1) != 0) {}
//~        ^~~~~~~~~ HP409 warning:
//~   the lanes that wait here block the one that holds the lock: on AMD GPUs they execute in lockstep
//~   remedy: put the critical section into the branch that got the lock, or let one lane of each wavefront take it
    ++list[0];
    atomicExch(&mutex, 0);
}

__global__ void of_a_bit(int *list) {
    while (atomicOr(&mutex, 1) & 1);
//~        ^~~~~~~~ HP409 warning:
//~   the lanes that wait here block the one that holds the lock: on AMD GPUs they execute in lockstep
//~   remedy: put the critical section into the branch that got the lock, or let one lane of each wavefront take it
    ++list[0];
    atomicAnd(&mutex, ~1);
}

__global__ void in_turn(int *list) {
    unsigned ticket = atomicAdd(&next_ticket, 1u);
    while (atomicAdd(&now, 0u) != ticket);
//~ ^~~~~ HP703 warning '':
//~   a loop waits for a location to change, without a fence before the data is used (low confidence)
//~   remedy: put __threadfence() after the loop, and launch no more blocks than run at the same time
//~        ^~~~~~~~~ HP409 warning:
//~   the lanes that wait here block the one that holds the lock: on AMD GPUs they execute in lockstep
//~   remedy: put the critical section into the branch that got the lock, or let one lane of each wavefront take it
    ++list[0];
    atomicAdd(&now, 1u);
}

struct Lock {
    int *word;
    __device__ bool try_lock() { return atomicCAS(word, 0, 1) == 0; }
    __device__ void lock() {
        while (!try_lock()) {}
//~             ^~~~~~~~ HP409 warning:
//~   the lanes that wait here block the one that holds the lock: on AMD GPUs they execute in lockstep
//~   remedy: put the critical section into the branch that got the lock, or let one lane of each wavefront take it
    }
};

__global__ void kept(int *list) {
    int old;
    do {
        old = atomicCAS(&mutex, 0, 1);
//~           ^~~~~~~~~ HP409 warning:
//~   the lanes that wait here block the one that holds the lock: on AMD GPUs they execute in lockstep
//~   remedy: put the critical section into the branch that got the lock, or let one lane of each wavefront take it
    } while (old != 0);
    ++list[0];
    atomicExch(&mutex, 0);
    bool got = false;
    while (!got) got = atomicCAS(&mutex, 0, 1) == 0;
//~                    ^~~~~~~~~ HP409 warning:
//~   the lanes that wait here block the one that holds the lock: on AMD GPUs they execute in lockstep
//~   remedy: put the critical section into the branch that got the lock, or let one lane of each wavefront take it
    ++list[0];
    atomicExch(&mutex, 0);
}
