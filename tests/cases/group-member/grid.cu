//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/groups.h"  // HP117@1
#include <cooperative_groups.h>
//> #include <hip/hip_cooperative_groups.h>  // HP110@11
namespace cg = cooperative_groups;

struct State {
    cg::grid_group grid;
    __device__ unsigned rank() const { return this->grid.block_rank(); }
//>     __device__ unsigned rank() const { return hipport::block_rank(this->grid); }  // HP415@47 HP415@57
};
__device__ int place(const cg::grid_group &grid, cg::thread_block block) {
    auto all = cg::this_grid();
    return grid.num_blocks() + all.block_rank() + cg::this_grid().dim_blocks().x + block.dim_threads().x;
//>     return hipport::num_blocks(grid) + hipport::block_rank(all) + hipport::dim_blocks(cg::this_grid()).x + hipport::dim_threads(block).x;  // HP415@12 HP415@16 HP415@32 HP415@35 HP415@51 HP415@66 HP415@84 HP415@89
}
__global__ void split() {
    cg::grid_group grid = cg::this_grid();
    auto token = grid.barrier_arrive();
//~                   ^~~~~~~~~~~~~~ HP415 error: HIP's grid_group has no member barrier_arrive
//~   remedy: call sync() where the group waits
    grid.barrier_wait(std::move(token));
//~      ^~~~~~~~~~~~ HP415 error: HIP's grid_group has no member barrier_wait
//~   remedy: call sync() where the group waits
}

// what HIP has, and groups of others
struct Plan {
    int num_blocks() const;
};
__device__ int kept(cg::grid_group grid, cg::thread_block block, Plan plan) {
    grid.sync();
    return grid.thread_rank() + block.size() + block.group_index().x + plan.num_blocks();
}
