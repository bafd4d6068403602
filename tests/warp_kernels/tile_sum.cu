#include <cooperative_groups.h>

namespace cg = cooperative_groups;

__global__ void tile_sum(const int *x, int *sums) {
    auto tile = cg::tiled_partition<32>(cg::this_thread_block());
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    int v = x[i];
    for (int d = tile.size() / 2; d > 0; d /= 2) v += tile.shfl_down(v, d);
    if (tile.thread_rank() == 0) sums[i / 32] = v;
}
