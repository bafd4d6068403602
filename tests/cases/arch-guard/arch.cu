#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__device__ double add(double *x, double by) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 600
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 4 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIP_DEVICE_COMPILE__) && (defined(__HIP_DEVICE_COMPILE__) || __CUDA_ARCH__ >= 600)  // HP601@5 HP601@31
    return atomicAdd(x, by);
#else
    return *x += by;
#endif
}
__host__ __device__ bool on_device() {
#ifdef __CUDA_ARCH__
//~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #ifdef on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #ifdef arm of line 11 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #ifdef __HIP_DEVICE_COMPILE__  // HP601@8
    return true;
#else
    return false;
#endif
}
#if __CUDA_ARCH__ < 700
//~~~~~~~~~~~~~~~~~~~~~ HP601 warning '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP takes the #if arm of line 17; HIP does not define it, so it counts as 0
//~   remedy: test __HIP_DEVICE_COMPILE__ for device code; add an arm for HIP where a feature is meant
int old;
#elif __CUDA_ARCH__ < 800
int middle;
#endif
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 530
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 22
//~   remedy: check that this arm is the right one on AMD GPUs
__device__ float h;
#endif
#if !defined __CUDA_ARCH__ || (600 <= __CUDA_ARCH__)  // 600 and up
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 25
//~   remedy: check that this arm is the right one on AMD GPUs
__device__ float f;
#elif __CUDA_ARCH__ >= 350 && \
//> #elif (defined(__HIP_DEVICE_COMPILE__) || __CUDA_ARCH__ >= 350) && \  // HP601@7
      __CUDA_ARCH__ != 370
__device__ float g;
#endif
#if __CUDA_ARCH__ / 100 >= 6 || __CUDA_ARCH__ >= LEAST
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP601 warning '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: the project's own macros decide whether HIP takes the #if arm of line 31; HIP does not define it, so it counts as 0
//~   remedy: test __HIP_DEVICE_COMPILE__ for device code; add an arm for HIP where a feature is meant
__device__ float left;
#endif
#ifndef __CUDA_ARCH__
//~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #ifndef on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #ifndef arm of line 34 in host code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #ifndef __HIP_DEVICE_COMPILE__  // HP601@9
#include <cstdio>
#endif
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 610
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP601 warning '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP takes none of its arms, so nothing defines lane; HIP does not define it, so it counts as 0
//~   remedy: test __HIP_DEVICE_COMPILE__ for device code; add an arm for HIP where a feature is meant
__device__ unsigned lane() { unsigned r; asm("mov.u32 %0, %%smid;" : "=r"(r)); return r; }
//~                                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP503 info 'asm':
//~   inline PTX (%smid) cannot run on AMD GPUs: __smid() is in HIP, but numbers compute units with gaps, beyond their count: do not use it as an index (in an #if arm that HIP does not take)
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
#endif
