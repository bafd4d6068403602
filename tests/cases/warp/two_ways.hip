#include <hip/hip_runtime.h>
#include "hipport/warp.h"
__global__ void k(float *x) {
#ifdef __HIP_PLATFORM_AMD__
    x[threadIdx.x] += __shfl_down(x[threadIdx.x], warpSize / 2);
#else
    x[threadIdx.x] += hipport::shfl_down_sync(~0u, x[threadIdx.x], hipport::warp_size / 2);
#endif
}
