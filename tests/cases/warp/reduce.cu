//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/warp.h"  // HP117@1
#include <cooperative_groups.h>
//> #include <hip/hip_cooperative_groups.h>  // HP110@11

#if CUDART_VERSION < 9000
//~~~~~~~~~~~~~~~~~~~~~~~ HP603 info 'CUDART_VERSION':
//~   #if on CUDART_VERSION: HIP decides as CUDA does; HIP takes none of its arms
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if !defined(__HIP_PLATFORM_AMD__) && CUDART_VERSION < 9000  // HP603@5
#define __shfl_down_sync(mask, v, d) __shfl_down(v, d)
//> #define __shfl_down_sync(mask, v, d) hipport::shfl_down(v, d)  // HP101@38
#endif
#define FULL 0xffffffffu

template <class T>
__device__ T warp_sum(T v) {
    for (int offset = warpSize / 2; offset > 0; offset /= 2) v += __shfl_down_sync(FULL, v, offset);
//>     for (int offset = hipport::warp_size / 2; offset > 0; offset /= 2) v += hipport::shfl_down_sync(FULL, v, offset);  // HP101@23 HP101@67
    return v;
}

__global__ void count(const float *x, unsigned *total, int n) {
    __shared__ float sums[1024 / 32];
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const int lane = threadIdx.x % warpSize;
//>     const int lane = threadIdx.x % hipport::warp_size;  // HP101@36
    const unsigned votes = __ballot_sync(FULL, i < n && x[i] > 0);
//>     const unsigned votes = hipport::ballot_sync(FULL, i < n && x[i] > 0);  // HP101@28
    if (lane == 0) {
        atomicAdd(total, __popc(votes));
        sums[threadIdx.x / 32] = 0;
    }
    __syncwarp();
//>     hipport::syncwarp();  // HP101@5
    if (__any_sync(__activemask(), i >= n)) return;
//>     if (hipport::any_sync(hipport::activemask(), i >= n)) return;  // HP101@9 HP101@20
    sums[threadIdx.x / 32] += warp_sum(x[i]) + __shfl_xor_sync(FULL, x[i], 4, 8);
//>     sums[threadIdx.x / 32] += warp_sum(x[i]) + hipport::shfl_xor_sync(FULL, x[i], 4, 8);  // HP101@48
    unsigned peers = __match_any_sync(FULL, i);
//>     unsigned peers = hipport::match_any_sync(FULL, i);  // HP101@22
    if (__all(peers) && __reduce_add_sync(FULL, 1u) == 32) *total += __ffs(peers);
//>     if (hipport::all(peers) && hipport::reduce_add_sync(FULL, 1u) == 32) *total += __ffs(peers);  // HP101@9 HP101@25
}
