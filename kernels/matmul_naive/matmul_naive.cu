// C (m x n) = A (m x k) * B (k x n), one thread an element of C, everything from global memory.
#include <cuda_runtime.h>

template <typename T>
__global__ void matmul_naive(const T *a, const T *b, T *c, int m, int n, int k) {
    const int row = blockIdx.y * blockDim.y + threadIdx.y;
    const int column = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= m || column >= n) {
        return;
    }
    T sum = T(0);
    for (int i = 0; i < k; ++i) {
        sum += a[row * k + i] * b[i * n + column];
    }
    c[row * n + column] = sum;
}

template __global__ void matmul_naive<float>(const float *, const float *, float *, int, int, int);
template __global__ void matmul_naive<double>(const double *, const double *, double *, int, int, int);
template __global__ void matmul_naive<int>(const int *, const int *, int *, int, int, int);
