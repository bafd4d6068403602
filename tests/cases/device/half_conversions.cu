//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/half.h"  // HP117@1
#include <cuda_fp16.h>
//> #include <hip/hip_fp16.h>  // HP110@11

__global__ void rounded(const __half *x, int *n, __half *y) {
    n[0] = __half2int_rn(x[0]) + __half2int_rd(x[0]) + __half2int_ru(x[0]) + __half2int_rz(x[0]);
//>     n[0] = hipport::half2int_rn(x[0]) + hipport::half2int_rd(x[0]) + hipport::half2int_ru(x[0]) + __half2int_rz(x[0]);  // HP101@12 HP101@34 HP101@56
    n[1] = __half2short_rn(x[1]) + __half2ushort_rd(x[1]);
//>     n[1] = hipport::half2short_rn(x[1]) + hipport::half2ushort_rd(x[1]);  // HP101@12 HP101@36
    n[2] = __half2uint_ru(x[2]) + __half2ll_rn(x[2]) + __half2ull_rd(x[2]);
//>     n[2] = hipport::half2uint_ru(x[2]) + hipport::half2ll_rn(x[2]) + hipport::half2ull_rd(x[2]);  // HP101@12 HP101@35 HP101@56
    y[0] = __int2half_rn(n[0]);
    y[1] = __int2half_rz(n[0]);
//>     y[1] = hipport::int2half_rz(n[0]);  // HP101@12
    y[2] = __uint2half_rd(n[0]);
//>     y[2] = hipport::uint2half_rd(n[0]);  // HP101@12
    y[3] = __ull2half_ru(n[0]);
//>     y[3] = hipport::ull2half_ru(n[0]);  // HP101@12
    y[4] = __short2half_rd(n[0]);
//>     y[4] = hipport::short2half_rd(n[0]);  // HP101@12
}
