#include <cublasLt.h>
//> #include <hipblaslt/hipblaslt.h>  // HP110@11
bool worked(cublasStatus_t status) { return status == CUBLAS_STATUS_SUCCESS; }
//> bool worked(hipblasStatus_t status) { return status == HIPBLAS_STATUS_SUCCESS; }  // HP101@13 HP101@55
cublasOperation_t transposed(bool is) { return is ? CUBLAS_OP_T : CUBLAS_OP_N; }
//> hipblasOperation_t transposed(bool is) { return is ? HIPBLAS_OP_T : HIPBLAS_OP_N; }  // HP101@1 HP101@53 HP101@67
