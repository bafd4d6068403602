#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/narrowing.h"  // HP228@1

__global__ void scale(float *out, const double *by, unsigned int n) {
    float both[] = {by[0], 2 * by[1]};
    out[n] = both[0] + both[1];
}
