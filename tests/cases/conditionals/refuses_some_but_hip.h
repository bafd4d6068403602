// A header for both compilers: it refuses others.
#pragma once
//+ #include "hipport/device.h"  // HP117@1
#if !defined(__HIPCC__) && !defined(__CUDACC__)
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP602 info '__CUDACC__':
//~   #if on __CUDACC__: HIP takes none of its arms; HIP does not define it
//~   remedy: use __HIPCC__ where any GPU compiler is meant; add an arm for HIP where nvcc is meant
#    error This header is for CUDA or HIP
#endif
__device__ inline float one_over_root(float x) { return __frsqrt_rn(x); }
//> __device__ inline float one_over_root(float x) { return hipport::frsqrt_rn(x); }  // HP101@57
