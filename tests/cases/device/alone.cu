#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/device.h"  // HP117@1

// an error that is computed, and numbers that are compared bit by bit
__global__ void two_sum(const float *a, const float *b, float *sum, float *error) {
    const float s = __fadd_rn(a[0], b[0]);
//>     const float s = hipport::fadd_rn(a[0], b[0]);  // HP101@21
    const float t = __fsub_rn(s, a[0]);
//>     const float t = hipport::fsub_rn(s, a[0]);  // HP101@21
    sum[0] = s;
    error[0] = __fadd_rn(__fsub_rn(a[0], __fsub_rn(s, t)), __fsub_rn(b[0], t));
//>     error[0] = hipport::fadd_rn(hipport::fsub_rn(a[0], hipport::fsub_rn(s, t)), hipport::fsub_rn(b[0], t));  // HP101@16 HP101@26 HP101@42 HP101@60
}

__global__ void by_itself(const double *x, double *y) {
    y[0] = __dadd_rn(__dmul_rn(x[0], x[1]), x[2]);
//>     y[0] = hipport::dadd_rn(hipport::dmul_rn(x[0], x[1]), x[2]);  // HP101@12 HP101@22
    y[1] = __dsub_rn(x[0] * x[1], x[2]);
//>     y[1] = hipport::dsub_rn(x[0] * x[1], x[2]);  // HP101@12
    y[2] = __dsqrt_rn(x[3]) + __ddiv_rn(x[4], x[5]);
}

__global__ void roots(float *x) {
    x[0] = __fmul_rn(__fsqrt_rn(x[1]), __frsqrt_rn(x[2]));
//>     x[0] = hipport::fmul_rn(hipport::fsqrt_rn(x[1]), hipport::frsqrt_rn(x[2]));  // HP101@12 HP101@22 HP101@40
    x[3] = __saturatef(x[4]);
//>     x[3] = hipport::saturatef(x[4]);  // HP101@12
    x[5] = __frcp_rn(x[6]) + __fdividef(x[7], x[8]);
}
