#pragma once
#include <vector>
#ifdef __NVCC__
//~~~~~~~~~~~~~ HP602 info '__NVCC__': #ifdef on __NVCC__: HIP decides as CUDA does; HIP takes the #ifdef arm of line 3
//~   remedy: check that this arm is the right one on AMD GPUs
//> #ifdef __HIPCC__  // HP602@8
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/warp.h"  // HP117@1
//+ #include "hipport/math.h"  // HP118@1
#endif
#ifdef __NVCC__
//~~~~~~~~~~~~~ HP602 info '__NVCC__': #ifdef on __NVCC__: HIP decides as CUDA does; HIP takes the #ifdef arm of line 6
//~   remedy: check that this arm is the right one on AMD GPUs
//> #ifdef __HIPCC__  // HP602@8
__device__ inline int first(int x) { return __shfl_sync(~0u, x, 0); }
//> __device__ inline int first(int x) { return hipport::shfl_sync(~0u, x, 0); }  // HP101@45
__device__ inline float rs(float x) { return rsqrt(x) + min(x, 1.0f); }
#endif
