#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <nvfunctional>
//-  // HP111@1
__global__ void scale(int *x) { x[threadIdx.x] *= 2; }
