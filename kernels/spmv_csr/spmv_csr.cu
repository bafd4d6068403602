// y = A * x for a sparse matrix in compressed rows: the values of row r are those from row_begin[r] up to
// row_begin[r + 1]. Scalar: a thread a row. Vector: a warp a row, for rows with many values.
#include <cuda_runtime.h>

template <typename T>
__global__ void spmv_csr_scalar(int rows, const int *__restrict__ row_begin, const int *__restrict__ columns,
                                const T *__restrict__ values, const T *__restrict__ x, T *__restrict__ y) {
    const int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= rows) {
        return;
    }
    T sum = T(0);
    for (int i = row_begin[row]; i < row_begin[row + 1]; ++i) {
        sum += values[i] * __ldg(&x[columns[i]]);
    }
    y[row] = sum;
}

template <typename T>
__global__ void spmv_csr_vector(int rows, const int *__restrict__ row_begin, const int *__restrict__ columns,
                                const T *__restrict__ values, const T *__restrict__ x, T *__restrict__ y) {
    const int lane = threadIdx.x & 31;
    const int warps = gridDim.x * blockDim.x / 32;
    for (int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32; row < rows; row += warps) {
        const int end = row_begin[row + 1];
        T sum = T(0);
        for (int i = row_begin[row] + lane; i < end; i += 32) {
            sum += values[i] * __ldg(&x[columns[i]]);
        }
        for (int offset = 16; offset > 0; offset >>= 1) {
            sum += __shfl_down_sync(0xffffffffu, sum, offset);
        }
        if (lane == 0) {
            y[row] = sum;
        }
    }
}

template __global__ void spmv_csr_scalar<float>(int, const int *, const int *, const float *, const float *, float *);
template __global__ void spmv_csr_scalar<double>(int, const int *, const int *, const double *, const double *,
                                                 double *);
template __global__ void spmv_csr_vector<float>(int, const int *, const int *, const float *, const float *, float *);
template __global__ void spmv_csr_vector<double>(int, const int *, const int *, const double *, const double *,
                                                 double *);
