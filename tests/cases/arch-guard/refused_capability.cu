#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Mutex {
#ifdef __CUDA_ARCH__
//~~~~~~~~~~~~~~~~~~ HP601 warning '__CUDA_ARCH__':
//~   #ifdef on __CUDA_ARCH__: HIP takes none of its arms; HIP does not define it, so it counts as 0
//~   remedy: test __HIP_DEVICE_COMPILE__ for device code; add an arm for HIP where a feature is meant

#if (__CUDA_ARCH__ < 700)
//~~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP takes the #if arm of line 6; HIP does not define it, so it counts as 0 (in an #if arm that HIP does not take)
//~   remedy: test __HIP_DEVICE_COMPILE__ for device code; add an arm for HIP where a feature is meant
#error a lock needs threads that are scheduled independently
#endif
#endif
    int *locked;
};
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 700
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP601 warning '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP takes none of its arms; HIP does not define it, so it counts as 0
//~   remedy: test __HIP_DEVICE_COMPILE__ for device code; add an arm for HIP where a feature is meant
#error a lock needs threads that are scheduled independently
#endif
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 350
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes none of its arms
//~   remedy: check that this arm is the right one on AMD GPUs
#error Kepler at least
#endif
#ifdef __CUDA_ARCH__
//~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #ifdef on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #ifdef arm of line 18
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIPCC__) || defined(__CUDA_ARCH__)  // HP601@2
#if __CUDA_ARCH__ < 300
//~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 19 in host code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if !defined(__HIP_DEVICE_COMPILE__) && __CUDA_ARCH__ < 300  // HP601@5
#error Kepler at least
#endif
__device__ int lanes() { return 32; }
#endif
