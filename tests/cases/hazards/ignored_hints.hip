#include <hip/hip_runtime.h>

__global__ void stencil(float *x);

void prefer() {
    hipDeviceSetCacheConfig(hipFuncCachePreferL1);
    hipFuncSetCacheConfig(reinterpret_cast<const void*>(stencil), hipFuncCachePreferShared);
    hipFuncSetCacheConfig(reinterpret_cast<const void*>(stencil), hipFuncCachePreferNone);
}

void keep_in_cache(hipStream_t stream, hipStreamAttrValue value) {
    hipStreamSetAttribute(stream, hipStreamAttributeAccessPolicyWindow, &value);
    hipStreamSetAttribute(stream, hipStreamAttributePriority, &value);
}
