#pragma once
#include "../hipport/atomics.h"

#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>

// Two samples a thread: `count` is the number of pairs.
static __global__ void scale_half2(const float2 *__restrict__ input, __half2 *__restrict__ output, int count,
                                   float factor) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count) {
        const __half2 pair = __floats2half2_rn(input[i].x, input[i].y);
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 700
        output[i] = __hfma2(pair, __float2half2_rn(factor), __float2half2_rn(0.0f));
#else
        output[i] = __floats2half2_rn(__low2float(pair) * factor, __high2float(pair) * factor);
#endif
    }
}

static __global__ void sum_bfloat16(const __half2 *__restrict__ input, int count, float *__restrict__ sum) {
    __hip_bfloat16 partial = __float2bfloat16(0.0f);
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += gridDim.x * blockDim.x) {
        const float2 pair = __half22float2(input[i]);
        partial = __hadd(partial, __float2bfloat16(0.5f * (pair.x + pair.y)));
    }
    atomicAdd(sum, __bfloat162float(partial));
}
