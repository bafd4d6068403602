//+ #include "hipport/compute_type.h"  // HP117@1
#include <hipblas/hipblas.h>
void run(hipblasHandle_t h, int n, const float *one, void *a, hipblasComputeType_t newer) {
    hipblasDatatype_t type = HIPBLAS_R_16F;
//>     hipDataType type = HIPBLAS_R_16F;  // HP136@5
    hipblasGemmEx(h, HIPBLAS_OP_N, HIPBLAS_OP_N, n, n, n, one, a, type, n, a, type, n, one, a, type, n, type,
//>     hipblasGemmEx(h, HIPBLAS_OP_N, HIPBLAS_OP_N, n, n, n, one, a, type, n, a, type, n, one, a, type, n, hipport::compute_type(type),  // HP136@105
                  HIPBLAS_GEMM_DEFAULT);
    hipblasGemmStridedBatchedEx(h, HIPBLAS_OP_N, HIPBLAS_OP_N, n, n, n, one, a, HIPBLAS_R_32F, n, 1, a, HIPBLAS_R_32F,
                                n, 1, one, a, HIPBLAS_R_32F, n, 1, 4, HIPBLAS_R_32F, HIPBLAS_GEMM_DEFAULT);
//>                                 n, 1, one, a, HIPBLAS_R_32F, n, 1, 4, HIPBLAS_COMPUTE_32F, HIPBLAS_GEMM_DEFAULT);  // HP136@71
    hipblasGemmEx(h, HIPBLAS_OP_N, HIPBLAS_OP_N, n, n, n, one, a, type, n, a, type, n, one, a, type, n, newer,
                  HIPBLAS_GEMM_DEFAULT);
}
