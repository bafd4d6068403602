// warps of 32 lanes have room in an array of 32
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/warp.h"  // HP117@1
__global__ void reverse(const float *in, float *out) {
    __shared__ float line[32];
    const int lane = threadIdx.x % warpSize;
//>     const int lane = threadIdx.x % hipport::warp_size;  // HP101@36
    line[lane] = in[threadIdx.x];
    out[threadIdx.x] = line[warpSize - 1 - lane];
//>     out[threadIdx.x] = line[hipport::warp_size - 1 - lane];  // HP101@29
}
