#include <cublas_v2.h>
#include <cuda_fp16.h>

void gemm(cublasHandle_t h, int n, const __half *alpha, const __half *a, const __half *b, const __half *beta, __half *c,
          const __half *const *as, const __half *const *bs, __half *const *cs) {
    cublasHgemm(h, CUBLAS_OP_N, CUBLAS_OP_T, n, n, n, alpha, a, n, b, n, beta, c, n);
    cublasHgemmBatched(h, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, alpha, as, n, bs, n, beta, cs, n, 2);
    cublasHgemmStridedBatched(h, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, alpha, a, n, 0, b, n, 0, beta, c, n, 0, 2);
    cublasHgemm_64(h, CUBLAS_OP_N, CUBLAS_OP_T, n, n, n, alpha, a, n, b, n, beta, c, n);
    cublasHgemmBatched_64(h, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, alpha, as, n, bs, n, beta, cs, n, 2);
    cublasHgemmStridedBatched_64(h, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, alpha, a, n, 0, b, n, 0, beta, c, n, 0, 2);
}
