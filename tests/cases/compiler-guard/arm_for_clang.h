// HIP's compiler is clang: what works around a fault of nvcc's is not for it.
#if defined(__NVCC__)
//~~~~~~~~~~~~~~~~~~~ HP602 info '__NVCC__':
//~   #if on __NVCC__, __CUDA__: HIP decides as CUDA does; HIP takes the #elif arm of line 4
//~   remedy: check that this arm is the right one on AMD GPUs
#define OWN_INLINE static
#elif defined(__clang__) && defined(__CUDA__)
//> #elif defined(__clang__) && defined(__HIPCC__)  // HP602@29
#define OWN_INLINE inline
#else
#define OWN_INLINE
#endif

#if defined(__clang__) && defined(__CUDACC__)
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP602 info '__NVCC__':
//~   #if on __NVCC__: HIP decides as CUDA does; HIP takes the #if arm of line 10
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__clang__) && defined(__HIPCC__)  // HP602@35
#define OWN_UNROLL _Pragma("unroll")
#elif defined(__NVCC__)
#define OWN_UNROLL _Pragma("unroll 4")
#endif

// This arm is for the compiler of the host.
#if defined(__NVCC__)
//~~~~~~~~~~~~~~~~~~~ HP602 info '__NVCC__': #if on __NVCC__: HIP decides as CUDA does; HIP takes the #if arm of line 17
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIPCC__)  // HP602@5
#define OWN_HD __host__ __device__
#elif defined(__clang__)
#define OWN_HD
#endif
