#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#ifdef __NVCC__
#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11
#define WIDTH 32
#endif

// The other compiler.
#ifdef __HIP__
#include <hipblas/hipblas.h>
#define WIDTH 64
#endif

#if defined(__HIP_PLATFORM_AMD__)
#define SHIFT 6
#endif
#if defined(__NVCC__)
#define SHIFT 5
#endif

// There is code between the two.
#ifdef __NVCC__
//~~~~~~~~~~~~~ HP602 warning '__NVCC__': #ifdef on __NVCC__: HIP takes none of its arms; HIP does not define it
//~   remedy: use __HIPCC__ where any GPU compiler is meant; add an arm for HIP where nvcc is meant
#define LIMIT 48
#endif
#define ROUNDS 2
#ifdef __HIP__
#define LIMIT 64
#endif
