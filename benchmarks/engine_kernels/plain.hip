// Kernels whose threads do not wait for each other.
#include <hip/hip_runtime.h>

extern "C" __global__ void empty() {}

extern "C" __global__ void saxpy(int n, float a, const float* x, const float* y, float* out) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = a * x[i] + y[i];
}
