#pragma once
//+ #ifdef __HIPCC__  // HP118@1
//+ #include "hipport/math.h"
//+ #endif
#include <vector>
#ifdef __CUDACC__
//> #ifdef __HIPCC__  // HP602@8
__device__ inline float rs(float x) { return rsqrt(x) + min(x, 1.0f); }
#endif
