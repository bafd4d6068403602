// This arm is not for the GPU compiler, and what it includes does not count.
#ifndef __CUDACC__
#include <cuda_runtime.h>
#endif
__global__ void one(float *x) { *x = threadIdx.x; }
