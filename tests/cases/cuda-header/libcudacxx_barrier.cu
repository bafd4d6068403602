//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/cuda_atomic.h"  // HP117@1
//+ #include "hipport/cuda_barrier.h"  // HP117@1
//+ #include "hipport/cuda_pipeline.h"  // HP117@1
#include <cooperative_groups.h>
//> #include <hip/hip_cooperative_groups.h>  // HP110@11
#include <cuda/barrier>
//-  // HP110@1

__global__ void stage(const float *in, float *out) {
    __shared__ float tile[256];
    __shared__ cuda::barrier<cuda::thread_scope_block> ready;
    auto block = cooperative_groups::this_thread_block();
    if (block.thread_rank() == 0) init(&ready, block.size());
    block.sync();
    cuda::memcpy_async(block, tile, in, cuda::aligned_size_t<16>(sizeof(tile)), ready);
    ready.arrive_and_wait();
    out[threadIdx.x] = tile[255 - threadIdx.x];
}
