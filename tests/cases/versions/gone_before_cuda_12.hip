// Names that CUDA dropped in its versions 5 to 11, and HIP still has.
#include <hip/hip_runtime.h>
#include <hipblas/hipblas.h>
#include <hipsparse/hipsparse.h>

void multiply(hipsparseHandle_t handle, hipsparseMatDescr_t matrix, const double *values, const int *rows,
              const int *columns, const double *x, double *y, double alpha, double beta) {
    hipsparseDcsrmv(handle, HIPSPARSE_OPERATION_NON_TRANSPOSE, 4, 4, 7, &alpha, matrix, values, rows, columns, x, &beta, y);
    hipsparseHybMat_t hyb;
    hipsparseCreateHybMat(&hyb);
    hipsparseDcsr2hyb(handle, 4, 4, matrix, values, rows, columns, hyb, 0, HIPSPARSE_HYB_PARTITION_AUTO);
    hipsparseDhybmv(handle, HIPSPARSE_OPERATION_NON_TRANSPOSE, &alpha, matrix, hyb, x, &beta, y);
    hipsparseDestroyHybMat(hyb);
    hipblasStatus_t status = HIPBLAS_STATUS_SUCCESS;
    (void)status;
}

// The form of a launch before CUDA 7.
__global__ void scale(float *x, float a) { x[threadIdx.x] *= a; }

void launch(float *x, float a) {
    hipConfigureCall(1, 32);
    hipSetupArgument(&x, sizeof x, 0);
    hipSetupArgument(&a, sizeof a, sizeof x);
    hipLaunchByPtr(reinterpret_cast<const void*>(scale));
}

// The driver's structs before CUDA 3.2.
void describe() {
    HIP_ARRAY_DESCRIPTOR array;
    (void)array;
}
