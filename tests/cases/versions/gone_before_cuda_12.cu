// Names that CUDA dropped in its versions 5 to 11, and HIP still has.
#include <cublas.h>
#include <cusparse.h>

void multiply(cusparseHandle_t handle, cusparseMatDescr_t matrix, const double *values, const int *rows,
              const int *columns, const double *x, double *y, double alpha, double beta) {
    cusparseDcsrmv(handle, CUSPARSE_OPERATION_NON_TRANSPOSE, 4, 4, 7, &alpha, matrix, values, rows, columns, x, &beta, y);
    cusparseHybMat_t hyb;
    cusparseCreateHybMat(&hyb);
    cusparseDcsr2hyb(handle, 4, 4, matrix, values, rows, columns, hyb, 0, CUSPARSE_HYB_PARTITION_AUTO);
    cusparseDhybmv(handle, CUSPARSE_OPERATION_NON_TRANSPOSE, &alpha, matrix, hyb, x, &beta, y);
    cusparseDestroyHybMat(hyb);
    cublasStatus status = CUBLAS_STATUS_SUCCESS;
    (void)status;
}

// The form of a launch before CUDA 7.
__global__ void scale(float *x, float a) { x[threadIdx.x] *= a; }

void launch(float *x, float a) {
    cudaConfigureCall(1, 32);
    cudaSetupArgument(&x, sizeof x, 0);
    cudaSetupArgument(&a, sizeof a, sizeof x);
    cudaLaunch(scale);
}

// The driver's structs before CUDA 3.2.
void describe() {
    CUDA_ARRAY_DESCRIPTOR_v1 array;
    (void)array;
}
