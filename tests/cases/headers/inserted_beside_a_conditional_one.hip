// This arm is not for the GPU compiler, and what it includes does not count.
#include <hip/hip_runtime.h>
#ifndef __HIPCC__
#endif
__global__ void one(float *x) { *x = threadIdx.x; }
