#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/narrowing.h"  // HP228@1

__constant__ unsigned char table[2][2] = {{1, 2}, {0, -1}};

__global__ void fill(int *out) { out[0] = table[1][1]; }
