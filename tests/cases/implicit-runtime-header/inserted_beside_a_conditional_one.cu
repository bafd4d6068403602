// This arm is not for the GPU compiler, and what it includes does not count.
//+ #include <hip/hip_runtime.h>  // HP114@1
#ifndef __CUDACC__
//> #ifndef __HIPCC__  // HP602@9
#include <cuda_runtime.h>
//-  // HP115@1
#endif
__global__ void one(float *x) { *x = threadIdx.x; }
