#include <cuda_runtime.h>

__global__ void stencil(float *x);

void prefer() {
    cudaDeviceSetCacheConfig(cudaFuncCachePreferL1);
    cudaFuncSetCacheConfig(stencil, cudaFuncCachePreferShared);
    cudaFuncSetCacheConfig(stencil, cudaFuncCachePreferNone);
}
