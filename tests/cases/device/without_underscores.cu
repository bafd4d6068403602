#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/device.h"  // HP117@1

// functions that CUDA had under these names until CUDA 13
__global__ void old_names(const int *n, const float *x, float *out, long long *wide) {
    int i = threadIdx.x;
    out[0] = int_as_float((float_as_int(x[i]) & 0x807fffff) | 0x3f800000);
//>     out[0] = __int_as_float((__float_as_int(x[i]) & 0x807fffff) | 0x3f800000);  // HP101@14 HP101@28
    out[1] = uint_as_float(float_as_uint(x[i]) ^ 1u);
//>     out[1] = __uint_as_float(__float_as_uint(x[i]) ^ 1u);  // HP101@14 HP101@28
    out[2] = int2float(n[i]) + uint2float(7u);
//>     out[2] = __int2float_rn(n[i]) + __uint2float_rn(7u);  // HP101@14 HP101@32
    out[3] = mul24(n[i], 3) + umul24(5u, 6u) + mulhi(n[i], n[0]);
//>     out[3] = __mul24(n[i], 3) + (unsigned int)__umul24(5u, 6u) + hipport::mulhi(n[i], n[0]);  // HP101@14 HP287@31 HP101@31 HP101@48
    wide[0] = mul64hi(wide[1], wide[2]) + float2int(x[i]) + float2uint(x[0]);
//>     wide[0] = hipport::mul64hi(wide[1], wide[2]) + __float2int_rz(x[i]) + __float2uint_rz(x[0]);  // HP101@15 HP101@43 HP101@61
}
