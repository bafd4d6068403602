//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/groups.h"  // HP117@1
#include <cooperative_groups.h>
//> #include <hip/hip_cooperative_groups.h>  // HP110@11
#include <cuda_bf16.h>
//> #include <hip/hip_bf16.h>  // HP110@11
#include <cuda_fp16.h>
//> #include <hip/hip_fp16.h>  // HP110@11

namespace cg = cooperative_groups;
struct Best {
    float value;
    int index;
};
__device__ Best best_of(cg::thread_block_tile<32> tile, Best best, float2 pair, __half half, __half2 halves) {
    Best other = tile.shfl_down(best, 1);
//>     Best other = hipport::group_shfl_down(tile, best, 1);  // HP414@18 HP414@22
    pair = tile.shfl(pair, 0);
//>     pair = hipport::group_shfl(tile, pair, 0);  // HP414@12 HP414@16
    half = tile.shfl_xor(half, 1);
    halves = tile.shfl_up(halves, 1);
    other.value = tile.shfl(best.value, 0) + pair.x + __half2float(half);
    return other;
}
__device__ void small(cg::coalesced_group group, __nv_bfloat16 &single, __nv_bfloat162 &both) {
//> __device__ void small(cg::coalesced_group group, __hip_bfloat16 &single, __hip_bfloat162 &both) {  // HP101@50 HP101@73
    single = group.shfl(single, 0);
    both = group.shfl(both, 0);
//>     both = hipport::group_shfl(group, both, 0);  // HP414@12 HP414@17
}
