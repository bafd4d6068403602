#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/warp.h"  // HP117@1
__global__ void k(float *x) {
#ifdef __HIP_PLATFORM_AMD__
    x[threadIdx.x] += __shfl_down(x[threadIdx.x], warpSize / 2);
#else
    x[threadIdx.x] += __shfl_down_sync(~0u, x[threadIdx.x], warpSize / 2);
//>     x[threadIdx.x] += hipport::shfl_down_sync(~0u, x[threadIdx.x], hipport::warp_size / 2);  // HP101@23 HP101@61
#endif
}
