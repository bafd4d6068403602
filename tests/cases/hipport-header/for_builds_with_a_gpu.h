#ifndef LAB_SUMS_H
#define LAB_SUMS_H
//+ #ifdef __HIPCC__  // HP117@1
//+ #include "hipport/warp.h"
//+ #endif
#if defined(LAB_GPU_ARCH) && LAB_GPU_ARCH >= 300
__device__ inline float other(float v) { return __shfl_xor_sync(~0u, v, 1); }
//> __device__ inline float other(float v) { return hipport::shfl_xor_sync(~0u, v, 1); }  // HP101@49
#endif
inline int host(int x) { return x; }
#endif
