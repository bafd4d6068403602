//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/groups.h"  // HP117@1
#include <cooperative_groups.h>
//> #include <hip/hip_cooperative_groups.h>  // HP110@11
#include <cooperative_groups/reduce.h>
//-  // HP110@1
namespace cg = cooperative_groups;

__global__ void sum(const float *in, float *out) {
    cg::thread_block block = cg::this_thread_block();
    auto tile = cg::tiled_partition<32>(block);
    float total = cg::reduce(tile, in[block.thread_rank()], cg::plus<float>());
//>     float total = hipport::reduce(tile, in[block.thread_rank()], hipport::plus<float>());  // HP101@19 HP101@61
    cooperative_groups::sync(block);
    cg::grid_group grid = cg::this_grid();
    grid.sync();
    if (tile.thread_rank() == 0) out[0] = total;
}
