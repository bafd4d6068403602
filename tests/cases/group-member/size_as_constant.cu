//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/groups.h"  // HP117@1
#include <cooperative_groups.h>
//> #include <hip/hip_cooperative_groups.h>  // HP110@11
namespace cg = cooperative_groups;

__global__ void arrays(int *out) {
    auto tile = cg::tiled_partition<8>(cg::this_thread_block());
    __shared__ int sums[tile.size()];
//>     __shared__ int sums[hipport::tile_size<decltype(tile)>()];  // HP415@25 HP415@29
    constexpr int twice = 2 * tile.num_threads();
//>     constexpr int twice = 2 * hipport::tile_size<decltype(tile)>();  // HP415@31 HP415@35
    constexpr unsigned four = cg::thread_block_tile<4>::size();
//>     constexpr unsigned four = hipport::tile_size<cg::thread_block_tile<4>>();  // HP415@31 HP415@55
    sums[tile.size() - 1] = four;
    out[0] = sums[7] + twice + tile.size();
}
template <unsigned n>
__device__ void check(const cg::thread_block_tile<n> &part, const int *values) {
    static_assert(part.size() <= 32, "too wide");
//>     static_assert(hipport::tile_size<decltype(part)>() <= 32, "too wide");  // HP415@19 HP415@23
    int last = values[part.size() - 1];
}

// no tile: the size of a block is known at run time
__device__ int kept(cg::thread_block block, const int *values) {
    return values[block.size() - 1];
}
