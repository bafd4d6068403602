//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/fp8.h"  // HP117@1
//+ #include "hipport/half.h"  // HP117@1
#include <cuda_bf16.h>
//> #include <hip/hip_bf16.h>  // HP110@11
#include <cuda_fp16.h>
//> #include <hip/hip_fp16.h>  // HP110@11
#include <cuda_fp8.h>
//-  // HP110@1

__global__ void narrow(const float *in, half *h, __nv_bfloat16 *b, nv_bfloat16 *same, nv_bfloat162 *pairs, __nv_fp8_e4m3 *f) {
//~                                                                                                        ^~~~~~~~~~~~~ HP702 warning:
//~   __nv_fp8_e4m3 has the OCP format, gfx942 computes in FNUZ (largest values 240 and 448); conversions are in software there, and matrix instructions read other numbers
//~   remedy: for matrix instructions use the FNUZ type on these architectures, and convert stored values and scales
//> __global__ void narrow(const float *in, half *h, __hip_bfloat16 *b, __hip_bfloat16 *same, __hip_bfloat162 *pairs, __hip_fp8_e4m3 *f) {  // HP101@50 HP101@68 HP101@87 HP101@108
    int i = threadIdx.x;
    h[i] = __hadd(__float2half(in[i]), h[i]);
    b[i] = same[i] = __float2bfloat16(in[i]);
    pairs[i] = __halves2bfloat162(b[i], b[i]);
    pairs[i] = __floats2bfloat162_rn(in[i], in[i]);
//>     pairs[i] = hipport::floats2bfloat162_rn(in[i], in[i]);  // HP101@16
    f[i] = __nv_fp8_e4m3(in[i]);
//>     f[i] = __hip_fp8_e4m3(in[i]);  // HP101@12
}
