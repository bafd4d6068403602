#pragma once

#include <cub/block/block_reduce.cuh>
#include <cuda_runtime.h>

// One block a row: |b - A x| of the row, summed over its entries by the whole block.
template <int BlockSize>
__global__ void row_residuals(int rows, const int *__restrict__ row_offsets, const int *__restrict__ columns,
                              const double *__restrict__ values, const double *__restrict__ x,
                              const double *__restrict__ b, double *__restrict__ residuals) {
    using BlockReduce = cub::BlockReduce<double, BlockSize>;
    __shared__ typename BlockReduce::TempStorage storage;

    for (int row = blockIdx.x; row < rows; row += gridDim.x) {
        double sum = 0.0;
        for (int i = row_offsets[row] + threadIdx.x; i < row_offsets[row + 1]; i += BlockSize) {
            sum += values[i] * x[columns[i]];
        }
        sum = BlockReduce(storage).Sum(sum);
        if (threadIdx.x == 0) {
            residuals[row] = fabs(b[row] - sum);
        }
        __syncthreads();  // the storage is used again for the next row
    }
}

// Writes the reciprocal of each diagonal entry.
template <typename Real>
__global__ void invert_diagonal(int rows, const int *__restrict__ row_offsets, const int *__restrict__ columns,
                                const Real *__restrict__ values, Real *__restrict__ inverse) {
    const int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= rows) {
        return;
    }
    inverse[row] = Real(1);
    for (int i = row_offsets[row]; i < row_offsets[row + 1]; ++i) {
        if (columns[i] == row) {
            inverse[row] = Real(1) / values[i];
        }
    }
}

// Spreads the rows into a dense matrix in column-major order; it must be zero before.
template <typename Real>
__global__ void to_dense(int rows, const int *__restrict__ row_offsets, const int *__restrict__ columns,
                         const Real *__restrict__ values, Real *__restrict__ dense) {
    const int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= rows) {
        return;
    }
    for (int i = row_offsets[row]; i < row_offsets[row + 1]; ++i) {
        dense[static_cast<size_t>(columns[i]) * rows + row] = values[i];
    }
}
