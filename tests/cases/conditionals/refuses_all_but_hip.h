// A header of a project's own for HIP: it refuses other compilers, and means HIP's functions.
#pragma once
#if !defined(__HIPCC__)
#    error This header is for HIP
#endif
__device__ inline float one_over_root(float x) { return __frsqrt_rn(x); }
