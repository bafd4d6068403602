//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/half.h"  // HP117@1
#include <cuda_bf16.h>
//> #include <hip/hip_bf16.h>  // HP110@11
#include <cuda_fp16.h>
//> #include <hip/hip_fp16.h>  // HP110@11

__global__ void halves(__half *h, __half2 *h2, unsigned *u, double d) {
    h[0] = __double2half(d);
//>     h[0] = hipport::double2half(d);  // HP101@12
    h2[0] = __hmax2(h2[1], __hmin2(h2[2], h2[3]));
//>     h2[0] = hipport::hmax2(h2[1], hipport::hmin2(h2[2], h2[3]));  // HP101@13 HP101@28
    h2[4] = h2tanh(h2[5]);
//>     h2[4] = hipport::h2tanh(h2[5]);  // HP101@13
    u[1] = __hisinf(h[3]) < 0;
//>     u[1] = hipport::hisinf(h[3]) < 0;  // HP101@12
    h[1] = htanh(h[2]);
//>     h[1] = hipport::htanh(h[2]);  // HP101@12
    u[0] = __heq2_mask(h2[0], h2[1]) | __hgtu2_mask(h2[2], h2[3]);
//>     u[0] = hipport::heq2_mask(h2[0], h2[1]) | hipport::hgtu2_mask(h2[2], h2[3]);  // HP101@12 HP101@40
}
__global__ void brain(__nv_bfloat16 *b, __nv_bfloat162 *b2, const float2 *f) {
//> __global__ void brain(__hip_bfloat16 *b, __hip_bfloat162 *b2, const float2 *f) {  // HP101@23 HP101@41
    b2[0] = __floats2bfloat162_rn(f->x, f->y);
//>     b2[0] = hipport::floats2bfloat162_rn(f->x, f->y);  // HP101@13
    b2[3] = __float2bfloat162_rn(__hisinf(b[0]));
//>     b2[3] = hipport::float2bfloat162_rn(hipport::hisinf(b[0]));  // HP101@13 HP101@34
    b2[1] = __float2bfloat162_rn(f->x);
//>     b2[1] = hipport::float2bfloat162_rn(f->x);  // HP101@13
    b2[2] = make_bfloat162(b[0], htanh(b[1]));
//>     b2[2] = hipport::make_bfloat162(b[0], hipport::htanh(b[1]));  // HP101@13 HP101@34
}
