#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/device.h"  // HP117@1

__global__ void interval(float *f, double *d) {
    f[0] = __fadd_rd(f[1], f[2]);
//>     f[0] = hipport::fadd_rd(f[1], f[2]);  // HP101@12
    f[1] = __fadd_ru(f[1], f[2]);
//>     f[1] = hipport::fadd_ru(f[1], f[2]);  // HP101@12
    f[3] = __fsub_rz(f[1], f[2]);
//>     f[3] = hipport::fsub_rz(f[1], f[2]);  // HP101@12
    f[4] = __fmul_ru(f[1], f[2]);
//>     f[4] = hipport::fmul_ru(f[1], f[2]);  // HP101@12
    f[5] = __fmaf_rd(f[1], f[2], f[3]);
//>     f[5] = hipport::fmaf_rd(f[1], f[2], f[3]);  // HP101@12
    f[6] = __fdiv_rd(f[1], f[2]) + __frcp_rz(f[3]) + __fsqrt_ru(f[4]);
//>     f[6] = hipport::fdiv_rd(f[1], f[2]) + hipport::frcp_rz(f[3]) + hipport::fsqrt_ru(f[4]);  // HP101@12 HP101@36 HP101@54
    d[0] = __dadd_rd(d[1], d[2]) + __dmul_ru(d[3], d[4]) + __dsub_rz(d[5], d[6]);
//>     d[0] = hipport::dadd_rd(d[1], d[2]) + hipport::dmul_ru(d[3], d[4]) + hipport::dsub_rz(d[5], d[6]);  // HP101@12 HP101@36 HP101@60
    d[1] = __fma_ru(d[1], d[2], d[3]);
//>     d[1] = hipport::fma_ru(d[1], d[2], d[3]);  // HP101@12
    f[7] = __tanhf(f[8]);
//>     f[7] = tanhf(f[8]);  // HP101@12
}
