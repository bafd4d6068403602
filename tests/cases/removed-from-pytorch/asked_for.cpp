#include <ATen/ATen.h>
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#ifndef AT_CHECK
#define AT_CHECK TORCH_CHECK
#endif

void check(at::Tensor x) {
    AT_CHECK(x.is_cuda(), "not on the GPU");
#if defined(THCudaCheck)
    THCudaCheck(cudaDeviceSynchronize());
//>     THCudaCheck(hipDeviceSynchronize());  // HP101@17
#else
    C10_CUDA_CHECK(cudaDeviceSynchronize());
//>     C10_CUDA_CHECK(hipDeviceSynchronize());  // HP101@20
#endif
    THError("neither defined nor asked for");
//~ ^~~~~~~ HP127 error: PyTorch does not have THError any more
//~   remedy: write TORCH_CHECK with false as its first argument
}
