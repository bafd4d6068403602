// Softmax of each row of a matrix (rows x columns), one block a row. Maximum and sum come from one pass over the row
// (the online form). The block is a multiple of 32 threads.
#include <cuda_fp16.h>
#include <math_constants.h>

constexpr int warp_lanes = 32;

// Sum of exp(x - greatest) over some values.
struct Partial {
    float greatest;
    float sum;
};

__device__ __forceinline__ Partial merge(Partial a, Partial b) {
    const float greatest = fmaxf(a.greatest, b.greatest);
    if (greatest == -CUDART_INF_F) {
        return a;  // no value on either side
    }
    return {greatest, a.sum * __expf(a.greatest - greatest) + b.sum * __expf(b.greatest - greatest)};
}

__device__ __forceinline__ Partial merge_warp(Partial partial) {
#pragma unroll
    for (int mask = warp_lanes / 2; mask > 0; mask /= 2) {
        const Partial other{__shfl_xor_sync(0xffffffffu, partial.greatest, mask),
                            __shfl_xor_sync(0xffffffffu, partial.sum, mask)};
        partial = merge(partial, other);
    }
    return partial;
}

template <typename T>
__global__ void softmax_online(const T *__restrict__ input, T *__restrict__ output, int columns) {
    __shared__ Partial of_warps[warp_lanes];
    const T *row = input + static_cast<size_t>(blockIdx.x) * columns;
    T *result = output + static_cast<size_t>(blockIdx.x) * columns;
    const int lane = threadIdx.x % warp_lanes;
    const int warp = threadIdx.x / warp_lanes;

    Partial partial{-CUDART_INF_F, 0.0f};
    for (int i = threadIdx.x; i < columns; i += blockDim.x) {
        partial = merge(partial, {static_cast<float>(row[i]), 1.0f});
    }
    partial = merge_warp(partial);
    if (lane == 0) {
        of_warps[warp] = partial;
    }
    __syncthreads();
    // Every warp combines those of all warps: no second barrier.
    partial = lane < blockDim.x / warp_lanes ? of_warps[lane] : Partial{-CUDART_INF_F, 0.0f};
    partial = merge_warp(partial);

    const float scale = 1.0f / partial.sum;
    for (int i = threadIdx.x; i < columns; i += blockDim.x) {
        result[i] = static_cast<T>(__expf(static_cast<float>(row[i]) - partial.greatest) * scale);
    }
}

template __global__ void softmax_online<float>(const float *, float *, int);
template __global__ void softmax_online<__half>(const __half *, __half *, int);
