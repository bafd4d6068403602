// A project's own functions with PyTorch's names, for warps of 32 lanes.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/warp.h"  // HP117@1
template <typename T>
__device__ T WARP_SHFL(T value, int lane, int width = 32, unsigned int mask = 0xffffffff) {
    return __shfl_sync(mask, value, lane, width);
//>     return hipport::shfl_sync(mask, value, lane, width);  // HP101@12
}

template <typename T>
__device__ T WARP_SHFL_XOR(T value, int lanes, int width = 32, unsigned int mask = 0xffffffff) {
    return __shfl_xor_sync(mask, value, lanes, width);
//>     return hipport::shfl_xor_sync(mask, value, lanes, width);  // HP101@12
}

__device__ float total(float v) {
    for (int d = 16; d > 0; d /= 2) v += WARP_SHFL_XOR(v, d, 32);
    return WARP_SHFL(v, 0);
}
