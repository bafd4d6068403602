//+ #include "hipport/compute_type.h"  // HP117@1
#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11

struct Types {
    cudaDataType compute;
//>     hipDataType compute;  // HP101@5
    cublasComputeType_t exact;
//>     hipblasComputeType_t exact;  // HP101@5
    cudaDataType other;
//>     hipDataType other;  // HP101@5
};
struct OtherTypes {
    cublasComputeType_t other;
//>     hipblasComputeType_t other;  // HP101@5
};

cublasStatus_t multiply(cublasHandle_t h, int n, const void *one, const void *a, const void *b, void *c, cudaDataType_t type,
//> hipblasStatus_t multiply(hipblasHandle_t h, int n, const void *one, const void *a, const void *b, void *c, hipDataType type,  // HP101@1 HP101@25 HP101@106
                        const Types &types, const OtherTypes &others) {
    cublasGemmEx(h, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, one, a, type, n, b, type, n, one, c, type, n, type, CUBLAS_GEMM_DEFAULT);
//>     hipblasGemmEx(h, HIPBLAS_OP_N, HIPBLAS_OP_N, n, n, n, one, a, type, n, b, type, n, one, c, type, n, hipport::compute_type(type), HIPBLAS_GEMM_DEFAULT);  // HP101@5 HP101@21 HP101@34 HP301@102 HP301@106 HP101@108
    cublasGemmStridedBatchedEx(h, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, one, a, type, n, 1, b, type, n, 1, one, c, type, n, 1, 2,
//>     hipblasGemmStridedBatchedEx(h, HIPBLAS_OP_N, HIPBLAS_OP_N, n, n, n, one, a, type, n, 1, b, type, n, 1, one, c, type, n, 1, 2,  // HP101@5 HP101@35 HP101@48
                               types.compute, CUBLAS_GEMM_DEFAULT);
//>                                hipport::compute_type(types.compute), HIPBLAS_GEMM_DEFAULT);  // HP301@32 HP301@45 HP101@47
    cublasGemmEx(h, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, one, a, type, n, b, type, n, one, c, type, n, others.other,
//>     hipblasGemmEx(h, HIPBLAS_OP_N, HIPBLAS_OP_N, n, n, n, one, a, type, n, b, type, n, one, c, type, n, others.other,  // HP101@5 HP101@21 HP101@34
                 CUBLAS_GEMM_DEFAULT);
//>                  HIPBLAS_GEMM_DEFAULT);  // HP101@18
    return cublasGemmEx(h, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, one, a, type, n, b, type, n, one, c, type, n, types.exact,
//>     return hipblasGemmEx(h, HIPBLAS_OP_N, HIPBLAS_OP_N, n, n, n, one, a, type, n, b, type, n, one, c, type, n, types.exact,  // HP101@12 HP101@28 HP101@41
                        CUBLAS_GEMM_DEFAULT);
//>                         HIPBLAS_GEMM_DEFAULT);  // HP101@25
}
