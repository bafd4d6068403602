#include <cooperative_groups.h>

#if CUDART_VERSION < 9000
#define __shfl_down_sync(mask, v, d) __shfl_down(v, d)
#endif
#define FULL 0xffffffffu

template <class T>
__device__ T warp_sum(T v) {
    for (int offset = warpSize / 2; offset > 0; offset /= 2) v += __shfl_down_sync(FULL, v, offset);
    return v;
}

__global__ void count(const float *x, unsigned *total, int n) {
    __shared__ float sums[1024 / 32];
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const int lane = threadIdx.x % warpSize;
    const unsigned votes = __ballot_sync(FULL, i < n && x[i] > 0);
    if (lane == 0) {
        atomicAdd(total, __popc(votes));
        sums[threadIdx.x / 32] = 0;
    }
    __syncwarp();
    if (__any_sync(__activemask(), i >= n)) return;
    sums[threadIdx.x / 32] += warp_sum(x[i]) + __shfl_xor_sync(FULL, x[i], 4, 8);
    unsigned peers = __match_any_sync(FULL, i);
    if (__all(peers) && __reduce_add_sync(FULL, 1u) == 32) *total += __ffs(peers);
}
