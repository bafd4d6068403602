#if defined(__NVCC__)
#pragma push
#ifdef __NVCC_DIAG_PRAGMA_SUPPORT__
#pragma nv_diag_suppress 20012
#else
#pragma diag_suppress 20012
#endif
#elif defined(__GNUC__)
#pragma GCC diagnostic push
#endif

__device__ inline float twice(float x) { return 2 * x; }

#ifdef __NVCC__
#pragma pop
#endif

// These have more in them.
#ifdef __NVCC__
//~~~~~~~~~~~~~ HP602 warning '__NVCC__': #ifdef on __NVCC__: HIP takes none of its arms; HIP does not define it
//~   remedy: use __HIPCC__ where any GPU compiler is meant; add an arm for HIP where nvcc is meant
#pragma nv_diag_suppress 177
#define OWN_INLINE __forceinline__
#endif
#if defined(__NVCC__)
//~~~~~~~~~~~~~~~~~~~ HP602 info '__NVCC__': #if on __NVCC__: HIP decides as CUDA does; HIP takes the #if arm of line 23
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIPCC__)  // HP602@5
#pragma unroll
#endif
