#pragma once
//+ #include <hipblas/hipblas.h>  // HP134@1

#include <cusolverSp.h>
//> #include <hipsolver/hipsolver.h>  // HP110@11
#include <cusparse.h>
//> #include <hipsparse/hipsparse.h>  // HP110@11

inline const char *said(cublasStatus_t status) { return status == CUBLAS_STATUS_SUCCESS ? "right" : "wrong"; }
//> inline const char *said(hipblasStatus_t status) { return status == HIPBLAS_STATUS_SUCCESS ? "right" : "wrong"; }  // HP101@25 HP101@67
inline bool worked(cusolverStatus_t status, cusparseStatus_t other) {
//> inline bool worked(hipsolverStatus_t status, hipsparseStatus_t other) {  // HP101@20 HP101@45
    return status == CUSOLVER_STATUS_SUCCESS && other == CUSPARSE_STATUS_SUCCESS;
//>     return status == HIPSOLVER_STATUS_SUCCESS && other == HIPSPARSE_STATUS_SUCCESS;  // HP101@22 HP101@58
}
