#include <hip/hip_runtime.h>
#include "hipport/groups.h"
#include <hip/hip_cooperative_groups.h>

namespace cg = cooperative_groups;

__global__ void row_sums(const float *x, float *sums, int columns) {
    cg::thread_block_tile<32> warp = cg::tiled_partition<32>(cg::this_thread_block());
    float sum = 0.f;
    for (int i = warp.thread_rank(); i < columns; i += warp.size()) sum += x[blockIdx.x * columns + i];
    sum = hipport::reduce(warp, sum, hipport::plus<float>());
    if (warp.thread_rank() == 0) sums[blockIdx.x] = sum;
}

__global__ void offsets(const int *counts, int *first) {
    cg::coalesced_group active = hipport::coalesced_threads();
    first[threadIdx.x] = hipport::exclusive_scan(active, counts[threadIdx.x]);
    unsigned votes = cg::tiled_partition<32>(cg::this_thread_block()).ballot(counts[threadIdx.x] > 0);
    if (active.thread_rank() == 0) first[0] = __popc(votes);
}

__device__ int largest(cg::thread_block_tile<8> tile, int value) {
    using namespace cooperative_groups;
    return reduce(tile, value, greater<int>());
}
