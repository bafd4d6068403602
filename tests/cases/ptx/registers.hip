#include <hip/hip_runtime.h>
#include "hipport/ptx.h"
#include "hipport/warp.h"

__device__ unsigned lane() {
    unsigned id;
    id = hipport::lane_id();
    return id;
}
__device__ __forceinline__ unsigned lanemask_lt() {
    unsigned mask;
    mask = hipport::lanemask_lt();
    return mask;
}
__global__ void all(unsigned *out, long long *time) {
    out[0] = hipport::lanemask_eq();
    out[1] = hipport::lanemask_le();
    out[2] = hipport::lanemask_gt();
    out[3] = hipport::lanemask_ge();
    out[4] = hipport::ptx::clock();
    time[0] = hipport::ptx::clock64();
    out[5] = threadIdx.x;
    out[6] = blockIdx.y;
    out[7] = blockDim.z;
    out[8] = gridDim.x;
    out[9] = 32;
    out[10] = hipport::ptx::as<unsigned int>(1.0f);
    float f;
    f = hipport::ptx::as<float>(out[11]);
    f = hipport::ptx::as<float>(0x3F800000u);
    out[12] = f + lane() + lanemask_lt();
}
__global__ void halves(unsigned *w, unsigned short *h, unsigned long long *l) {
    w[0] = hipport::ptx::pack<unsigned int, unsigned short>(h[0], h[1]);
    hipport::ptx::unpack<unsigned short>(h[2], h[3], w[1]);
    l[0] = hipport::ptx::pack<unsigned long long, unsigned int>(w[0], w[1]);
    hipport::ptx::unpack<unsigned int>(w[2], w[3], l[1]);
}
