#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <math_constants.h>
//> #include <hip/hip_math_constants.h>  // HP110@11

__constant__ float weights[16];
__device__ float best;

__global__ void reset(float *x) { x[threadIdx.x] = threadIdx.x ? CUDART_INF_F : CUDART_PI_F; }
//> __global__ void reset(float *x) { x[threadIdx.x] = threadIdx.x ? HIP_INF_F : HIP_PI_F; }  // HP101@66 HP101@81

void upload(const float *w, float *b) {
    cudaMemcpyToSymbol(weights, w, sizeof(weights));
//>     hipMemcpyToSymbol(weights, w, sizeof(weights));  // HP101@5
    cudaMemcpyFromSymbol(b, best, sizeof(float), 0, cudaMemcpyDeviceToHost);
//>     hipMemcpyFromSymbol(b, best, sizeof(float), 0, hipMemcpyDeviceToHost);  // HP101@5 HP101@53
}
