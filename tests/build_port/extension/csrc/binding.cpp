#include <torch/extension.h>
#ifdef WITH_CUDA
#include <ATen/cuda/CUDAContext.h>
#include <cuda_runtime.h>

void launch_warp_sums(const float *values, float *sums, int count, cudaStream_t stream);

at::Tensor warp_sums(const at::Tensor &values) {
    TORCH_CHECK(values.is_cuda() && values.is_contiguous(), "values have to be contiguous, and on a GPU");
    auto sums = at::zeros({(values.numel() + 31) / 32}, values.options());
    cudaStream_t stream = at::cuda::getCurrentCUDAStream();
    launch_warp_sums(values.data_ptr<float>(), sums.data_ptr<float>(), static_cast<int>(values.numel()), stream);
    C10_CUDA_CHECK(cudaGetLastError());
    return sums;
}
#endif

PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) {
#ifdef WITH_CUDA
    m.def("warp_sums", &warp_sums, "the sum of every 32 values");
#endif
}
