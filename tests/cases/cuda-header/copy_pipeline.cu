//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/cuda_atomic.h"  // HP117@1
//+ #include "hipport/cuda_pipeline.h"  // HP117@1
#include <cuda/pipeline>
//-  // HP110@1

__global__ void load(const float *in, float *out) {
    __shared__ float tile[64];
    cuda::pipeline<cuda::thread_scope_thread> pipe = cuda::make_pipeline();
    pipe.producer_acquire();
    cuda::memcpy_async(tile + threadIdx.x, in + threadIdx.x, sizeof(float), pipe);
    pipe.producer_commit();
    cuda::pipeline_consumer_wait_prior<0>(pipe);
    __syncthreads();
    out[threadIdx.x] = tile[63 - threadIdx.x];
    pipe.consumer_release();
}
