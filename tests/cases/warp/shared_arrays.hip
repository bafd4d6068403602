// warps of 32 lanes have room in an array of 32
#include <hip/hip_runtime.h>
#include "hipport/warp.h"
__global__ void reverse(const float *in, float *out) {
    __shared__ float line[32];
    const int lane = threadIdx.x % hipport::warp_size;
    line[lane] = in[threadIdx.x];
    out[threadIdx.x] = line[hipport::warp_size - 1 - lane];
}
