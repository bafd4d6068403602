#include <hip/hip_runtime.h>
#include <hipblas/hipblas.h>
#include <hip/hip_fp16.h>

void gemm(hipblasHandle_t h, int n, const __half *alpha, const __half *a, const __half *b, const __half *beta, __half *c,
          const __half *const *as, const __half *const *bs, __half *const *cs) {
    hipblasHgemm(h, HIPBLAS_OP_N, HIPBLAS_OP_T, n, n, n, reinterpret_cast<const hipblasHalf*>(alpha), reinterpret_cast<const hipblasHalf*>(a), n, reinterpret_cast<const hipblasHalf*>(b), n, reinterpret_cast<const hipblasHalf*>(beta), reinterpret_cast<hipblasHalf*>(c), n);
    hipblasHgemmBatched(h, HIPBLAS_OP_N, HIPBLAS_OP_N, n, n, n, reinterpret_cast<const hipblasHalf*>(alpha), reinterpret_cast<const hipblasHalf* const*>(as), n, reinterpret_cast<const hipblasHalf* const*>(bs), n, reinterpret_cast<const hipblasHalf*>(beta), reinterpret_cast<hipblasHalf* const*>(cs), n, 2);
    hipblasHgemmStridedBatched(h, HIPBLAS_OP_N, HIPBLAS_OP_N, n, n, n, reinterpret_cast<const hipblasHalf*>(alpha), reinterpret_cast<const hipblasHalf*>(a), n, 0, reinterpret_cast<const hipblasHalf*>(b), n, 0, reinterpret_cast<const hipblasHalf*>(beta), reinterpret_cast<hipblasHalf*>(c), n, 0, 2);
    hipblasHgemm_64(h, HIPBLAS_OP_N, HIPBLAS_OP_T, n, n, n, reinterpret_cast<const hipblasHalf*>(alpha), reinterpret_cast<const hipblasHalf*>(a), n, reinterpret_cast<const hipblasHalf*>(b), n, reinterpret_cast<const hipblasHalf*>(beta), reinterpret_cast<hipblasHalf*>(c), n);
    hipblasHgemmBatched_64(h, HIPBLAS_OP_N, HIPBLAS_OP_N, n, n, n, reinterpret_cast<const hipblasHalf*>(alpha), reinterpret_cast<const hipblasHalf* const*>(as), n, reinterpret_cast<const hipblasHalf* const*>(bs), n, reinterpret_cast<const hipblasHalf*>(beta), reinterpret_cast<hipblasHalf* const*>(cs), n, 2);
    hipblasHgemmStridedBatched_64(h, HIPBLAS_OP_N, HIPBLAS_OP_N, n, n, n, reinterpret_cast<const hipblasHalf*>(alpha), reinterpret_cast<const hipblasHalf*>(a), n, 0, reinterpret_cast<const hipblasHalf*>(b), n, 0, reinterpret_cast<const hipblasHalf*>(beta), reinterpret_cast<hipblasHalf*>(c), n, 0, 2);
}
