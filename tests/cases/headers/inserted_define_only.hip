#include <hip/hip_runtime.h>
#define BLOCK 256
__global__ void one(float *x) { *x = BLOCK; }
