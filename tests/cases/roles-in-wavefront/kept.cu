//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/cuda_atomic.h"  // HP117@1
//+ #include "hipport/cuda_barrier.h"  // HP117@1
//+ #include "hipport/cuda_pipeline.h"  // HP117@1
#include <cooperative_groups.h>
//> #include <hip/hip_cooperative_groups.h>  // HP110@11
#include <cuda/barrier>
//-  // HP110@1
#include <cuda/pipeline>
//-  // HP110@1
using barrier = cuda::barrier<cuda::thread_scope_block>;

__global__ void whole_wavefronts(const float *in, float *out) {
    __shared__ float buffer[256];
    __shared__ barrier filled;
    if (threadIdx.x == 0) init(&filled, blockDim.x);
    __syncthreads();
    if (threadIdx.x < 64) {
        buffer[threadIdx.x] = in[threadIdx.x];
        auto token = filled.arrive();
    } else {
        filled.arrive_and_wait();
        out[threadIdx.x] = buffer[threadIdx.x - 64];
    }
}
__global__ void together(const float *in, float *out) {
    __shared__ float buffer[32];
    __shared__ barrier filled;
    if (threadIdx.x == 0) init(&filled, blockDim.x);
    __syncthreads();
    if (threadIdx.x < 32) buffer[threadIdx.x] = in[threadIdx.x];
    filled.arrive_and_wait();
    if (threadIdx.x >= 32) out[threadIdx.x] = buffer[threadIdx.x - 32];
    auto pipe = cuda::make_pipeline();
    pipe.producer_acquire();
    pipe.producer_commit();
    pipe.consumer_wait();
}
__global__ void blocks(int *out) {
    __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 2> state;
    const auto role = threadIdx.x < 128 ? cuda::pipeline_role::producer : cuda::pipeline_role::consumer;
    auto pipe = cuda::make_pipeline(cooperative_groups::this_thread_block(), &state, role);
    out[threadIdx.x] = 0;
    pipe.quit();
}
