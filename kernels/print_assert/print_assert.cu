// Counts the readings outside of [low, high] and prints each of them. The grid must have a thread for each reading.
#include <cassert>
#include <cstdio>
#include <cuda_runtime.h>

extern "C" __global__ void print_assert(const float *__restrict__ readings, int *outliers, int n, float low,
                                        float high) {
    assert(gridDim.x * blockDim.x >= static_cast<unsigned>(n) && "a thread for each reading");
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) {
        return;
    }
    const float reading = readings[i];
    assert(!isnan(reading));
    if (reading < low || reading > high) {
        atomicAdd(outliers, 1);
        printf("reading %d is %s: %.2f (block %u, thread %u)\n", i, reading < low ? "low" : "high", reading, blockIdx.x,
               threadIdx.x);
    }
}
