#include <cuda_runtime.h>

__global__ void axpy(const float *x, float *y, float a, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        y[i] = a * x[i] + y[i];
    }
}
