#include <cuda_bf16.h>
#include <cuda_fp16.h>

__global__ void halves(__half *h, __half2 *h2, unsigned *u, double d) {
    h[0] = __double2half(d);
    h2[0] = __hmax2(h2[1], __hmin2(h2[2], h2[3]));
    h2[4] = h2tanh(h2[5]);
    h[1] = htanh(h[2]);
    u[0] = __heq2_mask(h2[0], h2[1]) | __hgtu2_mask(h2[2], h2[3]);
}
__global__ void brain(__nv_bfloat16 *b, __nv_bfloat162 *b2, const float2 *f) {
    b2[0] = __floats2bfloat162_rn(f->x, f->y);
    b2[1] = __float2bfloat162_rn(f->x);
    b2[2] = make_bfloat162(b[0], htanh(b[1]));
}
