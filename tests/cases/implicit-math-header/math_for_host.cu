// nvcc includes <math.h>; HIP's runtime has these functions for the host in std only.
//+ #include <math.h>  // HP118@1
#include <cstdio>
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
__global__ void scale(float *x) { if (isnan(x[0])) x[0] = 0; }
bool good(float x, double y) { return ::isfinite(x) && !isinf(y) && !signbit(x); }
