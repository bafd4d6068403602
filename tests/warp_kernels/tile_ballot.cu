#include <cooperative_groups.h>

namespace cg = cooperative_groups;

__global__ void tile_ballot(const int *x, unsigned *votes) {
    auto tile = cg::tiled_partition<32>(cg::this_thread_block());
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const unsigned mine = tile.ballot(x[i] > 0);
    votes[i] = mine;
}
