#define N 256
#include <stdio.h>
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#define T 4

__global__ void kernel(int *p) { p[0] = T * N; }
