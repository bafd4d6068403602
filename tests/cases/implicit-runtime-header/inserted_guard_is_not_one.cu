#ifndef BLOCK
#define BLOCK 256
#endif
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cstdio>
__global__ void one(float *x) { *x = BLOCK; }
