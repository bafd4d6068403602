#ifdef A
#include <cuda.h>
#else
#include <cuda_runtime.h>
#endif
__global__ void one(float *x) { *x = 1; }
