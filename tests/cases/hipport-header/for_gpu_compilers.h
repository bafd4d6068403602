#pragma once
//+ #ifdef __HIPCC__  // HP117@1
//+ #include "hipport/warp.h"
//+ #endif
#ifdef __CUDACC__
//> #ifdef __HIPCC__  // HP602@8
__device__ inline int first(int x) { return __shfl_sync(~0u, x, 0); }
//> __device__ inline int first(int x) { return hipport::shfl_sync(~0u, x, 0); }  // HP101@45
#endif
inline int host(int x) { return x; }
