// cuBLAS's products of half matrices, by hipBLAS, whose own half is another type. Comes with hipport, belongs to the
// project that it was copied into.
// hipport: ignore-file
//
// Every function is CUDA's without the prefix, with CUDA's parameters.

#ifndef HIPPORT_HALF_BLAS_H
#define HIPPORT_HALF_BLAS_H

#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>
#include <hipblas/hipblas.h>

namespace hipport {
namespace blas {

// The same 16 bits: a pointer to CUDA's half, and an array of such pointers, as hipBLAS takes them.
inline const hipblasHalf* of_hipblas(const __half* values) { return reinterpret_cast<const hipblasHalf*>(values); }
inline hipblasHalf* of_hipblas(__half* values) { return reinterpret_cast<hipblasHalf*>(values); }
inline const hipblasHalf* const* of_hipblas(const __half* const* matrices) {
    return reinterpret_cast<const hipblasHalf* const*>(matrices);
}
inline hipblasHalf* const* of_hipblas(__half* const* matrices) {
    return reinterpret_cast<hipblasHalf* const*>(matrices);
}

inline hipblasStatus_t Hgemm(hipblasHandle_t handle, hipblasOperation_t transa, hipblasOperation_t transb, int m, int n,
                             int k, const __half* alpha, const __half* A, int lda, const __half* B, int ldb,
                             const __half* beta, __half* C, int ldc) {
    return hipblasHgemm(handle, transa, transb, m, n, k, of_hipblas(alpha), of_hipblas(A), lda, of_hipblas(B), ldb,
                        of_hipblas(beta), of_hipblas(C), ldc);
}
inline hipblasStatus_t HgemmBatched(hipblasHandle_t handle, hipblasOperation_t transa, hipblasOperation_t transb, int m,
                                    int n, int k, const __half* alpha, const __half* const A[], int lda,
                                    const __half* const B[], int ldb, const __half* beta, __half* const C[], int ldc,
                                    int batchCount) {
    return hipblasHgemmBatched(handle, transa, transb, m, n, k, of_hipblas(alpha), of_hipblas(A), lda, of_hipblas(B),
                               ldb, of_hipblas(beta), of_hipblas(C), ldc, batchCount);
}
inline hipblasStatus_t HgemmStridedBatched(hipblasHandle_t handle, hipblasOperation_t transa, hipblasOperation_t transb,
                                           int m, int n, int k, const __half* alpha, const __half* A, int lda,
                                           long long strideA, const __half* B, int ldb, long long strideB,
                                           const __half* beta, __half* C, int ldc, long long strideC, int batchCount) {
    return hipblasHgemmStridedBatched(handle, transa, transb, m, n, k, of_hipblas(alpha), of_hipblas(A), lda, strideA,
                                      of_hipblas(B), ldb, strideB, of_hipblas(beta), of_hipblas(C), ldc, strideC,
                                      batchCount);
}

}  // namespace blas
}  // namespace hipport

#endif
