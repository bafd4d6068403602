#include <cublasLt.h>

cublasLtHandle_t handle() {
    cublasLtHandle_t lt;
    cublasLtMatmulDesc_t operation;
    cublasLtCreate(&lt);
    cublasLtMatmulDescCreate(&operation, CUBLAS_COMPUTE_32F, CUDA_R_32F);
    cublasOperation_t transpose = CUBLAS_OP_T;
    cublasLtMatmulDescSetAttribute(operation, CUBLASLT_MATMUL_DESC_TRANSA, &transpose, sizeof(transpose));
    return lt;
}
