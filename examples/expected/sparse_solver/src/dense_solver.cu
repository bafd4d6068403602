#include <hip/hip_runtime.h>
#include <hipsolver/hipsolver.h>

#include "handles.h"
#include "kernels.cuh"
#include "solver.h"

Solution dense_cholesky(const CsrMatrix &matrix, const thrust::device_vector<double> &b, hipStream_t stream) {
    const int n = matrix.rows;
    const CusolverHandle solver = make_cusolver(stream);

    thrust::device_vector<double> dense(static_cast<size_t>(n) * n, 0.0);
    double *a = thrust::raw_pointer_cast(dense.data());
    to_dense<<<(n + 127) / 128, 128, 0, stream>>>(n, thrust::raw_pointer_cast(matrix.row_offsets.data()),
                                                  thrust::raw_pointer_cast(matrix.columns.data()),
                                                  thrust::raw_pointer_cast(matrix.values.data()), a);
    CHECK_CUDA(hipGetLastError());

    Solution solution;
    solution.x = b;
    double *x = thrust::raw_pointer_cast(solution.x.data());
    thrust::device_vector<int> info(1, 0);
    int *device_info = thrust::raw_pointer_cast(info.data());

    int work_items = 0;
    CHECK_CUSOLVER(hipsolverDnDpotrf_bufferSize(solver.get(), HIPBLAS_FILL_MODE_LOWER, n, a, n, &work_items));
    thrust::device_vector<double> work(work_items);
    CHECK_CUSOLVER(hipsolverDnDpotrf(solver.get(), HIPBLAS_FILL_MODE_LOWER, n, a, n,
                                    thrust::raw_pointer_cast(work.data()), work_items, device_info));
    CHECK_CUDA(hipStreamSynchronize(stream));
    if (info[0] != 0) {
        throw std::runtime_error("the matrix is not positive definite: minor " + std::to_string(info[0]));
    }
    CHECK_CUSOLVER(hipsolverDnDpotrs(solver.get(), HIPBLAS_FILL_MODE_LOWER, n, 1, a, n, x, n, device_info));
    CHECK_CUDA(hipStreamSynchronize(stream));
    return solution;
}
