// The functions of level3.h, by their names.
// Written by `python -m scripts.hip_libraries` from the facts about ROCm's headers.

#include "level3.h"

using namespace hipport_cpu;
using namespace hipport_cpu::blas;

hipblasStatus_t hipblasCdgmm(hipblasHandle_t handle, hipblasSideMode_t side, int m, int n, const hipComplex* AP,
    int lda, const hipComplex* x, int incx, hipComplex* CP, int ldc) {
    const Call call(__builtin_return_address(0));
    return dgmm<Complex>({handle, __func__}, side, m, n, {AP, lda}, {x, incx}, {CP, ldc});
}

hipblasStatus_t hipblasCdgmmBatched(hipblasHandle_t handle, hipblasSideMode_t side, int m, int n,
    const hipComplex* const AP[], int lda, const hipComplex* const x[], int incx, hipComplex* const CP[], int ldc,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return dgmm<Complex>({handle, __func__, batchCount}, side, m, n, {AP, lda}, {x, incx}, {CP, ldc});
}

hipblasStatus_t hipblasCdgmmBatched_64(hipblasHandle_t handle, hipblasSideMode_t side, int64_t m, int64_t n,
    const hipComplex* const AP[], int64_t lda, const hipComplex* const x[], int64_t incx, hipComplex* const CP[],
    int64_t ldc, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return dgmm<Complex>({handle, __func__, batchCount}, side, m, n, {AP, lda}, {x, incx}, {CP, ldc});
}

hipblasStatus_t hipblasCdgmmStridedBatched(hipblasHandle_t handle, hipblasSideMode_t side, int m, int n,
    const hipComplex* AP, int lda, hipblasStride strideA, const hipComplex* x, int incx, hipblasStride stridex,
    hipComplex* CP, int ldc, hipblasStride strideC, int batchCount) {
    const Call call(__builtin_return_address(0));
    return dgmm<Complex>({handle, __func__, batchCount}, side, m, n, {AP, lda, strideA}, {x, incx, stridex},
    {CP, ldc, strideC});
}

hipblasStatus_t hipblasCdgmmStridedBatched_64(hipblasHandle_t handle, hipblasSideMode_t side, int64_t m, int64_t n,
    const hipComplex* AP, int64_t lda, hipblasStride strideA, const hipComplex* x, int64_t incx, hipblasStride stridex,
    hipComplex* CP, int64_t ldc, hipblasStride strideC, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return dgmm<Complex>({handle, __func__, batchCount}, side, m, n, {AP, lda, strideA}, {x, incx, stridex},
    {CP, ldc, strideC});
}

hipblasStatus_t hipblasCdgmm_64(hipblasHandle_t handle, hipblasSideMode_t side, int64_t m, int64_t n,
    const hipComplex* AP, int64_t lda, const hipComplex* x, int64_t incx, hipComplex* CP, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return dgmm<Complex>({handle, __func__}, side, m, n, {AP, lda}, {x, incx}, {CP, ldc});
}

hipblasStatus_t hipblasCgeam(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB, int m,
    int n, const hipComplex* alpha, const hipComplex* AP, int lda, const hipComplex* beta, const hipComplex* BP,
    int ldb, hipComplex* CP, int ldc) {
    const Call call(__builtin_return_address(0));
    return geam<Complex>({handle, __func__}, transA, transB, m, n, alpha, {AP, lda}, beta, {BP, ldb}, {CP, ldc});
}

hipblasStatus_t hipblasCgeamBatched(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB,
    int m, int n, const hipComplex* alpha, const hipComplex* const AP[], int lda, const hipComplex* beta,
    const hipComplex* const BP[], int ldb, hipComplex* const CP[], int ldc, int batchCount) {
    const Call call(__builtin_return_address(0));
    return geam<Complex>({handle, __func__, batchCount}, transA, transB, m, n, alpha, {AP, lda}, beta, {BP, ldb},
    {CP, ldc});
}

hipblasStatus_t hipblasCgeamBatched_64(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB,
    int64_t m, int64_t n, const hipComplex* alpha, const hipComplex* const AP[], int64_t lda, const hipComplex* beta,
    const hipComplex* const BP[], int64_t ldb, hipComplex* const CP[], int64_t ldc, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return geam<Complex>({handle, __func__, batchCount}, transA, transB, m, n, alpha, {AP, lda}, beta, {BP, ldb},
    {CP, ldc});
}

hipblasStatus_t hipblasCgeamStridedBatched(hipblasHandle_t handle, hipblasOperation_t transA,
    hipblasOperation_t transB, int m, int n, const hipComplex* alpha, const hipComplex* AP, int lda,
    hipblasStride strideA, const hipComplex* beta, const hipComplex* BP, int ldb, hipblasStride strideB,
    hipComplex* CP, int ldc, hipblasStride strideC, int batchCount) {
    const Call call(__builtin_return_address(0));
    return geam<Complex>({handle, __func__, batchCount}, transA, transB, m, n, alpha, {AP, lda, strideA}, beta,
    {BP, ldb, strideB}, {CP, ldc, strideC});
}

hipblasStatus_t hipblasCgeamStridedBatched_64(hipblasHandle_t handle, hipblasOperation_t transA,
    hipblasOperation_t transB, int64_t m, int64_t n, const hipComplex* alpha, const hipComplex* AP, int64_t lda,
    hipblasStride strideA, const hipComplex* beta, const hipComplex* BP, int64_t ldb, hipblasStride strideB,
    hipComplex* CP, int64_t ldc, hipblasStride strideC, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return geam<Complex>({handle, __func__, batchCount}, transA, transB, m, n, alpha, {AP, lda, strideA}, beta,
    {BP, ldb, strideB}, {CP, ldc, strideC});
}

hipblasStatus_t hipblasCgeam_64(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB,
    int64_t m, int64_t n, const hipComplex* alpha, const hipComplex* AP, int64_t lda, const hipComplex* beta,
    const hipComplex* BP, int64_t ldb, hipComplex* CP, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return geam<Complex>({handle, __func__}, transA, transB, m, n, alpha, {AP, lda}, beta, {BP, ldb}, {CP, ldc});
}

hipblasStatus_t hipblasCgemm(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB, int m,
    int n, int k, const hipComplex* alpha, const hipComplex* AP, int lda, const hipComplex* BP, int ldb,
    const hipComplex* beta, hipComplex* CP, int ldc) {
    const Call call(__builtin_return_address(0));
    return gemm<Complex>({handle, __func__}, transA, transB, m, n, k, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasCgemmBatched(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB,
    int m, int n, int k, const hipComplex* alpha, const hipComplex* const AP[], int lda, const hipComplex* const BP[],
    int ldb, const hipComplex* beta, hipComplex* const CP[], int ldc, int batchCount) {
    const Call call(__builtin_return_address(0));
    return gemm<Complex>({handle, __func__, batchCount}, transA, transB, m, n, k, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasCgemmBatched_64(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB,
    int64_t m, int64_t n, int64_t k, const hipComplex* alpha, const hipComplex* const AP[], int64_t lda,
    const hipComplex* const BP[], int64_t ldb, const hipComplex* beta, hipComplex* const CP[], int64_t ldc,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return gemm<Complex>({handle, __func__, batchCount}, transA, transB, m, n, k, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasCgemmStridedBatched(hipblasHandle_t handle, hipblasOperation_t transA,
    hipblasOperation_t transB, int m, int n, int k, const hipComplex* alpha, const hipComplex* AP, int lda,
    long long strideA, const hipComplex* BP, int ldb, long long strideB, const hipComplex* beta, hipComplex* CP,
    int ldc, long long strideC, int batchCount) {
    const Call call(__builtin_return_address(0));
    return gemm<Complex>({handle, __func__, batchCount}, transA, transB, m, n, k, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasCgemmStridedBatched_64(hipblasHandle_t handle, hipblasOperation_t transA,
    hipblasOperation_t transB, int64_t m, int64_t n, int64_t k, const hipComplex* alpha, const hipComplex* AP,
    int64_t lda, long long strideA, const hipComplex* BP, int64_t ldb, long long strideB, const hipComplex* beta,
    hipComplex* CP, int64_t ldc, long long strideC, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return gemm<Complex>({handle, __func__, batchCount}, transA, transB, m, n, k, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasCgemm_64(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB,
    int64_t m, int64_t n, int64_t k, const hipComplex* alpha, const hipComplex* AP, int64_t lda, const hipComplex* BP,
    int64_t ldb, const hipComplex* beta, hipComplex* CP, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return gemm<Complex>({handle, __func__}, transA, transB, m, n, k, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasChemm(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo, int n, int k,
    const hipComplex* alpha, const hipComplex* AP, int lda, const hipComplex* BP, int ldb, const hipComplex* beta,
    hipComplex* CP, int ldc) {
    const Call call(__builtin_return_address(0));
    return hemm<Complex>({handle, __func__}, side, uplo, n, k, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasChemmBatched(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo, int n,
    int k, const hipComplex* alpha, const hipComplex* const AP[], int lda, const hipComplex* const BP[], int ldb,
    const hipComplex* beta, hipComplex* const CP[], int ldc, int batchCount) {
    const Call call(__builtin_return_address(0));
    return hemm<Complex>({handle, __func__, batchCount}, side, uplo, n, k, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasChemmBatched_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    int64_t n, int64_t k, const hipComplex* alpha, const hipComplex* const AP[], int64_t lda,
    const hipComplex* const BP[], int64_t ldb, const hipComplex* beta, hipComplex* const CP[], int64_t ldc,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return hemm<Complex>({handle, __func__, batchCount}, side, uplo, n, k, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasChemmStridedBatched(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    int n, int k, const hipComplex* alpha, const hipComplex* AP, int lda, hipblasStride strideA, const hipComplex* BP,
    int ldb, hipblasStride strideB, const hipComplex* beta, hipComplex* CP, int ldc, hipblasStride strideC,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return hemm<Complex>({handle, __func__, batchCount}, side, uplo, n, k, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasChemmStridedBatched_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    int64_t n, int64_t k, const hipComplex* alpha, const hipComplex* AP, int64_t lda, hipblasStride strideA,
    const hipComplex* BP, int64_t ldb, hipblasStride strideB, const hipComplex* beta, hipComplex* CP, int64_t ldc,
    hipblasStride strideC, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return hemm<Complex>({handle, __func__, batchCount}, side, uplo, n, k, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasChemm_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo, int64_t n,
    int64_t k, const hipComplex* alpha, const hipComplex* AP, int64_t lda, const hipComplex* BP, int64_t ldb,
    const hipComplex* beta, hipComplex* CP, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return hemm<Complex>({handle, __func__}, side, uplo, n, k, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasCher2k(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int n, int k,
    const hipComplex* alpha, const hipComplex* AP, int lda, const hipComplex* BP, int ldb, const float* beta,
    hipComplex* CP, int ldc) {
    const Call call(__builtin_return_address(0));
    return her2k<Complex>({handle, __func__}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasCher2kBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int n,
    int k, const hipComplex* alpha, const hipComplex* const AP[], int lda, const hipComplex* const BP[], int ldb,
    const float* beta, hipComplex* const CP[], int ldc, int batchCount) {
    const Call call(__builtin_return_address(0));
    return her2k<Complex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasCher2kBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    int64_t n, int64_t k, const hipComplex* alpha, const hipComplex* const AP[], int64_t lda,
    const hipComplex* const BP[], int64_t ldb, const float* beta, hipComplex* const CP[], int64_t ldc,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return her2k<Complex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasCher2kStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    int n, int k, const hipComplex* alpha, const hipComplex* AP, int lda, hipblasStride strideA, const hipComplex* BP,
    int ldb, hipblasStride strideB, const float* beta, hipComplex* CP, int ldc, hipblasStride strideC, int batchCount) {
    const Call call(__builtin_return_address(0));
    return her2k<Complex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasCher2kStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, int64_t n, int64_t k, const hipComplex* alpha, const hipComplex* AP, int64_t lda,
    hipblasStride strideA, const hipComplex* BP, int64_t ldb, hipblasStride strideB, const float* beta, hipComplex* CP,
    int64_t ldc, hipblasStride strideC, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return her2k<Complex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasCher2k_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int64_t n,
    int64_t k, const hipComplex* alpha, const hipComplex* AP, int64_t lda, const hipComplex* BP, int64_t ldb,
    const float* beta, hipComplex* CP, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return her2k<Complex>({handle, __func__}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasCherk(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int n, int k,
    const float* alpha, const hipComplex* AP, int lda, const float* beta, hipComplex* CP, int ldc) {
    const Call call(__builtin_return_address(0));
    return herk<Complex>({handle, __func__}, uplo, transA, n, k, alpha, {AP, lda}, beta, {CP, ldc});
}

hipblasStatus_t hipblasCherkBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int n,
    int k, const float* alpha, const hipComplex* const AP[], int lda, const float* beta, hipComplex* const CP[],
    int ldc, int batchCount) {
    const Call call(__builtin_return_address(0));
    return herk<Complex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda}, beta, {CP, ldc});
}

hipblasStatus_t hipblasCherkBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    int64_t n, int64_t k, const float* alpha, const hipComplex* const AP[], int64_t lda, const float* beta,
    hipComplex* const CP[], int64_t ldc, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return herk<Complex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda}, beta, {CP, ldc});
}

hipblasStatus_t hipblasCherkStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    int n, int k, const float* alpha, const hipComplex* AP, int lda, hipblasStride strideA, const float* beta,
    hipComplex* CP, int ldc, hipblasStride strideC, int batchCount) {
    const Call call(__builtin_return_address(0));
    return herk<Complex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda, strideA}, beta,
    {CP, ldc, strideC});
}

hipblasStatus_t hipblasCherkStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, int64_t n, int64_t k, const float* alpha, const hipComplex* AP, int64_t lda,
    hipblasStride strideA, const float* beta, hipComplex* CP, int64_t ldc, hipblasStride strideC, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return herk<Complex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda, strideA}, beta,
    {CP, ldc, strideC});
}

hipblasStatus_t hipblasCherk_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int64_t n,
    int64_t k, const float* alpha, const hipComplex* AP, int64_t lda, const float* beta, hipComplex* CP, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return herk<Complex>({handle, __func__}, uplo, transA, n, k, alpha, {AP, lda}, beta, {CP, ldc});
}

hipblasStatus_t hipblasCherkx(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int n, int k,
    const hipComplex* alpha, const hipComplex* AP, int lda, const hipComplex* BP, int ldb, const float* beta,
    hipComplex* CP, int ldc) {
    const Call call(__builtin_return_address(0));
    return herkx<Complex>({handle, __func__}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasCherkxBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int n,
    int k, const hipComplex* alpha, const hipComplex* const AP[], int lda, const hipComplex* const BP[], int ldb,
    const float* beta, hipComplex* const CP[], int ldc, int batchCount) {
    const Call call(__builtin_return_address(0));
    return herkx<Complex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasCherkxBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    int64_t n, int64_t k, const hipComplex* alpha, const hipComplex* const AP[], int64_t lda,
    const hipComplex* const BP[], int64_t ldb, const float* beta, hipComplex* const CP[], int64_t ldc,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return herkx<Complex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasCherkxStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    int n, int k, const hipComplex* alpha, const hipComplex* AP, int lda, hipblasStride strideA, const hipComplex* BP,
    int ldb, hipblasStride strideB, const float* beta, hipComplex* CP, int ldc, hipblasStride strideC, int batchCount) {
    const Call call(__builtin_return_address(0));
    return herkx<Complex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasCherkxStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, int64_t n, int64_t k, const hipComplex* alpha, const hipComplex* AP, int64_t lda,
    hipblasStride strideA, const hipComplex* BP, int64_t ldb, hipblasStride strideB, const float* beta, hipComplex* CP,
    int64_t ldc, hipblasStride strideC, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return herkx<Complex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasCherkx_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int64_t n,
    int64_t k, const hipComplex* alpha, const hipComplex* AP, int64_t lda, const hipComplex* BP, int64_t ldb,
    const float* beta, hipComplex* CP, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return herkx<Complex>({handle, __func__}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasCsymm(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo, int m, int n,
    const hipComplex* alpha, const hipComplex* AP, int lda, const hipComplex* BP, int ldb, const hipComplex* beta,
    hipComplex* CP, int ldc) {
    const Call call(__builtin_return_address(0));
    return symm<Complex>({handle, __func__}, side, uplo, m, n, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasCsymmBatched(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo, int m,
    int n, const hipComplex* alpha, const hipComplex* const AP[], int lda, const hipComplex* const BP[], int ldb,
    const hipComplex* beta, hipComplex* const CP[], int ldc, int batchCount) {
    const Call call(__builtin_return_address(0));
    return symm<Complex>({handle, __func__, batchCount}, side, uplo, m, n, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasCsymmBatched_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    int64_t m, int64_t n, const hipComplex* alpha, const hipComplex* const AP[], int64_t lda,
    const hipComplex* const BP[], int64_t ldb, const hipComplex* beta, hipComplex* const CP[], int64_t ldc,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return symm<Complex>({handle, __func__, batchCount}, side, uplo, m, n, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasCsymmStridedBatched(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    int m, int n, const hipComplex* alpha, const hipComplex* AP, int lda, hipblasStride strideA, const hipComplex* BP,
    int ldb, hipblasStride strideB, const hipComplex* beta, hipComplex* CP, int ldc, hipblasStride strideC,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return symm<Complex>({handle, __func__, batchCount}, side, uplo, m, n, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasCsymmStridedBatched_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    int64_t m, int64_t n, const hipComplex* alpha, const hipComplex* AP, int64_t lda, hipblasStride strideA,
    const hipComplex* BP, int64_t ldb, hipblasStride strideB, const hipComplex* beta, hipComplex* CP, int64_t ldc,
    hipblasStride strideC, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return symm<Complex>({handle, __func__, batchCount}, side, uplo, m, n, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasCsymm_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo, int64_t m,
    int64_t n, const hipComplex* alpha, const hipComplex* AP, int64_t lda, const hipComplex* BP, int64_t ldb,
    const hipComplex* beta, hipComplex* CP, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return symm<Complex>({handle, __func__}, side, uplo, m, n, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasCsyr2k(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int n, int k,
    const hipComplex* alpha, const hipComplex* AP, int lda, const hipComplex* BP, int ldb, const hipComplex* beta,
    hipComplex* CP, int ldc) {
    const Call call(__builtin_return_address(0));
    return syr2k<Complex>({handle, __func__}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasCsyr2kBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int n,
    int k, const hipComplex* alpha, const hipComplex* const AP[], int lda, const hipComplex* const BP[], int ldb,
    const hipComplex* beta, hipComplex* const CP[], int ldc, int batchCount) {
    const Call call(__builtin_return_address(0));
    return syr2k<Complex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasCsyr2kBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    int64_t n, int64_t k, const hipComplex* alpha, const hipComplex* const AP[], int64_t lda,
    const hipComplex* const BP[], int64_t ldb, const hipComplex* beta, hipComplex* const CP[], int64_t ldc,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syr2k<Complex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasCsyr2kStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    int n, int k, const hipComplex* alpha, const hipComplex* AP, int lda, hipblasStride strideA, const hipComplex* BP,
    int ldb, hipblasStride strideB, const hipComplex* beta, hipComplex* CP, int ldc, hipblasStride strideC,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return syr2k<Complex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasCsyr2kStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, int64_t n, int64_t k, const hipComplex* alpha, const hipComplex* AP, int64_t lda,
    hipblasStride strideA, const hipComplex* BP, int64_t ldb, hipblasStride strideB, const hipComplex* beta,
    hipComplex* CP, int64_t ldc, hipblasStride strideC, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syr2k<Complex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasCsyr2k_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int64_t n,
    int64_t k, const hipComplex* alpha, const hipComplex* AP, int64_t lda, const hipComplex* BP, int64_t ldb,
    const hipComplex* beta, hipComplex* CP, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return syr2k<Complex>({handle, __func__}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasCsyrk(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int n, int k,
    const hipComplex* alpha, const hipComplex* AP, int lda, const hipComplex* beta, hipComplex* CP, int ldc) {
    const Call call(__builtin_return_address(0));
    return syrk<Complex>({handle, __func__}, uplo, transA, n, k, alpha, {AP, lda}, beta, {CP, ldc});
}

hipblasStatus_t hipblasCsyrkBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int n,
    int k, const hipComplex* alpha, const hipComplex* const AP[], int lda, const hipComplex* beta,
    hipComplex* const CP[], int ldc, int batchCount) {
    const Call call(__builtin_return_address(0));
    return syrk<Complex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda}, beta, {CP, ldc});
}

hipblasStatus_t hipblasCsyrkBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    int64_t n, int64_t k, const hipComplex* alpha, const hipComplex* const AP[], int64_t lda, const hipComplex* beta,
    hipComplex* const CP[], int64_t ldc, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syrk<Complex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda}, beta, {CP, ldc});
}

hipblasStatus_t hipblasCsyrkStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    int n, int k, const hipComplex* alpha, const hipComplex* AP, int lda, hipblasStride strideA,
    const hipComplex* beta, hipComplex* CP, int ldc, hipblasStride strideC, int batchCount) {
    const Call call(__builtin_return_address(0));
    return syrk<Complex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda, strideA}, beta,
    {CP, ldc, strideC});
}

hipblasStatus_t hipblasCsyrkStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, int64_t n, int64_t k, const hipComplex* alpha, const hipComplex* AP, int64_t lda,
    hipblasStride strideA, const hipComplex* beta, hipComplex* CP, int64_t ldc, hipblasStride strideC,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syrk<Complex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda, strideA}, beta,
    {CP, ldc, strideC});
}

hipblasStatus_t hipblasCsyrk_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int64_t n,
    int64_t k, const hipComplex* alpha, const hipComplex* AP, int64_t lda, const hipComplex* beta, hipComplex* CP,
    int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return syrk<Complex>({handle, __func__}, uplo, transA, n, k, alpha, {AP, lda}, beta, {CP, ldc});
}

hipblasStatus_t hipblasCsyrkx(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int n, int k,
    const hipComplex* alpha, const hipComplex* AP, int lda, const hipComplex* BP, int ldb, const hipComplex* beta,
    hipComplex* CP, int ldc) {
    const Call call(__builtin_return_address(0));
    return syrkx<Complex>({handle, __func__}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasCsyrkxBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int n,
    int k, const hipComplex* alpha, const hipComplex* const AP[], int lda, const hipComplex* const BP[], int ldb,
    const hipComplex* beta, hipComplex* const CP[], int ldc, int batchCount) {
    const Call call(__builtin_return_address(0));
    return syrkx<Complex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasCsyrkxBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    int64_t n, int64_t k, const hipComplex* alpha, const hipComplex* const AP[], int64_t lda,
    const hipComplex* const BP[], int64_t ldb, const hipComplex* beta, hipComplex* const CP[], int64_t ldc,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syrkx<Complex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasCsyrkxStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    int n, int k, const hipComplex* alpha, const hipComplex* AP, int lda, hipblasStride strideA, const hipComplex* BP,
    int ldb, hipblasStride strideB, const hipComplex* beta, hipComplex* CP, int ldc, hipblasStride strideC,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return syrkx<Complex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasCsyrkxStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, int64_t n, int64_t k, const hipComplex* alpha, const hipComplex* AP, int64_t lda,
    hipblasStride strideA, const hipComplex* BP, int64_t ldb, hipblasStride strideB, const hipComplex* beta,
    hipComplex* CP, int64_t ldc, hipblasStride strideC, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syrkx<Complex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasCsyrkx_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int64_t n,
    int64_t k, const hipComplex* alpha, const hipComplex* AP, int64_t lda, const hipComplex* BP, int64_t ldb,
    const hipComplex* beta, hipComplex* CP, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return syrkx<Complex>({handle, __func__}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasCtrmm(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int m, int n, const hipComplex* alpha, const hipComplex* A,
    int lda, const hipComplex* B, int ldb, hipComplex* C, int ldc) {
    const Call call(__builtin_return_address(0));
    return trmm<Complex>({handle, __func__}, side, uplo, transA, diag, m, n, alpha, {A, lda}, {B, ldb}, {C, ldc});
}

hipblasStatus_t hipblasCtrmmBatched(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int m, int n, const hipComplex* alpha,
    const hipComplex* const A[], int lda, const hipComplex* const B[], int ldb, hipComplex* const C[], int ldc,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return trmm<Complex>({handle, __func__, batchCount}, side, uplo, transA, diag, m, n, alpha, {A, lda}, {B, ldb},
    {C, ldc});
}

hipblasStatus_t hipblasCtrmmBatched_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t m, int64_t n, const hipComplex* alpha,
    const hipComplex* const A[], int64_t lda, const hipComplex* const B[], int64_t ldb, hipComplex* const C[],
    int64_t ldc, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return trmm<Complex>({handle, __func__, batchCount}, side, uplo, transA, diag, m, n, alpha, {A, lda}, {B, ldb},
    {C, ldc});
}

hipblasStatus_t hipblasCtrmmStridedBatched(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int m, int n, const hipComplex* alpha, const hipComplex* A,
    int lda, hipblasStride strideA, const hipComplex* B, int ldb, hipblasStride strideB, hipComplex* C, int ldc,
    hipblasStride strideC, int batchCount) {
    const Call call(__builtin_return_address(0));
    return trmm<Complex>({handle, __func__, batchCount}, side, uplo, transA, diag, m, n, alpha, {A, lda, strideA},
    {B, ldb, strideB}, {C, ldc, strideC});
}

hipblasStatus_t hipblasCtrmmStridedBatched_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t m, int64_t n, const hipComplex* alpha,
    const hipComplex* A, int64_t lda, hipblasStride strideA, const hipComplex* B, int64_t ldb, hipblasStride strideB,
    hipComplex* C, int64_t ldc, hipblasStride strideC, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return trmm<Complex>({handle, __func__, batchCount}, side, uplo, transA, diag, m, n, alpha, {A, lda, strideA},
    {B, ldb, strideB}, {C, ldc, strideC});
}

hipblasStatus_t hipblasCtrmm_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t m, int64_t n, const hipComplex* alpha,
    const hipComplex* A, int64_t lda, const hipComplex* B, int64_t ldb, hipComplex* C, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return trmm<Complex>({handle, __func__}, side, uplo, transA, diag, m, n, alpha, {A, lda}, {B, ldb}, {C, ldc});
}

hipblasStatus_t hipblasCtrsm(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int m, int n, const hipComplex* alpha, const hipComplex* AP,
    int lda, hipComplex* BP, int ldb) {
    const Call call(__builtin_return_address(0));
    return trsm<Complex>({handle, __func__}, side, uplo, transA, diag, m, n, alpha, {AP, lda}, {BP, ldb});
}

hipblasStatus_t hipblasCtrsmBatched(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int m, int n, const hipComplex* alpha,
    const hipComplex* const AP[], int lda, hipComplex* const BP[], int ldb, int batchCount) {
    const Call call(__builtin_return_address(0));
    return trsm<Complex>({handle, __func__, batchCount}, side, uplo, transA, diag, m, n, alpha, {AP, lda}, {BP, ldb});
}

hipblasStatus_t hipblasCtrsmBatched_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t m, int64_t n, const hipComplex* alpha,
    const hipComplex* const AP[], int64_t lda, hipComplex* const BP[], int64_t ldb, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return trsm<Complex>({handle, __func__, batchCount}, side, uplo, transA, diag, m, n, alpha, {AP, lda}, {BP, ldb});
}

hipblasStatus_t hipblasCtrsmStridedBatched(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int m, int n, const hipComplex* alpha, const hipComplex* AP,
    int lda, hipblasStride strideA, hipComplex* BP, int ldb, hipblasStride strideB, int batchCount) {
    const Call call(__builtin_return_address(0));
    return trsm<Complex>({handle, __func__, batchCount}, side, uplo, transA, diag, m, n, alpha, {AP, lda, strideA},
    {BP, ldb, strideB});
}

hipblasStatus_t hipblasCtrsmStridedBatched_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t m, int64_t n, const hipComplex* alpha,
    const hipComplex* AP, int64_t lda, hipblasStride strideA, hipComplex* BP, int64_t ldb, hipblasStride strideB,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return trsm<Complex>({handle, __func__, batchCount}, side, uplo, transA, diag, m, n, alpha, {AP, lda, strideA},
    {BP, ldb, strideB});
}

hipblasStatus_t hipblasCtrsm_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t m, int64_t n, const hipComplex* alpha,
    const hipComplex* AP, int64_t lda, hipComplex* BP, int64_t ldb) {
    const Call call(__builtin_return_address(0));
    return trsm<Complex>({handle, __func__}, side, uplo, transA, diag, m, n, alpha, {AP, lda}, {BP, ldb});
}

hipblasStatus_t hipblasCtrtri(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasDiagType_t diag, int n,
    const hipComplex* AP, int lda, hipComplex* invA, int ldinvA) {
    const Call call(__builtin_return_address(0));
    return trtri<Complex>({handle, __func__}, uplo, diag, n, {AP, lda}, {invA, ldinvA});
}

hipblasStatus_t hipblasCtrtriBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasDiagType_t diag, int n,
    const hipComplex* const AP[], int lda, hipComplex* invA[], int ldinvA, int batchCount) {
    const Call call(__builtin_return_address(0));
    return trtri<Complex>({handle, __func__, batchCount}, uplo, diag, n, {AP, lda}, {invA, ldinvA});
}

hipblasStatus_t hipblasCtrtriStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasDiagType_t diag,
    int n, const hipComplex* AP, int lda, hipblasStride strideA, hipComplex* invA, int ldinvA,
    hipblasStride stride_invA, int batchCount) {
    const Call call(__builtin_return_address(0));
    return trtri<Complex>({handle, __func__, batchCount}, uplo, diag, n, {AP, lda, strideA},
    {invA, ldinvA, stride_invA});
}

hipblasStatus_t hipblasDdgmm(hipblasHandle_t handle, hipblasSideMode_t side, int m, int n, const double* AP, int lda,
    const double* x, int incx, double* CP, int ldc) {
    const Call call(__builtin_return_address(0));
    return dgmm<double>({handle, __func__}, side, m, n, {AP, lda}, {x, incx}, {CP, ldc});
}

hipblasStatus_t hipblasDdgmmBatched(hipblasHandle_t handle, hipblasSideMode_t side, int m, int n,
    const double* const AP[], int lda, const double* const x[], int incx, double* const CP[], int ldc, int batchCount) {
    const Call call(__builtin_return_address(0));
    return dgmm<double>({handle, __func__, batchCount}, side, m, n, {AP, lda}, {x, incx}, {CP, ldc});
}

hipblasStatus_t hipblasDdgmmBatched_64(hipblasHandle_t handle, hipblasSideMode_t side, int64_t m, int64_t n,
    const double* const AP[], int64_t lda, const double* const x[], int64_t incx, double* const CP[], int64_t ldc,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return dgmm<double>({handle, __func__, batchCount}, side, m, n, {AP, lda}, {x, incx}, {CP, ldc});
}

hipblasStatus_t hipblasDdgmmStridedBatched(hipblasHandle_t handle, hipblasSideMode_t side, int m, int n,
    const double* AP, int lda, hipblasStride strideA, const double* x, int incx, hipblasStride stridex, double* CP,
    int ldc, hipblasStride strideC, int batchCount) {
    const Call call(__builtin_return_address(0));
    return dgmm<double>({handle, __func__, batchCount}, side, m, n, {AP, lda, strideA}, {x, incx, stridex},
    {CP, ldc, strideC});
}

hipblasStatus_t hipblasDdgmmStridedBatched_64(hipblasHandle_t handle, hipblasSideMode_t side, int64_t m, int64_t n,
    const double* AP, int64_t lda, hipblasStride strideA, const double* x, int64_t incx, hipblasStride stridex,
    double* CP, int64_t ldc, hipblasStride strideC, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return dgmm<double>({handle, __func__, batchCount}, side, m, n, {AP, lda, strideA}, {x, incx, stridex},
    {CP, ldc, strideC});
}

hipblasStatus_t hipblasDdgmm_64(hipblasHandle_t handle, hipblasSideMode_t side, int64_t m, int64_t n, const double* AP,
    int64_t lda, const double* x, int64_t incx, double* CP, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return dgmm<double>({handle, __func__}, side, m, n, {AP, lda}, {x, incx}, {CP, ldc});
}

hipblasStatus_t hipblasDgeam(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB, int m,
    int n, const double* alpha, const double* AP, int lda, const double* beta, const double* BP, int ldb, double* CP,
    int ldc) {
    const Call call(__builtin_return_address(0));
    return geam<double>({handle, __func__}, transA, transB, m, n, alpha, {AP, lda}, beta, {BP, ldb}, {CP, ldc});
}

hipblasStatus_t hipblasDgeamBatched(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB,
    int m, int n, const double* alpha, const double* const AP[], int lda, const double* beta, const double* const BP[],
    int ldb, double* const CP[], int ldc, int batchCount) {
    const Call call(__builtin_return_address(0));
    return geam<double>({handle, __func__, batchCount}, transA, transB, m, n, alpha, {AP, lda}, beta, {BP, ldb},
    {CP, ldc});
}

hipblasStatus_t hipblasDgeamBatched_64(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB,
    int64_t m, int64_t n, const double* alpha, const double* const AP[], int64_t lda, const double* beta,
    const double* const BP[], int64_t ldb, double* const CP[], int64_t ldc, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return geam<double>({handle, __func__, batchCount}, transA, transB, m, n, alpha, {AP, lda}, beta, {BP, ldb},
    {CP, ldc});
}

hipblasStatus_t hipblasDgeamStridedBatched(hipblasHandle_t handle, hipblasOperation_t transA,
    hipblasOperation_t transB, int m, int n, const double* alpha, const double* AP, int lda, hipblasStride strideA,
    const double* beta, const double* BP, int ldb, hipblasStride strideB, double* CP, int ldc, hipblasStride strideC,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return geam<double>({handle, __func__, batchCount}, transA, transB, m, n, alpha, {AP, lda, strideA}, beta,
    {BP, ldb, strideB}, {CP, ldc, strideC});
}

hipblasStatus_t hipblasDgeamStridedBatched_64(hipblasHandle_t handle, hipblasOperation_t transA,
    hipblasOperation_t transB, int64_t m, int64_t n, const double* alpha, const double* AP, int64_t lda,
    hipblasStride strideA, const double* beta, const double* BP, int64_t ldb, hipblasStride strideB, double* CP,
    int64_t ldc, hipblasStride strideC, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return geam<double>({handle, __func__, batchCount}, transA, transB, m, n, alpha, {AP, lda, strideA}, beta,
    {BP, ldb, strideB}, {CP, ldc, strideC});
}

hipblasStatus_t hipblasDgeam_64(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB,
    int64_t m, int64_t n, const double* alpha, const double* AP, int64_t lda, const double* beta, const double* BP,
    int64_t ldb, double* CP, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return geam<double>({handle, __func__}, transA, transB, m, n, alpha, {AP, lda}, beta, {BP, ldb}, {CP, ldc});
}

hipblasStatus_t hipblasDgemm(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB, int m,
    int n, int k, const double* alpha, const double* AP, int lda, const double* BP, int ldb, const double* beta,
    double* CP, int ldc) {
    const Call call(__builtin_return_address(0));
    return gemm<double>({handle, __func__}, transA, transB, m, n, k, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasDgemmBatched(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB,
    int m, int n, int k, const double* alpha, const double* const AP[], int lda, const double* const BP[], int ldb,
    const double* beta, double* const CP[], int ldc, int batchCount) {
    const Call call(__builtin_return_address(0));
    return gemm<double>({handle, __func__, batchCount}, transA, transB, m, n, k, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasDgemmBatched_64(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB,
    int64_t m, int64_t n, int64_t k, const double* alpha, const double* const AP[], int64_t lda,
    const double* const BP[], int64_t ldb, const double* beta, double* const CP[], int64_t ldc, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return gemm<double>({handle, __func__, batchCount}, transA, transB, m, n, k, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasDgemmStridedBatched(hipblasHandle_t handle, hipblasOperation_t transA,
    hipblasOperation_t transB, int m, int n, int k, const double* alpha, const double* AP, int lda, long long strideA,
    const double* BP, int ldb, long long strideB, const double* beta, double* CP, int ldc, long long strideC,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return gemm<double>({handle, __func__, batchCount}, transA, transB, m, n, k, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasDgemmStridedBatched_64(hipblasHandle_t handle, hipblasOperation_t transA,
    hipblasOperation_t transB, int64_t m, int64_t n, int64_t k, const double* alpha, const double* AP, int64_t lda,
    long long strideA, const double* BP, int64_t ldb, long long strideB, const double* beta, double* CP, int64_t ldc,
    long long strideC, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return gemm<double>({handle, __func__, batchCount}, transA, transB, m, n, k, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasDgemm_64(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB,
    int64_t m, int64_t n, int64_t k, const double* alpha, const double* AP, int64_t lda, const double* BP, int64_t ldb,
    const double* beta, double* CP, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return gemm<double>({handle, __func__}, transA, transB, m, n, k, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasDsymm(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo, int m, int n,
    const double* alpha, const double* AP, int lda, const double* BP, int ldb, const double* beta, double* CP, int ldc) {
    const Call call(__builtin_return_address(0));
    return symm<double>({handle, __func__}, side, uplo, m, n, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasDsymmBatched(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo, int m,
    int n, const double* alpha, const double* const AP[], int lda, const double* const BP[], int ldb,
    const double* beta, double* const CP[], int ldc, int batchCount) {
    const Call call(__builtin_return_address(0));
    return symm<double>({handle, __func__, batchCount}, side, uplo, m, n, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasDsymmBatched_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    int64_t m, int64_t n, const double* alpha, const double* const AP[], int64_t lda, const double* const BP[],
    int64_t ldb, const double* beta, double* const CP[], int64_t ldc, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return symm<double>({handle, __func__, batchCount}, side, uplo, m, n, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasDsymmStridedBatched(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    int m, int n, const double* alpha, const double* AP, int lda, hipblasStride strideA, const double* BP, int ldb,
    hipblasStride strideB, const double* beta, double* CP, int ldc, hipblasStride strideC, int batchCount) {
    const Call call(__builtin_return_address(0));
    return symm<double>({handle, __func__, batchCount}, side, uplo, m, n, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasDsymmStridedBatched_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    int64_t m, int64_t n, const double* alpha, const double* AP, int64_t lda, hipblasStride strideA, const double* BP,
    int64_t ldb, hipblasStride strideB, const double* beta, double* CP, int64_t ldc, hipblasStride strideC,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return symm<double>({handle, __func__, batchCount}, side, uplo, m, n, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasDsymm_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo, int64_t m,
    int64_t n, const double* alpha, const double* AP, int64_t lda, const double* BP, int64_t ldb, const double* beta,
    double* CP, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return symm<double>({handle, __func__}, side, uplo, m, n, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasDsyr2k(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int n, int k,
    const double* alpha, const double* AP, int lda, const double* BP, int ldb, const double* beta, double* CP, int ldc) {
    const Call call(__builtin_return_address(0));
    return syr2k<double>({handle, __func__}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasDsyr2kBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int n,
    int k, const double* alpha, const double* const AP[], int lda, const double* const BP[], int ldb,
    const double* beta, double* const CP[], int ldc, int batchCount) {
    const Call call(__builtin_return_address(0));
    return syr2k<double>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasDsyr2kBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    int64_t n, int64_t k, const double* alpha, const double* const AP[], int64_t lda, const double* const BP[],
    int64_t ldb, const double* beta, double* const CP[], int64_t ldc, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syr2k<double>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasDsyr2kStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    int n, int k, const double* alpha, const double* AP, int lda, hipblasStride strideA, const double* BP, int ldb,
    hipblasStride strideB, const double* beta, double* CP, int ldc, hipblasStride strideC, int batchCount) {
    const Call call(__builtin_return_address(0));
    return syr2k<double>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasDsyr2kStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, int64_t n, int64_t k, const double* alpha, const double* AP, int64_t lda,
    hipblasStride strideA, const double* BP, int64_t ldb, hipblasStride strideB, const double* beta, double* CP,
    int64_t ldc, hipblasStride strideC, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syr2k<double>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasDsyr2k_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int64_t n,
    int64_t k, const double* alpha, const double* AP, int64_t lda, const double* BP, int64_t ldb, const double* beta,
    double* CP, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return syr2k<double>({handle, __func__}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasDsyrk(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int n, int k,
    const double* alpha, const double* AP, int lda, const double* beta, double* CP, int ldc) {
    const Call call(__builtin_return_address(0));
    return syrk<double>({handle, __func__}, uplo, transA, n, k, alpha, {AP, lda}, beta, {CP, ldc});
}

hipblasStatus_t hipblasDsyrkBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int n,
    int k, const double* alpha, const double* const AP[], int lda, const double* beta, double* const CP[], int ldc,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return syrk<double>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda}, beta, {CP, ldc});
}

hipblasStatus_t hipblasDsyrkBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    int64_t n, int64_t k, const double* alpha, const double* const AP[], int64_t lda, const double* beta,
    double* const CP[], int64_t ldc, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syrk<double>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda}, beta, {CP, ldc});
}

hipblasStatus_t hipblasDsyrkStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    int n, int k, const double* alpha, const double* AP, int lda, hipblasStride strideA, const double* beta,
    double* CP, int ldc, hipblasStride strideC, int batchCount) {
    const Call call(__builtin_return_address(0));
    return syrk<double>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda, strideA}, beta,
    {CP, ldc, strideC});
}

hipblasStatus_t hipblasDsyrkStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, int64_t n, int64_t k, const double* alpha, const double* AP, int64_t lda,
    hipblasStride strideA, const double* beta, double* CP, int64_t ldc, hipblasStride strideC, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syrk<double>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda, strideA}, beta,
    {CP, ldc, strideC});
}

hipblasStatus_t hipblasDsyrk_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int64_t n,
    int64_t k, const double* alpha, const double* AP, int64_t lda, const double* beta, double* CP, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return syrk<double>({handle, __func__}, uplo, transA, n, k, alpha, {AP, lda}, beta, {CP, ldc});
}

hipblasStatus_t hipblasDsyrkx(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int n, int k,
    const double* alpha, const double* AP, int lda, const double* BP, int ldb, const double* beta, double* CP, int ldc) {
    const Call call(__builtin_return_address(0));
    return syrkx<double>({handle, __func__}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasDsyrkxBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int n,
    int k, const double* alpha, const double* const AP[], int lda, const double* const BP[], int ldb,
    const double* beta, double* const CP[], int ldc, int batchCount) {
    const Call call(__builtin_return_address(0));
    return syrkx<double>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasDsyrkxBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    int64_t n, int64_t k, const double* alpha, const double* const AP[], int64_t lda, const double* const BP[],
    int64_t ldb, const double* beta, double* const CP[], int64_t ldc, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syrkx<double>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasDsyrkxStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    int n, int k, const double* alpha, const double* AP, int lda, hipblasStride strideA, const double* BP, int ldb,
    hipblasStride strideB, const double* beta, double* CP, int ldc, hipblasStride strideC, int batchCount) {
    const Call call(__builtin_return_address(0));
    return syrkx<double>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasDsyrkxStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, int64_t n, int64_t k, const double* alpha, const double* AP, int64_t lda,
    hipblasStride strideA, const double* BP, int64_t ldb, hipblasStride strideB, const double* beta, double* CP,
    int64_t ldc, hipblasStride strideC, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syrkx<double>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasDsyrkx_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int64_t n,
    int64_t k, const double* alpha, const double* AP, int64_t lda, const double* BP, int64_t ldb, const double* beta,
    double* CP, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return syrkx<double>({handle, __func__}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasDtrmm(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int m, int n, const double* alpha, const double* A, int lda,
    const double* B, int ldb, double* C, int ldc) {
    const Call call(__builtin_return_address(0));
    return trmm<double>({handle, __func__}, side, uplo, transA, diag, m, n, alpha, {A, lda}, {B, ldb}, {C, ldc});
}

hipblasStatus_t hipblasDtrmmBatched(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int m, int n, const double* alpha, const double* const A[],
    int lda, const double* const B[], int ldb, double* const C[], int ldc, int batchCount) {
    const Call call(__builtin_return_address(0));
    return trmm<double>({handle, __func__, batchCount}, side, uplo, transA, diag, m, n, alpha, {A, lda}, {B, ldb},
    {C, ldc});
}

hipblasStatus_t hipblasDtrmmBatched_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t m, int64_t n, const double* alpha,
    const double* const A[], int64_t lda, const double* const B[], int64_t ldb, double* const C[], int64_t ldc,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return trmm<double>({handle, __func__, batchCount}, side, uplo, transA, diag, m, n, alpha, {A, lda}, {B, ldb},
    {C, ldc});
}

hipblasStatus_t hipblasDtrmmStridedBatched(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int m, int n, const double* alpha, const double* A, int lda,
    hipblasStride strideA, const double* B, int ldb, hipblasStride strideB, double* C, int ldc, hipblasStride strideC,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return trmm<double>({handle, __func__, batchCount}, side, uplo, transA, diag, m, n, alpha, {A, lda, strideA},
    {B, ldb, strideB}, {C, ldc, strideC});
}

hipblasStatus_t hipblasDtrmmStridedBatched_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t m, int64_t n, const double* alpha, const double* A,
    int64_t lda, hipblasStride strideA, const double* B, int64_t ldb, hipblasStride strideB, double* C, int64_t ldc,
    hipblasStride strideC, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return trmm<double>({handle, __func__, batchCount}, side, uplo, transA, diag, m, n, alpha, {A, lda, strideA},
    {B, ldb, strideB}, {C, ldc, strideC});
}

hipblasStatus_t hipblasDtrmm_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t m, int64_t n, const double* alpha, const double* A,
    int64_t lda, const double* B, int64_t ldb, double* C, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return trmm<double>({handle, __func__}, side, uplo, transA, diag, m, n, alpha, {A, lda}, {B, ldb}, {C, ldc});
}

hipblasStatus_t hipblasDtrsm(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int m, int n, const double* alpha, const double* AP, int lda,
    double* BP, int ldb) {
    const Call call(__builtin_return_address(0));
    return trsm<double>({handle, __func__}, side, uplo, transA, diag, m, n, alpha, {AP, lda}, {BP, ldb});
}

hipblasStatus_t hipblasDtrsmBatched(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int m, int n, const double* alpha, const double* const AP[],
    int lda, double* const BP[], int ldb, int batchCount) {
    const Call call(__builtin_return_address(0));
    return trsm<double>({handle, __func__, batchCount}, side, uplo, transA, diag, m, n, alpha, {AP, lda}, {BP, ldb});
}

hipblasStatus_t hipblasDtrsmBatched_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t m, int64_t n, const double* alpha,
    const double* const AP[], int64_t lda, double* const BP[], int64_t ldb, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return trsm<double>({handle, __func__, batchCount}, side, uplo, transA, diag, m, n, alpha, {AP, lda}, {BP, ldb});
}

hipblasStatus_t hipblasDtrsmStridedBatched(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int m, int n, const double* alpha, const double* AP, int lda,
    hipblasStride strideA, double* BP, int ldb, hipblasStride strideB, int batchCount) {
    const Call call(__builtin_return_address(0));
    return trsm<double>({handle, __func__, batchCount}, side, uplo, transA, diag, m, n, alpha, {AP, lda, strideA},
    {BP, ldb, strideB});
}

hipblasStatus_t hipblasDtrsmStridedBatched_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t m, int64_t n, const double* alpha, const double* AP,
    int64_t lda, hipblasStride strideA, double* BP, int64_t ldb, hipblasStride strideB, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return trsm<double>({handle, __func__, batchCount}, side, uplo, transA, diag, m, n, alpha, {AP, lda, strideA},
    {BP, ldb, strideB});
}

hipblasStatus_t hipblasDtrsm_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t m, int64_t n, const double* alpha, const double* AP,
    int64_t lda, double* BP, int64_t ldb) {
    const Call call(__builtin_return_address(0));
    return trsm<double>({handle, __func__}, side, uplo, transA, diag, m, n, alpha, {AP, lda}, {BP, ldb});
}

hipblasStatus_t hipblasDtrtri(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasDiagType_t diag, int n,
    const double* AP, int lda, double* invA, int ldinvA) {
    const Call call(__builtin_return_address(0));
    return trtri<double>({handle, __func__}, uplo, diag, n, {AP, lda}, {invA, ldinvA});
}

hipblasStatus_t hipblasDtrtriBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasDiagType_t diag, int n,
    const double* const AP[], int lda, double* invA[], int ldinvA, int batchCount) {
    const Call call(__builtin_return_address(0));
    return trtri<double>({handle, __func__, batchCount}, uplo, diag, n, {AP, lda}, {invA, ldinvA});
}

hipblasStatus_t hipblasDtrtriStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasDiagType_t diag,
    int n, const double* AP, int lda, hipblasStride strideA, double* invA, int ldinvA, hipblasStride stride_invA,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return trtri<double>({handle, __func__, batchCount}, uplo, diag, n, {AP, lda, strideA},
    {invA, ldinvA, stride_invA});
}

hipblasStatus_t hipblasSdgmm(hipblasHandle_t handle, hipblasSideMode_t side, int m, int n, const float* AP, int lda,
    const float* x, int incx, float* CP, int ldc) {
    const Call call(__builtin_return_address(0));
    return dgmm<float>({handle, __func__}, side, m, n, {AP, lda}, {x, incx}, {CP, ldc});
}

hipblasStatus_t hipblasSdgmmBatched(hipblasHandle_t handle, hipblasSideMode_t side, int m, int n,
    const float* const AP[], int lda, const float* const x[], int incx, float* const CP[], int ldc, int batchCount) {
    const Call call(__builtin_return_address(0));
    return dgmm<float>({handle, __func__, batchCount}, side, m, n, {AP, lda}, {x, incx}, {CP, ldc});
}

hipblasStatus_t hipblasSdgmmBatched_64(hipblasHandle_t handle, hipblasSideMode_t side, int64_t m, int64_t n,
    const float* const AP[], int64_t lda, const float* const x[], int64_t incx, float* const CP[], int64_t ldc,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return dgmm<float>({handle, __func__, batchCount}, side, m, n, {AP, lda}, {x, incx}, {CP, ldc});
}

hipblasStatus_t hipblasSdgmmStridedBatched(hipblasHandle_t handle, hipblasSideMode_t side, int m, int n,
    const float* AP, int lda, hipblasStride strideA, const float* x, int incx, hipblasStride stridex, float* CP,
    int ldc, hipblasStride strideC, int batchCount) {
    const Call call(__builtin_return_address(0));
    return dgmm<float>({handle, __func__, batchCount}, side, m, n, {AP, lda, strideA}, {x, incx, stridex},
    {CP, ldc, strideC});
}

hipblasStatus_t hipblasSdgmmStridedBatched_64(hipblasHandle_t handle, hipblasSideMode_t side, int64_t m, int64_t n,
    const float* AP, int64_t lda, hipblasStride strideA, const float* x, int64_t incx, hipblasStride stridex,
    float* CP, int64_t ldc, hipblasStride strideC, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return dgmm<float>({handle, __func__, batchCount}, side, m, n, {AP, lda, strideA}, {x, incx, stridex},
    {CP, ldc, strideC});
}

hipblasStatus_t hipblasSdgmm_64(hipblasHandle_t handle, hipblasSideMode_t side, int64_t m, int64_t n, const float* AP,
    int64_t lda, const float* x, int64_t incx, float* CP, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return dgmm<float>({handle, __func__}, side, m, n, {AP, lda}, {x, incx}, {CP, ldc});
}

hipblasStatus_t hipblasSgeam(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB, int m,
    int n, const float* alpha, const float* AP, int lda, const float* beta, const float* BP, int ldb, float* CP,
    int ldc) {
    const Call call(__builtin_return_address(0));
    return geam<float>({handle, __func__}, transA, transB, m, n, alpha, {AP, lda}, beta, {BP, ldb}, {CP, ldc});
}

hipblasStatus_t hipblasSgeamBatched(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB,
    int m, int n, const float* alpha, const float* const AP[], int lda, const float* beta, const float* const BP[],
    int ldb, float* const CP[], int ldc, int batchCount) {
    const Call call(__builtin_return_address(0));
    return geam<float>({handle, __func__, batchCount}, transA, transB, m, n, alpha, {AP, lda}, beta, {BP, ldb},
    {CP, ldc});
}

hipblasStatus_t hipblasSgeamBatched_64(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB,
    int64_t m, int64_t n, const float* alpha, const float* const AP[], int64_t lda, const float* beta,
    const float* const BP[], int64_t ldb, float* const CP[], int64_t ldc, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return geam<float>({handle, __func__, batchCount}, transA, transB, m, n, alpha, {AP, lda}, beta, {BP, ldb},
    {CP, ldc});
}

hipblasStatus_t hipblasSgeamStridedBatched(hipblasHandle_t handle, hipblasOperation_t transA,
    hipblasOperation_t transB, int m, int n, const float* alpha, const float* AP, int lda, hipblasStride strideA,
    const float* beta, const float* BP, int ldb, hipblasStride strideB, float* CP, int ldc, hipblasStride strideC,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return geam<float>({handle, __func__, batchCount}, transA, transB, m, n, alpha, {AP, lda, strideA}, beta,
    {BP, ldb, strideB}, {CP, ldc, strideC});
}

hipblasStatus_t hipblasSgeamStridedBatched_64(hipblasHandle_t handle, hipblasOperation_t transA,
    hipblasOperation_t transB, int64_t m, int64_t n, const float* alpha, const float* AP, int64_t lda,
    hipblasStride strideA, const float* beta, const float* BP, int64_t ldb, hipblasStride strideB, float* CP,
    int64_t ldc, hipblasStride strideC, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return geam<float>({handle, __func__, batchCount}, transA, transB, m, n, alpha, {AP, lda, strideA}, beta,
    {BP, ldb, strideB}, {CP, ldc, strideC});
}

hipblasStatus_t hipblasSgeam_64(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB,
    int64_t m, int64_t n, const float* alpha, const float* AP, int64_t lda, const float* beta, const float* BP,
    int64_t ldb, float* CP, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return geam<float>({handle, __func__}, transA, transB, m, n, alpha, {AP, lda}, beta, {BP, ldb}, {CP, ldc});
}

hipblasStatus_t hipblasSgemm(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB, int m,
    int n, int k, const float* alpha, const float* AP, int lda, const float* BP, int ldb, const float* beta, float* CP,
    int ldc) {
    const Call call(__builtin_return_address(0));
    return gemm<float>({handle, __func__}, transA, transB, m, n, k, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasSgemmBatched(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB,
    int m, int n, int k, const float* alpha, const float* const AP[], int lda, const float* const BP[], int ldb,
    const float* beta, float* const CP[], int ldc, int batchCount) {
    const Call call(__builtin_return_address(0));
    return gemm<float>({handle, __func__, batchCount}, transA, transB, m, n, k, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasSgemmBatched_64(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB,
    int64_t m, int64_t n, int64_t k, const float* alpha, const float* const AP[], int64_t lda, const float* const BP[],
    int64_t ldb, const float* beta, float* const CP[], int64_t ldc, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return gemm<float>({handle, __func__, batchCount}, transA, transB, m, n, k, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasSgemmStridedBatched(hipblasHandle_t handle, hipblasOperation_t transA,
    hipblasOperation_t transB, int m, int n, int k, const float* alpha, const float* AP, int lda, long long strideA,
    const float* BP, int ldb, long long strideB, const float* beta, float* CP, int ldc, long long strideC,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return gemm<float>({handle, __func__, batchCount}, transA, transB, m, n, k, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasSgemmStridedBatched_64(hipblasHandle_t handle, hipblasOperation_t transA,
    hipblasOperation_t transB, int64_t m, int64_t n, int64_t k, const float* alpha, const float* AP, int64_t lda,
    long long strideA, const float* BP, int64_t ldb, long long strideB, const float* beta, float* CP, int64_t ldc,
    long long strideC, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return gemm<float>({handle, __func__, batchCount}, transA, transB, m, n, k, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasSgemm_64(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB,
    int64_t m, int64_t n, int64_t k, const float* alpha, const float* AP, int64_t lda, const float* BP, int64_t ldb,
    const float* beta, float* CP, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return gemm<float>({handle, __func__}, transA, transB, m, n, k, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasSsymm(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo, int m, int n,
    const float* alpha, const float* AP, int lda, const float* BP, int ldb, const float* beta, float* CP, int ldc) {
    const Call call(__builtin_return_address(0));
    return symm<float>({handle, __func__}, side, uplo, m, n, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasSsymmBatched(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo, int m,
    int n, const float* alpha, const float* const AP[], int lda, const float* const BP[], int ldb, const float* beta,
    float* const CP[], int ldc, int batchCount) {
    const Call call(__builtin_return_address(0));
    return symm<float>({handle, __func__, batchCount}, side, uplo, m, n, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasSsymmBatched_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    int64_t m, int64_t n, const float* alpha, const float* const AP[], int64_t lda, const float* const BP[],
    int64_t ldb, const float* beta, float* const CP[], int64_t ldc, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return symm<float>({handle, __func__, batchCount}, side, uplo, m, n, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasSsymmStridedBatched(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    int m, int n, const float* alpha, const float* AP, int lda, hipblasStride strideA, const float* BP, int ldb,
    hipblasStride strideB, const float* beta, float* CP, int ldc, hipblasStride strideC, int batchCount) {
    const Call call(__builtin_return_address(0));
    return symm<float>({handle, __func__, batchCount}, side, uplo, m, n, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasSsymmStridedBatched_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    int64_t m, int64_t n, const float* alpha, const float* AP, int64_t lda, hipblasStride strideA, const float* BP,
    int64_t ldb, hipblasStride strideB, const float* beta, float* CP, int64_t ldc, hipblasStride strideC,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return symm<float>({handle, __func__, batchCount}, side, uplo, m, n, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasSsymm_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo, int64_t m,
    int64_t n, const float* alpha, const float* AP, int64_t lda, const float* BP, int64_t ldb, const float* beta,
    float* CP, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return symm<float>({handle, __func__}, side, uplo, m, n, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasSsyr2k(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int n, int k,
    const float* alpha, const float* AP, int lda, const float* BP, int ldb, const float* beta, float* CP, int ldc) {
    const Call call(__builtin_return_address(0));
    return syr2k<float>({handle, __func__}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasSsyr2kBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int n,
    int k, const float* alpha, const float* const AP[], int lda, const float* const BP[], int ldb, const float* beta,
    float* const CP[], int ldc, int batchCount) {
    const Call call(__builtin_return_address(0));
    return syr2k<float>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasSsyr2kBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    int64_t n, int64_t k, const float* alpha, const float* const AP[], int64_t lda, const float* const BP[],
    int64_t ldb, const float* beta, float* const CP[], int64_t ldc, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syr2k<float>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasSsyr2kStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    int n, int k, const float* alpha, const float* AP, int lda, hipblasStride strideA, const float* BP, int ldb,
    hipblasStride strideB, const float* beta, float* CP, int ldc, hipblasStride strideC, int batchCount) {
    const Call call(__builtin_return_address(0));
    return syr2k<float>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasSsyr2kStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, int64_t n, int64_t k, const float* alpha, const float* AP, int64_t lda,
    hipblasStride strideA, const float* BP, int64_t ldb, hipblasStride strideB, const float* beta, float* CP,
    int64_t ldc, hipblasStride strideC, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syr2k<float>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasSsyr2k_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int64_t n,
    int64_t k, const float* alpha, const float* AP, int64_t lda, const float* BP, int64_t ldb, const float* beta,
    float* CP, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return syr2k<float>({handle, __func__}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasSsyrk(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int n, int k,
    const float* alpha, const float* AP, int lda, const float* beta, float* CP, int ldc) {
    const Call call(__builtin_return_address(0));
    return syrk<float>({handle, __func__}, uplo, transA, n, k, alpha, {AP, lda}, beta, {CP, ldc});
}

hipblasStatus_t hipblasSsyrkBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int n,
    int k, const float* alpha, const float* const AP[], int lda, const float* beta, float* const CP[], int ldc,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return syrk<float>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda}, beta, {CP, ldc});
}

hipblasStatus_t hipblasSsyrkBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    int64_t n, int64_t k, const float* alpha, const float* const AP[], int64_t lda, const float* beta,
    float* const CP[], int64_t ldc, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syrk<float>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda}, beta, {CP, ldc});
}

hipblasStatus_t hipblasSsyrkStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    int n, int k, const float* alpha, const float* AP, int lda, hipblasStride strideA, const float* beta, float* CP,
    int ldc, hipblasStride strideC, int batchCount) {
    const Call call(__builtin_return_address(0));
    return syrk<float>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda, strideA}, beta,
    {CP, ldc, strideC});
}

hipblasStatus_t hipblasSsyrkStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, int64_t n, int64_t k, const float* alpha, const float* AP, int64_t lda,
    hipblasStride strideA, const float* beta, float* CP, int64_t ldc, hipblasStride strideC, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syrk<float>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda, strideA}, beta,
    {CP, ldc, strideC});
}

hipblasStatus_t hipblasSsyrk_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int64_t n,
    int64_t k, const float* alpha, const float* AP, int64_t lda, const float* beta, float* CP, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return syrk<float>({handle, __func__}, uplo, transA, n, k, alpha, {AP, lda}, beta, {CP, ldc});
}

hipblasStatus_t hipblasSsyrkx(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int n, int k,
    const float* alpha, const float* AP, int lda, const float* BP, int ldb, const float* beta, float* CP, int ldc) {
    const Call call(__builtin_return_address(0));
    return syrkx<float>({handle, __func__}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasSsyrkxBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int n,
    int k, const float* alpha, const float* const AP[], int lda, const float* const BP[], int ldb, const float* beta,
    float* const CP[], int ldc, int batchCount) {
    const Call call(__builtin_return_address(0));
    return syrkx<float>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasSsyrkxBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    int64_t n, int64_t k, const float* alpha, const float* const AP[], int64_t lda, const float* const BP[],
    int64_t ldb, const float* beta, float* const CP[], int64_t ldc, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syrkx<float>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasSsyrkxStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    int n, int k, const float* alpha, const float* AP, int lda, hipblasStride strideA, const float* BP, int ldb,
    hipblasStride strideB, const float* beta, float* CP, int ldc, hipblasStride strideC, int batchCount) {
    const Call call(__builtin_return_address(0));
    return syrkx<float>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasSsyrkxStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, int64_t n, int64_t k, const float* alpha, const float* AP, int64_t lda,
    hipblasStride strideA, const float* BP, int64_t ldb, hipblasStride strideB, const float* beta, float* CP,
    int64_t ldc, hipblasStride strideC, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syrkx<float>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasSsyrkx_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int64_t n,
    int64_t k, const float* alpha, const float* AP, int64_t lda, const float* BP, int64_t ldb, const float* beta,
    float* CP, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return syrkx<float>({handle, __func__}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasStrmm(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int m, int n, const float* alpha, const float* A, int lda,
    const float* B, int ldb, float* C, int ldc) {
    const Call call(__builtin_return_address(0));
    return trmm<float>({handle, __func__}, side, uplo, transA, diag, m, n, alpha, {A, lda}, {B, ldb}, {C, ldc});
}

hipblasStatus_t hipblasStrmmBatched(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int m, int n, const float* alpha, const float* const A[],
    int lda, const float* const B[], int ldb, float* const C[], int ldc, int batchCount) {
    const Call call(__builtin_return_address(0));
    return trmm<float>({handle, __func__, batchCount}, side, uplo, transA, diag, m, n, alpha, {A, lda}, {B, ldb},
    {C, ldc});
}

hipblasStatus_t hipblasStrmmBatched_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t m, int64_t n, const float* alpha,
    const float* const A[], int64_t lda, const float* const B[], int64_t ldb, float* const C[], int64_t ldc,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return trmm<float>({handle, __func__, batchCount}, side, uplo, transA, diag, m, n, alpha, {A, lda}, {B, ldb},
    {C, ldc});
}

hipblasStatus_t hipblasStrmmStridedBatched(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int m, int n, const float* alpha, const float* A, int lda,
    hipblasStride strideA, const float* B, int ldb, hipblasStride strideB, float* C, int ldc, hipblasStride strideC,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return trmm<float>({handle, __func__, batchCount}, side, uplo, transA, diag, m, n, alpha, {A, lda, strideA},
    {B, ldb, strideB}, {C, ldc, strideC});
}

hipblasStatus_t hipblasStrmmStridedBatched_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t m, int64_t n, const float* alpha, const float* A,
    int64_t lda, hipblasStride strideA, const float* B, int64_t ldb, hipblasStride strideB, float* C, int64_t ldc,
    hipblasStride strideC, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return trmm<float>({handle, __func__, batchCount}, side, uplo, transA, diag, m, n, alpha, {A, lda, strideA},
    {B, ldb, strideB}, {C, ldc, strideC});
}

hipblasStatus_t hipblasStrmm_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t m, int64_t n, const float* alpha, const float* A,
    int64_t lda, const float* B, int64_t ldb, float* C, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return trmm<float>({handle, __func__}, side, uplo, transA, diag, m, n, alpha, {A, lda}, {B, ldb}, {C, ldc});
}

hipblasStatus_t hipblasStrsm(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int m, int n, const float* alpha, const float* AP, int lda,
    float* BP, int ldb) {
    const Call call(__builtin_return_address(0));
    return trsm<float>({handle, __func__}, side, uplo, transA, diag, m, n, alpha, {AP, lda}, {BP, ldb});
}

hipblasStatus_t hipblasStrsmBatched(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int m, int n, const float* alpha, const float* const AP[],
    int lda, float* const BP[], int ldb, int batchCount) {
    const Call call(__builtin_return_address(0));
    return trsm<float>({handle, __func__, batchCount}, side, uplo, transA, diag, m, n, alpha, {AP, lda}, {BP, ldb});
}

hipblasStatus_t hipblasStrsmBatched_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t m, int64_t n, const float* alpha,
    const float* const AP[], int64_t lda, float* const BP[], int64_t ldb, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return trsm<float>({handle, __func__, batchCount}, side, uplo, transA, diag, m, n, alpha, {AP, lda}, {BP, ldb});
}

hipblasStatus_t hipblasStrsmStridedBatched(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int m, int n, const float* alpha, const float* AP, int lda,
    hipblasStride strideA, float* BP, int ldb, hipblasStride strideB, int batchCount) {
    const Call call(__builtin_return_address(0));
    return trsm<float>({handle, __func__, batchCount}, side, uplo, transA, diag, m, n, alpha, {AP, lda, strideA},
    {BP, ldb, strideB});
}

hipblasStatus_t hipblasStrsmStridedBatched_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t m, int64_t n, const float* alpha, const float* AP,
    int64_t lda, hipblasStride strideA, float* BP, int64_t ldb, hipblasStride strideB, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return trsm<float>({handle, __func__, batchCount}, side, uplo, transA, diag, m, n, alpha, {AP, lda, strideA},
    {BP, ldb, strideB});
}

hipblasStatus_t hipblasStrsm_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t m, int64_t n, const float* alpha, const float* AP,
    int64_t lda, float* BP, int64_t ldb) {
    const Call call(__builtin_return_address(0));
    return trsm<float>({handle, __func__}, side, uplo, transA, diag, m, n, alpha, {AP, lda}, {BP, ldb});
}

hipblasStatus_t hipblasStrtri(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasDiagType_t diag, int n,
    const float* AP, int lda, float* invA, int ldinvA) {
    const Call call(__builtin_return_address(0));
    return trtri<float>({handle, __func__}, uplo, diag, n, {AP, lda}, {invA, ldinvA});
}

hipblasStatus_t hipblasStrtriBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasDiagType_t diag, int n,
    const float* const AP[], int lda, float* invA[], int ldinvA, int batchCount) {
    const Call call(__builtin_return_address(0));
    return trtri<float>({handle, __func__, batchCount}, uplo, diag, n, {AP, lda}, {invA, ldinvA});
}

hipblasStatus_t hipblasStrtriStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasDiagType_t diag,
    int n, const float* AP, int lda, hipblasStride strideA, float* invA, int ldinvA, hipblasStride stride_invA,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return trtri<float>({handle, __func__, batchCount}, uplo, diag, n, {AP, lda, strideA},
    {invA, ldinvA, stride_invA});
}

hipblasStatus_t hipblasZdgmm(hipblasHandle_t handle, hipblasSideMode_t side, int m, int n, const hipDoubleComplex* AP,
    int lda, const hipDoubleComplex* x, int incx, hipDoubleComplex* CP, int ldc) {
    const Call call(__builtin_return_address(0));
    return dgmm<DoubleComplex>({handle, __func__}, side, m, n, {AP, lda}, {x, incx}, {CP, ldc});
}

hipblasStatus_t hipblasZdgmmBatched(hipblasHandle_t handle, hipblasSideMode_t side, int m, int n,
    const hipDoubleComplex* const AP[], int lda, const hipDoubleComplex* const x[], int incx,
    hipDoubleComplex* const CP[], int ldc, int batchCount) {
    const Call call(__builtin_return_address(0));
    return dgmm<DoubleComplex>({handle, __func__, batchCount}, side, m, n, {AP, lda}, {x, incx}, {CP, ldc});
}

hipblasStatus_t hipblasZdgmmBatched_64(hipblasHandle_t handle, hipblasSideMode_t side, int64_t m, int64_t n,
    const hipDoubleComplex* const AP[], int64_t lda, const hipDoubleComplex* const x[], int64_t incx,
    hipDoubleComplex* const CP[], int64_t ldc, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return dgmm<DoubleComplex>({handle, __func__, batchCount}, side, m, n, {AP, lda}, {x, incx}, {CP, ldc});
}

hipblasStatus_t hipblasZdgmmStridedBatched(hipblasHandle_t handle, hipblasSideMode_t side, int m, int n,
    const hipDoubleComplex* AP, int lda, hipblasStride strideA, const hipDoubleComplex* x, int incx,
    hipblasStride stridex, hipDoubleComplex* CP, int ldc, hipblasStride strideC, int batchCount) {
    const Call call(__builtin_return_address(0));
    return dgmm<DoubleComplex>({handle, __func__, batchCount}, side, m, n, {AP, lda, strideA}, {x, incx, stridex},
    {CP, ldc, strideC});
}

hipblasStatus_t hipblasZdgmmStridedBatched_64(hipblasHandle_t handle, hipblasSideMode_t side, int64_t m, int64_t n,
    const hipDoubleComplex* AP, int64_t lda, hipblasStride strideA, const hipDoubleComplex* x, int64_t incx,
    hipblasStride stridex, hipDoubleComplex* CP, int64_t ldc, hipblasStride strideC, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return dgmm<DoubleComplex>({handle, __func__, batchCount}, side, m, n, {AP, lda, strideA}, {x, incx, stridex},
    {CP, ldc, strideC});
}

hipblasStatus_t hipblasZdgmm_64(hipblasHandle_t handle, hipblasSideMode_t side, int64_t m, int64_t n,
    const hipDoubleComplex* AP, int64_t lda, const hipDoubleComplex* x, int64_t incx, hipDoubleComplex* CP,
    int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return dgmm<DoubleComplex>({handle, __func__}, side, m, n, {AP, lda}, {x, incx}, {CP, ldc});
}

hipblasStatus_t hipblasZgeam(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB, int m,
    int n, const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int lda, const hipDoubleComplex* beta,
    const hipDoubleComplex* BP, int ldb, hipDoubleComplex* CP, int ldc) {
    const Call call(__builtin_return_address(0));
    return geam<DoubleComplex>({handle, __func__}, transA, transB, m, n, alpha, {AP, lda}, beta, {BP, ldb}, {CP, ldc});
}

hipblasStatus_t hipblasZgeamBatched(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB,
    int m, int n, const hipDoubleComplex* alpha, const hipDoubleComplex* const AP[], int lda,
    const hipDoubleComplex* beta, const hipDoubleComplex* const BP[], int ldb, hipDoubleComplex* const CP[], int ldc,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return geam<DoubleComplex>({handle, __func__, batchCount}, transA, transB, m, n, alpha, {AP, lda}, beta,
    {BP, ldb}, {CP, ldc});
}

hipblasStatus_t hipblasZgeamBatched_64(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB,
    int64_t m, int64_t n, const hipDoubleComplex* alpha, const hipDoubleComplex* const AP[], int64_t lda,
    const hipDoubleComplex* beta, const hipDoubleComplex* const BP[], int64_t ldb, hipDoubleComplex* const CP[],
    int64_t ldc, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return geam<DoubleComplex>({handle, __func__, batchCount}, transA, transB, m, n, alpha, {AP, lda}, beta,
    {BP, ldb}, {CP, ldc});
}

hipblasStatus_t hipblasZgeamStridedBatched(hipblasHandle_t handle, hipblasOperation_t transA,
    hipblasOperation_t transB, int m, int n, const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int lda,
    hipblasStride strideA, const hipDoubleComplex* beta, const hipDoubleComplex* BP, int ldb, hipblasStride strideB,
    hipDoubleComplex* CP, int ldc, hipblasStride strideC, int batchCount) {
    const Call call(__builtin_return_address(0));
    return geam<DoubleComplex>({handle, __func__, batchCount}, transA, transB, m, n, alpha, {AP, lda, strideA}, beta,
    {BP, ldb, strideB}, {CP, ldc, strideC});
}

hipblasStatus_t hipblasZgeamStridedBatched_64(hipblasHandle_t handle, hipblasOperation_t transA,
    hipblasOperation_t transB, int64_t m, int64_t n, const hipDoubleComplex* alpha, const hipDoubleComplex* AP,
    int64_t lda, hipblasStride strideA, const hipDoubleComplex* beta, const hipDoubleComplex* BP, int64_t ldb,
    hipblasStride strideB, hipDoubleComplex* CP, int64_t ldc, hipblasStride strideC, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return geam<DoubleComplex>({handle, __func__, batchCount}, transA, transB, m, n, alpha, {AP, lda, strideA}, beta,
    {BP, ldb, strideB}, {CP, ldc, strideC});
}

hipblasStatus_t hipblasZgeam_64(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB,
    int64_t m, int64_t n, const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int64_t lda,
    const hipDoubleComplex* beta, const hipDoubleComplex* BP, int64_t ldb, hipDoubleComplex* CP, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return geam<DoubleComplex>({handle, __func__}, transA, transB, m, n, alpha, {AP, lda}, beta, {BP, ldb}, {CP, ldc});
}

hipblasStatus_t hipblasZgemm(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB, int m,
    int n, int k, const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int lda, const hipDoubleComplex* BP,
    int ldb, const hipDoubleComplex* beta, hipDoubleComplex* CP, int ldc) {
    const Call call(__builtin_return_address(0));
    return gemm<DoubleComplex>({handle, __func__}, transA, transB, m, n, k, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasZgemmBatched(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB,
    int m, int n, int k, const hipDoubleComplex* alpha, const hipDoubleComplex* const AP[], int lda,
    const hipDoubleComplex* const BP[], int ldb, const hipDoubleComplex* beta, hipDoubleComplex* const CP[], int ldc,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return gemm<DoubleComplex>({handle, __func__, batchCount}, transA, transB, m, n, k, alpha, {AP, lda}, {BP, ldb},
    beta, {CP, ldc});
}

hipblasStatus_t hipblasZgemmBatched_64(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB,
    int64_t m, int64_t n, int64_t k, const hipDoubleComplex* alpha, const hipDoubleComplex* const AP[], int64_t lda,
    const hipDoubleComplex* const BP[], int64_t ldb, const hipDoubleComplex* beta, hipDoubleComplex* const CP[],
    int64_t ldc, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return gemm<DoubleComplex>({handle, __func__, batchCount}, transA, transB, m, n, k, alpha, {AP, lda}, {BP, ldb},
    beta, {CP, ldc});
}

hipblasStatus_t hipblasZgemmStridedBatched(hipblasHandle_t handle, hipblasOperation_t transA,
    hipblasOperation_t transB, int m, int n, int k, const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int lda,
    long long strideA, const hipDoubleComplex* BP, int ldb, long long strideB, const hipDoubleComplex* beta,
    hipDoubleComplex* CP, int ldc, long long strideC, int batchCount) {
    const Call call(__builtin_return_address(0));
    return gemm<DoubleComplex>({handle, __func__, batchCount}, transA, transB, m, n, k, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasZgemmStridedBatched_64(hipblasHandle_t handle, hipblasOperation_t transA,
    hipblasOperation_t transB, int64_t m, int64_t n, int64_t k, const hipDoubleComplex* alpha,
    const hipDoubleComplex* AP, int64_t lda, long long strideA, const hipDoubleComplex* BP, int64_t ldb,
    long long strideB, const hipDoubleComplex* beta, hipDoubleComplex* CP, int64_t ldc, long long strideC,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return gemm<DoubleComplex>({handle, __func__, batchCount}, transA, transB, m, n, k, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasZgemm_64(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB,
    int64_t m, int64_t n, int64_t k, const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int64_t lda,
    const hipDoubleComplex* BP, int64_t ldb, const hipDoubleComplex* beta, hipDoubleComplex* CP, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return gemm<DoubleComplex>({handle, __func__}, transA, transB, m, n, k, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasZhemm(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo, int n, int k,
    const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int lda, const hipDoubleComplex* BP, int ldb,
    const hipDoubleComplex* beta, hipDoubleComplex* CP, int ldc) {
    const Call call(__builtin_return_address(0));
    return hemm<DoubleComplex>({handle, __func__}, side, uplo, n, k, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasZhemmBatched(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo, int n,
    int k, const hipDoubleComplex* alpha, const hipDoubleComplex* const AP[], int lda,
    const hipDoubleComplex* const BP[], int ldb, const hipDoubleComplex* beta, hipDoubleComplex* const CP[], int ldc,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return hemm<DoubleComplex>({handle, __func__, batchCount}, side, uplo, n, k, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasZhemmBatched_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    int64_t n, int64_t k, const hipDoubleComplex* alpha, const hipDoubleComplex* const AP[], int64_t lda,
    const hipDoubleComplex* const BP[], int64_t ldb, const hipDoubleComplex* beta, hipDoubleComplex* const CP[],
    int64_t ldc, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return hemm<DoubleComplex>({handle, __func__, batchCount}, side, uplo, n, k, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasZhemmStridedBatched(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    int n, int k, const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int lda, hipblasStride strideA,
    const hipDoubleComplex* BP, int ldb, hipblasStride strideB, const hipDoubleComplex* beta, hipDoubleComplex* CP,
    int ldc, hipblasStride strideC, int batchCount) {
    const Call call(__builtin_return_address(0));
    return hemm<DoubleComplex>({handle, __func__, batchCount}, side, uplo, n, k, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasZhemmStridedBatched_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    int64_t n, int64_t k, const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int64_t lda,
    hipblasStride strideA, const hipDoubleComplex* BP, int64_t ldb, hipblasStride strideB,
    const hipDoubleComplex* beta, hipDoubleComplex* CP, int64_t ldc, hipblasStride strideC, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return hemm<DoubleComplex>({handle, __func__, batchCount}, side, uplo, n, k, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasZhemm_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo, int64_t n,
    int64_t k, const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int64_t lda, const hipDoubleComplex* BP,
    int64_t ldb, const hipDoubleComplex* beta, hipDoubleComplex* CP, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return hemm<DoubleComplex>({handle, __func__}, side, uplo, n, k, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasZher2k(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int n, int k,
    const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int lda, const hipDoubleComplex* BP, int ldb,
    const double* beta, hipDoubleComplex* CP, int ldc) {
    const Call call(__builtin_return_address(0));
    return her2k<DoubleComplex>({handle, __func__}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasZher2kBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int n,
    int k, const hipDoubleComplex* alpha, const hipDoubleComplex* const AP[], int lda,
    const hipDoubleComplex* const BP[], int ldb, const double* beta, hipDoubleComplex* const CP[], int ldc,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return her2k<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasZher2kBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    int64_t n, int64_t k, const hipDoubleComplex* alpha, const hipDoubleComplex* const AP[], int64_t lda,
    const hipDoubleComplex* const BP[], int64_t ldb, const double* beta, hipDoubleComplex* const CP[], int64_t ldc,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return her2k<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasZher2kStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    int n, int k, const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int lda, hipblasStride strideA,
    const hipDoubleComplex* BP, int ldb, hipblasStride strideB, const double* beta, hipDoubleComplex* CP, int ldc,
    hipblasStride strideC, int batchCount) {
    const Call call(__builtin_return_address(0));
    return her2k<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasZher2kStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, int64_t n, int64_t k, const hipDoubleComplex* alpha, const hipDoubleComplex* AP,
    int64_t lda, hipblasStride strideA, const hipDoubleComplex* BP, int64_t ldb, hipblasStride strideB,
    const double* beta, hipDoubleComplex* CP, int64_t ldc, hipblasStride strideC, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return her2k<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasZher2k_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int64_t n,
    int64_t k, const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int64_t lda, const hipDoubleComplex* BP,
    int64_t ldb, const double* beta, hipDoubleComplex* CP, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return her2k<DoubleComplex>({handle, __func__}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasZherk(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int n, int k,
    const double* alpha, const hipDoubleComplex* AP, int lda, const double* beta, hipDoubleComplex* CP, int ldc) {
    const Call call(__builtin_return_address(0));
    return herk<DoubleComplex>({handle, __func__}, uplo, transA, n, k, alpha, {AP, lda}, beta, {CP, ldc});
}

hipblasStatus_t hipblasZherkBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int n,
    int k, const double* alpha, const hipDoubleComplex* const AP[], int lda, const double* beta,
    hipDoubleComplex* const CP[], int ldc, int batchCount) {
    const Call call(__builtin_return_address(0));
    return herk<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda}, beta, {CP, ldc});
}

hipblasStatus_t hipblasZherkBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    int64_t n, int64_t k, const double* alpha, const hipDoubleComplex* const AP[], int64_t lda, const double* beta,
    hipDoubleComplex* const CP[], int64_t ldc, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return herk<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda}, beta, {CP, ldc});
}

hipblasStatus_t hipblasZherkStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    int n, int k, const double* alpha, const hipDoubleComplex* AP, int lda, hipblasStride strideA, const double* beta,
    hipDoubleComplex* CP, int ldc, hipblasStride strideC, int batchCount) {
    const Call call(__builtin_return_address(0));
    return herk<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda, strideA}, beta,
    {CP, ldc, strideC});
}

hipblasStatus_t hipblasZherkStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, int64_t n, int64_t k, const double* alpha, const hipDoubleComplex* AP, int64_t lda,
    hipblasStride strideA, const double* beta, hipDoubleComplex* CP, int64_t ldc, hipblasStride strideC,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return herk<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda, strideA}, beta,
    {CP, ldc, strideC});
}

hipblasStatus_t hipblasZherk_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int64_t n,
    int64_t k, const double* alpha, const hipDoubleComplex* AP, int64_t lda, const double* beta, hipDoubleComplex* CP,
    int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return herk<DoubleComplex>({handle, __func__}, uplo, transA, n, k, alpha, {AP, lda}, beta, {CP, ldc});
}

hipblasStatus_t hipblasZherkx(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int n, int k,
    const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int lda, const hipDoubleComplex* BP, int ldb,
    const double* beta, hipDoubleComplex* CP, int ldc) {
    const Call call(__builtin_return_address(0));
    return herkx<DoubleComplex>({handle, __func__}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasZherkxBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int n,
    int k, const hipDoubleComplex* alpha, const hipDoubleComplex* const AP[], int lda,
    const hipDoubleComplex* const BP[], int ldb, const double* beta, hipDoubleComplex* const CP[], int ldc,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return herkx<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasZherkxBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    int64_t n, int64_t k, const hipDoubleComplex* alpha, const hipDoubleComplex* const AP[], int64_t lda,
    const hipDoubleComplex* const BP[], int64_t ldb, const double* beta, hipDoubleComplex* const CP[], int64_t ldc,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return herkx<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasZherkxStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    int n, int k, const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int lda, hipblasStride strideA,
    const hipDoubleComplex* BP, int ldb, hipblasStride strideB, const double* beta, hipDoubleComplex* CP, int ldc,
    hipblasStride strideC, int batchCount) {
    const Call call(__builtin_return_address(0));
    return herkx<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasZherkxStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, int64_t n, int64_t k, const hipDoubleComplex* alpha, const hipDoubleComplex* AP,
    int64_t lda, hipblasStride strideA, const hipDoubleComplex* BP, int64_t ldb, hipblasStride strideB,
    const double* beta, hipDoubleComplex* CP, int64_t ldc, hipblasStride strideC, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return herkx<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasZherkx_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int64_t n,
    int64_t k, const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int64_t lda, const hipDoubleComplex* BP,
    int64_t ldb, const double* beta, hipDoubleComplex* CP, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return herkx<DoubleComplex>({handle, __func__}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasZsymm(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo, int m, int n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int lda, const hipDoubleComplex* BP, int ldb,
    const hipDoubleComplex* beta, hipDoubleComplex* CP, int ldc) {
    const Call call(__builtin_return_address(0));
    return symm<DoubleComplex>({handle, __func__}, side, uplo, m, n, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasZsymmBatched(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo, int m,
    int n, const hipDoubleComplex* alpha, const hipDoubleComplex* const AP[], int lda,
    const hipDoubleComplex* const BP[], int ldb, const hipDoubleComplex* beta, hipDoubleComplex* const CP[], int ldc,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return symm<DoubleComplex>({handle, __func__, batchCount}, side, uplo, m, n, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasZsymmBatched_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    int64_t m, int64_t n, const hipDoubleComplex* alpha, const hipDoubleComplex* const AP[], int64_t lda,
    const hipDoubleComplex* const BP[], int64_t ldb, const hipDoubleComplex* beta, hipDoubleComplex* const CP[],
    int64_t ldc, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return symm<DoubleComplex>({handle, __func__, batchCount}, side, uplo, m, n, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasZsymmStridedBatched(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    int m, int n, const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int lda, hipblasStride strideA,
    const hipDoubleComplex* BP, int ldb, hipblasStride strideB, const hipDoubleComplex* beta, hipDoubleComplex* CP,
    int ldc, hipblasStride strideC, int batchCount) {
    const Call call(__builtin_return_address(0));
    return symm<DoubleComplex>({handle, __func__, batchCount}, side, uplo, m, n, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasZsymmStridedBatched_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    int64_t m, int64_t n, const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int64_t lda,
    hipblasStride strideA, const hipDoubleComplex* BP, int64_t ldb, hipblasStride strideB,
    const hipDoubleComplex* beta, hipDoubleComplex* CP, int64_t ldc, hipblasStride strideC, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return symm<DoubleComplex>({handle, __func__, batchCount}, side, uplo, m, n, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasZsymm_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo, int64_t m,
    int64_t n, const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int64_t lda, const hipDoubleComplex* BP,
    int64_t ldb, const hipDoubleComplex* beta, hipDoubleComplex* CP, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return symm<DoubleComplex>({handle, __func__}, side, uplo, m, n, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasZsyr2k(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int n, int k,
    const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int lda, const hipDoubleComplex* BP, int ldb,
    const hipDoubleComplex* beta, hipDoubleComplex* CP, int ldc) {
    const Call call(__builtin_return_address(0));
    return syr2k<DoubleComplex>({handle, __func__}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasZsyr2kBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int n,
    int k, const hipDoubleComplex* alpha, const hipDoubleComplex* const AP[], int lda,
    const hipDoubleComplex* const BP[], int ldb, const hipDoubleComplex* beta, hipDoubleComplex* const CP[], int ldc,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return syr2k<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasZsyr2kBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    int64_t n, int64_t k, const hipDoubleComplex* alpha, const hipDoubleComplex* const AP[], int64_t lda,
    const hipDoubleComplex* const BP[], int64_t ldb, const hipDoubleComplex* beta, hipDoubleComplex* const CP[],
    int64_t ldc, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syr2k<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasZsyr2kStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    int n, int k, const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int lda, hipblasStride strideA,
    const hipDoubleComplex* BP, int ldb, hipblasStride strideB, const hipDoubleComplex* beta, hipDoubleComplex* CP,
    int ldc, hipblasStride strideC, int batchCount) {
    const Call call(__builtin_return_address(0));
    return syr2k<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasZsyr2kStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, int64_t n, int64_t k, const hipDoubleComplex* alpha, const hipDoubleComplex* AP,
    int64_t lda, hipblasStride strideA, const hipDoubleComplex* BP, int64_t ldb, hipblasStride strideB,
    const hipDoubleComplex* beta, hipDoubleComplex* CP, int64_t ldc, hipblasStride strideC, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syr2k<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasZsyr2k_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int64_t n,
    int64_t k, const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int64_t lda, const hipDoubleComplex* BP,
    int64_t ldb, const hipDoubleComplex* beta, hipDoubleComplex* CP, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return syr2k<DoubleComplex>({handle, __func__}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasZsyrk(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int n, int k,
    const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int lda, const hipDoubleComplex* beta,
    hipDoubleComplex* CP, int ldc) {
    const Call call(__builtin_return_address(0));
    return syrk<DoubleComplex>({handle, __func__}, uplo, transA, n, k, alpha, {AP, lda}, beta, {CP, ldc});
}

hipblasStatus_t hipblasZsyrkBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int n,
    int k, const hipDoubleComplex* alpha, const hipDoubleComplex* const AP[], int lda, const hipDoubleComplex* beta,
    hipDoubleComplex* const CP[], int ldc, int batchCount) {
    const Call call(__builtin_return_address(0));
    return syrk<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda}, beta, {CP, ldc});
}

hipblasStatus_t hipblasZsyrkBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    int64_t n, int64_t k, const hipDoubleComplex* alpha, const hipDoubleComplex* const AP[], int64_t lda,
    const hipDoubleComplex* beta, hipDoubleComplex* const CP[], int64_t ldc, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syrk<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda}, beta, {CP, ldc});
}

hipblasStatus_t hipblasZsyrkStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    int n, int k, const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int lda, hipblasStride strideA,
    const hipDoubleComplex* beta, hipDoubleComplex* CP, int ldc, hipblasStride strideC, int batchCount) {
    const Call call(__builtin_return_address(0));
    return syrk<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda, strideA}, beta,
    {CP, ldc, strideC});
}

hipblasStatus_t hipblasZsyrkStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, int64_t n, int64_t k, const hipDoubleComplex* alpha, const hipDoubleComplex* AP,
    int64_t lda, hipblasStride strideA, const hipDoubleComplex* beta, hipDoubleComplex* CP, int64_t ldc,
    hipblasStride strideC, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syrk<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda, strideA}, beta,
    {CP, ldc, strideC});
}

hipblasStatus_t hipblasZsyrk_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int64_t n,
    int64_t k, const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int64_t lda, const hipDoubleComplex* beta,
    hipDoubleComplex* CP, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return syrk<DoubleComplex>({handle, __func__}, uplo, transA, n, k, alpha, {AP, lda}, beta, {CP, ldc});
}

hipblasStatus_t hipblasZsyrkx(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int n, int k,
    const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int lda, const hipDoubleComplex* BP, int ldb,
    const hipDoubleComplex* beta, hipDoubleComplex* CP, int ldc) {
    const Call call(__builtin_return_address(0));
    return syrkx<DoubleComplex>({handle, __func__}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasZsyrkxBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int n,
    int k, const hipDoubleComplex* alpha, const hipDoubleComplex* const AP[], int lda,
    const hipDoubleComplex* const BP[], int ldb, const hipDoubleComplex* beta, hipDoubleComplex* const CP[], int ldc,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return syrkx<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasZsyrkxBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    int64_t n, int64_t k, const hipDoubleComplex* alpha, const hipDoubleComplex* const AP[], int64_t lda,
    const hipDoubleComplex* const BP[], int64_t ldb, const hipDoubleComplex* beta, hipDoubleComplex* const CP[],
    int64_t ldc, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syrkx<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta,
    {CP, ldc});
}

hipblasStatus_t hipblasZsyrkxStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    int n, int k, const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int lda, hipblasStride strideA,
    const hipDoubleComplex* BP, int ldb, hipblasStride strideB, const hipDoubleComplex* beta, hipDoubleComplex* CP,
    int ldc, hipblasStride strideC, int batchCount) {
    const Call call(__builtin_return_address(0));
    return syrkx<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasZsyrkxStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, int64_t n, int64_t k, const hipDoubleComplex* alpha, const hipDoubleComplex* AP,
    int64_t lda, hipblasStride strideA, const hipDoubleComplex* BP, int64_t ldb, hipblasStride strideB,
    const hipDoubleComplex* beta, hipDoubleComplex* CP, int64_t ldc, hipblasStride strideC, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syrkx<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, n, k, alpha, {AP, lda, strideA},
    {BP, ldb, strideB}, beta, {CP, ldc, strideC});
}

hipblasStatus_t hipblasZsyrkx_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA, int64_t n,
    int64_t k, const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int64_t lda, const hipDoubleComplex* BP,
    int64_t ldb, const hipDoubleComplex* beta, hipDoubleComplex* CP, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return syrkx<DoubleComplex>({handle, __func__}, uplo, transA, n, k, alpha, {AP, lda}, {BP, ldb}, beta, {CP, ldc});
}

hipblasStatus_t hipblasZtrmm(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int m, int n, const hipDoubleComplex* alpha,
    const hipDoubleComplex* A, int lda, const hipDoubleComplex* B, int ldb, hipDoubleComplex* C, int ldc) {
    const Call call(__builtin_return_address(0));
    return trmm<DoubleComplex>({handle, __func__}, side, uplo, transA, diag, m, n, alpha, {A, lda}, {B, ldb},
    {C, ldc});
}

hipblasStatus_t hipblasZtrmmBatched(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int m, int n, const hipDoubleComplex* alpha,
    const hipDoubleComplex* const A[], int lda, const hipDoubleComplex* const B[], int ldb,
    hipDoubleComplex* const C[], int ldc, int batchCount) {
    const Call call(__builtin_return_address(0));
    return trmm<DoubleComplex>({handle, __func__, batchCount}, side, uplo, transA, diag, m, n, alpha, {A, lda},
    {B, ldb}, {C, ldc});
}

hipblasStatus_t hipblasZtrmmBatched_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t m, int64_t n, const hipDoubleComplex* alpha,
    const hipDoubleComplex* const A[], int64_t lda, const hipDoubleComplex* const B[], int64_t ldb,
    hipDoubleComplex* const C[], int64_t ldc, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return trmm<DoubleComplex>({handle, __func__, batchCount}, side, uplo, transA, diag, m, n, alpha, {A, lda},
    {B, ldb}, {C, ldc});
}

hipblasStatus_t hipblasZtrmmStridedBatched(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int m, int n, const hipDoubleComplex* alpha,
    const hipDoubleComplex* A, int lda, hipblasStride strideA, const hipDoubleComplex* B, int ldb,
    hipblasStride strideB, hipDoubleComplex* C, int ldc, hipblasStride strideC, int batchCount) {
    const Call call(__builtin_return_address(0));
    return trmm<DoubleComplex>({handle, __func__, batchCount}, side, uplo, transA, diag, m, n, alpha,
    {A, lda, strideA}, {B, ldb, strideB}, {C, ldc, strideC});
}

hipblasStatus_t hipblasZtrmmStridedBatched_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t m, int64_t n, const hipDoubleComplex* alpha,
    const hipDoubleComplex* A, int64_t lda, hipblasStride strideA, const hipDoubleComplex* B, int64_t ldb,
    hipblasStride strideB, hipDoubleComplex* C, int64_t ldc, hipblasStride strideC, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return trmm<DoubleComplex>({handle, __func__, batchCount}, side, uplo, transA, diag, m, n, alpha,
    {A, lda, strideA}, {B, ldb, strideB}, {C, ldc, strideC});
}

hipblasStatus_t hipblasZtrmm_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t m, int64_t n, const hipDoubleComplex* alpha,
    const hipDoubleComplex* A, int64_t lda, const hipDoubleComplex* B, int64_t ldb, hipDoubleComplex* C, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return trmm<DoubleComplex>({handle, __func__}, side, uplo, transA, diag, m, n, alpha, {A, lda}, {B, ldb},
    {C, ldc});
}

hipblasStatus_t hipblasZtrsm(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int m, int n, const hipDoubleComplex* alpha,
    const hipDoubleComplex* AP, int lda, hipDoubleComplex* BP, int ldb) {
    const Call call(__builtin_return_address(0));
    return trsm<DoubleComplex>({handle, __func__}, side, uplo, transA, diag, m, n, alpha, {AP, lda}, {BP, ldb});
}

hipblasStatus_t hipblasZtrsmBatched(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int m, int n, const hipDoubleComplex* alpha,
    const hipDoubleComplex* const AP[], int lda, hipDoubleComplex* const BP[], int ldb, int batchCount) {
    const Call call(__builtin_return_address(0));
    return trsm<DoubleComplex>({handle, __func__, batchCount}, side, uplo, transA, diag, m, n, alpha, {AP, lda},
    {BP, ldb});
}

hipblasStatus_t hipblasZtrsmBatched_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t m, int64_t n, const hipDoubleComplex* alpha,
    const hipDoubleComplex* const AP[], int64_t lda, hipDoubleComplex* const BP[], int64_t ldb, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return trsm<DoubleComplex>({handle, __func__, batchCount}, side, uplo, transA, diag, m, n, alpha, {AP, lda},
    {BP, ldb});
}

hipblasStatus_t hipblasZtrsmStridedBatched(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int m, int n, const hipDoubleComplex* alpha,
    const hipDoubleComplex* AP, int lda, hipblasStride strideA, hipDoubleComplex* BP, int ldb, hipblasStride strideB,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return trsm<DoubleComplex>({handle, __func__, batchCount}, side, uplo, transA, diag, m, n, alpha,
    {AP, lda, strideA}, {BP, ldb, strideB});
}

hipblasStatus_t hipblasZtrsmStridedBatched_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t m, int64_t n, const hipDoubleComplex* alpha,
    const hipDoubleComplex* AP, int64_t lda, hipblasStride strideA, hipDoubleComplex* BP, int64_t ldb,
    hipblasStride strideB, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return trsm<DoubleComplex>({handle, __func__, batchCount}, side, uplo, transA, diag, m, n, alpha,
    {AP, lda, strideA}, {BP, ldb, strideB});
}

hipblasStatus_t hipblasZtrsm_64(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t m, int64_t n, const hipDoubleComplex* alpha,
    const hipDoubleComplex* AP, int64_t lda, hipDoubleComplex* BP, int64_t ldb) {
    const Call call(__builtin_return_address(0));
    return trsm<DoubleComplex>({handle, __func__}, side, uplo, transA, diag, m, n, alpha, {AP, lda}, {BP, ldb});
}

hipblasStatus_t hipblasZtrtri(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasDiagType_t diag, int n,
    const hipDoubleComplex* AP, int lda, hipDoubleComplex* invA, int ldinvA) {
    const Call call(__builtin_return_address(0));
    return trtri<DoubleComplex>({handle, __func__}, uplo, diag, n, {AP, lda}, {invA, ldinvA});
}

hipblasStatus_t hipblasZtrtriBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasDiagType_t diag, int n,
    const hipDoubleComplex* const AP[], int lda, hipDoubleComplex* invA[], int ldinvA, int batchCount) {
    const Call call(__builtin_return_address(0));
    return trtri<DoubleComplex>({handle, __func__, batchCount}, uplo, diag, n, {AP, lda}, {invA, ldinvA});
}

hipblasStatus_t hipblasZtrtriStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasDiagType_t diag,
    int n, const hipDoubleComplex* AP, int lda, hipblasStride strideA, hipDoubleComplex* invA, int ldinvA,
    hipblasStride stride_invA, int batchCount) {
    const Call call(__builtin_return_address(0));
    return trtri<DoubleComplex>({handle, __func__, batchCount}, uplo, diag, n, {AP, lda, strideA},
    {invA, ldinvA, stride_invA});
}
