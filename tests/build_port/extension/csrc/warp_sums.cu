#include <cuda_runtime.h>

__global__ void warp_sums(const float *values, float *sums, int count) {
    int index = blockIdx.x * blockDim.x + threadIdx.x;
    float value = index < count ? values[index] : 0.0f;
    for (int offset = 16; offset > 0; offset /= 2)
        value += __shfl_down_sync(0xffffffff, value, offset);
    if (threadIdx.x % 32 == 0)
        sums[index / 32] = value;
}

void launch_warp_sums(const float *values, float *sums, int count, cudaStream_t stream) {
    int blocks = (count + SUMS_CUDA_BLOCK - 1) / SUMS_CUDA_BLOCK;
    warp_sums<<<blocks, SUMS_CUDA_BLOCK, 0, stream>>>(values, sums, count);
}
