//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/cuda_pipeline.h"  // HP117@1
#include <cuda_pipeline.h>
//-  // HP110@1

__global__ void load(const float4 *in, float4 *out) {
    __shared__ float4 tile[2][64];
    __pipeline_memcpy_async(&tile[0][threadIdx.x], &in[threadIdx.x], sizeof(float4));
//>     hipport::pipeline_memcpy_async(&tile[0][threadIdx.x], &in[threadIdx.x], sizeof(float4));  // HP101@5
    __pipeline_commit();
//>     hipport::pipeline_commit();  // HP101@5
    __pipeline_memcpy_async(&tile[1][threadIdx.x], &in[threadIdx.x], sizeof(float4), 8);
//>     hipport::pipeline_memcpy_async(&tile[1][threadIdx.x], &in[threadIdx.x], sizeof(float4), 8);  // HP101@5
    __pipeline_commit();
//>     hipport::pipeline_commit();  // HP101@5
    __pipeline_wait_prior(1);
//>     hipport::pipeline_wait_prior(1);  // HP101@5
    __syncthreads();
    out[threadIdx.x] = tile[0][63 - threadIdx.x];
}
