#include <cuda_runtime.h>

__global__ void stencil(float *x);

void prefer() {
    cudaDeviceSetCacheConfig(cudaFuncCachePreferL1);
    cudaFuncSetCacheConfig(stencil, cudaFuncCachePreferShared);
    cudaFuncSetCacheConfig(stencil, cudaFuncCachePreferNone);
}

void keep_in_cache(cudaStream_t stream, cudaStreamAttrValue value) {
    cudaStreamSetAttribute(stream, cudaStreamAttributeAccessPolicyWindow, &value);
    cudaStreamSetAttribute(stream, cudaStreamAttributePriority, &value);
}
