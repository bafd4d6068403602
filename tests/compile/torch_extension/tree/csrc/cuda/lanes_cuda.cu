#include <c10/cuda/CUDAGuard.h>
#include <cuda_fp16.h>

#include "../lanes.h"

template <class T>
__global__ void sum_kernel(const T *in, T *out, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const float sum = sum_of_warp(i < n ? static_cast<float>(in[i]) : 0.0f);
    if (threadIdx.x % 32 == 0) atomicAdd(out, static_cast<T>(sum));
}

void sum_cuda(torch::Tensor in, torch::Tensor out, cudaStream_t stream) {
    const int n = in.numel();
    sum_kernel<<<(n + 255) / 256, 256, 0, stream>>>(in.data_ptr<__half>(), out.data_ptr<__half>(), n);
    C10_CUDA_CHECK(cudaGetLastError());
}
