#include <hip/hip_runtime.h>
#include "hipport/half.h"
#include <hip/hip_fp16.h>

__global__ void rounded(const __half *x, int *n, __half *y) {
    n[0] = hipport::half2int_rn(x[0]) + hipport::half2int_rd(x[0]) + hipport::half2int_ru(x[0]) + __half2int_rz(x[0]);
    n[1] = hipport::half2short_rn(x[1]) + hipport::half2ushort_rd(x[1]);
    n[2] = hipport::half2uint_ru(x[2]) + hipport::half2ll_rn(x[2]) + hipport::half2ull_rd(x[2]);
    y[0] = __int2half_rn(n[0]);
    y[1] = hipport::int2half_rz(n[0]);
    y[2] = hipport::uint2half_rd(n[0]);
    y[3] = hipport::ull2half_ru(n[0]);
    y[4] = hipport::short2half_rd(n[0]);
}
