#include <cuda_runtime.h>
__global__ void k(float *x) {
#ifdef __HIP_PLATFORM_AMD__
    x[threadIdx.x] += __shfl_down(x[threadIdx.x], warpSize / 2);
#else
    x[threadIdx.x] += __shfl_down_sync(~0u, x[threadIdx.x], warpSize / 2);
#endif
}
