//+ #include "hipport/warp.h"  // HP117@1
#include <stdio.h>
//+ #include <hip/hip_runtime.h>  // HP125@1
//+ #include <hipblas/hipblas.h>  // HP125@1
extern "C" {
#include <stdlib.h>
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11
void scale(float *x);
}
__global__ void kernel(float *x) { x[0] = __shfl_sync(0xffff, x[1], 0); }
//> __global__ void kernel(float *x) { x[0] = hipport::shfl_sync(0xffff, x[1], 0); }  // HP101@43
