//+ #include <hipblas/hipblas.h>  // HP134@1
#include <cstdio>
#include <cublasLt.h>
//> #include <hipblaslt/hipblaslt.h>  // HP110@11
bool worked(cublasStatus_t status) {
//> bool worked(hipblasStatus_t status) {  // HP101@13
    if (status != CUBLAS_STATUS_SUCCESS) std::printf("%s\n", cublasGetStatusString(status));
//>     if (status != HIPBLAS_STATUS_SUCCESS) std::printf("%s\n", hipblasStatusToString(status));  // HP101@19 HP101@62
    return status == CUBLAS_STATUS_SUCCESS;
//>     return status == HIPBLAS_STATUS_SUCCESS;  // HP101@22
}
