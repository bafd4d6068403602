#ifdef A
#include <hip/hip_runtime.h>
#else
#include <hip/hip_runtime.h>
#endif
__global__ void one(float *x) { *x = 1; }
