#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/atomics.h"  // HP515@1

__global__ void clear(void *flags, int bit) {
    atomicAnd_system((long long *)flags + threadIdx.x, ~(1ll << bit));
//~ ^~~~~~~~~~~~~~~~ HP711 info:
//~   atomicAnd_system: in memory from hipMalloc, the host and other GPUs see it for certain only after the kernel ended
//~   remedy: where they take part while the kernel runs, allocate with hipHostMalloc, or with hipExtMallocWithFlags and hipDeviceMallocFinegrained
}
