// flags: --warp native
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/minmax.h"  // HP122@1
#include <cstdint>

#define FULL_MASK 0xffffffff
#define ALL_LANES FULL_MASK
constexpr unsigned kEveryone = ~0u;
enum { WARP_ALL = -1 };

__global__ void masks(int *x, int *all_same, unsigned *bits) {
    const unsigned mask = 0xFFFFFFFFU;
    unsigned everyone = uint32_t(-1);
    int v = x[threadIdx.x];
    for (int d = 16; d > 0; d /= 2) {
        v += __shfl_down_sync(FULL_MASK, v, d);
//>         v += __shfl_down(v, d);  // HP401@14 HP401@31
        v += __shfl_xor_sync(ALL_LANES, v, d);
//>         v += __shfl_xor(v, d);  // HP401@14 HP401@30
        v += __shfl_down_sync(kEveryone, v, d, 32);
//>         v += __shfl_down(v, d, 32);  // HP401@14 HP401@31
        v += __shfl_xor_sync(WARP_ALL, v, d);
//>         v += __shfl_xor(v, d);  // HP401@14 HP401@30
        v += __shfl_xor_sync(mask, v, d);
//>         v += __shfl_xor(v, d);  // HP401@14 HP401@30
        v += __shfl_xor_sync(everyone, v, d);
//>         v += __shfl_xor(v, d);  // HP401@14 HP401@30
        v += __shfl_xor_sync(0xffffffffu, v, d);
//>         v += __shfl_xor(v, d);  // HP401@14 HP401@30
        v += __shfl_xor_sync(~0, v, d);
//>         v += __shfl_xor(v, d);  // HP401@14 HP401@30
        v += __shfl_xor_sync(-1, v, d);
//>         v += __shfl_xor(v, d);  // HP401@14 HP401@30
        v += __shfl_xor_sync((unsigned)-1, v, d);
//>         v += __shfl_xor(v, d);  // HP401@14 HP401@30
        v += __shfl_xor_sync(static_cast<unsigned int>(-1), v, d);
//>         v += __shfl_xor(v, d);  // HP401@14 HP401@30
        v += __shfl_xor_sync(UINT32_MAX, v, d);
//>         v += __shfl_xor(v, d);  // HP401@14 HP401@30
        v += __shfl_xor_sync(/* all of them */ 0xffffffff,  // who
//>         v += __shfl_xor(/* all of them */   // who  // HP401@14 HP401@48 HP401@58
                             v, d);
        v += __shfl_xor_sync(FULL_MASK, min(v, __shfl_xor_sync(FULL_MASK, v, 2)), d);
//>         v += __shfl_xor(min(v, __shfl_xor(v, 2)), d);  // HP401@14 HP401@30 HP401@48 HP401@64
    }
    __syncwarp(0xffffffff);
//>     __syncwarp();  // HP401@16
    __syncwarp();
    if (__any_sync(FULL_MASK, v > 3) && !__all_sync(FULL_MASK, v > 7)) x[threadIdx.x] = v;
//>     if (__any(v > 3) && !__all(v > 7)) x[threadIdx.x] = v;  // HP401@9 HP401@20 HP401@42 HP401@53
    auto votes = __ballot_sync(FULL_MASK, v & 1);
//>     auto votes = __ballot(v & 1);  // HP401@18 HP401@32
    auto peers = __match_any_sync(FULL_MASK, v);
//>     auto peers = __match_any(v);  // HP401@18 HP401@35
    if (votes == peers && __match_all_sync(FULL_MASK, v, all_same)) bits[0] = 1;
//>     if (votes == peers && __match_all(v, all_same)) bits[0] = 1;  // HP401@27 HP401@44
}
