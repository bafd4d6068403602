#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

// Locks that functions of the file take and give back, without a fence.
__device__ bool lock(int *l) { return atomicCAS(l, 0, 1) == 0; }
__device__ void unlock(int *l) { atomicExch(l, 0); }

__global__ void put(int *locks, int *table, int key, int i) {
    for (bool is_done = false; !is_done;) {
        if (lock(&locks[i])) {
//~         ^~~~ HP703 warning:
//~   other blocks may read old data after they got this lock, without a fence around it (low confidence)
//~   remedy: put __threadfence() after taking the lock and before giving it back
            table[i] = key;
            unlock(&locks[i]);
            is_done = true;
        }
    }
}

class Mutex {
    int *state;

public:
    __device__ void acquire() {
        while (atomicCAS(state, 0, 1) != 0) {}
    }
    __device__ void release() { *state = 0; }
};

__global__ void sum(Mutex mutex, float *total, const float *x) {
    if (threadIdx.x > 0) return;
    mutex.acquire();
//~       ^~~~~~~ HP703 warning:
//~   other blocks may read old data after they got this lock, without a fence around it (low confidence)
//~   remedy: put __threadfence() after taking the lock and before giving it back
    *total += x[blockIdx.x];
    mutex.release();
}

// Functions with fences; another lock; no store between.
__device__ bool lock_fenced(int *l) {
    bool is_mine = atomicCAS(l, 0, 1) == 0;
    __threadfence();
    return is_mine;
}
__device__ void unlock_fenced(int *l) {
    __threadfence();
    *l = 0;
}

__global__ void put_fenced(int *locks, int *table, int key, int i) {
    if (lock_fenced(&locks[i])) {
        table[i] = key;
        unlock_fenced(&locks[i]);
    }
    if (lock(&locks[1])) {
        int found = table[i];
        unlock(&locks[1]);
        table[i + 1] = found;
    }
    if (lock(&locks[2])) {
        table[2] = key;
        unlock(&locks[3]);
    }
}

__global__ void put_with_fences(int *locks, int *table, int key, int i) {
    if (lock(&locks[i])) {
        __threadfence();
        table[i] = key;
        __threadfence();
        unlock(&locks[i]);
    }
}
