// Dot product of two vectors in two launches: one sum a block, then the sum of these by one block. The first is
// launched with any grid, both with BlockSize threads a block.
#include <cuda_runtime.h>

constexpr int BlockSize = 256;
constexpr int warp_count = BlockSize / 32;

// The sum of `value` over the block, in its first warp.
template <typename T>
__device__ T block_sum(T value) {
    __shared__ T of_warps[warp_count];
    const int lane = threadIdx.x & 31;
    const int warp = threadIdx.x >> 5;
    for (int mask = 16; mask > 0; mask >>= 1) {
        value += __shfl_xor_sync(0xffffffff, value, mask);
    }
    if (lane == 0) {
        of_warps[warp] = value;
    }
    __syncthreads();
    if (warp == 0) {
        value = lane < warp_count ? of_warps[lane] : T(0);
        for (int mask = warp_count / 2; mask > 0; mask >>= 1) {
            value += __shfl_xor_sync(0xffffffff, value, mask, warp_count);
        }
    }
    return value;
}

template <typename T>
__global__ void dot_of_blocks(const T *__restrict__ x, const T *__restrict__ y, T *__restrict__ partial, int n) {
    T sum = T(0);
    for (int i = blockIdx.x * BlockSize + threadIdx.x; i < n; i += gridDim.x * BlockSize) {
        sum += x[i] * y[i];
    }
    sum = block_sum(sum);
    if (threadIdx.x == 0) {
        partial[blockIdx.x] = sum;
    }
}

template <typename T>
__global__ void sum_of_blocks(const T *__restrict__ partial, T *__restrict__ dot, int parts) {
    T sum = T(0);
    for (int i = threadIdx.x; i < parts; i += BlockSize) {
        sum += partial[i];
    }
    sum = block_sum(sum);
    if (threadIdx.x == 0) {
        *dot = sum;
    }
}

template __global__ void dot_of_blocks<float>(const float *, const float *, float *, int);
template __global__ void dot_of_blocks<double>(const double *, const double *, double *, int);
template __global__ void sum_of_blocks<float>(const float *, float *, int);
template __global__ void sum_of_blocks<double>(const double *, double *, int);
