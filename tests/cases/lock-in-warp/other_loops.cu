// Reads until another block has come, places that are looked for, one try, and what the loop goes on with.
//+ #include <hip/hip_runtime.h>  // HP114@1
__device__ int arrived, mutex;

__global__ void all_wait_for_the_others(int *x) {
    if (threadIdx.x == 0) atomicAdd(&arrived, 1);
    while (atomicAdd(&arrived, 0) < gridDim.x) {}
    while (atomicOr(&arrived, 0) == 0) {}
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
