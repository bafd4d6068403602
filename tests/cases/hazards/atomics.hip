#include <hip/hip_runtime.h>
#include "hipport/half.h"
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>

__global__ void accumulate(__half2 *sums, half *one, __hip_bfloat162 *rows, float4 *points, const __half2 value) {
    __shared__ __hip_bfloat16 partial[32];
    int i = threadIdx.x;
    atomicAdd(&sums[i], value);
    atomicAdd(sums + i, value);
    atomicAdd(one, __low2half(value));
    atomicAdd(&partial[i], __float2bfloat16(1.0f));
    atomicAdd(&rows[blockIdx.x], hipport::float2bfloat162_rn(1.0f));
    atomicAdd(&points[i], make_float4(1, 2, 3, 4));
    atomicAdd(reinterpret_cast<half2 *>(one) + i, value);
}

// what HIP has
__global__ void count(float4 *points, float *sums, unsigned *hits, half *values, unsigned long long *total) {
    atomicAdd(&points[threadIdx.x].x, 1.0f);
    atomicAdd(&sums[threadIdx.x], __half2float(values[threadIdx.x]));
    atomicAdd(hits, 1u);
    atomicAdd((float *)values, 1.0f);
    atomicAdd(total, 1ull);
}
