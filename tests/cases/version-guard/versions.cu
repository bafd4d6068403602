#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/dnn.h"  // HP117@1
#include <cudnn.h>
//-  // HP110@1

#if CUDART_VERSION >= 11020
//~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 info 'CUDART_VERSION':
//~   #if on CUDART_VERSION, CUDA_VERSION: HIP decides as CUDA does; HIP takes the #if arm of line 4
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIP_PLATFORM_AMD__) || CUDART_VERSION >= 11020  // HP603@5
void *allocate(cudaStream_t s) { void *p; cudaMallocAsync(&p, 4, s); return p; }
//> void *allocate(hipStream_t s) { void *p; hipMallocAsync(&p, 4, s); return p; }  // HP101@16 HP101@43
#elif defined(CUDA_VERSION)
//> #elif defined(__HIP_PLATFORM_AMD__) || defined(CUDA_VERSION)  // HP603@7
void *allocate(cudaStream_t) { void *p; cudaMalloc(&p, 4); return p; }
//> void *allocate(hipStream_t) { void *p; hipMalloc(&p, 4); return p; }  // HP101@16 HP101@41
#endif
#if defined(__CUDACC_VER_MAJOR__) && __CUDACC_VER_MAJOR__ > 11 && CUDNN_VERSION < 8000
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 info '__CUDACC_VER_MAJOR__':
//~   #if on __CUDACC_VER_MAJOR__: HIP decides as CUDA does; HIP takes the #if arm of line 9
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if (defined(__HIP_PLATFORM_AMD__) || defined(__CUDACC_VER_MAJOR__)) && (defined(__HIP_PLATFORM_AMD__) || __CUDACC_VER_MAJOR__ > 11) && HIPPORT_DNN_VERSION < 8000  // HP603@5 HP603@38 HP101@67
int x;
#endif
int version() { return CUDART_VERSION / 1000; }
//~                    ^~~~~~~~~~~~~~ HP603 warning:
//~   CUDART_VERSION is not defined in HIP; HIP_VERSION stands for it, which counts in another way
//~   remedy: check what the number is for: 70253211 is ROCm 7.2
//> int version() { return HIP_VERSION / 1000; }  // HP603@24
