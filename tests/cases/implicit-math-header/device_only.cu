#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__device__ float length(float x, float y, float z) { return norm3df(x, y, z) + rhypotf(x, y) + sqrt(x); }
