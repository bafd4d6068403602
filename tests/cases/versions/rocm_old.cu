// flags: --rocm 5.7
#include <cuda_runtime.h>
#include <cub/cub.cuh>

void f(cudaStream_t s) {
    cudaMemPool_t pool;
    cub::DeviceReduce::TransformReduce(nullptr, 1);
    cudaDevResourceType type;
}
