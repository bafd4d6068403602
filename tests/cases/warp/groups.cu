//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/groups.h"  // HP117@1
#include <cooperative_groups.h>
//> #include <hip/hip_cooperative_groups.h>  // HP110@11
#include <cooperative_groups/reduce.h>
//-  // HP110@1
#include <cooperative_groups/scan.h>
//-  // HP115@1

namespace cg = cooperative_groups;

__global__ void row_sums(const float *x, float *sums, int columns) {
    cg::thread_block_tile<32> warp = cg::tiled_partition<32>(cg::this_thread_block());
    float sum = 0.f;
    for (int i = warp.thread_rank(); i < columns; i += warp.size()) sum += x[blockIdx.x * columns + i];
    sum = cg::reduce(warp, sum, cg::plus<float>());
//>     sum = hipport::reduce(warp, sum, hipport::plus<float>());  // HP101@11 HP101@33
    if (warp.thread_rank() == 0) sums[blockIdx.x] = sum;
}

__global__ void offsets(const int *counts, int *first) {
    cg::coalesced_group active = cg::coalesced_threads();
//>     cg::coalesced_group active = hipport::coalesced_threads();  // HP101@34
    first[threadIdx.x] = cooperative_groups::exclusive_scan(active, counts[threadIdx.x]);
//>     first[threadIdx.x] = hipport::exclusive_scan(active, counts[threadIdx.x]);  // HP101@26
    unsigned votes = cg::tiled_partition<32>(cg::this_thread_block()).ballot(counts[threadIdx.x] > 0);
    if (active.thread_rank() == 0) first[0] = __popc(votes);
}

__device__ int largest(cg::thread_block_tile<8> tile, int value) {
    using namespace cooperative_groups;
    return reduce(tile, value, greater<int>());
}
