#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/minmax.h"  // HP122@1

// The index is unsigned in CUDA; in HIP min of an int and an unsigned is a double.
__global__ void last(float *x, int i, unsigned n, short a, unsigned char b) {
    x[min(i, n - 1)] = ::max(a, b) << 1;
    x[min(x[0] < 1 ? 0 : i, n)] += max(x[i], 0.0f);
}
