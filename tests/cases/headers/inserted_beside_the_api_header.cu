// The header of the API alone is not enough for kernels; nvcc adds the rest by itself.
#include <cuda_runtime_api.h>
__global__ void one(float *x) { *x = threadIdx.x; }
