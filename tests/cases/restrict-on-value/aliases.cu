#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

typedef double Real;
using Index = int;
typedef float *Pointer;

__global__ void scale(const Real __restrict__ factor, double *__restrict__ x, Index __restrict__ n, Pointer __restrict__ y) {
//> __global__ void scale(const Real factor, double *__restrict__ x, Index n, Pointer __restrict__ y) {  // HP207@34 HP207@85
    if (threadIdx.x < n) x[threadIdx.x] *= factor + y[0];
}
