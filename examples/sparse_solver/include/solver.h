#pragma once

#include <cuda_runtime_api.h>
#include <thrust/device_vector.h>

// A square sparse matrix in compressed rows, in device memory.
struct CsrMatrix {
    int rows = 0;
    thrust::device_vector<int> row_offsets;
    thrust::device_vector<int> columns;
    thrust::device_vector<double> values;

    int nonzeros() const { return static_cast<int>(values.size()); }
};

struct Solution {
    thrust::device_vector<double> x;
    int iterations = 0;
    double residual_norm = 0.0;
};

// The five-point Laplacian of a side x side grid, assembled on the device.
CsrMatrix assemble_poisson(int side, cudaStream_t stream);

// Solves A x = b with the diagonal as preconditioner, until the residual is below tolerance * |b|.
Solution conjugate_gradient(const CsrMatrix &matrix, const thrust::device_vector<double> &b, double tolerance,
                            int max_iterations, cudaStream_t stream);

// Solves A x = b by dense Cholesky: for systems of a few thousand rows at most.
Solution dense_cholesky(const CsrMatrix &matrix, const thrust::device_vector<double> &b, cudaStream_t stream);

// Greatest absolute entry of b - A x.
double residual_maximum(const CsrMatrix &matrix, const thrust::device_vector<double> &x,
                        const thrust::device_vector<double> &b, cudaStream_t stream);
