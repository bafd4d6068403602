// PyTorch's names are for the wavefront.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/warp.h"  // HP117@1
#include <ATen/cuda/DeviceUtils.cuh>
#include <c10/macros/Macros.h>

__device__ float total(float v) {
    for (int d = C10_WARP_SIZE / 2; d > 0; d /= 2) v += __shfl_down_sync(0xffffffff, v, d);
//~              ^~~~~~~~~~~~~ HP417 warning:
//~   C10_WARP_SIZE is for the wavefront, 64 lanes on CDNA, and CUDA's functions here keep to warps of 32 lanes
//~   remedy: count 32 lanes (hipport::warp_size) here, or convert with --warp native
//>     for (int d = C10_WARP_SIZE / 2; d > 0; d /= 2) v += hipport::shfl_down_sync(0xffffffff, v, d);  // HP101@57
    return v;
}

__global__ void sums(const float *x, float *out) {
    const float v = total(x[threadIdx.x]);
    if (threadIdx.x % C10_WARP_SIZE == 0) out[threadIdx.x / C10_WARP_SIZE] = v;
//~                   ^~~~~~~~~~~~~ HP417 warning:
//~   C10_WARP_SIZE is for the wavefront, 64 lanes on CDNA, and CUDA's functions here keep to warps of 32 lanes
//~   remedy: count 32 lanes (hipport::warp_size) here, or convert with --warp native
}

__device__ float of_wavefront(float v) {
    for (int d = C10_WARP_SIZE / 2; d > 0; d /= 2) v += WARP_SHFL_DOWN(v, d);
    return v;
}

__global__ void sums_of_wavefronts(const float *x, float *out) {
    const float v = of_wavefront(x[threadIdx.x]);
    if (threadIdx.x % C10_WARP_SIZE == 0) out[threadIdx.x / C10_WARP_SIZE] = v;
}
