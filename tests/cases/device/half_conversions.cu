#include <cuda_fp16.h>

__global__ void rounded(const __half *x, int *n, __half *y) {
    n[0] = __half2int_rn(x[0]) + __half2int_rd(x[0]) + __half2int_ru(x[0]) + __half2int_rz(x[0]);
    n[1] = __half2short_rn(x[1]) + __half2ushort_rd(x[1]);
    n[2] = __half2uint_ru(x[2]) + __half2ll_rn(x[2]) + __half2ull_rd(x[2]);
    y[0] = __int2half_rn(n[0]);
    y[1] = __int2half_rz(n[0]);
    y[2] = __uint2half_rd(n[0]);
    y[3] = __ull2half_ru(n[0]);
    y[4] = __short2half_rd(n[0]);
}
