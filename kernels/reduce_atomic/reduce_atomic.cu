// Adds the n values to *total, one atomic operation a warp. The grid may have any size, the block whole warps.
#include <cuda_runtime.h>

#define FULL_MASK 0xffffffffu

template <typename T>
__inline__ __device__ T warp_reduce_sum(T value) {
#pragma unroll
    for (int offset = 16; offset > 0; offset >>= 1) {
        value += __shfl_down_sync(FULL_MASK, value, offset);
    }
    return value;
}

template <typename T>
__global__ void reduce_atomic(const T *__restrict__ values, T *__restrict__ total, int n) {
    T sum = T(0);
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) {
        sum += values[i];
    }
    sum = warp_reduce_sum(sum);
    if ((threadIdx.x & 31) == 0) {
        atomicAdd(total, sum);
    }
}

template __global__ void reduce_atomic<float>(const float *, float *, int);
template __global__ void reduce_atomic<double>(const double *, double *, int);
template __global__ void reduce_atomic<int>(const int *, int *, int);
