// What is inside a conditional that stays is decided as that one is.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#if __CUDA_ARCH__ > 500
//~~~~~~~~~~~~~~~~~~~~~ HP601 warning '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP takes the #else arm of line 7; HIP does not define it, so it counts as 0
//~   remedy: test __HIP_DEVICE_COMPILE__ for device code; add an arm for HIP where a feature is meant
__device__ unsigned *table;
__device__ void wait() { asm volatile("bar.sync 1, 64;"); }
//~                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP503 info 'asm':
//~   inline PTX (bar.sync) cannot run on AMD GPUs: HIP has no barrier for a part of a block: use __syncthreads() for the whole block (in an #if arm that HIP does not take)
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
#else
#if __CUDA_ARCH__ < 350
//~~~~~~~~~~~~~~~~~~~~~ HP601 warning '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP takes the #if arm of line 8; HIP does not define it, so it counts as 0
//~   remedy: test __HIP_DEVICE_COMPILE__ for device code; add an arm for HIP where a feature is meant
__device__ void *table;
#endif
#endif

void set(unsigned *given) { cudaMemcpyToSymbol(table, &given, sizeof(given)); }
//> void set(unsigned *given) { hipMemcpyToSymbol(table, &given, sizeof(given)); }  // HP101@29
