#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__global__ void stencil(float *x);

void prefer() {
    cudaDeviceSetCacheConfig(cudaFuncCachePreferL1);
//~ ^~~~~~~~~~~~~~~~~~~~~~~~ HP709 info: cudaDeviceSetCacheConfig has no effect on AMD GPUs
//~   remedy: keep the call or remove it
//>     hipDeviceSetCacheConfig(hipFuncCachePreferL1);  // HP101@5 HP101@30
    cudaFuncSetCacheConfig(stencil, cudaFuncCachePreferShared);
//~ ^~~~~~~~~~~~~~~~~~~~~~ HP709 info: cudaFuncSetCacheConfig has no effect on AMD GPUs
//~   remedy: keep the call or remove it
//>     hipFuncSetCacheConfig(reinterpret_cast<const void*>(stencil), hipFuncCachePreferShared);  // HP101@5 HP301@28 HP301@35 HP101@37
    cudaFuncSetCacheConfig(stencil, cudaFuncCachePreferNone);
//>     hipFuncSetCacheConfig(reinterpret_cast<const void*>(stencil), hipFuncCachePreferNone);  // HP101@5 HP301@28 HP301@35 HP101@37
}

void keep_in_cache(cudaStream_t stream, cudaStreamAttrValue value) {
//> void keep_in_cache(hipStream_t stream, hipStreamAttrValue value) {  // HP101@20 HP101@41
    cudaStreamSetAttribute(stream, cudaStreamAttributeAccessPolicyWindow, &value);
//~                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP709 info:
//~   cudaStreamAttributeAccessPolicyWindow has no effect on AMD GPUs
//~   remedy: keep the call or remove it
//>     hipStreamSetAttribute(stream, hipStreamAttributeAccessPolicyWindow, &value);  // HP101@5 HP101@36
    cudaStreamSetAttribute(stream, cudaStreamAttributePriority, &value);
//>     hipStreamSetAttribute(stream, hipStreamAttributePriority, &value);  // HP101@5 HP101@36
}
