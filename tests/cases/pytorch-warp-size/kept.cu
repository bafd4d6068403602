// PyTorch's functions are for the wavefront.
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <ATen/cuda/DeviceUtils.cuh>
#include <c10/macros/Macros.h>

__device__ float total(float v) {
    for (int d = C10_WARP_SIZE / 2; d > 0; d /= 2) v += WARP_SHFL_DOWN(v, d);
    return v;
}
