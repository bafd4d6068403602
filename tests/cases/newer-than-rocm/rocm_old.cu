// flags: --rocm 5.7
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cub/cub.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11

void f(cudaStream_t s) {
//> void f(hipStream_t s) {  // HP101@8
    cudaMemPool_t pool;
//>     hipMemPool_t pool;  // HP101@5
    cub::DeviceReduce::TransformReduce(nullptr, 1);
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP104 error:
//~   cub::DeviceReduce::TransformReduce: its counterpart hipcub::DeviceReduce::TransformReduce exists only from ROCm after 5.7
//~   remedy: convert for a newer ROCm (--rocm 5.7) or avoid cub::DeviceReduce::TransformReduce
    cudaDevResourceType type;
//~ ^~~~~~~~~~~~~~~~~~~ HP104 error: cudaDevResourceType: its counterpart hipDevResourceType exists only from ROCm 10.0
//~   remedy: convert for a newer ROCm (--rocm 10.0) or avoid cudaDevResourceType
}
