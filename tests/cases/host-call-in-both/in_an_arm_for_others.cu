//+ #include <hip/hip_runtime.h>  // HP114@1
#include <math.h>
#ifndef __CUDACC__
//> #ifndef __HIPCC__  // HP602@9
inline float rsqrtf(float x) { return 1.0f / sqrtf(x); }
#endif
__host__ __device__ float k(float p) { return rsqrtf(p); }
__global__ void g(float *p) { p[0] = k(p[0]); }
