#include <hip/hip_runtime.h>
#include "hipport/device.h"

__global__ void interval(float *f, double *d) {
    f[0] = hipport::fadd_rd(f[1], f[2]);
    f[1] = hipport::fadd_ru(f[1], f[2]);
    f[3] = hipport::fsub_rz(f[1], f[2]);
    f[4] = hipport::fmul_ru(f[1], f[2]);
    f[5] = hipport::fmaf_rd(f[1], f[2], f[3]);
    f[6] = hipport::fdiv_rd(f[1], f[2]) + hipport::frcp_rz(f[3]) + hipport::fsqrt_ru(f[4]);
    d[0] = hipport::dadd_rd(d[1], d[2]) + hipport::dmul_ru(d[3], d[4]) + hipport::dsub_rz(d[5], d[6]);
    d[1] = hipport::fma_ru(d[1], d[2], d[3]);
    f[7] = tanhf(f[8]);
}
