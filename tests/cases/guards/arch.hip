#include <hip/hip_runtime.h>

__device__ double add(double *x, double by) {
#if defined(__HIP_DEVICE_COMPILE__) && (defined(__HIP_DEVICE_COMPILE__) || __CUDA_ARCH__ >= 600)
    return atomicAdd(x, by);
#else
    return *x += by;
#endif
}
__host__ __device__ bool on_device() {
#ifdef __HIP_DEVICE_COMPILE__
    return true;
#else
    return false;
#endif
}
#if __CUDA_ARCH__ < 700
int old;
#elif __CUDA_ARCH__ < 800
int middle;
#endif
#if !defined(__HIP_DEVICE_COMPILE__) || (defined(__HIP_DEVICE_COMPILE__) || __CUDA_ARCH__ >= 530)
__device__ float h;
#endif
#if !defined __HIP_DEVICE_COMPILE__ || ((defined(__HIP_DEVICE_COMPILE__) || 600 <= __CUDA_ARCH__))  // 600 and up
__device__ float f;
#elif (defined(__HIP_DEVICE_COMPILE__) || __CUDA_ARCH__ >= 350) && \
      __CUDA_ARCH__ != 370
__device__ float g;
#endif
#if __CUDA_ARCH__ / 100 >= 6 || __CUDA_ARCH__ >= LEAST
__device__ float left;
#endif
#ifndef __HIP_DEVICE_COMPILE__
#include <cstdio>
#endif
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 610
__device__ unsigned lane() { unsigned r; asm("mov.u32 %0, %%smid;" : "=r"(r)); return r; }
#endif
