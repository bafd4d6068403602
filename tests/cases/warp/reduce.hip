#include <hip/hip_runtime.h>
#include "hipport/warp.h"
#include <hip/hip_cooperative_groups.h>

#if !defined(__HIP_PLATFORM_AMD__) && CUDART_VERSION < 9000
#define __shfl_down_sync(mask, v, d) hipport::shfl_down(v, d)
#endif
#define FULL 0xffffffffu

template <class T>
__device__ T warp_sum(T v) {
    for (int offset = hipport::warp_size / 2; offset > 0; offset /= 2) v += hipport::shfl_down_sync(FULL, v, offset);
    return v;
}

__global__ void count(const float *x, unsigned *total, int n) {
    __shared__ float sums[1024 / 32];
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const int lane = threadIdx.x % hipport::warp_size;
    const unsigned votes = hipport::ballot_sync(FULL, i < n && x[i] > 0);
    if (lane == 0) {
        atomicAdd(total, __popc(votes));
        sums[threadIdx.x / 32] = 0;
    }
    hipport::syncwarp();
    if (hipport::any_sync(hipport::activemask(), i >= n)) return;
    sums[threadIdx.x / 32] += warp_sum(x[i]) + hipport::shfl_xor_sync(FULL, x[i], 4, 8);
    unsigned peers = hipport::match_any_sync(FULL, i);
    if (hipport::all(peers) && hipport::reduce_add_sync(FULL, 1u) == 32) *total += __ffs(peers);
}
