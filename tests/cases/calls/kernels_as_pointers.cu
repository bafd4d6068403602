#include <cuda_runtime.h>

#define BIG(f, bytes) cudaFuncSetAttribute(f, cudaFuncAttributeMaxDynamicSharedMemorySize, bytes)
#define CHECK(call) do { if ((call) != cudaSuccess) return 1; } while (0)

template <class T, int N>
__global__ void scale(T *x) { x[threadIdx.x] *= N; }

__global__ void plain(float *x) { *x = 1; }

int attributes(int n, cudaStream_t s, float *p) {
    void *args[] = {&p};
    cudaFuncAttributes a;
    CHECK(cudaFuncGetAttributes(&a, scale<float, 4>));
    CHECK(cudaFuncSetAttribute(scale<float, 4>, cudaFuncAttributeMaxDynamicSharedMemorySize, 98304));
    CHECK(cudaFuncSetAttribute(
        scale<double, (2 < 3) ? 4 : 8>,  // one of them, not two arguments
        cudaFuncAttributeMaxDynamicSharedMemorySize, n));
    CHECK(cudaFuncSetAttribute((const void *)plain, cudaFuncAttributePreferredSharedMemoryCarveout, 50));
    CHECK(cudaFuncSetAttribute(reinterpret_cast<const void *>(&plain), cudaFuncAttributePreferredSharedMemoryCarveout, 50));
    CHECK(BIG(plain, n));
    CHECK(cudaFuncSetCacheConfig(plain, cudaFuncCachePreferShared));
    CHECK(cudaFuncSetSharedMemConfig(plain, cudaSharedMemBankSizeEightByte));
    CHECK(cudaLaunchKernel(plain, dim3(1), dim3(64), args));
    CHECK(cudaLaunchKernel(&plain, dim3((n + 63) / 64, 1), dim3(64), args, 0));
    CHECK(cudaLaunchKernel(scale<float, 2>, dim3(1), dim3(64), args, 0, s));
    CHECK(cudaLaunchCooperativeKernel(plain, dim3(1), dim3(64), args));
    CHECK(cudaLaunchCooperativeKernel(plain, dim3(1), dim3(64), args, 0));
    CHECK(cudaLaunchCooperativeKernel(plain, dim3(1), dim3(64), args, 0, s));
    CHECK(cudaLaunch(plain));  // before CUDA 7, after cudaConfigureCall
    float *device = nullptr;
    CHECK(cudaHostGetDevicePointer(&device, p, 0));
    CHECK(cudaHostGetDevicePointer((void **)&device, p, 0));
    return 0;
}
