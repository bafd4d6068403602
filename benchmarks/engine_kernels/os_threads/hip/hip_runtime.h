// As much of HIP as the kernels here need, for one operating system thread for each thread of a block. The threads
// execute the blocks one after the other, so shared memory is a variable that all of them see.
#pragma once

#include <math.h>
#include <pthread.h>

#define __global__
#define __shared__ static

struct dim3 {
    unsigned x = 1, y = 1, z = 1;
};

inline thread_local dim3 threadIdx, blockIdx;
inline dim3 blockDim, gridDim;
constexpr int warpSize = 32;

inline pthread_barrier_t of_block, of_waves[1024 / warpSize];

inline int thread_number() {
    return threadIdx.y * blockDim.x + threadIdx.x;
}

inline void __syncthreads() {
    pthread_barrier_wait(&of_block);
}

inline unsigned atomicAdd(unsigned* address, unsigned value) {
    return __atomic_fetch_add(address, value, __ATOMIC_RELAXED);
}

// What `lane` of this wavefront passes; the own value where there is no such lane.
inline float from_lane(float value, int lane) {
    static float passed[1024];
    const int thread = thread_number(), first = thread / warpSize * warpSize;
    passed[thread] = value;
    pthread_barrier_wait(&of_waves[thread / warpSize]);
    const float result = lane >= 0 && lane < warpSize ? passed[first + lane] : value;
    pthread_barrier_wait(&of_waves[thread / warpSize]);
    return result;
}

inline float __shfl_down(float value, int distance) {
    return from_lane(value, thread_number() % warpSize + distance);
}

inline float __shfl_up(float value, int distance) {
    return from_lane(value, thread_number() % warpSize - distance);
}

inline float __shfl_xor(float value, int mask) {
    return from_lane(value, thread_number() % warpSize ^ mask);
}
