#include <cublasLt.h>
//> #include <hipblaslt/hipblaslt.h>  // HP110@11

cublasLtHandle_t handle() {
//> hipblasLtHandle_t handle() {  // HP101@1
    cublasLtHandle_t lt;
//>     hipblasLtHandle_t lt;  // HP101@5
    cublasLtMatmulDesc_t operation;
//>     hipblasLtMatmulDesc_t operation;  // HP101@5
    cublasLtCreate(&lt);
//>     hipblasLtCreate(&lt);  // HP101@5
    cublasLtMatmulDescCreate(&operation, CUBLAS_COMPUTE_32F, CUDA_R_32F);
//>     hipblasLtMatmulDescCreate(&operation, HIPBLAS_COMPUTE_32F, HIP_R_32F);  // HP101@5 HP101@42 HP101@62
    cublasOperation_t transpose = CUBLAS_OP_T;
//>     hipblasOperation_t transpose = HIPBLAS_OP_T;  // HP101@5 HP101@35
    cublasLtMatmulDescSetAttribute(operation, CUBLASLT_MATMUL_DESC_TRANSA, &transpose, sizeof(transpose));
//>     hipblasLtMatmulDescSetAttribute(operation, HIPBLASLT_MATMUL_DESC_TRANSA, &transpose, sizeof(transpose));  // HP101@5 HP101@47
    return lt;
}
