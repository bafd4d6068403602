#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__global__ void fill(float *x, int n) {
    ACME_CUDA_ASSERT(n > 0);
//>     ACME_HIP_ASSERT(n > 0);  // ACME001@5
    x[threadIdx.x] = 1.0f;
}
