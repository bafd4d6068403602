//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/half_blas.h"  // HP117@1
#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11
#include <cuda_fp16.h>
//> #include <hip/hip_fp16.h>  // HP110@11

void gemm(cublasHandle_t h, int n, const __half *alpha, const __half *a, const __half *b, const __half *beta, __half *c,
//> void gemm(hipblasHandle_t h, int n, const __half *alpha, const __half *a, const __half *b, const __half *beta, __half *c,  // HP101@11
          const __half *const *as, const __half *const *bs, __half *const *cs) {
    cublasHgemm(h, CUBLAS_OP_N, CUBLAS_OP_T, n, n, n, alpha, a, n, b, n, beta, c, n);
//>     hipport::blas::Hgemm(h, HIPBLAS_OP_N, HIPBLAS_OP_T, n, n, n, alpha, a, n, b, n, beta, c, n);  // HP101@5 HP101@20 HP101@33
    cublasHgemmBatched(h, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, alpha, as, n, bs, n, beta, cs, n, 2);
//>     hipport::blas::HgemmBatched(h, HIPBLAS_OP_N, HIPBLAS_OP_N, n, n, n, alpha, as, n, bs, n, beta, cs, n, 2);  // HP101@5 HP101@27 HP101@40
    cublasHgemmStridedBatched(h, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, alpha, a, n, 0, b, n, 0, beta, c, n, 0, 2);
//>     hipport::blas::HgemmStridedBatched(h, HIPBLAS_OP_N, HIPBLAS_OP_N, n, n, n, alpha, a, n, 0, b, n, 0, beta, c, n, 0, 2);  // HP101@5 HP101@34 HP101@47
#define BY_MACRO h, CUBLAS_OP_N, CUBLAS_OP_T, n, n, n, alpha, a, n, b, n, beta, c, n
//> #define BY_MACRO h, HIPBLAS_OP_N, HIPBLAS_OP_T, n, n, n, alpha, a, n, b, n, beta, c, n  // HP101@21 HP101@34
    cublasHgemm(BY_MACRO);
//>     hipport::blas::Hgemm(BY_MACRO);  // HP101@5
    cublasHgemm_64(h, CUBLAS_OP_N, CUBLAS_OP_T, n, n, n, alpha, a, n, b, n, beta, c, n);
//>     hipblasHgemm_64(h, HIPBLAS_OP_N, HIPBLAS_OP_T, n, n, n, reinterpret_cast<const hipblasHalf*>(alpha), reinterpret_cast<const hipblasHalf*>(a), n, reinterpret_cast<const hipblasHalf*>(b), n, reinterpret_cast<const hipblasHalf*>(beta), reinterpret_cast<hipblasHalf*>(c), n);  // HP101@5 HP101@23 HP101@36 HP301@58 HP301@63 HP301@65 HP301@66 HP301@71 HP301@72 HP301@77 HP301@81 HP301@83 HP301@84
    cublasHgemmBatched_64(h, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, alpha, as, n, bs, n, beta, cs, n, 2);
//>     hipblasHgemmBatched_64(h, HIPBLAS_OP_N, HIPBLAS_OP_N, n, n, n, reinterpret_cast<const hipblasHalf*>(alpha), reinterpret_cast<const hipblasHalf* const*>(as), n, reinterpret_cast<const hipblasHalf* const*>(bs), n, reinterpret_cast<const hipblasHalf*>(beta), reinterpret_cast<hipblasHalf* const*>(cs), n, 2);  // HP101@5 HP101@30 HP101@43 HP301@65 HP301@70 HP301@72 HP301@74 HP301@79 HP301@81 HP301@86 HP301@90 HP301@92 HP301@94
    cublasHgemmStridedBatched_64(h, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, alpha, a, n, 0, b, n, 0, beta, c, n, 0, 2);
//>     hipblasHgemmStridedBatched_64(h, HIPBLAS_OP_N, HIPBLAS_OP_N, n, n, n, reinterpret_cast<const hipblasHalf*>(alpha), reinterpret_cast<const hipblasHalf*>(a), n, 0, reinterpret_cast<const hipblasHalf*>(b), n, 0, reinterpret_cast<const hipblasHalf*>(beta), reinterpret_cast<hipblasHalf*>(c), n, 0, 2);  // HP101@5 HP101@37 HP101@50 HP301@72 HP301@77 HP301@79 HP301@80 HP301@88 HP301@89 HP301@97 HP301@101 HP301@103 HP301@104
}
