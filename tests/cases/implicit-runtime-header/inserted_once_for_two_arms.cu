#ifdef A
#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#else
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#endif
__global__ void one(float *x) { *x = 1; }
