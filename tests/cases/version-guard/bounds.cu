// Versions that are compared with a number by a name of its own.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#define LEAST 3020
#define CUDART_MINIMUM_REQUIRED_VERSION (4010)
//~   kept CUDART_MINIMUM_REQUIRED_VERSION (defined by the project) x2
#ifndef OPTIONAL
#define OPTIONAL 5000
#endif
#if (CUDART_VERSION < LEAST)
//~~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 info 'CUDART_VERSION':
//~   #if on CUDART_VERSION: HIP decides as CUDA does; HIP takes none of its arms
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if (!defined(__HIP_PLATFORM_AMD__) && CUDART_VERSION < LEAST)  // HP603@6
#error "CUDA is too old"
#endif
#if CUDART_MINIMUM_REQUIRED_VERSION > CUDA_VERSION
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 info 'CUDA_VERSION':
//~   #if on CUDA_VERSION: HIP decides as CUDA does; HIP takes none of its arms
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if !defined(__HIP_PLATFORM_AMD__) && CUDART_MINIMUM_REQUIRED_VERSION > CUDA_VERSION  // HP603@5
#error "CUDA is too old"
#endif
#if CUDART_VERSION < OPTIONAL
//~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 warning 'CUDART_VERSION':
//~   #if on CUDART_VERSION: the project's own macros decide whether HIP takes the #if arm of line 14; HIP does not define it, so it counts as 0
//~   remedy: add an arm for HIP: defined(__HIPCC__), with HIP_VERSION where a version matters
int of_the_build;
#endif
__global__ void k() {}
