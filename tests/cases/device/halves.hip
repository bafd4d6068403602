#include <hip/hip_runtime.h>
#include "hipport/half.h"
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>

__global__ void halves(__half *h, __half2 *h2, unsigned *u, double d) {
    h[0] = hipport::double2half(d);
    h2[0] = hipport::hmax2(h2[1], hipport::hmin2(h2[2], h2[3]));
    h2[4] = hipport::h2tanh(h2[5]);
    h[1] = hipport::htanh(h[2]);
    u[0] = hipport::heq2_mask(h2[0], h2[1]) | hipport::hgtu2_mask(h2[2], h2[3]);
}
__global__ void brain(__hip_bfloat16 *b, __hip_bfloat162 *b2, const float2 *f) {
    b2[0] = hipport::floats2bfloat162_rn(f->x, f->y);
    b2[1] = hipport::float2bfloat162_rn(f->x);
    b2[2] = hipport::make_bfloat162(b[0], hipport::htanh(b[1]));
}
