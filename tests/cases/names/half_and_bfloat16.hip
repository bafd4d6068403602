#include <hip/hip_runtime.h>
#include "hipport/half.h"
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#include <hip/hip_fp8.h>

__global__ void narrow(const float *in, half *h, __hip_bfloat16 *b, __hip_bfloat16 *same, __hip_bfloat162 *pairs, __hip_fp8_e4m3 *f) {
    int i = threadIdx.x;
    h[i] = __hadd(__float2half(in[i]), h[i]);
    b[i] = same[i] = __float2bfloat16(in[i]);
    pairs[i] = __halves2bfloat162(b[i], b[i]);
    pairs[i] = hipport::floats2bfloat162_rn(in[i], in[i]);
    f[i] = __hip_fp8_e4m3(in[i]);
}
