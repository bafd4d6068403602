//+ #include <math.h>  // HP118@1
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
__host__ __device__ bool good(float x) { return isfinite(x); }
