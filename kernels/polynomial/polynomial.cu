// A polynomial whose coefficients lie in constant memory, by Horner's rule, for each x.
#include <cuda_runtime.h>

constexpr int degree = 7;

__constant__ double coefficients[degree + 1];

extern "C" __global__ void polynomial(const double *__restrict__ x, double *__restrict__ y, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) {
        return;
    }
    double value = coefficients[degree];
#pragma unroll
    for (int k = degree - 1; k >= 0; --k) {
        value = fma(value, x[i], coefficients[k]);
    }
    y[i] = value;
}
