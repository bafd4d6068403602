// The header of the API alone is not enough for kernels; nvcc adds the rest by itself.
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cuda_runtime_api.h>
//> #include <hip/hip_runtime_api.h>  // HP110@11
__global__ void one(float *x) { *x = threadIdx.x; }
