// Until CUDA 8 half numbers were bits, and the conversions always there.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/half.h"  // HP117@1

__global__ void scale(unsigned short *bits, float factor) {
    float x = __half2float(bits[threadIdx.x]);
//>     float x = __half2float(__ushort_as_half(bits[threadIdx.x]));  // HP291@28 HP291@46
    bits[threadIdx.x] = __float2half_rn(factor * x + __half2float(bits[0]));
//>     bits[threadIdx.x] = __half_as_ushort(__float2half_rn(factor * x + __half2float(__ushort_as_half(bits[0]))));  // HP291@25 HP291@67 HP291@75 HP291@76
}
