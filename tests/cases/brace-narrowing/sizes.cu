#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/narrowing.h"  // HP228@1

__global__ void fill(float *out) { out[blockIdx.x] = 0; }

void launch(int n, float *out) {
    dim3 grid = {(n + 255) / 256, 1};
    fill<<<grid, 256>>>(out);
}
