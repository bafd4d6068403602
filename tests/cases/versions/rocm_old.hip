// flags: --rocm 5.7
#include <hip/hip_runtime.h>
#include <hipcub/hipcub.hpp>

void f(hipStream_t s) {
    hipMemPool_t pool;
    cub::DeviceReduce::TransformReduce(nullptr, 1);
    cudaDevResourceType type;
}
