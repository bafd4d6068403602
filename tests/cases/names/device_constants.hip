#include <hip/hip_runtime.h>
#include <hip/hip_math_constants.h>

__constant__ float weights[16];
__device__ float best;

__global__ void reset(float *x) { x[threadIdx.x] = threadIdx.x ? HIP_INF_F : HIP_PI_F; }

void upload(const float *w, float *b) {
    hipMemcpyToSymbol(weights, w, sizeof(weights));
    hipMemcpyFromSymbol(b, best, sizeof(float), 0, hipMemcpyDeviceToHost);
}
