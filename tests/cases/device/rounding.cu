#include <cuda_runtime.h>

__global__ void interval(float *f, double *d) {
    f[0] = __fadd_rd(f[1], f[2]);
    f[1] = __fadd_ru(f[1], f[2]);
    f[3] = __fsub_rz(f[1], f[2]);
    f[4] = __fmul_ru(f[1], f[2]);
    f[5] = __fmaf_rd(f[1], f[2], f[3]);
    f[6] = __fdiv_rd(f[1], f[2]) + __frcp_rz(f[3]) + __fsqrt_ru(f[4]);
    d[0] = __dadd_rd(d[1], d[2]) + __dmul_ru(d[3], d[4]) + __dsub_rz(d[5], d[6]);
    d[1] = __fma_ru(d[1], d[2], d[3]);
    f[7] = __tanhf(f[8]);
}
