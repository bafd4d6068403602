//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/cuda_pipeline.h"  // HP117@1
#include <cooperative_groups.h>
//> #include <hip/hip_cooperative_groups.h>  // HP110@11
#include <cooperative_groups/memcpy_async.h>
//-  // HP110@1

using namespace cooperative_groups;

__global__ void load(const int *in, int *out) {
    __shared__ int tile[64];
    auto block = this_thread_block();
    memcpy_async(block, tile, in, sizeof(tile));
    wait(block);
    out[threadIdx.x] = tile[63 - threadIdx.x];
}
