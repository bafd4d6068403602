#pragma once
#include <cuda_runtime.h>
#include <torch/extension.h>

#ifdef __CUDACC__
__device__ __forceinline__ float sum_of_warp(float value) {
    for (int lanes = 16; lanes > 0; lanes /= 2) value += __shfl_down_sync(0xffffffff, value, lanes);
    return value;
}
#endif

void sum_cuda(torch::Tensor in, torch::Tensor out, cudaStream_t stream);
