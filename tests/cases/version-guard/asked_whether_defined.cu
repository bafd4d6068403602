#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/warp.h"  // HP117@1

__device__ float summed(float value) {
    for (int distance = 16; distance > 0; distance >>= 1)
#ifdef __CUDACC_VER_MAJOR__
//~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 info '__CUDACC_VER_MAJOR__':
//~   #ifdef on __CUDACC_VER_MAJOR__: HIP decides as CUDA does; HIP takes the #ifdef arm of line 5
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIP_PLATFORM_AMD__) || defined(__CUDACC_VER_MAJOR__)  // HP603@2
#if __CUDACC_VER_MAJOR__ < 9
//~~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 info '__CUDACC_VER_MAJOR__':
//~   #if on __CUDACC_VER_MAJOR__: HIP decides as CUDA does; HIP takes the #else arm of line 8
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if !defined(__HIP_PLATFORM_AMD__) && __CUDACC_VER_MAJOR__ < 9  // HP603@5
        value += __shfl_down(value, distance);
//>         value += hipport::shfl_down(value, distance);  // HP101@18
#else
        value += __shfl_down_sync(0xffffffff, value, distance);
//>         value += hipport::shfl_down_sync(0xffffffff, value, distance);  // HP101@18
#endif
#endif
    return value;
}
#ifndef CUDART_VERSION  // not with the toolkit
//> #ifndef HIP_INCLUDE_HIP_HIP_RUNTIME_API_H  // not with the toolkit  // HP605@9
typedef void *cudaStream_t;
//> typedef void *hipStream_t;  // HP101@15
#else
cudaStream_t stream_of_all;
//> hipStream_t stream_of_all;  // HP101@1
#endif

// a default of the project's
#ifndef CUDA_VERSION
//~~~~~~~~~~~~~~~~~~ HP603 warning 'CUDA_VERSION':
//~   #ifndef on CUDA_VERSION: HIP takes the #ifndef arm of line 21; HIP does not define it, so it counts as 0
//~   remedy: add an arm for HIP: defined(__HIPCC__), with HIP_VERSION where a version matters
//~   kept CUDA_VERSION (defined by the project) x2
#define CUDA_VERSION 9000
#endif
