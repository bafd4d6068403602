// Each row of a matrix (rows x columns) divided by its root mean square and multiplied by a weight for each column. One
// block a row, a multiple of 32 threads.
#include <cuda_bf16.h>
#include <cuda_fp16.h>

#define WARP_SIZE 32
#define FULL_MASK 0xffffffff

__device__ __forceinline__ float warp_sum(float value) {
    for (int offset = WARP_SIZE / 2; offset > 0; offset >>= 1) {
        value += __shfl_down_sync(FULL_MASK, value, offset);
    }
    return value;
}

template <typename T>
__global__ void rms_norm(const T *__restrict__ input, const T *__restrict__ weight, T *__restrict__ output, int columns,
                         float epsilon) {
    __shared__ float warp_sums[WARP_SIZE];
    __shared__ float scale;
    const size_t first = static_cast<size_t>(blockIdx.x) * columns;
    const int lane = threadIdx.x & (WARP_SIZE - 1);
    const int warp = threadIdx.x >> 5;

    float sum = 0.0f;
    for (int i = threadIdx.x; i < columns; i += blockDim.x) {
        const float value = static_cast<float>(input[first + i]);
        sum += value * value;
    }
    sum = warp_sum(sum);
    if (lane == 0) {
        warp_sums[warp] = sum;
    }
    __syncthreads();
    if (warp == 0) {
        sum = lane < (blockDim.x + WARP_SIZE - 1) / WARP_SIZE ? warp_sums[lane] : 0.0f;
        sum = warp_sum(sum);
        if (lane == 0) {
            scale = rsqrtf(sum / columns + epsilon);
        }
    }
    __syncthreads();

    for (int i = threadIdx.x; i < columns; i += blockDim.x) {
        const float normalized = static_cast<float>(input[first + i]) * scale;
        output[first + i] = static_cast<T>(normalized * static_cast<float>(weight[i]));
    }
}

template __global__ void rms_norm<float>(const float *, const float *, float *, int, float);
template __global__ void rms_norm<__half>(const __half *, const __half *, __half *, int, float);
template __global__ void rms_norm<__nv_bfloat16>(const __nv_bfloat16 *, const __nv_bfloat16 *, __nv_bfloat16 *, int,
                                                 float);
