#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#define BIG(f, bytes) cudaFuncSetAttribute(f, cudaFuncAttributeMaxDynamicSharedMemorySize, bytes)
//> #define BIG(f, bytes) hipFuncSetAttribute(reinterpret_cast<const void*>(f), hipFuncAttributeMaxDynamicSharedMemorySize, bytes)  // HP101@23 HP301@44 HP301@45 HP101@47
#define CHECK(call) do { if ((call) != cudaSuccess) return 1; } while (0)
//> #define CHECK(call) do { if ((call) != hipSuccess) return 1; } while (0)  // HP101@40

template <class T, int N>
__global__ void scale(T *x) { x[threadIdx.x] *= N; }

__global__ void plain(float *x) { *x = 1; }

int attributes(int n, cudaStream_t s, float *p) {
//> int attributes(int n, hipStream_t s, float *p) {  // HP101@23
    void *args[] = {&p};
    cudaFuncAttributes a;
//>     hipFuncAttributes a;  // HP101@5
    CHECK(cudaFuncGetAttributes(&a, scale<float, 4>));
//>     CHECK(hipFuncGetAttributes(&a, reinterpret_cast<const void*>(scale<float, 4>)));  // HP101@11 HP301@37 HP301@52
    CHECK(cudaFuncSetAttribute(scale<float, 4>, cudaFuncAttributeMaxDynamicSharedMemorySize, 98304));
//~                                                                                          ^~~~~ HP510 error '':
//~   the kernel asks for 98,304 bytes of dynamic shared memory; a block has 65,536 on gfx90a, gfx942, gfx1100, gfx1201
//~   remedy: make the tiles smaller, or keep a part of the data in registers or in global memory
//>     CHECK(hipFuncSetAttribute(reinterpret_cast<const void*>(scale<float, 4>), hipFuncAttributeMaxDynamicSharedMemorySize, 98304));  // HP101@11 HP301@32 HP301@47 HP101@49
    CHECK(cudaFuncSetAttribute(
//>     CHECK(hipFuncSetAttribute(  // HP101@11
        scale<double, (2 < 3) ? 4 : 8>,  // one of them, not two arguments
//>         reinterpret_cast<const void*>(scale<double, (2 < 3) ? 4 : 8>),  // one of them, not two arguments  // HP301@9 HP301@39
        cudaFuncAttributeMaxDynamicSharedMemorySize, n));
//~                                                  ^ HP510 info '':
//~   the kernel opts in to n bytes of shared memory; a block has 65,536 on gfx90a, gfx942, gfx1100, gfx1201
//~   remedy: check that the amount stays below this; HIP needs no opt-in up to its limit
//>         hipFuncAttributeMaxDynamicSharedMemorySize, n));  // HP101@9
    CHECK(cudaFuncSetAttribute((const void *)plain, cudaFuncAttributePreferredSharedMemoryCarveout, 50));
//>     CHECK(hipFuncSetAttribute((const void *)plain, hipFuncAttributePreferredSharedMemoryCarveout, 50));  // HP101@11 HP101@53
    CHECK(cudaFuncSetAttribute(reinterpret_cast<const void *>(&plain), cudaFuncAttributePreferredSharedMemoryCarveout, 50));
//>     CHECK(hipFuncSetAttribute(reinterpret_cast<const void *>(&plain), hipFuncAttributePreferredSharedMemoryCarveout, 50));  // HP101@11 HP101@72
    CHECK(BIG(plain, n));
    CHECK(cudaFuncSetCacheConfig(plain, cudaFuncCachePreferShared));
//~       ^~~~~~~~~~~~~~~~~~~~~~ HP709 info: cudaFuncSetCacheConfig has no effect on AMD GPUs
//~   remedy: keep the call or remove it
//>     CHECK(hipFuncSetCacheConfig(reinterpret_cast<const void*>(plain), hipFuncCachePreferShared));  // HP101@11 HP301@34 HP301@39 HP101@41
    CHECK(cudaFuncSetSharedMemConfig(plain, cudaSharedMemBankSizeEightByte));
//~       ^~~~~~~~~~~~~~~~~~~~~~~~~~ HP709 info: cudaFuncSetSharedMemConfig has no effect on AMD GPUs
//~   remedy: keep the call or remove it
//>     CHECK(hipFuncSetSharedMemConfig(reinterpret_cast<const void*>(plain), hipSharedMemBankSizeEightByte));  // HP101@11 HP301@38 HP301@43 HP101@45
    CHECK(cudaLaunchKernel(plain, dim3(1), dim3(64), args));
//>     CHECK(hipLaunchKernel(reinterpret_cast<const void*>(plain), dim3(1), dim3(64), args));  // HP101@11 HP301@28 HP301@33
    CHECK(cudaLaunchKernel(&plain, dim3((n + 63) / 64, 1), dim3(64), args, 0));
//>     CHECK(hipLaunchKernel(reinterpret_cast<const void*>(&plain), dim3((n + 63) / 64, 1), dim3(64), args, 0));  // HP101@11 HP301@28 HP301@34
    CHECK(cudaLaunchKernel(scale<float, 2>, dim3(1), dim3(64), args, 0, s));
//>     CHECK(hipLaunchKernel(reinterpret_cast<const void*>(scale<float, 2>), dim3(1), dim3(64), args, 0, s));  // HP101@11 HP301@28 HP301@43
    CHECK(cudaLaunchCooperativeKernel(plain, dim3(1), dim3(64), args));
//>     CHECK(hipLaunchCooperativeKernel(plain, dim3(1), dim3(64), args, 0, 0));  // HP101@11 HP301@69
    CHECK(cudaLaunchCooperativeKernel(plain, dim3(1), dim3(64), args, 0));
//>     CHECK(hipLaunchCooperativeKernel(plain, dim3(1), dim3(64), args, 0, 0));  // HP101@11 HP301@72
    cudaLaunchParams several[2] = {};
//>     hipLaunchParams several[2] = {};  // HP101@5
    CHECK(cudaLaunchCooperativeKernelMultiDevice(several, 2));
//>     CHECK(hipLaunchCooperativeKernelMultiDevice(several, 2, 0));  // HP101@11 HP301@60
    CHECK(cudaLaunchCooperativeKernelMultiDevice(several, 2, cudaCooperativeLaunchMultiDeviceNoPreSync));
//>     CHECK(hipLaunchCooperativeKernelMultiDevice(several, 2, hipCooperativeLaunchMultiDeviceNoPreSync));  // HP101@11 HP101@62
    CHECK(cudaLaunchCooperativeKernel(plain, dim3(1), dim3(64), args, 0, s));
//>     CHECK(hipLaunchCooperativeKernel(plain, dim3(1), dim3(64), args, 0, s));  // HP101@11
    CHECK(cudaLaunch(plain));  // before CUDA 7, after cudaConfigureCall
//>     CHECK(hipLaunchByPtr(reinterpret_cast<const void*>(plain)));  // before CUDA 7, after cudaConfigureCall  // HP101@11 HP301@22 HP301@27
    float *device = nullptr;
    CHECK(cudaHostGetDevicePointer(&device, p, 0));
//>     CHECK(hipHostGetDevicePointer((void**)(&device), p, 0));  // HP101@11 HP301@36 HP301@43
    volatile int *flags;
    CHECK(cudaHostGetDevicePointer(&flags, p, 0));
//>     CHECK(hipHostGetDevicePointer((void**)(&flags), p, 0));  // HP101@11 HP301@36 HP301@42
    CHECK(cudaHostGetDevicePointer((void **)&device, p, 0));
//>     CHECK(hipHostGetDevicePointer((void **)&device, p, 0));  // HP101@11
    return 0;
}
