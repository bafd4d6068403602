#pragma once

/* In C and C++ for the host, and in device code. */
#ifdef __CUDA_ARCH__
//~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #ifdef on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #ifdef arm of line 4 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIPCC__) || defined(__CUDA_ARCH__)  // HP601@2
    #define LAB_INLINE __device__ __forceinline__
//>     #define LAB_INLINE __host__ static __device__ __forceinline__  // HP601@24
#elif __STDC_VERSION__ >= 199901L || defined(__cplusplus)
    #define LAB_INLINE static inline
#else
    #define LAB_INLINE static
#endif

LAB_INLINE float twice(float x) { return 2 * x; }

#if defined(__CUDA_ARCH__)
//~~~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 14 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIPCC__) || defined(__CUDA_ARCH__)  // HP601@2
#define LAB_FUNCTION __device__
//> #define LAB_FUNCTION __host__ static inline __device__  // HP601@22
#else
#define LAB_FUNCTION static inline
#endif
LAB_FUNCTION float thrice(float x) { return 3 * x; }
