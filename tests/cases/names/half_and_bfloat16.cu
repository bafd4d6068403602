#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp8.h>

__global__ void narrow(const float *in, half *h, __nv_bfloat16 *b, nv_bfloat16 *same, nv_bfloat162 *pairs, __nv_fp8_e4m3 *f) {
    int i = threadIdx.x;
    h[i] = __hadd(__float2half(in[i]), h[i]);
    b[i] = same[i] = __float2bfloat16(in[i]);
    pairs[i] = __halves2bfloat162(b[i], b[i]);
    pairs[i] = __floats2bfloat162_rn(in[i], in[i]);
    f[i] = __nv_fp8_e4m3(in[i]);
}
