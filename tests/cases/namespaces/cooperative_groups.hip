#include <hip/hip_runtime.h>
#include "hipport/groups.h"
#include <hip/hip_cooperative_groups.h>
namespace cg = cooperative_groups;

__global__ void sum(const float *in, float *out) {
    cg::thread_block block = cg::this_thread_block();
    auto tile = cg::tiled_partition<32>(block);
    float total = hipport::reduce(tile, in[block.thread_rank()], hipport::plus<float>());
    cooperative_groups::sync(block);
    cg::grid_group grid = cg::this_grid();
    grid.sync();
    if (tile.thread_rank() == 0) out[0] = total;
}
