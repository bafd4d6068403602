#include <hip/hip_runtime.h>

#define BIG(f, bytes) hipFuncSetAttribute(reinterpret_cast<const void*>(f), hipFuncAttributeMaxDynamicSharedMemorySize, bytes)
#define CHECK(call) do { if ((call) != hipSuccess) return 1; } while (0)

template <class T, int N>
__global__ void scale(T *x) { x[threadIdx.x] *= N; }

__global__ void plain(float *x) { *x = 1; }

int attributes(int n, hipStream_t s, float *p) {
    void *args[] = {&p};
    hipFuncAttributes a;
    CHECK(hipFuncGetAttributes(&a, reinterpret_cast<const void*>(scale<float, 4>)));
    CHECK(hipFuncSetAttribute(reinterpret_cast<const void*>(scale<float, 4>), hipFuncAttributeMaxDynamicSharedMemorySize, 98304));
    CHECK(hipFuncSetAttribute(
        reinterpret_cast<const void*>(scale<double, (2 < 3) ? 4 : 8>),  // one of them, not two arguments
        hipFuncAttributeMaxDynamicSharedMemorySize, n));
    CHECK(hipFuncSetAttribute((const void *)plain, hipFuncAttributePreferredSharedMemoryCarveout, 50));
    CHECK(hipFuncSetAttribute(reinterpret_cast<const void *>(&plain), hipFuncAttributePreferredSharedMemoryCarveout, 50));
    CHECK(BIG(plain, n));
    CHECK(hipFuncSetCacheConfig(reinterpret_cast<const void*>(plain), hipFuncCachePreferShared));
    CHECK(hipFuncSetSharedMemConfig(reinterpret_cast<const void*>(plain), hipSharedMemBankSizeEightByte));
    CHECK(hipLaunchKernel(reinterpret_cast<const void*>(plain), dim3(1), dim3(64), args));
    CHECK(hipLaunchKernel(reinterpret_cast<const void*>(&plain), dim3((n + 63) / 64, 1), dim3(64), args, 0));
    CHECK(hipLaunchKernel(reinterpret_cast<const void*>(scale<float, 2>), dim3(1), dim3(64), args, 0, s));
    CHECK(hipLaunchCooperativeKernel(plain, dim3(1), dim3(64), args, 0, 0));
    CHECK(hipLaunchCooperativeKernel(plain, dim3(1), dim3(64), args, 0, 0));
    CHECK(hipLaunchCooperativeKernel(plain, dim3(1), dim3(64), args, 0, s));
    CHECK(hipLaunchByPtr(reinterpret_cast<const void*>(plain)));  // before CUDA 7, after cudaConfigureCall
    float *device = nullptr;
    CHECK(hipHostGetDevicePointer(reinterpret_cast<void**>(&device), p, 0));
    CHECK(hipHostGetDevicePointer((void **)&device, p, 0));
    return 0;
}
