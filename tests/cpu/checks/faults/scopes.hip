// Atomic operations that are atomic within a block, on memory that several blocks access.
#include <hip/hip_runtime.h>

__global__ void count_in_block_scope(const int *x, int *counts) {
    int *const count = &counts[x[blockIdx.x * blockDim.x + threadIdx.x]];
    __hip_atomic_fetch_add(count, 1, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);  // fault: race-across-blocks
}

__global__ void sum_in_block_scope(const float *x, float *sum) {
    const float own = x[blockIdx.x * blockDim.x + threadIdx.x];
    __hip_atomic_fetch_add(sum, own, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);  // fault: race-across-blocks
}

__global__ void count_in_two_scopes(int *count) {
    if (threadIdx.x % 2 == 0) {
        atomicAdd_system(count, 1);  // or here: race-across-blocks
    } else {
        __hip_atomic_fetch_add(count, 1, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);  // fault: race-across-blocks
    }
}
