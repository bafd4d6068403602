// A preprocessor line takes no qualified name: what it asks of a function of CUDA, it asks in the port.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/device.h"  // HP117@1
//+ #include "hipport/warp.h"  // HP117@1

#if CUDA_VERSION >= 9000
//~~~~~~~~~~~~~~~~~~~~~~ HP603 info 'CUDA_VERSION':
//~   #if on CUDA_VERSION: HIP decides as CUDA does; HIP takes the #if arm of line 4
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIP_PLATFORM_AMD__) || CUDA_VERSION >= 9000  // HP603@5
#undef __any
#define __any(p) __any_sync(0xffffffffu, p)
//> #define __any(p) hipport::any_sync(0xffffffffu, p)  // HP101@18
#endif

#if CUDART_VERSION < 8000 || !defined(__ldca)
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 info 'CUDART_VERSION':
//~   #if on CUDART_VERSION: HIP decides as CUDA does; the project's own macros decide whether HIP takes the #if arm of line 9
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if (!defined(__HIP_PLATFORM_AMD__) && CUDART_VERSION < 8000) || !defined(__ldca)  // HP603@5
#define read_cached(p) (*(p))
#endif

#ifndef __ldca
__device__ int read(const int *p) { return __ldca(p); }
//> __device__ int read(const int *p) { return hipport::ldca(p); }  // HP101@44
#endif

__global__ void kernel(int *x) { x[0] = __any(x[threadIdx.x]); }
//> __global__ void kernel(int *x) { x[0] = hipport::any(x[threadIdx.x]); }  // HP101@41
