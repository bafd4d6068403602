//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/cuda_pipeline.h"  // HP117@1
#include <cooperative_groups.h>
//> #include <hip/hip_cooperative_groups.h>  // HP110@11
#include <cooperative_groups/details/partitioning.h>
//-  // HP115@1
#include <cooperative_groups/memcpy_async.h>
//-  // HP110@1

namespace cg = cooperative_groups;

__global__ void load(const int *in, int *out, int count) {
    extern __shared__ int tile[];
    cg::thread_block block = cg::this_thread_block();
    cg::memcpy_async(block, tile, in, sizeof(int) * count);
//>     hipport::memcpy_async(block, tile, in, sizeof(int) * count);  // HP101@5
    cg::memcpy_async(block, tile, count, in, count);
//>     hipport::memcpy_async(block, tile, count, in, count);  // HP101@5
    cg::wait_prior<1>(block);
//>     hipport::wait_prior<1>(block);  // HP101@5
    cg::wait(block);
//>     hipport::wait(block);  // HP101@5
    out[threadIdx.x] = tile[0];
}
