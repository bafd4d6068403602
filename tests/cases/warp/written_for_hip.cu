#include <hip/hip_runtime.h>
__global__ void k(float *x) {
    x[threadIdx.x] += __shfl_down(x[threadIdx.x], warpSize / 2);
    if (__ballot(1) == ~0ull) x[0] = 0;
}
