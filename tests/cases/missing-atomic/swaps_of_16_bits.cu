#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/atomics.h"  // HP515@1

__device__ unsigned short largest(unsigned short *place, unsigned short value) {
    unsigned short seen = *place;
    while (seen < value) {
        const unsigned short before = atomicCAS(place, seen, value);
        if (before == seen) break;
        seen = before;
    }
    return seen;
}
__global__ void kernel(unsigned short *place, const unsigned short *values, unsigned *lock) {
    largest(place, values[threadIdx.x]);
    atomicCAS(lock, 0u, 1u);
}
