#include <hip/hip_runtime.h>
#include <cmath>

#include <hipcub/device/device_reduce.hpp>
#include <hipblas/hipblas.h>
#include <hipsparse/hipsparse.h>
#include <thrust/execution_policy.h>
#include <thrust/functional.h>
#include <thrust/transform.h>
#include <thrust/transform_reduce.h>

#include "handles.h"
#include "kernels.cuh"
#include "solver.h"

namespace {

template <typename T>
T *raw(thrust::device_vector<T> &vector) {
    return thrust::raw_pointer_cast(vector.data());
}

// Descriptors take mutable pointers, even of matrices that are only read.
template <typename T>
T *raw(const thrust::device_vector<T> &vector) {
    return const_cast<T *>(thrust::raw_pointer_cast(vector.data()));
}

struct Square {
    __host__ __device__ double operator()(double value) const { return value * value; }
};

// y = A x through the generic interface; the descriptors live as long as the operator.
class SparseOperator {
public:
    SparseOperator(hipsparseHandle_t handle, const CsrMatrix &matrix, thrust::device_vector<double> &x,
                   thrust::device_vector<double> &y)
        : handle_(handle) {
        CHECK_CUSPARSE(hipsparseCreateCsr(&matrix_, matrix.rows, matrix.rows, matrix.nonzeros(),
                                         raw(matrix.row_offsets), raw(matrix.columns), raw(matrix.values),
                                         HIPSPARSE_INDEX_32I, HIPSPARSE_INDEX_32I, HIPSPARSE_INDEX_BASE_ZERO,
                                         HIP_R_64F));
        CHECK_CUSPARSE(hipsparseCreateDnVec(&x_, matrix.rows, raw(x), HIP_R_64F));
        CHECK_CUSPARSE(hipsparseCreateDnVec(&y_, matrix.rows, raw(y), HIP_R_64F));
        size_t bytes = 0;
        CHECK_CUSPARSE(hipsparseSpMV_bufferSize(handle_, HIPSPARSE_OPERATION_NON_TRANSPOSE, &one_, matrix_, x_, &zero_,
                                               y_, HIP_R_64F, HIPSPARSE_SPMV_CSR_ALG1, &bytes));
        buffer_.resize(bytes);
    }
    ~SparseOperator() {
        hipsparseDestroyDnVec(y_);
        hipsparseDestroyDnVec(x_);
        hipsparseDestroySpMat(matrix_);
    }
    SparseOperator(const SparseOperator &) = delete;
    SparseOperator &operator=(const SparseOperator &) = delete;

    void apply() {
        CHECK_CUSPARSE(hipsparseSpMV(handle_, HIPSPARSE_OPERATION_NON_TRANSPOSE, &one_, matrix_, x_, &zero_, y_,
                                    HIP_R_64F, HIPSPARSE_SPMV_CSR_ALG1, raw(buffer_)));
    }

private:
    const double one_ = 1.0;
    const double zero_ = 0.0;
    hipsparseHandle_t handle_;
    hipsparseSpMatDescr_t matrix_ = nullptr;
    hipsparseDnVecDescr_t x_ = nullptr;
    hipsparseDnVecDescr_t y_ = nullptr;
    thrust::device_vector<unsigned char> buffer_;
};

}  // namespace

Solution conjugate_gradient(const CsrMatrix &matrix, const thrust::device_vector<double> &b, double tolerance,
                            int max_iterations, hipStream_t stream) {
    const int n = matrix.rows;
    const CublasHandle blas = make_cublas(stream);
    const CusparseHandle sparse = make_cusparse(stream);

    Solution solution;
    solution.x.assign(n, 0.0);
    thrust::device_vector<double> residual = b;
    thrust::device_vector<double> inverse_diagonal(n);
    thrust::device_vector<double> preconditioned(n);
    thrust::device_vector<double> direction(n);
    thrust::device_vector<double> product(n);
    SparseOperator multiply(sparse.get(), matrix, direction, product);

    invert_diagonal<<<(n + 255) / 256, 256, 0, stream>>>(n, raw(matrix.row_offsets), raw(matrix.columns),
                                                         raw(matrix.values), raw(inverse_diagonal));
    CHECK_CUDA(hipGetLastError());
    CHECK_CUDA(hipStreamSynchronize(stream));

    const double b_norm =
        std::sqrt(thrust::transform_reduce(thrust::device, b.begin(), b.end(), Square{}, 0.0, thrust::plus<double>()));
    const auto precondition = [&] {
        thrust::transform(thrust::device, residual.begin(), residual.end(), inverse_diagonal.begin(),
                          preconditioned.begin(), thrust::multiplies<double>());
    };

    precondition();
    direction = preconditioned;
    double rho = 0.0;
    CHECK_CUBLAS(hipblasDdot(blas.get(), n, raw(residual), 1, raw(preconditioned), 1, &rho));

    for (; solution.iterations < max_iterations; ++solution.iterations) {
        CHECK_CUBLAS(hipblasDnrm2(blas.get(), n, raw(residual), 1, &solution.residual_norm));
        if (solution.residual_norm <= tolerance * b_norm) {
            break;
        }
        multiply.apply();
        double curvature = 0.0;
        CHECK_CUBLAS(hipblasDdot(blas.get(), n, raw(direction), 1, raw(product), 1, &curvature));
        const double alpha = rho / curvature;
        const double minus_alpha = -alpha;
        CHECK_CUBLAS(hipblasDaxpy(blas.get(), n, &alpha, raw(direction), 1, raw(solution.x), 1));
        CHECK_CUBLAS(hipblasDaxpy(blas.get(), n, &minus_alpha, raw(product), 1, raw(residual), 1));
        CHECK_CUDA(hipStreamSynchronize(stream));

        precondition();
        const double previous = rho;
        CHECK_CUBLAS(hipblasDdot(blas.get(), n, raw(residual), 1, raw(preconditioned), 1, &rho));
        const double beta = rho / previous;
        const double one = 1.0;
        CHECK_CUBLAS(hipblasDscal(blas.get(), n, &beta, raw(direction), 1));
        CHECK_CUBLAS(hipblasDaxpy(blas.get(), n, &one, raw(preconditioned), 1, raw(direction), 1));
    }
    return solution;
}

double residual_maximum(const CsrMatrix &matrix, const thrust::device_vector<double> &x,
                        const thrust::device_vector<double> &b, hipStream_t stream) {
    constexpr int block_size = 128;
    thrust::device_vector<double> residuals(matrix.rows);
    row_residuals<block_size><<<1024, block_size, 0, stream>>>(matrix.rows, raw(matrix.row_offsets),
                                                               raw(matrix.columns), raw(matrix.values), raw(x),
                                                               raw(b), raw(residuals));
    CHECK_CUDA(hipGetLastError());

    thrust::device_vector<double> maximum(1);
    size_t bytes = 0;
    CHECK_CUDA(hipcub::DeviceReduce::Max(nullptr, bytes, raw(residuals), raw(maximum), matrix.rows, stream));
    thrust::device_vector<unsigned char> temporary(bytes);
    CHECK_CUDA(hipcub::DeviceReduce::Max(raw(temporary), bytes, raw(residuals), raw(maximum), matrix.rows, stream));
    CHECK_CUDA(hipStreamSynchronize(stream));
    return maximum[0];
}
