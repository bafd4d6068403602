// Writes the sum of the values that each block visits to sums[blockIdx.x]. The block must have BlockSize threads.
#include <cuda_runtime.h>

constexpr int warp_lanes = 32;

template <typename T>
__device__ __forceinline__ T warp_sum(T value) {
    for (int offset = warp_lanes / 2; offset > 0; offset /= 2) {
        value += __shfl_down_sync(0xffffffffu, value, offset);
    }
    return value;
}

template <typename T, int BlockSize>
__global__ void block_reduce(int n, const T *__restrict__ values, T *__restrict__ sums) {
    static_assert(BlockSize % warp_lanes == 0 && BlockSize <= warp_lanes * warp_lanes, "whole warps, one warp of them");
    constexpr int warps = BlockSize / warp_lanes;
    __shared__ T partial[warps];

    T sum = T(0);
    for (int i = blockIdx.x * BlockSize + threadIdx.x; i < n; i += gridDim.x * BlockSize) {
        sum += values[i];
    }
    sum = warp_sum(sum);
    const int lane = threadIdx.x % warp_lanes;
    const int warp = threadIdx.x / warp_lanes;
    if (lane == 0) {
        partial[warp] = sum;
    }
    __syncthreads();
    if (warp == 0) {
        sum = warp_sum(lane < warps ? partial[lane] : T(0));
        if (lane == 0) {
            sums[blockIdx.x] = sum;
        }
    }
}

template __global__ void block_reduce<float, 256>(int, const float *, float *);
template __global__ void block_reduce<double, 256>(int, const double *, double *);
template __global__ void block_reduce<int, 128>(int, const int *, int *);
