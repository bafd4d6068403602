// Masks that are shifted by 32 places in one of the lanes.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/warp.h"  // HP117@1
//+ #include "hipport/bit_scan.h"  // HP211@1
#define WARP 32

__global__ void ranks(const int *x, int *out) {
    const int lane = threadIdx.x & 31;
    const unsigned t = threadIdx.x % WARP;
    const unsigned votes = __ballot_sync(0xffffffff, x[threadIdx.x] > 0);
//>     const unsigned votes = hipport::ballot_sync(0xffffffff, x[threadIdx.x] > 0);  // HP101@28
    out[0] = __popc(votes << (32 - lane));
//~                       ^~ HP717 warning:
//~   where lane is 0 this shifts by 32 places: 0 in CUDA, and the value itself on AMD GPUs
//~   remedy: shift by 1 and then by 31 - lane, in two steps
    out[1] = __popc(votes & (0xffffffffu >> (WARP - t)));
//~                                      ^~ HP717 warning:
//~   where t is 0 this shifts by 32 places: 0 in CUDA, and the value itself on AMD GPUs
//~   remedy: shift by 1 and then by 31 - t, in two steps
    out[2] = __ffs(votes >> (lane + 1));
//~                      ^~ HP717 warning:
//~   where lane is 31 this shifts by 32 places: 0 in CUDA, and the value itself on AMD GPUs
//~   remedy: shift by 1 and then by lane, in two steps
    out[3] = __popc(votes << 32 - (threadIdx.x & 31));
//~                       ^~ HP717 warning:
//~   where (threadIdx.x & 31) is 0 this shifts by 32 places: 0 in CUDA, and the value itself on AMD GPUs
//~   remedy: shift by 1 and then by 31 - (threadIdx.x & 31), in two steps
}

__device__ unsigned next(unsigned mask, int laneId) { return mask >> laneId + 1; }
//~                                                               ^~ HP717 warning:
//~   where laneId is 31 this shifts by 32 places: 0 in CUDA, and the value itself on AMD GPUs
//~   remedy: shift by 1 and then by laneId, in two steps
