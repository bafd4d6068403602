#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/math.h"  // HP118@1
#include <math.h>

__global__ void normalized(float *x, float length, float *s, float *c) {
    x[threadIdx.x] *= rsqrt(length) + exp10(x[0]) * normcdf(length) * rcbrt(x[1]) + j0(length);
    sincos(length, s, c);
    sincospi(length, s, c);
}
