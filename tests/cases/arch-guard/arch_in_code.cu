#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#define ON_DEVICE (__CUDA_ARCH__ > 0)
//~                ^~~~~~~~~~~~~ HP601 warning: __CUDA_ARCH__ is not defined in HIP
//~   remedy: test __HIP_DEVICE_COMPILE__ or the architecture itself
__global__ void arch(int *x) { *x = __CUDA_ARCH__; }
//~                                 ^~~~~~~~~~~~~ HP601 warning: __CUDA_ARCH__ is not defined in HIP
//~   remedy: test __HIP_DEVICE_COMPILE__ or the architecture itself
#ifdef __CUDA_ARCH__
//~~~~~~~~~~~~~~~~~~ HP601 warning '__CUDA_ARCH__':
//~   #ifdef on __CUDA_ARCH__: HIP takes the #else arm of line 7; HIP does not define it, so it counts as 0
//~   remedy: test __HIP_DEVICE_COMPILE__ for device code; add an arm for HIP where a feature is meant
#define WHERE __CUDA_ARCH__
//~           ^~~~~~~~~~~~~ HP601 info: __CUDA_ARCH__ is not defined in HIP (in an #if arm that HIP does not take)
//~   remedy: test __HIP_DEVICE_COMPILE__ or the architecture itself
#else
#define WHERE 0
#endif
