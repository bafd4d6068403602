#include <cuda_runtime.h>

__global__ void broken(const float *x, float *y, float factor, int n) {
    if (threadIdx.x < n) y[threadIdx.x] = faktor * x[threadIdx.x];
}
