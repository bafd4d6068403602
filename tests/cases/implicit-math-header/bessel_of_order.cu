#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/math.h"  // HP118@1

__global__ void bessel(float *x, double *y) {
    x[0] = jn(2, x[1]) / 3 + yn(1, x[2]);
    y[0] = jn(2, y[1]);
}
