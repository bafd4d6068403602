// Updates by atomicCAS, sections within the turn of a loop, and locks that one thread takes.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/device.h"  // HP117@1
__device__ int mutex, flag;

__device__ float largest(float *address, float value) {
    int *bits = (int *)address;
    int old = *bits, assumed;
    do {
        assumed = old;
        old = atomicCAS(bits, assumed, __float_as_int(fmaxf(value, __int_as_float(assumed))));
    } while (assumed != old);
    return __int_as_float(old);
}

__device__ void put(unsigned *slots, unsigned key) {
    unsigned at = key % 64;
    while (atomicCAS(&slots[at], 0u, key) != 0u) at = (at + 1) % 64;
}

__global__ void within_a_turn(int *list) {
    bool done = false;
    while (!done) {
        if (atomicCAS(&mutex, 0, 1) == 0) {
            list[list[0]++] = threadIdx.x;
            __threadfence();
            atomicExch(&mutex, 0);
            done = true;
        }
    }
}

__global__ void within_a_turn_too(int *list) {
    while (true) {
        if (atomicCAS(&mutex, 0, 1) == 0) {
//~         ^~~~~~~~~ HP703 warning:
//~   other blocks may read old data after they got this lock, without a fence around it (low confidence)
//~   remedy: put __threadfence() after taking the lock and before giving it back
            list[list[0]++] = threadIdx.x;
            atomicExch(&mutex, 0);
            break;
        }
    }
}

__device__ void take() {
    while (atomicCAS(&mutex, 0, 1) != 0);
}

__global__ void one_of_a_block(int *list) {
    if (threadIdx.x == 0) take();
    __syncthreads();
    list[threadIdx.x] += 1;
    __syncthreads();
    if (threadIdx.x == 0) {
        atomicExch(&mutex, 0);
        while (atomicCAS(&flag, 1, 1) != 1) {
            __nanosleep(10);
//>             hipport::nanosleep(10);  // HP101@13
        }
    }
}

__global__ void the_others_leave(int *list) {
    if (threadIdx.x != 0) return;
    while (atomicExch(&mutex, 1) != 0);
    ++list[0];
    atomicExch(&mutex, 0);
}
