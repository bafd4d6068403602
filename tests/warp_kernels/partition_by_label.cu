#include <cooperative_groups.h>

namespace cg = cooperative_groups;

__global__ void partition_by_label(const int *labels, int *sizes) {
    auto tile = cg::tiled_partition<32>(cg::this_thread_block());
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    auto same = cg::labeled_partition(tile, labels[i]);
    sizes[i] = same.size();
}
