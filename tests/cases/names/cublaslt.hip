#include <hipblaslt/hipblaslt.h>

hipblasLtHandle_t handle() {
    hipblasLtHandle_t lt;
    hipblasLtMatmulDesc_t operation;
    hipblasLtCreate(&lt);
    hipblasLtMatmulDescCreate(&operation, HIPBLAS_COMPUTE_32F, HIP_R_32F);
    hipblasOperation_t transpose = HIPBLAS_OP_T;
    hipblasLtMatmulDescSetAttribute(operation, HIPBLASLT_MATMUL_DESC_TRANSA, &transpose, sizeof(transpose));
    return lt;
}
