// A mask of 32 bits for HIP's own intrinsic, in code that is for HIP already.
#include <cuda_runtime.h>

#define HIP_SHUFFLE __shfl_##down_sync

__global__ void mask(const float *x, float *y, float factor, int n) {
    const float value = threadIdx.x < n ? x[threadIdx.x] : 0.0f;
    const float next = HIP_SHUFFLE(0xffffffffu, value, 1);
    if (threadIdx.x < n) y[threadIdx.x] = factor * value + 0.0f * next;
}
