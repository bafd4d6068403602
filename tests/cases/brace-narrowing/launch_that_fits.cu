#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
__global__ void k(float *x) { x[threadIdx.x] = 0; }
void run(float *x, unsigned n) { k<<<{4, (n + 31) / 32, 2}, 32>>>(x); }
//> void run(float *x, unsigned n) { k<<<dim3{4, (n + 31) / 32, 2}, 32>>>(x); }  // HP272@38
