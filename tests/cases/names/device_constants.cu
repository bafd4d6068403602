#include <cuda_runtime.h>
#include <math_constants.h>

__constant__ float weights[16];
__device__ float best;

__global__ void reset(float *x) { x[threadIdx.x] = threadIdx.x ? CUDART_INF_F : CUDART_PI_F; }

void upload(const float *w, float *b) {
    cudaMemcpyToSymbol(weights, w, sizeof(weights));
    cudaMemcpyFromSymbol(b, best, sizeof(float), 0, cudaMemcpyDeviceToHost);
}
