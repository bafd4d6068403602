//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cuda_fp16.h>
//> #include <hip/hip_fp16.h>  // HP110@11

#if defined(__NVCC__)
//~~~~~~~~~~~~~~~~~~~ HP602 info '__NVCC__': #if on __NVCC__: HIP takes the #elif arm of line 5; HIP does not define it
//~   remedy: use __HIPCC__ where any GPU compiler is meant; add an arm for HIP where nvcc is meant
#define INLINE __forceinline__
#elif defined(__HIP__)
#define INLINE inline
#endif

// HIP has these already.
#if defined(__NVCC__)
//~~~~~~~~~~~~~~~~~~~ HP602 warning '__NVCC__': #if on __NVCC__: HIP takes none of its arms; HIP does not define it
//~   remedy: use __HIPCC__ where any GPU compiler is meant; add an arm for HIP where nvcc is meant
__device__ INLINE __half2 operator+(__half2 a, __half2 b) { return __hadd2(a, b); }
#endif

// This macro has no arm of its own beside one for HIP.
#ifdef __CUDACC__
//> #ifdef __HIPCC__  // HP602@8
__device__ int lanes() { return 32; }
#endif
