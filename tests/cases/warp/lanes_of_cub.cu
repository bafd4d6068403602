// CUB's lanes are those of a warp of 32.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/warp.h"  // HP117@1
#include <cub/cub.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11

__global__ void compact(const int *x, int *out, int *count) {
    const unsigned votes = __ballot_sync(0xffffffffu, x[threadIdx.x] > 0);
//>     const unsigned votes = hipport::ballot_sync(0xffffffffu, x[threadIdx.x] > 0);  // HP101@28
    int base = 0;
    if (cub::LaneId() == 0) base = atomicAdd(count, __popc(votes));
//>     if (hipport::lane_id() == 0) base = atomicAdd(count, __popc(votes));  // HP101@9
    base = cub::ShuffleIndex<32>(base, 0, 0xffffffffu);
//>     base = hipcub::ShuffleIndex<32>(base, 0, 0xffffffffu);  // HP120@12
    if (votes & ~(cub::LaneMaskGt() | cub::LaneMaskLt())) out[base + __popc(votes & cub::LaneMaskLt())] = x[threadIdx.x];
//>     if (votes & ~(hipport::lanemask_gt() | hipport::lanemask_lt())) out[base + __popc(votes & hipport::lanemask_lt())] = x[threadIdx.x];  // HP101@19 HP101@39 HP101@85
}
