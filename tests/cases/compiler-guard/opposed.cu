// Opposite answers of the compiler's macros: HIP has one for both.
//+ #include <hip/hip_runtime.h>  // HP114@1
#if defined(__NVCC__) && !defined(__CUDACC__)
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP602 warning '__NVCC__':
//~   #if on __NVCC__, __CUDACC__: HIP takes none of its arms; HIP does not define it
//~   remedy: use __HIPCC__ where any GPU compiler is meant; add an arm for HIP where nvcc is meant
#include "for_other_sources.h"
#endif
#if !defined(__NVCC__) || defined ( __CUDACC__ )
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP602 warning '__NVCC__':
//~   #if on __NVCC__, __CUDACC__: HIP takes the #if arm of line 5; HIP does not define it
//~   remedy: use __HIPCC__ where any GPU compiler is meant; add an arm for HIP where nvcc is meant
int everywhere();
#endif
#if defined(__CUDACC__) || defined(__NVCC__)
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP602 info '__NVCC__':
//~   #if on __NVCC__: HIP decides as CUDA does; HIP takes the #if arm of line 8
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIPCC__) || defined(__NVCC__)  // HP602@13
__device__ int on_the_device();
#endif
