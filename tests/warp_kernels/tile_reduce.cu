#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>

namespace cg = cooperative_groups;

__global__ void tile_reduce(const float *x, float *greatest, float *sums) {
    cg::thread_block block = cg::this_thread_block();
    cg::thread_block_tile<32> warp = cg::tiled_partition<32>(block);
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    greatest[i] = cg::reduce(warp, x[i], cg::greater<float>());
    const float sum = cg::reduce(warp, x[i], cg::plus<float>());
    if (warp.thread_rank() == 0) sums[i / 32] = sum;
}
