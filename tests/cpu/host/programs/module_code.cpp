// A module: kernels and variables that a program loads.

#include <hip/hip_runtime.h>

__device__ int counted = 5;

// Parameters of several sizes, which are packed with gaps between them.
extern "C" __global__ void scale(char sign, double factor, const float* in, short count, float* out) {
    const int i = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
    if (i < count) out[i] = static_cast<float>((sign == '-' ? -factor : factor) * in[i]);
}

__global__ void count_up(int* out) {
    __shared__ int sum;
    if (threadIdx.x == 0) sum = counted++;
    __syncthreads();
    *out = sum;
}
