// Threads that produce and threads that consume.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/cuda_atomic.h"  // HP117@1
//+ #include "hipport/cuda_pipeline.h"  // HP117@1
#include <cooperative_groups.h>
//> #include <hip/hip_cooperative_groups.h>  // HP110@11
#include <cuda/pipeline>
//-  // HP110@1

__global__ void roles(const int *x, int *y) {
    __shared__ int stage[128];
    __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 1> state;
    const bool produces = threadIdx.x < 128;
    auto block = cooperative_groups::this_thread_block();
    auto pipe = cuda::make_pipeline(block, &state, produces ? cuda::pipeline_role::producer : cuda::pipeline_role::consumer);
    if (produces) {
        pipe.producer_acquire();
        cuda::memcpy_async(stage + threadIdx.x, x + threadIdx.x, sizeof(int), pipe);
        pipe.producer_commit();
    } else {
        pipe.consumer_wait();
        y[threadIdx.x - 128] = stage[255 - threadIdx.x];
        pipe.consumer_release();
    }
}
