#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/narrowing.h"  // HP228@1
__global__ void k(float *x) { x[threadIdx.x] = 0; }
void run(float *x, int n) { k<<<{(n + 31) / 32, 2}, 32>>>(x); }
//> void run(float *x, int n) { k<<<dim3{(n + 31) / 32, 2}, 32>>>(x); }  // HP272@33
