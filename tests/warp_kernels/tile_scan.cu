#include <cooperative_groups.h>
#include <cooperative_groups/scan.h>

namespace cg = cooperative_groups;

__global__ void tile_scan(const int *x, int *inclusive, int *exclusive) {
    auto tile = cg::tiled_partition<16>(cg::this_thread_block());
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    inclusive[i] = cg::inclusive_scan(tile, x[i], cg::plus<int>());
    exclusive[i] = cg::exclusive_scan(tile, x[i]);
}
