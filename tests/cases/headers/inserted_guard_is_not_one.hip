#ifndef BLOCK
#define BLOCK 256
#endif
#include <hip/hip_runtime.h>
#include <cstdio>
__global__ void one(float *x) { *x = BLOCK; }
