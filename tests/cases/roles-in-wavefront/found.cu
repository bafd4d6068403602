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

__device__ void produce(const float *in, float *buffer, barrier *ready, barrier *filled) {
    ready->arrive_and_wait();
    buffer[threadIdx.x] = in[threadIdx.x];
    barrier::arrival_token token = filled->arrive();
}
__device__ void consume(float *out, const float *buffer, barrier *ready, barrier *filled) {
    barrier::arrival_token token = ready->arrive();
    filled->arrive_and_wait();
    out[threadIdx.x] = buffer[threadIdx.x];
}
__global__ void split(const float *in, float *out) {
    __shared__ float buffer[256];
    __shared__ barrier bars[2];
    auto block = cooperative_groups::this_thread_block();
    if (block.thread_rank() < 2) init(bars + block.thread_rank(), block.size());
    block.sync();
    if (block.thread_rank() < 32) {
        produce(in, buffer, bars, bars + 1);
//~     ^~~~~~~ HP422 warning:
//~   threads of one wavefront of 64 get different roles and wait for each other: on AMD GPUs the wavefront executes one arm after the other, and the kernel can hang
//~   remedy: give the roles to whole wavefronts
    } else {
        consume(out, buffer, bars, bars + 1);
    }
}
__global__ void staged(const int *in, int *out) {
    __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 2> state;
    const auto role = threadIdx.x < 32 ? cuda::pipeline_role::producer : cuda::pipeline_role::consumer;
//~                                                           ^~~~~~~~ HP422 warning:
//~   threads of one wavefront of 64 get different roles and wait for each other: on AMD GPUs the wavefront executes one arm after the other, and the kernel can hang
//~   remedy: give the roles to whole wavefronts
    auto pipe = cuda::make_pipeline(cooperative_groups::this_thread_block(), &state, role);
    out[threadIdx.x] = in[0];
    pipe.quit();
}
