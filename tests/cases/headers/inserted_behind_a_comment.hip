/* A licence
   that ends beside code. */ #include <hip/hip_runtime.h>
#include <cstdio>
__global__ void one(float *x) { *x = 1; }
