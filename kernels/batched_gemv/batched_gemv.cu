// y = alpha * A * x + beta * y for each matrix A (rows x columns) of a batch, with vectors of its own. A warp computes
// an element: the block is 32 x warps threads, blockIdx.y the matrix. With beta 0, y is not read.
#include <cuda_runtime.h>

template <typename T>
__global__ void batched_gemv(const T *__restrict__ matrices, const T *__restrict__ vectors, T *__restrict__ results,
                             int rows, int columns, T alpha, T beta) {
    const int row = blockIdx.x * blockDim.y + threadIdx.y;
    if (row >= rows) {
        return;
    }
    const size_t batch = blockIdx.y;
    const T *line = matrices + (batch * rows + row) * columns;
    const T *vector = vectors + batch * columns;

    T sum = T(0);
    for (int i = threadIdx.x; i < columns; i += warpSize) {
        sum += line[i] * vector[i];
    }
#pragma unroll
    for (int offset = 16; offset > 0; offset >>= 1) {
        sum += __shfl_down_sync(0xffffffffu, sum, offset);
    }
    if (threadIdx.x == 0) {
        T &result = results[batch * rows + row];
        result = beta == T(0) ? alpha * sum : alpha * sum + beta * result;
    }
}

template __global__ void batched_gemv<float>(const float *, const float *, float *, int, int, float, float);
template __global__ void batched_gemv<double>(const double *, const double *, double *, int, int, double, double);
