// Names that CUDA dropped in its versions 5 to 11, and HIP still has.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/blas.h"  // HP117@1
#include <cublas.h>
//-  // HP110@1
#include <cusparse.h>
//> #include <hipsparse/hipsparse.h>  // HP110@11

void multiply(cusparseHandle_t handle, cusparseMatDescr_t matrix, const double *values, const int *rows,
//> void multiply(hipsparseHandle_t handle, hipsparseMatDescr_t matrix, const double *values, const int *rows,  // HP101@15 HP101@40
              const int *columns, const double *x, double *y, double alpha, double beta) {
    cusparseDcsrmv(handle, CUSPARSE_OPERATION_NON_TRANSPOSE, 4, 4, 7, &alpha, matrix, values, rows, columns, x, &beta, y);
//>     hipsparseDcsrmv(handle, HIPSPARSE_OPERATION_NON_TRANSPOSE, 4, 4, 7, &alpha, matrix, values, rows, columns, x, &beta, y);  // HP101@5 HP101@28
    cusparseHybMat_t hyb;
//>     hipsparseHybMat_t hyb;  // HP101@5
    cusparseCreateHybMat(&hyb);
//>     hipsparseCreateHybMat(&hyb);  // HP101@5
    cusparseDcsr2hyb(handle, 4, 4, matrix, values, rows, columns, hyb, 0, CUSPARSE_HYB_PARTITION_AUTO);
//>     hipsparseDcsr2hyb(handle, 4, 4, matrix, values, rows, columns, hyb, 0, HIPSPARSE_HYB_PARTITION_AUTO);  // HP101@5 HP101@75
    cusparseDhybmv(handle, CUSPARSE_OPERATION_NON_TRANSPOSE, &alpha, matrix, hyb, x, &beta, y);
//>     hipsparseDhybmv(handle, HIPSPARSE_OPERATION_NON_TRANSPOSE, &alpha, matrix, hyb, x, &beta, y);  // HP101@5 HP101@28
    cusparseDestroyHybMat(hyb);
//>     hipsparseDestroyHybMat(hyb);  // HP101@5
    cublasStatus status = CUBLAS_STATUS_SUCCESS;
//>     hipblasStatus_t status = HIPBLAS_STATUS_SUCCESS;  // HP101@5 HP101@27
    (void)status;
}

// The form of a launch before CUDA 7.
__global__ void scale(float *x, float a) { x[threadIdx.x] *= a; }

void launch(float *x, float a) {
    cudaConfigureCall(1, 32);
//>     hipConfigureCall(1, 32);  // HP101@5
    cudaSetupArgument(&x, sizeof x, 0);
//>     hipSetupArgument(&x, sizeof x, 0);  // HP101@5
    cudaSetupArgument(&a, sizeof a, sizeof x);
//>     hipSetupArgument(&a, sizeof a, sizeof x);  // HP101@5
    cudaLaunch(scale);
//>     hipLaunchByPtr(reinterpret_cast<const void*>(scale));  // HP101@5 HP301@16 HP301@21
}

// The driver's structs before CUDA 3.2.
void describe() {
    CUDA_ARRAY_DESCRIPTOR_v1 array;
//>     HIP_ARRAY_DESCRIPTOR array;  // HP101@5
    (void)array;
}
