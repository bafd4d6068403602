// The functions of level2.h, by their names.
// Written by `python -m scripts.hip_libraries` from the facts about ROCm's headers.

#include "level2.h"

using namespace hipport_cpu;
using namespace hipport_cpu::blas;

hipblasStatus_t hipblasCgbmv(hipblasHandle_t handle, hipblasOperation_t trans, int m, int n, int kl, int ku,
    const hipComplex* alpha, const hipComplex* AP, int lda, const hipComplex* x, int incx, const hipComplex* beta,
    hipComplex* y, int incy) {
    const Call call(__builtin_return_address(0));
    return gbmv<Complex>({handle, __func__}, trans, m, n, kl, ku, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasCgbmvBatched(hipblasHandle_t handle, hipblasOperation_t trans, int m, int n, int kl, int ku,
    const hipComplex* alpha, const hipComplex* const AP[], int lda, const hipComplex* const x[], int incx,
    const hipComplex* beta, hipComplex* const y[], int incy, int batchCount) {
    const Call call(__builtin_return_address(0));
    return gbmv<Complex>({handle, __func__, batchCount}, trans, m, n, kl, ku, alpha, {AP, lda}, {x, incx}, beta,
    {y, incy});
}

hipblasStatus_t hipblasCgbmvBatched_64(hipblasHandle_t handle, hipblasOperation_t trans, int64_t m, int64_t n,
    int64_t kl, int64_t ku, const hipComplex* alpha, const hipComplex* const AP[], int64_t lda,
    const hipComplex* const x[], int64_t incx, const hipComplex* beta, hipComplex* const y[], int64_t incy,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return gbmv<Complex>({handle, __func__, batchCount}, trans, m, n, kl, ku, alpha, {AP, lda}, {x, incx}, beta,
    {y, incy});
}

hipblasStatus_t hipblasCgbmvStridedBatched(hipblasHandle_t handle, hipblasOperation_t trans, int m, int n, int kl,
    int ku, const hipComplex* alpha, const hipComplex* AP, int lda, hipblasStride strideA, const hipComplex* x,
    int incx, hipblasStride stridex, const hipComplex* beta, hipComplex* y, int incy, hipblasStride stridey,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return gbmv<Complex>({handle, __func__, batchCount}, trans, m, n, kl, ku, alpha, {AP, lda, strideA},
    {x, incx, stridex}, beta, {y, incy, stridey});
}

hipblasStatus_t hipblasCgbmvStridedBatched_64(hipblasHandle_t handle, hipblasOperation_t trans, int64_t m, int64_t n,
    int64_t kl, int64_t ku, const hipComplex* alpha, const hipComplex* AP, int64_t lda, hipblasStride strideA,
    const hipComplex* x, int64_t incx, hipblasStride stridex, const hipComplex* beta, hipComplex* y, int64_t incy,
    hipblasStride stridey, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return gbmv<Complex>({handle, __func__, batchCount}, trans, m, n, kl, ku, alpha, {AP, lda, strideA},
    {x, incx, stridex}, beta, {y, incy, stridey});
}

hipblasStatus_t hipblasCgbmv_64(hipblasHandle_t handle, hipblasOperation_t trans, int64_t m, int64_t n, int64_t kl,
    int64_t ku, const hipComplex* alpha, const hipComplex* AP, int64_t lda, const hipComplex* x, int64_t incx,
    const hipComplex* beta, hipComplex* y, int64_t incy) {
    const Call call(__builtin_return_address(0));
    return gbmv<Complex>({handle, __func__}, trans, m, n, kl, ku, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasCgemv(hipblasHandle_t handle, hipblasOperation_t trans, int m, int n, const hipComplex* alpha,
    const hipComplex* AP, int lda, const hipComplex* x, int incx, const hipComplex* beta, hipComplex* y, int incy) {
    const Call call(__builtin_return_address(0));
    return gemv<Complex>({handle, __func__}, trans, m, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasCgemvBatched(hipblasHandle_t handle, hipblasOperation_t trans, int m, int n,
    const hipComplex* alpha, const hipComplex* const AP[], int lda, const hipComplex* const x[], int incx,
    const hipComplex* beta, hipComplex* const y[], int incy, int batchCount) {
    const Call call(__builtin_return_address(0));
    return gemv<Complex>({handle, __func__, batchCount}, trans, m, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasCgemvBatched_64(hipblasHandle_t handle, hipblasOperation_t trans, int64_t m, int64_t n,
    const hipComplex* alpha, const hipComplex* const AP[], int64_t lda, const hipComplex* const x[], int64_t incx,
    const hipComplex* beta, hipComplex* const y[], int64_t incy, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return gemv<Complex>({handle, __func__, batchCount}, trans, m, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasCgemvStridedBatched(hipblasHandle_t handle, hipblasOperation_t transA, int m, int n,
    const hipComplex* alpha, const hipComplex* AP, int lda, hipblasStride strideA, const hipComplex* x, int incx,
    hipblasStride stridex, const hipComplex* beta, hipComplex* y, int incy, hipblasStride stridey, int batchCount) {
    const Call call(__builtin_return_address(0));
    return gemv<Complex>({handle, __func__, batchCount}, transA, m, n, alpha, {AP, lda, strideA}, {x, incx, stridex},
    beta, {y, incy, stridey});
}

hipblasStatus_t hipblasCgemvStridedBatched_64(hipblasHandle_t handle, hipblasOperation_t transA, int64_t m, int64_t n,
    const hipComplex* alpha, const hipComplex* AP, int64_t lda, hipblasStride strideA, const hipComplex* x,
    int64_t incx, hipblasStride stridex, const hipComplex* beta, hipComplex* y, int64_t incy, hipblasStride stridey,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return gemv<Complex>({handle, __func__, batchCount}, transA, m, n, alpha, {AP, lda, strideA}, {x, incx, stridex},
    beta, {y, incy, stridey});
}

hipblasStatus_t hipblasCgemv_64(hipblasHandle_t handle, hipblasOperation_t trans, int64_t m, int64_t n,
    const hipComplex* alpha, const hipComplex* AP, int64_t lda, const hipComplex* x, int64_t incx,
    const hipComplex* beta, hipComplex* y, int64_t incy) {
    const Call call(__builtin_return_address(0));
    return gemv<Complex>({handle, __func__}, trans, m, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasCgerc(hipblasHandle_t handle, int m, int n, const hipComplex* alpha, const hipComplex* x,
    int incx, const hipComplex* y, int incy, hipComplex* AP, int lda) {
    const Call call(__builtin_return_address(0));
    return gerc<Complex>({handle, __func__}, m, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasCgercBatched(hipblasHandle_t handle, int m, int n, const hipComplex* alpha,
    const hipComplex* const x[], int incx, const hipComplex* const y[], int incy, hipComplex* const AP[], int lda,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return gerc<Complex>({handle, __func__, batchCount}, m, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasCgercBatched_64(hipblasHandle_t handle, int64_t m, int64_t n, const hipComplex* alpha,
    const hipComplex* const x[], int64_t incx, const hipComplex* const y[], int64_t incy, hipComplex* const AP[],
    int64_t lda, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return gerc<Complex>({handle, __func__, batchCount}, m, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasCgercStridedBatched(hipblasHandle_t handle, int m, int n, const hipComplex* alpha,
    const hipComplex* x, int incx, hipblasStride stridex, const hipComplex* y, int incy, hipblasStride stridey,
    hipComplex* AP, int lda, hipblasStride strideA, int batchCount) {
    const Call call(__builtin_return_address(0));
    return gerc<Complex>({handle, __func__, batchCount}, m, n, alpha, {x, incx, stridex}, {y, incy, stridey},
    {AP, lda, strideA});
}

hipblasStatus_t hipblasCgercStridedBatched_64(hipblasHandle_t handle, int64_t m, int64_t n, const hipComplex* alpha,
    const hipComplex* x, int64_t incx, hipblasStride stridex, const hipComplex* y, int64_t incy, hipblasStride stridey,
    hipComplex* AP, int64_t lda, hipblasStride strideA, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return gerc<Complex>({handle, __func__, batchCount}, m, n, alpha, {x, incx, stridex}, {y, incy, stridey},
    {AP, lda, strideA});
}

hipblasStatus_t hipblasCgerc_64(hipblasHandle_t handle, int64_t m, int64_t n, const hipComplex* alpha,
    const hipComplex* x, int64_t incx, const hipComplex* y, int64_t incy, hipComplex* AP, int64_t lda) {
    const Call call(__builtin_return_address(0));
    return gerc<Complex>({handle, __func__}, m, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasCgeru(hipblasHandle_t handle, int m, int n, const hipComplex* alpha, const hipComplex* x,
    int incx, const hipComplex* y, int incy, hipComplex* AP, int lda) {
    const Call call(__builtin_return_address(0));
    return geru<Complex>({handle, __func__}, m, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasCgeruBatched(hipblasHandle_t handle, int m, int n, const hipComplex* alpha,
    const hipComplex* const x[], int incx, const hipComplex* const y[], int incy, hipComplex* const AP[], int lda,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return geru<Complex>({handle, __func__, batchCount}, m, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasCgeruBatched_64(hipblasHandle_t handle, int64_t m, int64_t n, const hipComplex* alpha,
    const hipComplex* const x[], int64_t incx, const hipComplex* const y[], int64_t incy, hipComplex* const AP[],
    int64_t lda, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return geru<Complex>({handle, __func__, batchCount}, m, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasCgeruStridedBatched(hipblasHandle_t handle, int m, int n, const hipComplex* alpha,
    const hipComplex* x, int incx, hipblasStride stridex, const hipComplex* y, int incy, hipblasStride stridey,
    hipComplex* AP, int lda, hipblasStride strideA, int batchCount) {
    const Call call(__builtin_return_address(0));
    return geru<Complex>({handle, __func__, batchCount}, m, n, alpha, {x, incx, stridex}, {y, incy, stridey},
    {AP, lda, strideA});
}

hipblasStatus_t hipblasCgeruStridedBatched_64(hipblasHandle_t handle, int64_t m, int64_t n, const hipComplex* alpha,
    const hipComplex* x, int64_t incx, hipblasStride stridex, const hipComplex* y, int64_t incy, hipblasStride stridey,
    hipComplex* AP, int64_t lda, hipblasStride strideA, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return geru<Complex>({handle, __func__, batchCount}, m, n, alpha, {x, incx, stridex}, {y, incy, stridey},
    {AP, lda, strideA});
}

hipblasStatus_t hipblasCgeru_64(hipblasHandle_t handle, int64_t m, int64_t n, const hipComplex* alpha,
    const hipComplex* x, int64_t incx, const hipComplex* y, int64_t incy, hipComplex* AP, int64_t lda) {
    const Call call(__builtin_return_address(0));
    return geru<Complex>({handle, __func__}, m, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasChbmv(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, int k, const hipComplex* alpha,
    const hipComplex* AP, int lda, const hipComplex* x, int incx, const hipComplex* beta, hipComplex* y, int incy) {
    const Call call(__builtin_return_address(0));
    return hbmv<Complex>({handle, __func__}, uplo, n, k, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasChbmvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, int k,
    const hipComplex* alpha, const hipComplex* const AP[], int lda, const hipComplex* const x[], int incx,
    const hipComplex* beta, hipComplex* const y[], int incy, int batchCount) {
    const Call call(__builtin_return_address(0));
    return hbmv<Complex>({handle, __func__, batchCount}, uplo, n, k, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasChbmvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, int64_t k,
    const hipComplex* alpha, const hipComplex* const AP[], int64_t lda, const hipComplex* const x[], int64_t incx,
    const hipComplex* beta, hipComplex* const y[], int64_t incy, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return hbmv<Complex>({handle, __func__, batchCount}, uplo, n, k, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasChbmvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, int k,
    const hipComplex* alpha, const hipComplex* AP, int lda, hipblasStride strideA, const hipComplex* x, int incx,
    hipblasStride stridex, const hipComplex* beta, hipComplex* y, int incy, hipblasStride stridey, int batchCount) {
    const Call call(__builtin_return_address(0));
    return hbmv<Complex>({handle, __func__, batchCount}, uplo, n, k, alpha, {AP, lda, strideA}, {x, incx, stridex},
    beta, {y, incy, stridey});
}

hipblasStatus_t hipblasChbmvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, int64_t k,
    const hipComplex* alpha, const hipComplex* AP, int64_t lda, hipblasStride strideA, const hipComplex* x,
    int64_t incx, hipblasStride stridex, const hipComplex* beta, hipComplex* y, int64_t incy, hipblasStride stridey,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return hbmv<Complex>({handle, __func__, batchCount}, uplo, n, k, alpha, {AP, lda, strideA}, {x, incx, stridex},
    beta, {y, incy, stridey});
}

hipblasStatus_t hipblasChbmv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, int64_t k,
    const hipComplex* alpha, const hipComplex* AP, int64_t lda, const hipComplex* x, int64_t incx,
    const hipComplex* beta, hipComplex* y, int64_t incy) {
    const Call call(__builtin_return_address(0));
    return hbmv<Complex>({handle, __func__}, uplo, n, k, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasChemv(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const hipComplex* alpha,
    const hipComplex* AP, int lda, const hipComplex* x, int incx, const hipComplex* beta, hipComplex* y, int incy) {
    const Call call(__builtin_return_address(0));
    return hemv<Complex>({handle, __func__}, uplo, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasChemvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const hipComplex* alpha,
    const hipComplex* const AP[], int lda, const hipComplex* const x[], int incx, const hipComplex* beta,
    hipComplex* const y[], int incy, int batchCount) {
    const Call call(__builtin_return_address(0));
    return hemv<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasChemvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipComplex* alpha, const hipComplex* const AP[], int64_t lda, const hipComplex* const x[], int64_t incx,
    const hipComplex* beta, hipComplex* const y[], int64_t incy, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return hemv<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasChemvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n,
    const hipComplex* alpha, const hipComplex* AP, int lda, hipblasStride strideA, const hipComplex* x, int incx,
    hipblasStride stridex, const hipComplex* beta, hipComplex* y, int incy, hipblasStride stridey, int batchCount) {
    const Call call(__builtin_return_address(0));
    return hemv<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {AP, lda, strideA}, {x, incx, stridex}, beta,
    {y, incy, stridey});
}

hipblasStatus_t hipblasChemvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipComplex* alpha, const hipComplex* AP, int64_t lda, hipblasStride strideA, const hipComplex* x,
    int64_t incx, hipblasStride stridex, const hipComplex* beta, hipComplex* y, int64_t incy, hipblasStride stridey,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return hemv<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {AP, lda, strideA}, {x, incx, stridex}, beta,
    {y, incy, stridey});
}

hipblasStatus_t hipblasChemv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const hipComplex* alpha,
    const hipComplex* AP, int64_t lda, const hipComplex* x, int64_t incx, const hipComplex* beta, hipComplex* y,
    int64_t incy) {
    const Call call(__builtin_return_address(0));
    return hemv<Complex>({handle, __func__}, uplo, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasCher(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const float* alpha,
    const hipComplex* x, int incx, hipComplex* AP, int lda) {
    const Call call(__builtin_return_address(0));
    return her<Complex>({handle, __func__}, uplo, n, alpha, {x, incx}, {AP, lda});
}

hipblasStatus_t hipblasCher2(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const hipComplex* alpha,
    const hipComplex* x, int incx, const hipComplex* y, int incy, hipComplex* AP, int lda) {
    const Call call(__builtin_return_address(0));
    return her2<Complex>({handle, __func__}, uplo, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasCher2Batched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const hipComplex* alpha,
    const hipComplex* const x[], int incx, const hipComplex* const y[], int incy, hipComplex* const AP[], int lda,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return her2<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasCher2Batched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipComplex* alpha, const hipComplex* const x[], int64_t incx, const hipComplex* const y[], int64_t incy,
    hipComplex* const AP[], int64_t lda, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return her2<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasCher2StridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n,
    const hipComplex* alpha, const hipComplex* x, int incx, hipblasStride stridex, const hipComplex* y, int incy,
    hipblasStride stridey, hipComplex* AP, int lda, hipblasStride strideA, int batchCount) {
    const Call call(__builtin_return_address(0));
    return her2<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {y, incy, stridey},
    {AP, lda, strideA});
}

hipblasStatus_t hipblasCher2StridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipComplex* alpha, const hipComplex* x, int64_t incx, hipblasStride stridex, const hipComplex* y,
    int64_t incy, hipblasStride stridey, hipComplex* AP, int64_t lda, hipblasStride strideA, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return her2<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {y, incy, stridey},
    {AP, lda, strideA});
}

hipblasStatus_t hipblasCher2_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const hipComplex* alpha,
    const hipComplex* x, int64_t incx, const hipComplex* y, int64_t incy, hipComplex* AP, int64_t lda) {
    const Call call(__builtin_return_address(0));
    return her2<Complex>({handle, __func__}, uplo, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasCherBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const float* alpha,
    const hipComplex* const x[], int incx, hipComplex* const AP[], int lda, int batchCount) {
    const Call call(__builtin_return_address(0));
    return her<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, {AP, lda});
}

hipblasStatus_t hipblasCherBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const float* alpha,
    const hipComplex* const x[], int64_t incx, hipComplex* const AP[], int64_t lda, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return her<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, {AP, lda});
}

hipblasStatus_t hipblasCherStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const float* alpha,
    const hipComplex* x, int incx, hipblasStride stridex, hipComplex* AP, int lda, hipblasStride strideA,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return her<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {AP, lda, strideA});
}

hipblasStatus_t hipblasCherStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const float* alpha, const hipComplex* x, int64_t incx, hipblasStride stridex, hipComplex* AP, int64_t lda,
    hipblasStride strideA, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return her<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {AP, lda, strideA});
}

hipblasStatus_t hipblasCher_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const float* alpha,
    const hipComplex* x, int64_t incx, hipComplex* AP, int64_t lda) {
    const Call call(__builtin_return_address(0));
    return her<Complex>({handle, __func__}, uplo, n, alpha, {x, incx}, {AP, lda});
}

hipblasStatus_t hipblasChpmv(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const hipComplex* alpha,
    const hipComplex* AP, const hipComplex* x, int incx, const hipComplex* beta, hipComplex* y, int incy) {
    const Call call(__builtin_return_address(0));
    return hpmv<Complex>({handle, __func__}, uplo, n, alpha, AP, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasChpmvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const hipComplex* alpha,
    const hipComplex* const AP[], const hipComplex* const x[], int incx, const hipComplex* beta, hipComplex* const y[],
    int incy, int batchCount) {
    const Call call(__builtin_return_address(0));
    return hpmv<Complex>({handle, __func__, batchCount}, uplo, n, alpha, AP, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasChpmvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipComplex* alpha, const hipComplex* const AP[], const hipComplex* const x[], int64_t incx,
    const hipComplex* beta, hipComplex* const y[], int64_t incy, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return hpmv<Complex>({handle, __func__, batchCount}, uplo, n, alpha, AP, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasChpmvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n,
    const hipComplex* alpha, const hipComplex* AP, hipblasStride strideA, const hipComplex* x, int incx,
    hipblasStride stridex, const hipComplex* beta, hipComplex* y, int incy, hipblasStride stridey, int batchCount) {
    const Call call(__builtin_return_address(0));
    return hpmv<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {AP, strideA}, {x, incx, stridex}, beta,
    {y, incy, stridey});
}

hipblasStatus_t hipblasChpmvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipComplex* alpha, const hipComplex* AP, hipblasStride strideA, const hipComplex* x, int64_t incx,
    hipblasStride stridex, const hipComplex* beta, hipComplex* y, int64_t incy, hipblasStride stridey,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return hpmv<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {AP, strideA}, {x, incx, stridex}, beta,
    {y, incy, stridey});
}

hipblasStatus_t hipblasChpmv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const hipComplex* alpha,
    const hipComplex* AP, const hipComplex* x, int64_t incx, const hipComplex* beta, hipComplex* y, int64_t incy) {
    const Call call(__builtin_return_address(0));
    return hpmv<Complex>({handle, __func__}, uplo, n, alpha, AP, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasChpr(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const float* alpha,
    const hipComplex* x, int incx, hipComplex* AP) {
    const Call call(__builtin_return_address(0));
    return hpr<Complex>({handle, __func__}, uplo, n, alpha, {x, incx}, AP);
}

hipblasStatus_t hipblasChpr2(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const hipComplex* alpha,
    const hipComplex* x, int incx, const hipComplex* y, int incy, hipComplex* AP) {
    const Call call(__builtin_return_address(0));
    return hpr2<Complex>({handle, __func__}, uplo, n, alpha, {x, incx}, {y, incy}, AP);
}

hipblasStatus_t hipblasChpr2Batched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const hipComplex* alpha,
    const hipComplex* const x[], int incx, const hipComplex* const y[], int incy, hipComplex* const AP[],
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return hpr2<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, {y, incy}, AP);
}

hipblasStatus_t hipblasChpr2Batched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipComplex* alpha, const hipComplex* const x[], int64_t incx, const hipComplex* const y[], int64_t incy,
    hipComplex* const AP[], int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return hpr2<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, {y, incy}, AP);
}

hipblasStatus_t hipblasChpr2StridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n,
    const hipComplex* alpha, const hipComplex* x, int incx, hipblasStride stridex, const hipComplex* y, int incy,
    hipblasStride stridey, hipComplex* AP, hipblasStride strideA, int batchCount) {
    const Call call(__builtin_return_address(0));
    return hpr2<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {y, incy, stridey},
    {AP, strideA});
}

hipblasStatus_t hipblasChpr2StridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipComplex* alpha, const hipComplex* x, int64_t incx, hipblasStride stridex, const hipComplex* y,
    int64_t incy, hipblasStride stridey, hipComplex* AP, hipblasStride strideA, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return hpr2<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {y, incy, stridey},
    {AP, strideA});
}

hipblasStatus_t hipblasChpr2_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const hipComplex* alpha,
    const hipComplex* x, int64_t incx, const hipComplex* y, int64_t incy, hipComplex* AP) {
    const Call call(__builtin_return_address(0));
    return hpr2<Complex>({handle, __func__}, uplo, n, alpha, {x, incx}, {y, incy}, AP);
}

hipblasStatus_t hipblasChprBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const float* alpha,
    const hipComplex* const x[], int incx, hipComplex* const AP[], int batchCount) {
    const Call call(__builtin_return_address(0));
    return hpr<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, AP);
}

hipblasStatus_t hipblasChprBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const float* alpha,
    const hipComplex* const x[], int64_t incx, hipComplex* const AP[], int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return hpr<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, AP);
}

hipblasStatus_t hipblasChprStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const float* alpha,
    const hipComplex* x, int incx, hipblasStride stridex, hipComplex* AP, hipblasStride strideA, int batchCount) {
    const Call call(__builtin_return_address(0));
    return hpr<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {AP, strideA});
}

hipblasStatus_t hipblasChprStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const float* alpha, const hipComplex* x, int64_t incx, hipblasStride stridex, hipComplex* AP,
    hipblasStride strideA, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return hpr<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {AP, strideA});
}

hipblasStatus_t hipblasChpr_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const float* alpha,
    const hipComplex* x, int64_t incx, hipComplex* AP) {
    const Call call(__builtin_return_address(0));
    return hpr<Complex>({handle, __func__}, uplo, n, alpha, {x, incx}, AP);
}

hipblasStatus_t hipblasCspr(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const hipComplex* alpha,
    const hipComplex* x, int incx, hipComplex* AP) {
    const Call call(__builtin_return_address(0));
    return spr<Complex>({handle, __func__}, uplo, n, alpha, {x, incx}, AP);
}

hipblasStatus_t hipblasCsprBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const hipComplex* alpha,
    const hipComplex* const x[], int incx, hipComplex* const AP[], int batchCount) {
    const Call call(__builtin_return_address(0));
    return spr<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, AP);
}

hipblasStatus_t hipblasCsprBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipComplex* alpha, const hipComplex* const x[], int64_t incx, hipComplex* const AP[], int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return spr<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, AP);
}

hipblasStatus_t hipblasCsprStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n,
    const hipComplex* alpha, const hipComplex* x, int incx, hipblasStride stridex, hipComplex* AP,
    hipblasStride strideA, int batchCount) {
    const Call call(__builtin_return_address(0));
    return spr<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {AP, strideA});
}

hipblasStatus_t hipblasCsprStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipComplex* alpha, const hipComplex* x, int64_t incx, hipblasStride stridex, hipComplex* AP,
    hipblasStride strideA, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return spr<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {AP, strideA});
}

hipblasStatus_t hipblasCspr_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const hipComplex* alpha,
    const hipComplex* x, int64_t incx, hipComplex* AP) {
    const Call call(__builtin_return_address(0));
    return spr<Complex>({handle, __func__}, uplo, n, alpha, {x, incx}, AP);
}

hipblasStatus_t hipblasCsymv(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const hipComplex* alpha,
    const hipComplex* AP, int lda, const hipComplex* x, int incx, const hipComplex* beta, hipComplex* y, int incy) {
    const Call call(__builtin_return_address(0));
    return symv<Complex>({handle, __func__}, uplo, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasCsymvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const hipComplex* alpha,
    const hipComplex* const AP[], int lda, const hipComplex* const x[], int incx, const hipComplex* beta,
    hipComplex* const y[], int incy, int batchCount) {
    const Call call(__builtin_return_address(0));
    return symv<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasCsymvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipComplex* alpha, const hipComplex* const AP[], int64_t lda, const hipComplex* const x[], int64_t incx,
    const hipComplex* beta, hipComplex* const y[], int64_t incy, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return symv<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasCsymvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n,
    const hipComplex* alpha, const hipComplex* AP, int lda, hipblasStride strideA, const hipComplex* x, int incx,
    hipblasStride stridex, const hipComplex* beta, hipComplex* y, int incy, hipblasStride stridey, int batchCount) {
    const Call call(__builtin_return_address(0));
    return symv<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {AP, lda, strideA}, {x, incx, stridex}, beta,
    {y, incy, stridey});
}

hipblasStatus_t hipblasCsymvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipComplex* alpha, const hipComplex* AP, int64_t lda, hipblasStride strideA, const hipComplex* x,
    int64_t incx, hipblasStride stridex, const hipComplex* beta, hipComplex* y, int64_t incy, hipblasStride stridey,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return symv<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {AP, lda, strideA}, {x, incx, stridex}, beta,
    {y, incy, stridey});
}

hipblasStatus_t hipblasCsymv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const hipComplex* alpha,
    const hipComplex* AP, int64_t lda, const hipComplex* x, int64_t incx, const hipComplex* beta, hipComplex* y,
    int64_t incy) {
    const Call call(__builtin_return_address(0));
    return symv<Complex>({handle, __func__}, uplo, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasCsyr(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const hipComplex* alpha,
    const hipComplex* x, int incx, hipComplex* AP, int lda) {
    const Call call(__builtin_return_address(0));
    return syr<Complex>({handle, __func__}, uplo, n, alpha, {x, incx}, {AP, lda});
}

hipblasStatus_t hipblasCsyr2(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const hipComplex* alpha,
    const hipComplex* x, int incx, const hipComplex* y, int incy, hipComplex* AP, int lda) {
    const Call call(__builtin_return_address(0));
    return syr2<Complex>({handle, __func__}, uplo, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasCsyr2Batched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const hipComplex* alpha,
    const hipComplex* const x[], int incx, const hipComplex* const y[], int incy, hipComplex* const AP[], int lda,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return syr2<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasCsyr2Batched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipComplex* alpha, const hipComplex* const x[], int64_t incx, const hipComplex* const y[], int64_t incy,
    hipComplex* const AP[], int64_t lda, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syr2<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasCsyr2StridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n,
    const hipComplex* alpha, const hipComplex* x, int incx, hipblasStride stridex, const hipComplex* y, int incy,
    hipblasStride stridey, hipComplex* AP, int lda, hipblasStride strideA, int batchCount) {
    const Call call(__builtin_return_address(0));
    return syr2<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {y, incy, stridey},
    {AP, lda, strideA});
}

hipblasStatus_t hipblasCsyr2StridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipComplex* alpha, const hipComplex* x, int64_t incx, hipblasStride stridex, const hipComplex* y,
    int64_t incy, hipblasStride stridey, hipComplex* AP, int64_t lda, hipblasStride strideA, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syr2<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {y, incy, stridey},
    {AP, lda, strideA});
}

hipblasStatus_t hipblasCsyr2_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const hipComplex* alpha,
    const hipComplex* x, int64_t incx, const hipComplex* y, int64_t incy, hipComplex* AP, int64_t lda) {
    const Call call(__builtin_return_address(0));
    return syr2<Complex>({handle, __func__}, uplo, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasCsyrBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const hipComplex* alpha,
    const hipComplex* const x[], int incx, hipComplex* const AP[], int lda, int batchCount) {
    const Call call(__builtin_return_address(0));
    return syr<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, {AP, lda});
}

hipblasStatus_t hipblasCsyrBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipComplex* alpha, const hipComplex* const x[], int64_t incx, hipComplex* const AP[], int64_t lda,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syr<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, {AP, lda});
}

hipblasStatus_t hipblasCsyrStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n,
    const hipComplex* alpha, const hipComplex* x, int incx, hipblasStride stridex, hipComplex* AP, int lda,
    hipblasStride strideA, int batchCount) {
    const Call call(__builtin_return_address(0));
    return syr<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {AP, lda, strideA});
}

hipblasStatus_t hipblasCsyrStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipComplex* alpha, const hipComplex* x, int64_t incx, hipblasStride stridex, hipComplex* AP, int64_t lda,
    hipblasStride strideA, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syr<Complex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {AP, lda, strideA});
}

hipblasStatus_t hipblasCsyr_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const hipComplex* alpha,
    const hipComplex* x, int64_t incx, hipComplex* AP, int64_t lda) {
    const Call call(__builtin_return_address(0));
    return syr<Complex>({handle, __func__}, uplo, n, alpha, {x, incx}, {AP, lda});
}

hipblasStatus_t hipblasCtbmv(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, int k, const hipComplex* AP, int lda, hipComplex* x, int incx) {
    const Call call(__builtin_return_address(0));
    return tbmv<Complex>({handle, __func__}, uplo, transA, diag, n, k, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasCtbmvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, int k, const hipComplex* const AP[], int lda, hipComplex* const x[], int incx,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return tbmv<Complex>({handle, __func__, batchCount}, uplo, transA, diag, n, k, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasCtbmvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, int64_t k, const hipComplex* const AP[], int64_t lda, hipComplex* const x[],
    int64_t incx, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return tbmv<Complex>({handle, __func__, batchCount}, uplo, transA, diag, n, k, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasCtbmvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, int k, const hipComplex* AP, int lda, hipblasStride strideA, hipComplex* x,
    int incx, hipblasStride stridex, int batchCount) {
    const Call call(__builtin_return_address(0));
    return tbmv<Complex>({handle, __func__, batchCount}, uplo, transA, diag, n, k, {AP, lda, strideA},
    {x, incx, stridex});
}

hipblasStatus_t hipblasCtbmvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t n, int64_t k, const hipComplex* AP, int64_t lda,
    hipblasStride strideA, hipComplex* x, int64_t incx, hipblasStride stridex, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return tbmv<Complex>({handle, __func__, batchCount}, uplo, transA, diag, n, k, {AP, lda, strideA},
    {x, incx, stridex});
}

hipblasStatus_t hipblasCtbmv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, int64_t k, const hipComplex* AP, int64_t lda, hipComplex* x, int64_t incx) {
    const Call call(__builtin_return_address(0));
    return tbmv<Complex>({handle, __func__}, uplo, transA, diag, n, k, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasCtbsv(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, int k, const hipComplex* AP, int lda, hipComplex* x, int incx) {
    const Call call(__builtin_return_address(0));
    return tbsv<Complex>({handle, __func__}, uplo, transA, diag, n, k, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasCtbsvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, int k, const hipComplex* const AP[], int lda, hipComplex* const x[], int incx,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return tbsv<Complex>({handle, __func__, batchCount}, uplo, transA, diag, n, k, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasCtbsvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, int64_t k, const hipComplex* const AP[], int64_t lda, hipComplex* const x[],
    int64_t incx, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return tbsv<Complex>({handle, __func__, batchCount}, uplo, transA, diag, n, k, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasCtbsvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, int k, const hipComplex* AP, int lda, hipblasStride strideA, hipComplex* x,
    int incx, hipblasStride stridex, int batchCount) {
    const Call call(__builtin_return_address(0));
    return tbsv<Complex>({handle, __func__, batchCount}, uplo, transA, diag, n, k, {AP, lda, strideA},
    {x, incx, stridex});
}

hipblasStatus_t hipblasCtbsvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t n, int64_t k, const hipComplex* AP, int64_t lda,
    hipblasStride strideA, hipComplex* x, int64_t incx, hipblasStride stridex, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return tbsv<Complex>({handle, __func__, batchCount}, uplo, transA, diag, n, k, {AP, lda, strideA},
    {x, incx, stridex});
}

hipblasStatus_t hipblasCtbsv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, int64_t k, const hipComplex* AP, int64_t lda, hipComplex* x, int64_t incx) {
    const Call call(__builtin_return_address(0));
    return tbsv<Complex>({handle, __func__}, uplo, transA, diag, n, k, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasCtpmv(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const hipComplex* AP, hipComplex* x, int incx) {
    const Call call(__builtin_return_address(0));
    return tpmv<Complex>({handle, __func__}, uplo, transA, diag, n, AP, {x, incx});
}

hipblasStatus_t hipblasCtpmvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const hipComplex* const AP[], hipComplex* const x[], int incx, int batchCount) {
    const Call call(__builtin_return_address(0));
    return tpmv<Complex>({handle, __func__, batchCount}, uplo, transA, diag, n, AP, {x, incx});
}

hipblasStatus_t hipblasCtpmvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, const hipComplex* const AP[], hipComplex* const x[], int64_t incx,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return tpmv<Complex>({handle, __func__, batchCount}, uplo, transA, diag, n, AP, {x, incx});
}

hipblasStatus_t hipblasCtpmvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const hipComplex* AP, hipblasStride strideA, hipComplex* x, int incx,
    hipblasStride stridex, int batchCount) {
    const Call call(__builtin_return_address(0));
    return tpmv<Complex>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, strideA}, {x, incx, stridex});
}

hipblasStatus_t hipblasCtpmvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t n, const hipComplex* AP, hipblasStride strideA,
    hipComplex* x, int64_t incx, hipblasStride stridex, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return tpmv<Complex>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, strideA}, {x, incx, stridex});
}

hipblasStatus_t hipblasCtpmv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, const hipComplex* AP, hipComplex* x, int64_t incx) {
    const Call call(__builtin_return_address(0));
    return tpmv<Complex>({handle, __func__}, uplo, transA, diag, n, AP, {x, incx});
}

hipblasStatus_t hipblasCtpsv(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const hipComplex* AP, hipComplex* x, int incx) {
    const Call call(__builtin_return_address(0));
    return tpsv<Complex>({handle, __func__}, uplo, transA, diag, n, AP, {x, incx});
}

hipblasStatus_t hipblasCtpsvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const hipComplex* const AP[], hipComplex* const x[], int incx, int batchCount) {
    const Call call(__builtin_return_address(0));
    return tpsv<Complex>({handle, __func__, batchCount}, uplo, transA, diag, n, AP, {x, incx});
}

hipblasStatus_t hipblasCtpsvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, const hipComplex* const AP[], hipComplex* const x[], int64_t incx,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return tpsv<Complex>({handle, __func__, batchCount}, uplo, transA, diag, n, AP, {x, incx});
}

hipblasStatus_t hipblasCtpsvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const hipComplex* AP, hipblasStride strideA, hipComplex* x, int incx,
    hipblasStride stridex, int batchCount) {
    const Call call(__builtin_return_address(0));
    return tpsv<Complex>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, strideA}, {x, incx, stridex});
}

hipblasStatus_t hipblasCtpsvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t n, const hipComplex* AP, hipblasStride strideA,
    hipComplex* x, int64_t incx, hipblasStride stridex, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return tpsv<Complex>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, strideA}, {x, incx, stridex});
}

hipblasStatus_t hipblasCtpsv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, const hipComplex* AP, hipComplex* x, int64_t incx) {
    const Call call(__builtin_return_address(0));
    return tpsv<Complex>({handle, __func__}, uplo, transA, diag, n, AP, {x, incx});
}

hipblasStatus_t hipblasCtrmv(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const hipComplex* AP, int lda, hipComplex* x, int incx) {
    const Call call(__builtin_return_address(0));
    return trmv<Complex>({handle, __func__}, uplo, transA, diag, n, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasCtrmvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const hipComplex* const AP[], int lda, hipComplex* const x[], int incx,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return trmv<Complex>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasCtrmvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, const hipComplex* const AP[], int64_t lda, hipComplex* const x[], int64_t incx,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return trmv<Complex>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasCtrmvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const hipComplex* AP, int lda, hipblasStride strideA, hipComplex* x, int incx,
    hipblasStride stridex, int batchCount) {
    const Call call(__builtin_return_address(0));
    return trmv<Complex>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, lda, strideA},
    {x, incx, stridex});
}

hipblasStatus_t hipblasCtrmvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t n, const hipComplex* AP, int64_t lda,
    hipblasStride strideA, hipComplex* x, int64_t incx, hipblasStride stridex, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return trmv<Complex>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, lda, strideA},
    {x, incx, stridex});
}

hipblasStatus_t hipblasCtrmv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, const hipComplex* AP, int64_t lda, hipComplex* x, int64_t incx) {
    const Call call(__builtin_return_address(0));
    return trmv<Complex>({handle, __func__}, uplo, transA, diag, n, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasCtrsv(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const hipComplex* AP, int lda, hipComplex* x, int incx) {
    const Call call(__builtin_return_address(0));
    return trsv<Complex>({handle, __func__}, uplo, transA, diag, n, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasCtrsvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const hipComplex* const AP[], int lda, hipComplex* const x[], int incx,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return trsv<Complex>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasCtrsvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, const hipComplex* const AP[], int64_t lda, hipComplex* const x[], int64_t incx,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return trsv<Complex>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasCtrsvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const hipComplex* AP, int lda, hipblasStride strideA, hipComplex* x, int incx,
    hipblasStride stridex, int batchCount) {
    const Call call(__builtin_return_address(0));
    return trsv<Complex>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, lda, strideA},
    {x, incx, stridex});
}

hipblasStatus_t hipblasCtrsvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t n, const hipComplex* AP, int64_t lda,
    hipblasStride strideA, hipComplex* x, int64_t incx, hipblasStride stridex, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return trsv<Complex>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, lda, strideA},
    {x, incx, stridex});
}

hipblasStatus_t hipblasCtrsv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, const hipComplex* AP, int64_t lda, hipComplex* x, int64_t incx) {
    const Call call(__builtin_return_address(0));
    return trsv<Complex>({handle, __func__}, uplo, transA, diag, n, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasDgbmv(hipblasHandle_t handle, hipblasOperation_t trans, int m, int n, int kl, int ku,
    const double* alpha, const double* AP, int lda, const double* x, int incx, const double* beta, double* y, int incy) {
    const Call call(__builtin_return_address(0));
    return gbmv<double>({handle, __func__}, trans, m, n, kl, ku, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasDgbmvBatched(hipblasHandle_t handle, hipblasOperation_t trans, int m, int n, int kl, int ku,
    const double* alpha, const double* const AP[], int lda, const double* const x[], int incx, const double* beta,
    double* const y[], int incy, int batchCount) {
    const Call call(__builtin_return_address(0));
    return gbmv<double>({handle, __func__, batchCount}, trans, m, n, kl, ku, alpha, {AP, lda}, {x, incx}, beta,
    {y, incy});
}

hipblasStatus_t hipblasDgbmvBatched_64(hipblasHandle_t handle, hipblasOperation_t trans, int64_t m, int64_t n,
    int64_t kl, int64_t ku, const double* alpha, const double* const AP[], int64_t lda, const double* const x[],
    int64_t incx, const double* beta, double* const y[], int64_t incy, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return gbmv<double>({handle, __func__, batchCount}, trans, m, n, kl, ku, alpha, {AP, lda}, {x, incx}, beta,
    {y, incy});
}

hipblasStatus_t hipblasDgbmvStridedBatched(hipblasHandle_t handle, hipblasOperation_t trans, int m, int n, int kl,
    int ku, const double* alpha, const double* AP, int lda, hipblasStride strideA, const double* x, int incx,
    hipblasStride stridex, const double* beta, double* y, int incy, hipblasStride stridey, int batchCount) {
    const Call call(__builtin_return_address(0));
    return gbmv<double>({handle, __func__, batchCount}, trans, m, n, kl, ku, alpha, {AP, lda, strideA},
    {x, incx, stridex}, beta, {y, incy, stridey});
}

hipblasStatus_t hipblasDgbmvStridedBatched_64(hipblasHandle_t handle, hipblasOperation_t trans, int64_t m, int64_t n,
    int64_t kl, int64_t ku, const double* alpha, const double* AP, int64_t lda, hipblasStride strideA, const double* x,
    int64_t incx, hipblasStride stridex, const double* beta, double* y, int64_t incy, hipblasStride stridey,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return gbmv<double>({handle, __func__, batchCount}, trans, m, n, kl, ku, alpha, {AP, lda, strideA},
    {x, incx, stridex}, beta, {y, incy, stridey});
}

hipblasStatus_t hipblasDgbmv_64(hipblasHandle_t handle, hipblasOperation_t trans, int64_t m, int64_t n, int64_t kl,
    int64_t ku, const double* alpha, const double* AP, int64_t lda, const double* x, int64_t incx, const double* beta,
    double* y, int64_t incy) {
    const Call call(__builtin_return_address(0));
    return gbmv<double>({handle, __func__}, trans, m, n, kl, ku, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasDgemv(hipblasHandle_t handle, hipblasOperation_t trans, int m, int n, const double* alpha,
    const double* AP, int lda, const double* x, int incx, const double* beta, double* y, int incy) {
    const Call call(__builtin_return_address(0));
    return gemv<double>({handle, __func__}, trans, m, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasDgemvBatched(hipblasHandle_t handle, hipblasOperation_t trans, int m, int n,
    const double* alpha, const double* const AP[], int lda, const double* const x[], int incx, const double* beta,
    double* const y[], int incy, int batchCount) {
    const Call call(__builtin_return_address(0));
    return gemv<double>({handle, __func__, batchCount}, trans, m, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasDgemvBatched_64(hipblasHandle_t handle, hipblasOperation_t trans, int64_t m, int64_t n,
    const double* alpha, const double* const AP[], int64_t lda, const double* const x[], int64_t incx,
    const double* beta, double* const y[], int64_t incy, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return gemv<double>({handle, __func__, batchCount}, trans, m, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasDgemvStridedBatched(hipblasHandle_t handle, hipblasOperation_t transA, int m, int n,
    const double* alpha, const double* AP, int lda, hipblasStride strideA, const double* x, int incx,
    hipblasStride stridex, const double* beta, double* y, int incy, hipblasStride stridey, int batchCount) {
    const Call call(__builtin_return_address(0));
    return gemv<double>({handle, __func__, batchCount}, transA, m, n, alpha, {AP, lda, strideA}, {x, incx, stridex},
    beta, {y, incy, stridey});
}

hipblasStatus_t hipblasDgemvStridedBatched_64(hipblasHandle_t handle, hipblasOperation_t transA, int64_t m, int64_t n,
    const double* alpha, const double* AP, int64_t lda, hipblasStride strideA, const double* x, int64_t incx,
    hipblasStride stridex, const double* beta, double* y, int64_t incy, hipblasStride stridey, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return gemv<double>({handle, __func__, batchCount}, transA, m, n, alpha, {AP, lda, strideA}, {x, incx, stridex},
    beta, {y, incy, stridey});
}

hipblasStatus_t hipblasDgemv_64(hipblasHandle_t handle, hipblasOperation_t trans, int64_t m, int64_t n,
    const double* alpha, const double* AP, int64_t lda, const double* x, int64_t incx, const double* beta, double* y,
    int64_t incy) {
    const Call call(__builtin_return_address(0));
    return gemv<double>({handle, __func__}, trans, m, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasDger(hipblasHandle_t handle, int m, int n, const double* alpha, const double* x, int incx,
    const double* y, int incy, double* AP, int lda) {
    const Call call(__builtin_return_address(0));
    return ger<double>({handle, __func__}, m, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasDgerBatched(hipblasHandle_t handle, int m, int n, const double* alpha, const double* const x[],
    int incx, const double* const y[], int incy, double* const AP[], int lda, int batchCount) {
    const Call call(__builtin_return_address(0));
    return ger<double>({handle, __func__, batchCount}, m, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasDgerBatched_64(hipblasHandle_t handle, int64_t m, int64_t n, const double* alpha,
    const double* const x[], int64_t incx, const double* const y[], int64_t incy, double* const AP[], int64_t lda,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return ger<double>({handle, __func__, batchCount}, m, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasDgerStridedBatched(hipblasHandle_t handle, int m, int n, const double* alpha, const double* x,
    int incx, hipblasStride stridex, const double* y, int incy, hipblasStride stridey, double* AP, int lda,
    hipblasStride strideA, int batchCount) {
    const Call call(__builtin_return_address(0));
    return ger<double>({handle, __func__, batchCount}, m, n, alpha, {x, incx, stridex}, {y, incy, stridey},
    {AP, lda, strideA});
}

hipblasStatus_t hipblasDgerStridedBatched_64(hipblasHandle_t handle, int64_t m, int64_t n, const double* alpha,
    const double* x, int64_t incx, hipblasStride stridex, const double* y, int64_t incy, hipblasStride stridey,
    double* AP, int64_t lda, hipblasStride strideA, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return ger<double>({handle, __func__, batchCount}, m, n, alpha, {x, incx, stridex}, {y, incy, stridey},
    {AP, lda, strideA});
}

hipblasStatus_t hipblasDger_64(hipblasHandle_t handle, int64_t m, int64_t n, const double* alpha, const double* x,
    int64_t incx, const double* y, int64_t incy, double* AP, int64_t lda) {
    const Call call(__builtin_return_address(0));
    return ger<double>({handle, __func__}, m, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasDsbmv(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, int k, const double* alpha,
    const double* AP, int lda, const double* x, int incx, const double* beta, double* y, int incy) {
    const Call call(__builtin_return_address(0));
    return sbmv<double>({handle, __func__}, uplo, n, k, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasDsbmvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, int k, const double* alpha,
    const double* const AP[], int lda, const double* const x[], int incx, const double* beta, double* const y[],
    int incy, int batchCount) {
    const Call call(__builtin_return_address(0));
    return sbmv<double>({handle, __func__, batchCount}, uplo, n, k, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasDsbmvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, int64_t k,
    const double* alpha, const double* const AP[], int64_t lda, const double* const x[], int64_t incx,
    const double* beta, double* const y[], int64_t incy, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return sbmv<double>({handle, __func__, batchCount}, uplo, n, k, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasDsbmvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, int k,
    const double* alpha, const double* AP, int lda, hipblasStride strideA, const double* x, int incx,
    hipblasStride stridex, const double* beta, double* y, int incy, hipblasStride stridey, int batchCount) {
    const Call call(__builtin_return_address(0));
    return sbmv<double>({handle, __func__, batchCount}, uplo, n, k, alpha, {AP, lda, strideA}, {x, incx, stridex},
    beta, {y, incy, stridey});
}

hipblasStatus_t hipblasDsbmvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, int64_t k,
    const double* alpha, const double* AP, int64_t lda, hipblasStride strideA, const double* x, int64_t incx,
    hipblasStride stridex, const double* beta, double* y, int64_t incy, hipblasStride stridey, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return sbmv<double>({handle, __func__, batchCount}, uplo, n, k, alpha, {AP, lda, strideA}, {x, incx, stridex},
    beta, {y, incy, stridey});
}

hipblasStatus_t hipblasDsbmv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, int64_t k,
    const double* alpha, const double* AP, int64_t lda, const double* x, int64_t incx, const double* beta, double* y,
    int64_t incy) {
    const Call call(__builtin_return_address(0));
    return sbmv<double>({handle, __func__}, uplo, n, k, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasDspmv(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const double* alpha,
    const double* AP, const double* x, int incx, const double* beta, double* y, int incy) {
    const Call call(__builtin_return_address(0));
    return spmv<double>({handle, __func__}, uplo, n, alpha, AP, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasDspmvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const double* alpha,
    const double* const AP[], const double* const x[], int incx, const double* beta, double* const y[], int incy,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return spmv<double>({handle, __func__, batchCount}, uplo, n, alpha, AP, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasDspmvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const double* alpha,
    const double* const AP[], const double* const x[], int64_t incx, const double* beta, double* const y[],
    int64_t incy, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return spmv<double>({handle, __func__, batchCount}, uplo, n, alpha, AP, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasDspmvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const double* alpha,
    const double* AP, hipblasStride strideA, const double* x, int incx, hipblasStride stridex, const double* beta,
    double* y, int incy, hipblasStride stridey, int batchCount) {
    const Call call(__builtin_return_address(0));
    return spmv<double>({handle, __func__, batchCount}, uplo, n, alpha, {AP, strideA}, {x, incx, stridex}, beta,
    {y, incy, stridey});
}

hipblasStatus_t hipblasDspmvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const double* alpha, const double* AP, hipblasStride strideA, const double* x, int64_t incx, hipblasStride stridex,
    const double* beta, double* y, int64_t incy, hipblasStride stridey, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return spmv<double>({handle, __func__, batchCount}, uplo, n, alpha, {AP, strideA}, {x, incx, stridex}, beta,
    {y, incy, stridey});
}

hipblasStatus_t hipblasDspmv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const double* alpha,
    const double* AP, const double* x, int64_t incx, const double* beta, double* y, int64_t incy) {
    const Call call(__builtin_return_address(0));
    return spmv<double>({handle, __func__}, uplo, n, alpha, AP, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasDspr(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const double* alpha,
    const double* x, int incx, double* AP) {
    const Call call(__builtin_return_address(0));
    return spr<double>({handle, __func__}, uplo, n, alpha, {x, incx}, AP);
}

hipblasStatus_t hipblasDspr2(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const double* alpha,
    const double* x, int incx, const double* y, int incy, double* AP) {
    const Call call(__builtin_return_address(0));
    return spr2<double>({handle, __func__}, uplo, n, alpha, {x, incx}, {y, incy}, AP);
}

hipblasStatus_t hipblasDspr2Batched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const double* alpha,
    const double* const x[], int incx, const double* const y[], int incy, double* const AP[], int batchCount) {
    const Call call(__builtin_return_address(0));
    return spr2<double>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, {y, incy}, AP);
}

hipblasStatus_t hipblasDspr2Batched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const double* alpha,
    const double* const x[], int64_t incx, const double* const y[], int64_t incy, double* const AP[],
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return spr2<double>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, {y, incy}, AP);
}

hipblasStatus_t hipblasDspr2StridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const double* alpha,
    const double* x, int incx, hipblasStride stridex, const double* y, int incy, hipblasStride stridey, double* AP,
    hipblasStride strideA, int batchCount) {
    const Call call(__builtin_return_address(0));
    return spr2<double>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {y, incy, stridey},
    {AP, strideA});
}

hipblasStatus_t hipblasDspr2StridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const double* alpha, const double* x, int64_t incx, hipblasStride stridex, const double* y, int64_t incy,
    hipblasStride stridey, double* AP, hipblasStride strideA, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return spr2<double>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {y, incy, stridey},
    {AP, strideA});
}

hipblasStatus_t hipblasDspr2_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const double* alpha,
    const double* x, int64_t incx, const double* y, int64_t incy, double* AP) {
    const Call call(__builtin_return_address(0));
    return spr2<double>({handle, __func__}, uplo, n, alpha, {x, incx}, {y, incy}, AP);
}

hipblasStatus_t hipblasDsprBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const double* alpha,
    const double* const x[], int incx, double* const AP[], int batchCount) {
    const Call call(__builtin_return_address(0));
    return spr<double>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, AP);
}

hipblasStatus_t hipblasDsprBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const double* alpha,
    const double* const x[], int64_t incx, double* const AP[], int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return spr<double>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, AP);
}

hipblasStatus_t hipblasDsprStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const double* alpha,
    const double* x, int incx, hipblasStride stridex, double* AP, hipblasStride strideA, int batchCount) {
    const Call call(__builtin_return_address(0));
    return spr<double>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {AP, strideA});
}

hipblasStatus_t hipblasDsprStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const double* alpha, const double* x, int64_t incx, hipblasStride stridex, double* AP, hipblasStride strideA,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return spr<double>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {AP, strideA});
}

hipblasStatus_t hipblasDspr_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const double* alpha,
    const double* x, int64_t incx, double* AP) {
    const Call call(__builtin_return_address(0));
    return spr<double>({handle, __func__}, uplo, n, alpha, {x, incx}, AP);
}

hipblasStatus_t hipblasDsymv(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const double* alpha,
    const double* AP, int lda, const double* x, int incx, const double* beta, double* y, int incy) {
    const Call call(__builtin_return_address(0));
    return symv<double>({handle, __func__}, uplo, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasDsymvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const double* alpha,
    const double* const AP[], int lda, const double* const x[], int incx, const double* beta, double* const y[],
    int incy, int batchCount) {
    const Call call(__builtin_return_address(0));
    return symv<double>({handle, __func__, batchCount}, uplo, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasDsymvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const double* alpha,
    const double* const AP[], int64_t lda, const double* const x[], int64_t incx, const double* beta,
    double* const y[], int64_t incy, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return symv<double>({handle, __func__, batchCount}, uplo, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasDsymvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const double* alpha,
    const double* AP, int lda, hipblasStride strideA, const double* x, int incx, hipblasStride stridex,
    const double* beta, double* y, int incy, hipblasStride stridey, int batchCount) {
    const Call call(__builtin_return_address(0));
    return symv<double>({handle, __func__, batchCount}, uplo, n, alpha, {AP, lda, strideA}, {x, incx, stridex}, beta,
    {y, incy, stridey});
}

hipblasStatus_t hipblasDsymvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const double* alpha, const double* AP, int64_t lda, hipblasStride strideA, const double* x, int64_t incx,
    hipblasStride stridex, const double* beta, double* y, int64_t incy, hipblasStride stridey, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return symv<double>({handle, __func__, batchCount}, uplo, n, alpha, {AP, lda, strideA}, {x, incx, stridex}, beta,
    {y, incy, stridey});
}

hipblasStatus_t hipblasDsymv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const double* alpha,
    const double* AP, int64_t lda, const double* x, int64_t incx, const double* beta, double* y, int64_t incy) {
    const Call call(__builtin_return_address(0));
    return symv<double>({handle, __func__}, uplo, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasDsyr(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const double* alpha,
    const double* x, int incx, double* AP, int lda) {
    const Call call(__builtin_return_address(0));
    return syr<double>({handle, __func__}, uplo, n, alpha, {x, incx}, {AP, lda});
}

hipblasStatus_t hipblasDsyr2(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const double* alpha,
    const double* x, int incx, const double* y, int incy, double* AP, int lda) {
    const Call call(__builtin_return_address(0));
    return syr2<double>({handle, __func__}, uplo, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasDsyr2Batched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const double* alpha,
    const double* const x[], int incx, const double* const y[], int incy, double* const AP[], int lda, int batchCount) {
    const Call call(__builtin_return_address(0));
    return syr2<double>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasDsyr2Batched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const double* alpha,
    const double* const x[], int64_t incx, const double* const y[], int64_t incy, double* const AP[], int64_t lda,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syr2<double>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasDsyr2StridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const double* alpha,
    const double* x, int incx, hipblasStride stridex, const double* y, int incy, hipblasStride stridey, double* AP,
    int lda, hipblasStride strideA, int batchCount) {
    const Call call(__builtin_return_address(0));
    return syr2<double>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {y, incy, stridey},
    {AP, lda, strideA});
}

hipblasStatus_t hipblasDsyr2StridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const double* alpha, const double* x, int64_t incx, hipblasStride stridex, const double* y, int64_t incy,
    hipblasStride stridey, double* AP, int64_t lda, hipblasStride strideA, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syr2<double>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {y, incy, stridey},
    {AP, lda, strideA});
}

hipblasStatus_t hipblasDsyr2_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const double* alpha,
    const double* x, int64_t incx, const double* y, int64_t incy, double* AP, int64_t lda) {
    const Call call(__builtin_return_address(0));
    return syr2<double>({handle, __func__}, uplo, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasDsyrBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const double* alpha,
    const double* const x[], int incx, double* const AP[], int lda, int batchCount) {
    const Call call(__builtin_return_address(0));
    return syr<double>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, {AP, lda});
}

hipblasStatus_t hipblasDsyrBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const double* alpha,
    const double* const x[], int64_t incx, double* const AP[], int64_t lda, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syr<double>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, {AP, lda});
}

hipblasStatus_t hipblasDsyrStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const double* alpha,
    const double* x, int incx, hipblasStride stridex, double* AP, int lda, hipblasStride strideA, int batchCount) {
    const Call call(__builtin_return_address(0));
    return syr<double>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {AP, lda, strideA});
}

hipblasStatus_t hipblasDsyrStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const double* alpha, const double* x, int64_t incx, hipblasStride stridex, double* AP, int64_t lda,
    hipblasStride strideA, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syr<double>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {AP, lda, strideA});
}

hipblasStatus_t hipblasDsyr_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const double* alpha,
    const double* x, int64_t incx, double* AP, int64_t lda) {
    const Call call(__builtin_return_address(0));
    return syr<double>({handle, __func__}, uplo, n, alpha, {x, incx}, {AP, lda});
}

hipblasStatus_t hipblasDtbmv(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, int k, const double* AP, int lda, double* x, int incx) {
    const Call call(__builtin_return_address(0));
    return tbmv<double>({handle, __func__}, uplo, transA, diag, n, k, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasDtbmvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, int k, const double* const AP[], int lda, double* const x[], int incx,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return tbmv<double>({handle, __func__, batchCount}, uplo, transA, diag, n, k, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasDtbmvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, int64_t k, const double* const AP[], int64_t lda, double* const x[],
    int64_t incx, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return tbmv<double>({handle, __func__, batchCount}, uplo, transA, diag, n, k, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasDtbmvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, int k, const double* AP, int lda, hipblasStride strideA, double* x, int incx,
    hipblasStride stridex, int batchCount) {
    const Call call(__builtin_return_address(0));
    return tbmv<double>({handle, __func__, batchCount}, uplo, transA, diag, n, k, {AP, lda, strideA},
    {x, incx, stridex});
}

hipblasStatus_t hipblasDtbmvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t n, int64_t k, const double* AP, int64_t lda,
    hipblasStride strideA, double* x, int64_t incx, hipblasStride stridex, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return tbmv<double>({handle, __func__, batchCount}, uplo, transA, diag, n, k, {AP, lda, strideA},
    {x, incx, stridex});
}

hipblasStatus_t hipblasDtbmv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, int64_t k, const double* AP, int64_t lda, double* x, int64_t incx) {
    const Call call(__builtin_return_address(0));
    return tbmv<double>({handle, __func__}, uplo, transA, diag, n, k, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasDtbsv(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, int k, const double* AP, int lda, double* x, int incx) {
    const Call call(__builtin_return_address(0));
    return tbsv<double>({handle, __func__}, uplo, transA, diag, n, k, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasDtbsvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, int k, const double* const AP[], int lda, double* const x[], int incx,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return tbsv<double>({handle, __func__, batchCount}, uplo, transA, diag, n, k, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasDtbsvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, int64_t k, const double* const AP[], int64_t lda, double* const x[],
    int64_t incx, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return tbsv<double>({handle, __func__, batchCount}, uplo, transA, diag, n, k, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasDtbsvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, int k, const double* AP, int lda, hipblasStride strideA, double* x, int incx,
    hipblasStride stridex, int batchCount) {
    const Call call(__builtin_return_address(0));
    return tbsv<double>({handle, __func__, batchCount}, uplo, transA, diag, n, k, {AP, lda, strideA},
    {x, incx, stridex});
}

hipblasStatus_t hipblasDtbsvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t n, int64_t k, const double* AP, int64_t lda,
    hipblasStride strideA, double* x, int64_t incx, hipblasStride stridex, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return tbsv<double>({handle, __func__, batchCount}, uplo, transA, diag, n, k, {AP, lda, strideA},
    {x, incx, stridex});
}

hipblasStatus_t hipblasDtbsv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, int64_t k, const double* AP, int64_t lda, double* x, int64_t incx) {
    const Call call(__builtin_return_address(0));
    return tbsv<double>({handle, __func__}, uplo, transA, diag, n, k, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasDtpmv(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const double* AP, double* x, int incx) {
    const Call call(__builtin_return_address(0));
    return tpmv<double>({handle, __func__}, uplo, transA, diag, n, AP, {x, incx});
}

hipblasStatus_t hipblasDtpmvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const double* const AP[], double* const x[], int incx, int batchCount) {
    const Call call(__builtin_return_address(0));
    return tpmv<double>({handle, __func__, batchCount}, uplo, transA, diag, n, AP, {x, incx});
}

hipblasStatus_t hipblasDtpmvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, const double* const AP[], double* const x[], int64_t incx, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return tpmv<double>({handle, __func__, batchCount}, uplo, transA, diag, n, AP, {x, incx});
}

hipblasStatus_t hipblasDtpmvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const double* AP, hipblasStride strideA, double* x, int incx, hipblasStride stridex,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return tpmv<double>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, strideA}, {x, incx, stridex});
}

hipblasStatus_t hipblasDtpmvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t n, const double* AP, hipblasStride strideA, double* x,
    int64_t incx, hipblasStride stridex, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return tpmv<double>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, strideA}, {x, incx, stridex});
}

hipblasStatus_t hipblasDtpmv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, const double* AP, double* x, int64_t incx) {
    const Call call(__builtin_return_address(0));
    return tpmv<double>({handle, __func__}, uplo, transA, diag, n, AP, {x, incx});
}

hipblasStatus_t hipblasDtpsv(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const double* AP, double* x, int incx) {
    const Call call(__builtin_return_address(0));
    return tpsv<double>({handle, __func__}, uplo, transA, diag, n, AP, {x, incx});
}

hipblasStatus_t hipblasDtpsvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const double* const AP[], double* const x[], int incx, int batchCount) {
    const Call call(__builtin_return_address(0));
    return tpsv<double>({handle, __func__, batchCount}, uplo, transA, diag, n, AP, {x, incx});
}

hipblasStatus_t hipblasDtpsvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, const double* const AP[], double* const x[], int64_t incx, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return tpsv<double>({handle, __func__, batchCount}, uplo, transA, diag, n, AP, {x, incx});
}

hipblasStatus_t hipblasDtpsvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const double* AP, hipblasStride strideA, double* x, int incx, hipblasStride stridex,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return tpsv<double>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, strideA}, {x, incx, stridex});
}

hipblasStatus_t hipblasDtpsvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t n, const double* AP, hipblasStride strideA, double* x,
    int64_t incx, hipblasStride stridex, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return tpsv<double>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, strideA}, {x, incx, stridex});
}

hipblasStatus_t hipblasDtpsv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, const double* AP, double* x, int64_t incx) {
    const Call call(__builtin_return_address(0));
    return tpsv<double>({handle, __func__}, uplo, transA, diag, n, AP, {x, incx});
}

hipblasStatus_t hipblasDtrmv(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const double* AP, int lda, double* x, int incx) {
    const Call call(__builtin_return_address(0));
    return trmv<double>({handle, __func__}, uplo, transA, diag, n, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasDtrmvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const double* const AP[], int lda, double* const x[], int incx, int batchCount) {
    const Call call(__builtin_return_address(0));
    return trmv<double>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasDtrmvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, const double* const AP[], int64_t lda, double* const x[], int64_t incx,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return trmv<double>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasDtrmvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const double* AP, int lda, hipblasStride strideA, double* x, int incx,
    hipblasStride stridex, int batchCount) {
    const Call call(__builtin_return_address(0));
    return trmv<double>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, lda, strideA}, {x, incx, stridex});
}

hipblasStatus_t hipblasDtrmvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t n, const double* AP, int64_t lda, hipblasStride strideA,
    double* x, int64_t incx, hipblasStride stridex, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return trmv<double>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, lda, strideA}, {x, incx, stridex});
}

hipblasStatus_t hipblasDtrmv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, const double* AP, int64_t lda, double* x, int64_t incx) {
    const Call call(__builtin_return_address(0));
    return trmv<double>({handle, __func__}, uplo, transA, diag, n, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasDtrsv(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const double* AP, int lda, double* x, int incx) {
    const Call call(__builtin_return_address(0));
    return trsv<double>({handle, __func__}, uplo, transA, diag, n, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasDtrsvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const double* const AP[], int lda, double* const x[], int incx, int batchCount) {
    const Call call(__builtin_return_address(0));
    return trsv<double>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasDtrsvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, const double* const AP[], int64_t lda, double* const x[], int64_t incx,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return trsv<double>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasDtrsvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const double* AP, int lda, hipblasStride strideA, double* x, int incx,
    hipblasStride stridex, int batchCount) {
    const Call call(__builtin_return_address(0));
    return trsv<double>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, lda, strideA}, {x, incx, stridex});
}

hipblasStatus_t hipblasDtrsvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t n, const double* AP, int64_t lda, hipblasStride strideA,
    double* x, int64_t incx, hipblasStride stridex, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return trsv<double>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, lda, strideA}, {x, incx, stridex});
}

hipblasStatus_t hipblasDtrsv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, const double* AP, int64_t lda, double* x, int64_t incx) {
    const Call call(__builtin_return_address(0));
    return trsv<double>({handle, __func__}, uplo, transA, diag, n, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasSgbmv(hipblasHandle_t handle, hipblasOperation_t trans, int m, int n, int kl, int ku,
    const float* alpha, const float* AP, int lda, const float* x, int incx, const float* beta, float* y, int incy) {
    const Call call(__builtin_return_address(0));
    return gbmv<float>({handle, __func__}, trans, m, n, kl, ku, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasSgbmvBatched(hipblasHandle_t handle, hipblasOperation_t trans, int m, int n, int kl, int ku,
    const float* alpha, const float* const AP[], int lda, const float* const x[], int incx, const float* beta,
    float* const y[], int incy, int batchCount) {
    const Call call(__builtin_return_address(0));
    return gbmv<float>({handle, __func__, batchCount}, trans, m, n, kl, ku, alpha, {AP, lda}, {x, incx}, beta,
    {y, incy});
}

hipblasStatus_t hipblasSgbmvBatched_64(hipblasHandle_t handle, hipblasOperation_t trans, int64_t m, int64_t n,
    int64_t kl, int64_t ku, const float* alpha, const float* const AP[], int64_t lda, const float* const x[],
    int64_t incx, const float* beta, float* const y[], int64_t incy, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return gbmv<float>({handle, __func__, batchCount}, trans, m, n, kl, ku, alpha, {AP, lda}, {x, incx}, beta,
    {y, incy});
}

hipblasStatus_t hipblasSgbmvStridedBatched(hipblasHandle_t handle, hipblasOperation_t trans, int m, int n, int kl,
    int ku, const float* alpha, const float* AP, int lda, hipblasStride strideA, const float* x, int incx,
    hipblasStride stridex, const float* beta, float* y, int incy, hipblasStride stridey, int batchCount) {
    const Call call(__builtin_return_address(0));
    return gbmv<float>({handle, __func__, batchCount}, trans, m, n, kl, ku, alpha, {AP, lda, strideA},
    {x, incx, stridex}, beta, {y, incy, stridey});
}

hipblasStatus_t hipblasSgbmvStridedBatched_64(hipblasHandle_t handle, hipblasOperation_t trans, int64_t m, int64_t n,
    int64_t kl, int64_t ku, const float* alpha, const float* AP, int64_t lda, hipblasStride strideA, const float* x,
    int64_t incx, hipblasStride stridex, const float* beta, float* y, int64_t incy, hipblasStride stridey,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return gbmv<float>({handle, __func__, batchCount}, trans, m, n, kl, ku, alpha, {AP, lda, strideA},
    {x, incx, stridex}, beta, {y, incy, stridey});
}

hipblasStatus_t hipblasSgbmv_64(hipblasHandle_t handle, hipblasOperation_t trans, int64_t m, int64_t n, int64_t kl,
    int64_t ku, const float* alpha, const float* AP, int64_t lda, const float* x, int64_t incx, const float* beta,
    float* y, int64_t incy) {
    const Call call(__builtin_return_address(0));
    return gbmv<float>({handle, __func__}, trans, m, n, kl, ku, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasSgemv(hipblasHandle_t handle, hipblasOperation_t trans, int m, int n, const float* alpha,
    const float* AP, int lda, const float* x, int incx, const float* beta, float* y, int incy) {
    const Call call(__builtin_return_address(0));
    return gemv<float>({handle, __func__}, trans, m, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasSgemvBatched(hipblasHandle_t handle, hipblasOperation_t trans, int m, int n, const float* alpha,
    const float* const AP[], int lda, const float* const x[], int incx, const float* beta, float* const y[], int incy,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return gemv<float>({handle, __func__, batchCount}, trans, m, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasSgemvBatched_64(hipblasHandle_t handle, hipblasOperation_t trans, int64_t m, int64_t n,
    const float* alpha, const float* const AP[], int64_t lda, const float* const x[], int64_t incx, const float* beta,
    float* const y[], int64_t incy, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return gemv<float>({handle, __func__, batchCount}, trans, m, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasSgemvStridedBatched(hipblasHandle_t handle, hipblasOperation_t transA, int m, int n,
    const float* alpha, const float* AP, int lda, hipblasStride strideA, const float* x, int incx,
    hipblasStride stridex, const float* beta, float* y, int incy, hipblasStride stridey, int batchCount) {
    const Call call(__builtin_return_address(0));
    return gemv<float>({handle, __func__, batchCount}, transA, m, n, alpha, {AP, lda, strideA}, {x, incx, stridex},
    beta, {y, incy, stridey});
}

hipblasStatus_t hipblasSgemvStridedBatched_64(hipblasHandle_t handle, hipblasOperation_t transA, int64_t m, int64_t n,
    const float* alpha, const float* AP, int64_t lda, hipblasStride strideA, const float* x, int64_t incx,
    hipblasStride stridex, const float* beta, float* y, int64_t incy, hipblasStride stridey, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return gemv<float>({handle, __func__, batchCount}, transA, m, n, alpha, {AP, lda, strideA}, {x, incx, stridex},
    beta, {y, incy, stridey});
}

hipblasStatus_t hipblasSgemv_64(hipblasHandle_t handle, hipblasOperation_t trans, int64_t m, int64_t n,
    const float* alpha, const float* AP, int64_t lda, const float* x, int64_t incx, const float* beta, float* y,
    int64_t incy) {
    const Call call(__builtin_return_address(0));
    return gemv<float>({handle, __func__}, trans, m, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasSger(hipblasHandle_t handle, int m, int n, const float* alpha, const float* x, int incx,
    const float* y, int incy, float* AP, int lda) {
    const Call call(__builtin_return_address(0));
    return ger<float>({handle, __func__}, m, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasSgerBatched(hipblasHandle_t handle, int m, int n, const float* alpha, const float* const x[],
    int incx, const float* const y[], int incy, float* const AP[], int lda, int batchCount) {
    const Call call(__builtin_return_address(0));
    return ger<float>({handle, __func__, batchCount}, m, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasSgerBatched_64(hipblasHandle_t handle, int64_t m, int64_t n, const float* alpha,
    const float* const x[], int64_t incx, const float* const y[], int64_t incy, float* const AP[], int64_t lda,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return ger<float>({handle, __func__, batchCount}, m, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasSgerStridedBatched(hipblasHandle_t handle, int m, int n, const float* alpha, const float* x,
    int incx, hipblasStride stridex, const float* y, int incy, hipblasStride stridey, float* AP, int lda,
    hipblasStride strideA, int batchCount) {
    const Call call(__builtin_return_address(0));
    return ger<float>({handle, __func__, batchCount}, m, n, alpha, {x, incx, stridex}, {y, incy, stridey},
    {AP, lda, strideA});
}

hipblasStatus_t hipblasSgerStridedBatched_64(hipblasHandle_t handle, int64_t m, int64_t n, const float* alpha,
    const float* x, int64_t incx, hipblasStride stridex, const float* y, int64_t incy, hipblasStride stridey,
    float* AP, int64_t lda, hipblasStride strideA, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return ger<float>({handle, __func__, batchCount}, m, n, alpha, {x, incx, stridex}, {y, incy, stridey},
    {AP, lda, strideA});
}

hipblasStatus_t hipblasSger_64(hipblasHandle_t handle, int64_t m, int64_t n, const float* alpha, const float* x,
    int64_t incx, const float* y, int64_t incy, float* AP, int64_t lda) {
    const Call call(__builtin_return_address(0));
    return ger<float>({handle, __func__}, m, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasSsbmv(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, int k, const float* alpha,
    const float* AP, int lda, const float* x, int incx, const float* beta, float* y, int incy) {
    const Call call(__builtin_return_address(0));
    return sbmv<float>({handle, __func__}, uplo, n, k, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasSsbmvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, int k, const float* alpha,
    const float* const AP[], int lda, const float* const x[], int incx, const float* beta, float* const y[], int incy,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return sbmv<float>({handle, __func__, batchCount}, uplo, n, k, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasSsbmvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, int64_t k,
    const float* alpha, const float* const AP[], int64_t lda, const float* const x[], int64_t incx, const float* beta,
    float* const y[], int64_t incy, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return sbmv<float>({handle, __func__, batchCount}, uplo, n, k, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasSsbmvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, int k,
    const float* alpha, const float* AP, int lda, hipblasStride strideA, const float* x, int incx,
    hipblasStride stridex, const float* beta, float* y, int incy, hipblasStride stridey, int batchCount) {
    const Call call(__builtin_return_address(0));
    return sbmv<float>({handle, __func__, batchCount}, uplo, n, k, alpha, {AP, lda, strideA}, {x, incx, stridex},
    beta, {y, incy, stridey});
}

hipblasStatus_t hipblasSsbmvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, int64_t k,
    const float* alpha, const float* AP, int64_t lda, hipblasStride strideA, const float* x, int64_t incx,
    hipblasStride stridex, const float* beta, float* y, int64_t incy, hipblasStride stridey, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return sbmv<float>({handle, __func__, batchCount}, uplo, n, k, alpha, {AP, lda, strideA}, {x, incx, stridex},
    beta, {y, incy, stridey});
}

hipblasStatus_t hipblasSsbmv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, int64_t k,
    const float* alpha, const float* AP, int64_t lda, const float* x, int64_t incx, const float* beta, float* y,
    int64_t incy) {
    const Call call(__builtin_return_address(0));
    return sbmv<float>({handle, __func__}, uplo, n, k, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasSspmv(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const float* alpha,
    const float* AP, const float* x, int incx, const float* beta, float* y, int incy) {
    const Call call(__builtin_return_address(0));
    return spmv<float>({handle, __func__}, uplo, n, alpha, AP, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasSspmvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const float* alpha,
    const float* const AP[], const float* const x[], int incx, const float* beta, float* const y[], int incy,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return spmv<float>({handle, __func__, batchCount}, uplo, n, alpha, AP, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasSspmvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const float* alpha,
    const float* const AP[], const float* const x[], int64_t incx, const float* beta, float* const y[], int64_t incy,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return spmv<float>({handle, __func__, batchCount}, uplo, n, alpha, AP, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasSspmvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const float* alpha,
    const float* AP, hipblasStride strideA, const float* x, int incx, hipblasStride stridex, const float* beta,
    float* y, int incy, hipblasStride stridey, int batchCount) {
    const Call call(__builtin_return_address(0));
    return spmv<float>({handle, __func__, batchCount}, uplo, n, alpha, {AP, strideA}, {x, incx, stridex}, beta,
    {y, incy, stridey});
}

hipblasStatus_t hipblasSspmvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const float* alpha, const float* AP, hipblasStride strideA, const float* x, int64_t incx, hipblasStride stridex,
    const float* beta, float* y, int64_t incy, hipblasStride stridey, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return spmv<float>({handle, __func__, batchCount}, uplo, n, alpha, {AP, strideA}, {x, incx, stridex}, beta,
    {y, incy, stridey});
}

hipblasStatus_t hipblasSspmv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const float* alpha,
    const float* AP, const float* x, int64_t incx, const float* beta, float* y, int64_t incy) {
    const Call call(__builtin_return_address(0));
    return spmv<float>({handle, __func__}, uplo, n, alpha, AP, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasSspr(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const float* alpha, const float* x,
    int incx, float* AP) {
    const Call call(__builtin_return_address(0));
    return spr<float>({handle, __func__}, uplo, n, alpha, {x, incx}, AP);
}

hipblasStatus_t hipblasSspr2(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const float* alpha, const float* x,
    int incx, const float* y, int incy, float* AP) {
    const Call call(__builtin_return_address(0));
    return spr2<float>({handle, __func__}, uplo, n, alpha, {x, incx}, {y, incy}, AP);
}

hipblasStatus_t hipblasSspr2Batched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const float* alpha,
    const float* const x[], int incx, const float* const y[], int incy, float* const AP[], int batchCount) {
    const Call call(__builtin_return_address(0));
    return spr2<float>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, {y, incy}, AP);
}

hipblasStatus_t hipblasSspr2Batched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const float* alpha,
    const float* const x[], int64_t incx, const float* const y[], int64_t incy, float* const AP[], int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return spr2<float>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, {y, incy}, AP);
}

hipblasStatus_t hipblasSspr2StridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const float* alpha,
    const float* x, int incx, hipblasStride stridex, const float* y, int incy, hipblasStride stridey, float* AP,
    hipblasStride strideA, int batchCount) {
    const Call call(__builtin_return_address(0));
    return spr2<float>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {y, incy, stridey},
    {AP, strideA});
}

hipblasStatus_t hipblasSspr2StridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const float* alpha, const float* x, int64_t incx, hipblasStride stridex, const float* y, int64_t incy,
    hipblasStride stridey, float* AP, hipblasStride strideA, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return spr2<float>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {y, incy, stridey},
    {AP, strideA});
}

hipblasStatus_t hipblasSspr2_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const float* alpha,
    const float* x, int64_t incx, const float* y, int64_t incy, float* AP) {
    const Call call(__builtin_return_address(0));
    return spr2<float>({handle, __func__}, uplo, n, alpha, {x, incx}, {y, incy}, AP);
}

hipblasStatus_t hipblasSsprBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const float* alpha,
    const float* const x[], int incx, float* const AP[], int batchCount) {
    const Call call(__builtin_return_address(0));
    return spr<float>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, AP);
}

hipblasStatus_t hipblasSsprBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const float* alpha,
    const float* const x[], int64_t incx, float* const AP[], int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return spr<float>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, AP);
}

hipblasStatus_t hipblasSsprStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const float* alpha,
    const float* x, int incx, hipblasStride stridex, float* AP, hipblasStride strideA, int batchCount) {
    const Call call(__builtin_return_address(0));
    return spr<float>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {AP, strideA});
}

hipblasStatus_t hipblasSsprStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const float* alpha, const float* x, int64_t incx, hipblasStride stridex, float* AP, hipblasStride strideA,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return spr<float>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {AP, strideA});
}

hipblasStatus_t hipblasSspr_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const float* alpha,
    const float* x, int64_t incx, float* AP) {
    const Call call(__builtin_return_address(0));
    return spr<float>({handle, __func__}, uplo, n, alpha, {x, incx}, AP);
}

hipblasStatus_t hipblasSsymv(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const float* alpha,
    const float* AP, int lda, const float* x, int incx, const float* beta, float* y, int incy) {
    const Call call(__builtin_return_address(0));
    return symv<float>({handle, __func__}, uplo, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasSsymvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const float* alpha,
    const float* const AP[], int lda, const float* const x[], int incx, const float* beta, float* const y[], int incy,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return symv<float>({handle, __func__, batchCount}, uplo, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasSsymvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const float* alpha,
    const float* const AP[], int64_t lda, const float* const x[], int64_t incx, const float* beta, float* const y[],
    int64_t incy, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return symv<float>({handle, __func__, batchCount}, uplo, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasSsymvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const float* alpha,
    const float* AP, int lda, hipblasStride strideA, const float* x, int incx, hipblasStride stridex,
    const float* beta, float* y, int incy, hipblasStride stridey, int batchCount) {
    const Call call(__builtin_return_address(0));
    return symv<float>({handle, __func__, batchCount}, uplo, n, alpha, {AP, lda, strideA}, {x, incx, stridex}, beta,
    {y, incy, stridey});
}

hipblasStatus_t hipblasSsymvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const float* alpha, const float* AP, int64_t lda, hipblasStride strideA, const float* x, int64_t incx,
    hipblasStride stridex, const float* beta, float* y, int64_t incy, hipblasStride stridey, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return symv<float>({handle, __func__, batchCount}, uplo, n, alpha, {AP, lda, strideA}, {x, incx, stridex}, beta,
    {y, incy, stridey});
}

hipblasStatus_t hipblasSsymv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const float* alpha,
    const float* AP, int64_t lda, const float* x, int64_t incx, const float* beta, float* y, int64_t incy) {
    const Call call(__builtin_return_address(0));
    return symv<float>({handle, __func__}, uplo, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasSsyr(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const float* alpha, const float* x,
    int incx, float* AP, int lda) {
    const Call call(__builtin_return_address(0));
    return syr<float>({handle, __func__}, uplo, n, alpha, {x, incx}, {AP, lda});
}

hipblasStatus_t hipblasSsyr2(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const float* alpha, const float* x,
    int incx, const float* y, int incy, float* AP, int lda) {
    const Call call(__builtin_return_address(0));
    return syr2<float>({handle, __func__}, uplo, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasSsyr2Batched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const float* alpha,
    const float* const x[], int incx, const float* const y[], int incy, float* const AP[], int lda, int batchCount) {
    const Call call(__builtin_return_address(0));
    return syr2<float>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasSsyr2Batched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const float* alpha,
    const float* const x[], int64_t incx, const float* const y[], int64_t incy, float* const AP[], int64_t lda,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syr2<float>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasSsyr2StridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const float* alpha,
    const float* x, int incx, hipblasStride stridex, const float* y, int incy, hipblasStride stridey, float* AP,
    int lda, hipblasStride strideA, int batchCount) {
    const Call call(__builtin_return_address(0));
    return syr2<float>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {y, incy, stridey},
    {AP, lda, strideA});
}

hipblasStatus_t hipblasSsyr2StridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const float* alpha, const float* x, int64_t incx, hipblasStride stridex, const float* y, int64_t incy,
    hipblasStride stridey, float* AP, int64_t lda, hipblasStride strideA, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syr2<float>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {y, incy, stridey},
    {AP, lda, strideA});
}

hipblasStatus_t hipblasSsyr2_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const float* alpha,
    const float* x, int64_t incx, const float* y, int64_t incy, float* AP, int64_t lda) {
    const Call call(__builtin_return_address(0));
    return syr2<float>({handle, __func__}, uplo, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasSsyrBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const float* alpha,
    const float* const x[], int incx, float* const AP[], int lda, int batchCount) {
    const Call call(__builtin_return_address(0));
    return syr<float>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, {AP, lda});
}

hipblasStatus_t hipblasSsyrBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const float* alpha,
    const float* const x[], int64_t incx, float* const AP[], int64_t lda, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syr<float>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, {AP, lda});
}

hipblasStatus_t hipblasSsyrStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const float* alpha,
    const float* x, int incx, hipblasStride stridex, float* AP, int lda, hipblasStride strideA, int batchCount) {
    const Call call(__builtin_return_address(0));
    return syr<float>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {AP, lda, strideA});
}

hipblasStatus_t hipblasSsyrStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const float* alpha, const float* x, int64_t incx, hipblasStride stridex, float* AP, int64_t lda,
    hipblasStride strideA, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syr<float>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {AP, lda, strideA});
}

hipblasStatus_t hipblasSsyr_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const float* alpha,
    const float* x, int64_t incx, float* AP, int64_t lda) {
    const Call call(__builtin_return_address(0));
    return syr<float>({handle, __func__}, uplo, n, alpha, {x, incx}, {AP, lda});
}

hipblasStatus_t hipblasStbmv(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, int k, const float* AP, int lda, float* x, int incx) {
    const Call call(__builtin_return_address(0));
    return tbmv<float>({handle, __func__}, uplo, transA, diag, n, k, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasStbmvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, int k, const float* const AP[], int lda, float* const x[], int incx, int batchCount) {
    const Call call(__builtin_return_address(0));
    return tbmv<float>({handle, __func__, batchCount}, uplo, transA, diag, n, k, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasStbmvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, int64_t k, const float* const AP[], int64_t lda, float* const x[], int64_t incx,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return tbmv<float>({handle, __func__, batchCount}, uplo, transA, diag, n, k, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasStbmvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, int k, const float* AP, int lda, hipblasStride strideA, float* x, int incx,
    hipblasStride stridex, int batchCount) {
    const Call call(__builtin_return_address(0));
    return tbmv<float>({handle, __func__, batchCount}, uplo, transA, diag, n, k, {AP, lda, strideA},
    {x, incx, stridex});
}

hipblasStatus_t hipblasStbmvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t n, int64_t k, const float* AP, int64_t lda,
    hipblasStride strideA, float* x, int64_t incx, hipblasStride stridex, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return tbmv<float>({handle, __func__, batchCount}, uplo, transA, diag, n, k, {AP, lda, strideA},
    {x, incx, stridex});
}

hipblasStatus_t hipblasStbmv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, int64_t k, const float* AP, int64_t lda, float* x, int64_t incx) {
    const Call call(__builtin_return_address(0));
    return tbmv<float>({handle, __func__}, uplo, transA, diag, n, k, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasStbsv(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, int k, const float* AP, int lda, float* x, int incx) {
    const Call call(__builtin_return_address(0));
    return tbsv<float>({handle, __func__}, uplo, transA, diag, n, k, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasStbsvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, int k, const float* const AP[], int lda, float* const x[], int incx, int batchCount) {
    const Call call(__builtin_return_address(0));
    return tbsv<float>({handle, __func__, batchCount}, uplo, transA, diag, n, k, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasStbsvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, int64_t k, const float* const AP[], int64_t lda, float* const x[], int64_t incx,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return tbsv<float>({handle, __func__, batchCount}, uplo, transA, diag, n, k, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasStbsvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, int k, const float* AP, int lda, hipblasStride strideA, float* x, int incx,
    hipblasStride stridex, int batchCount) {
    const Call call(__builtin_return_address(0));
    return tbsv<float>({handle, __func__, batchCount}, uplo, transA, diag, n, k, {AP, lda, strideA},
    {x, incx, stridex});
}

hipblasStatus_t hipblasStbsvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t n, int64_t k, const float* AP, int64_t lda,
    hipblasStride strideA, float* x, int64_t incx, hipblasStride stridex, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return tbsv<float>({handle, __func__, batchCount}, uplo, transA, diag, n, k, {AP, lda, strideA},
    {x, incx, stridex});
}

hipblasStatus_t hipblasStbsv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, int64_t k, const float* AP, int64_t lda, float* x, int64_t incx) {
    const Call call(__builtin_return_address(0));
    return tbsv<float>({handle, __func__}, uplo, transA, diag, n, k, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasStpmv(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const float* AP, float* x, int incx) {
    const Call call(__builtin_return_address(0));
    return tpmv<float>({handle, __func__}, uplo, transA, diag, n, AP, {x, incx});
}

hipblasStatus_t hipblasStpmvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const float* const AP[], float* const x[], int incx, int batchCount) {
    const Call call(__builtin_return_address(0));
    return tpmv<float>({handle, __func__, batchCount}, uplo, transA, diag, n, AP, {x, incx});
}

hipblasStatus_t hipblasStpmvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, const float* const AP[], float* const x[], int64_t incx, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return tpmv<float>({handle, __func__, batchCount}, uplo, transA, diag, n, AP, {x, incx});
}

hipblasStatus_t hipblasStpmvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const float* AP, hipblasStride strideA, float* x, int incx, hipblasStride stridex,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return tpmv<float>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, strideA}, {x, incx, stridex});
}

hipblasStatus_t hipblasStpmvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t n, const float* AP, hipblasStride strideA, float* x,
    int64_t incx, hipblasStride stridex, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return tpmv<float>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, strideA}, {x, incx, stridex});
}

hipblasStatus_t hipblasStpmv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, const float* AP, float* x, int64_t incx) {
    const Call call(__builtin_return_address(0));
    return tpmv<float>({handle, __func__}, uplo, transA, diag, n, AP, {x, incx});
}

hipblasStatus_t hipblasStpsv(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const float* AP, float* x, int incx) {
    const Call call(__builtin_return_address(0));
    return tpsv<float>({handle, __func__}, uplo, transA, diag, n, AP, {x, incx});
}

hipblasStatus_t hipblasStpsvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const float* const AP[], float* const x[], int incx, int batchCount) {
    const Call call(__builtin_return_address(0));
    return tpsv<float>({handle, __func__, batchCount}, uplo, transA, diag, n, AP, {x, incx});
}

hipblasStatus_t hipblasStpsvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, const float* const AP[], float* const x[], int64_t incx, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return tpsv<float>({handle, __func__, batchCount}, uplo, transA, diag, n, AP, {x, incx});
}

hipblasStatus_t hipblasStpsvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const float* AP, hipblasStride strideA, float* x, int incx, hipblasStride stridex,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return tpsv<float>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, strideA}, {x, incx, stridex});
}

hipblasStatus_t hipblasStpsvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t n, const float* AP, hipblasStride strideA, float* x,
    int64_t incx, hipblasStride stridex, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return tpsv<float>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, strideA}, {x, incx, stridex});
}

hipblasStatus_t hipblasStpsv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, const float* AP, float* x, int64_t incx) {
    const Call call(__builtin_return_address(0));
    return tpsv<float>({handle, __func__}, uplo, transA, diag, n, AP, {x, incx});
}

hipblasStatus_t hipblasStrmv(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const float* AP, int lda, float* x, int incx) {
    const Call call(__builtin_return_address(0));
    return trmv<float>({handle, __func__}, uplo, transA, diag, n, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasStrmvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const float* const AP[], int lda, float* const x[], int incx, int batchCount) {
    const Call call(__builtin_return_address(0));
    return trmv<float>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasStrmvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, const float* const AP[], int64_t lda, float* const x[], int64_t incx,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return trmv<float>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasStrmvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const float* AP, int lda, hipblasStride strideA, float* x, int incx,
    hipblasStride stridex, int batchCount) {
    const Call call(__builtin_return_address(0));
    return trmv<float>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, lda, strideA}, {x, incx, stridex});
}

hipblasStatus_t hipblasStrmvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t n, const float* AP, int64_t lda, hipblasStride strideA,
    float* x, int64_t incx, hipblasStride stridex, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return trmv<float>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, lda, strideA}, {x, incx, stridex});
}

hipblasStatus_t hipblasStrmv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, const float* AP, int64_t lda, float* x, int64_t incx) {
    const Call call(__builtin_return_address(0));
    return trmv<float>({handle, __func__}, uplo, transA, diag, n, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasStrsv(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const float* AP, int lda, float* x, int incx) {
    const Call call(__builtin_return_address(0));
    return trsv<float>({handle, __func__}, uplo, transA, diag, n, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasStrsvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const float* const AP[], int lda, float* const x[], int incx, int batchCount) {
    const Call call(__builtin_return_address(0));
    return trsv<float>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasStrsvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, const float* const AP[], int64_t lda, float* const x[], int64_t incx,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return trsv<float>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasStrsvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const float* AP, int lda, hipblasStride strideA, float* x, int incx,
    hipblasStride stridex, int batchCount) {
    const Call call(__builtin_return_address(0));
    return trsv<float>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, lda, strideA}, {x, incx, stridex});
}

hipblasStatus_t hipblasStrsvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t n, const float* AP, int64_t lda, hipblasStride strideA,
    float* x, int64_t incx, hipblasStride stridex, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return trsv<float>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, lda, strideA}, {x, incx, stridex});
}

hipblasStatus_t hipblasStrsv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, const float* AP, int64_t lda, float* x, int64_t incx) {
    const Call call(__builtin_return_address(0));
    return trsv<float>({handle, __func__}, uplo, transA, diag, n, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasZgbmv(hipblasHandle_t handle, hipblasOperation_t trans, int m, int n, int kl, int ku,
    const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int lda, const hipDoubleComplex* x, int incx,
    const hipDoubleComplex* beta, hipDoubleComplex* y, int incy) {
    const Call call(__builtin_return_address(0));
    return gbmv<DoubleComplex>({handle, __func__}, trans, m, n, kl, ku, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasZgbmvBatched(hipblasHandle_t handle, hipblasOperation_t trans, int m, int n, int kl, int ku,
    const hipDoubleComplex* alpha, const hipDoubleComplex* const AP[], int lda, const hipDoubleComplex* const x[],
    int incx, const hipDoubleComplex* beta, hipDoubleComplex* const y[], int incy, int batchCount) {
    const Call call(__builtin_return_address(0));
    return gbmv<DoubleComplex>({handle, __func__, batchCount}, trans, m, n, kl, ku, alpha, {AP, lda}, {x, incx}, beta,
    {y, incy});
}

hipblasStatus_t hipblasZgbmvBatched_64(hipblasHandle_t handle, hipblasOperation_t trans, int64_t m, int64_t n,
    int64_t kl, int64_t ku, const hipDoubleComplex* alpha, const hipDoubleComplex* const AP[], int64_t lda,
    const hipDoubleComplex* const x[], int64_t incx, const hipDoubleComplex* beta, hipDoubleComplex* const y[],
    int64_t incy, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return gbmv<DoubleComplex>({handle, __func__, batchCount}, trans, m, n, kl, ku, alpha, {AP, lda}, {x, incx}, beta,
    {y, incy});
}

hipblasStatus_t hipblasZgbmvStridedBatched(hipblasHandle_t handle, hipblasOperation_t trans, int m, int n, int kl,
    int ku, const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int lda, hipblasStride strideA,
    const hipDoubleComplex* x, int incx, hipblasStride stridex, const hipDoubleComplex* beta, hipDoubleComplex* y,
    int incy, hipblasStride stridey, int batchCount) {
    const Call call(__builtin_return_address(0));
    return gbmv<DoubleComplex>({handle, __func__, batchCount}, trans, m, n, kl, ku, alpha, {AP, lda, strideA},
    {x, incx, stridex}, beta, {y, incy, stridey});
}

hipblasStatus_t hipblasZgbmvStridedBatched_64(hipblasHandle_t handle, hipblasOperation_t trans, int64_t m, int64_t n,
    int64_t kl, int64_t ku, const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int64_t lda,
    hipblasStride strideA, const hipDoubleComplex* x, int64_t incx, hipblasStride stridex,
    const hipDoubleComplex* beta, hipDoubleComplex* y, int64_t incy, hipblasStride stridey, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return gbmv<DoubleComplex>({handle, __func__, batchCount}, trans, m, n, kl, ku, alpha, {AP, lda, strideA},
    {x, incx, stridex}, beta, {y, incy, stridey});
}

hipblasStatus_t hipblasZgbmv_64(hipblasHandle_t handle, hipblasOperation_t trans, int64_t m, int64_t n, int64_t kl,
    int64_t ku, const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int64_t lda, const hipDoubleComplex* x,
    int64_t incx, const hipDoubleComplex* beta, hipDoubleComplex* y, int64_t incy) {
    const Call call(__builtin_return_address(0));
    return gbmv<DoubleComplex>({handle, __func__}, trans, m, n, kl, ku, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasZgemv(hipblasHandle_t handle, hipblasOperation_t trans, int m, int n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int lda, const hipDoubleComplex* x, int incx,
    const hipDoubleComplex* beta, hipDoubleComplex* y, int incy) {
    const Call call(__builtin_return_address(0));
    return gemv<DoubleComplex>({handle, __func__}, trans, m, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasZgemvBatched(hipblasHandle_t handle, hipblasOperation_t trans, int m, int n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* const AP[], int lda, const hipDoubleComplex* const x[],
    int incx, const hipDoubleComplex* beta, hipDoubleComplex* const y[], int incy, int batchCount) {
    const Call call(__builtin_return_address(0));
    return gemv<DoubleComplex>({handle, __func__, batchCount}, trans, m, n, alpha, {AP, lda}, {x, incx}, beta,
    {y, incy});
}

hipblasStatus_t hipblasZgemvBatched_64(hipblasHandle_t handle, hipblasOperation_t trans, int64_t m, int64_t n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* const AP[], int64_t lda, const hipDoubleComplex* const x[],
    int64_t incx, const hipDoubleComplex* beta, hipDoubleComplex* const y[], int64_t incy, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return gemv<DoubleComplex>({handle, __func__, batchCount}, trans, m, n, alpha, {AP, lda}, {x, incx}, beta,
    {y, incy});
}

hipblasStatus_t hipblasZgemvStridedBatched(hipblasHandle_t handle, hipblasOperation_t transA, int m, int n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int lda, hipblasStride strideA,
    const hipDoubleComplex* x, int incx, hipblasStride stridex, const hipDoubleComplex* beta, hipDoubleComplex* y,
    int incy, hipblasStride stridey, int batchCount) {
    const Call call(__builtin_return_address(0));
    return gemv<DoubleComplex>({handle, __func__, batchCount}, transA, m, n, alpha, {AP, lda, strideA},
    {x, incx, stridex}, beta, {y, incy, stridey});
}

hipblasStatus_t hipblasZgemvStridedBatched_64(hipblasHandle_t handle, hipblasOperation_t transA, int64_t m, int64_t n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int64_t lda, hipblasStride strideA,
    const hipDoubleComplex* x, int64_t incx, hipblasStride stridex, const hipDoubleComplex* beta, hipDoubleComplex* y,
    int64_t incy, hipblasStride stridey, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return gemv<DoubleComplex>({handle, __func__, batchCount}, transA, m, n, alpha, {AP, lda, strideA},
    {x, incx, stridex}, beta, {y, incy, stridey});
}

hipblasStatus_t hipblasZgemv_64(hipblasHandle_t handle, hipblasOperation_t trans, int64_t m, int64_t n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int64_t lda, const hipDoubleComplex* x, int64_t incx,
    const hipDoubleComplex* beta, hipDoubleComplex* y, int64_t incy) {
    const Call call(__builtin_return_address(0));
    return gemv<DoubleComplex>({handle, __func__}, trans, m, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasZgerc(hipblasHandle_t handle, int m, int n, const hipDoubleComplex* alpha,
    const hipDoubleComplex* x, int incx, const hipDoubleComplex* y, int incy, hipDoubleComplex* AP, int lda) {
    const Call call(__builtin_return_address(0));
    return gerc<DoubleComplex>({handle, __func__}, m, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasZgercBatched(hipblasHandle_t handle, int m, int n, const hipDoubleComplex* alpha,
    const hipDoubleComplex* const x[], int incx, const hipDoubleComplex* const y[], int incy,
    hipDoubleComplex* const AP[], int lda, int batchCount) {
    const Call call(__builtin_return_address(0));
    return gerc<DoubleComplex>({handle, __func__, batchCount}, m, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasZgercBatched_64(hipblasHandle_t handle, int64_t m, int64_t n, const hipDoubleComplex* alpha,
    const hipDoubleComplex* const x[], int64_t incx, const hipDoubleComplex* const y[], int64_t incy,
    hipDoubleComplex* const AP[], int64_t lda, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return gerc<DoubleComplex>({handle, __func__, batchCount}, m, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasZgercStridedBatched(hipblasHandle_t handle, int m, int n, const hipDoubleComplex* alpha,
    const hipDoubleComplex* x, int incx, hipblasStride stridex, const hipDoubleComplex* y, int incy,
    hipblasStride stridey, hipDoubleComplex* AP, int lda, hipblasStride strideA, int batchCount) {
    const Call call(__builtin_return_address(0));
    return gerc<DoubleComplex>({handle, __func__, batchCount}, m, n, alpha, {x, incx, stridex}, {y, incy, stridey},
    {AP, lda, strideA});
}

hipblasStatus_t hipblasZgercStridedBatched_64(hipblasHandle_t handle, int64_t m, int64_t n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* x, int64_t incx, hipblasStride stridex,
    const hipDoubleComplex* y, int64_t incy, hipblasStride stridey, hipDoubleComplex* AP, int64_t lda,
    hipblasStride strideA, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return gerc<DoubleComplex>({handle, __func__, batchCount}, m, n, alpha, {x, incx, stridex}, {y, incy, stridey},
    {AP, lda, strideA});
}

hipblasStatus_t hipblasZgerc_64(hipblasHandle_t handle, int64_t m, int64_t n, const hipDoubleComplex* alpha,
    const hipDoubleComplex* x, int64_t incx, const hipDoubleComplex* y, int64_t incy, hipDoubleComplex* AP,
    int64_t lda) {
    const Call call(__builtin_return_address(0));
    return gerc<DoubleComplex>({handle, __func__}, m, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasZgeru(hipblasHandle_t handle, int m, int n, const hipDoubleComplex* alpha,
    const hipDoubleComplex* x, int incx, const hipDoubleComplex* y, int incy, hipDoubleComplex* AP, int lda) {
    const Call call(__builtin_return_address(0));
    return geru<DoubleComplex>({handle, __func__}, m, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasZgeruBatched(hipblasHandle_t handle, int m, int n, const hipDoubleComplex* alpha,
    const hipDoubleComplex* const x[], int incx, const hipDoubleComplex* const y[], int incy,
    hipDoubleComplex* const AP[], int lda, int batchCount) {
    const Call call(__builtin_return_address(0));
    return geru<DoubleComplex>({handle, __func__, batchCount}, m, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasZgeruBatched_64(hipblasHandle_t handle, int64_t m, int64_t n, const hipDoubleComplex* alpha,
    const hipDoubleComplex* const x[], int64_t incx, const hipDoubleComplex* const y[], int64_t incy,
    hipDoubleComplex* const AP[], int64_t lda, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return geru<DoubleComplex>({handle, __func__, batchCount}, m, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasZgeruStridedBatched(hipblasHandle_t handle, int m, int n, const hipDoubleComplex* alpha,
    const hipDoubleComplex* x, int incx, hipblasStride stridex, const hipDoubleComplex* y, int incy,
    hipblasStride stridey, hipDoubleComplex* AP, int lda, hipblasStride strideA, int batchCount) {
    const Call call(__builtin_return_address(0));
    return geru<DoubleComplex>({handle, __func__, batchCount}, m, n, alpha, {x, incx, stridex}, {y, incy, stridey},
    {AP, lda, strideA});
}

hipblasStatus_t hipblasZgeruStridedBatched_64(hipblasHandle_t handle, int64_t m, int64_t n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* x, int64_t incx, hipblasStride stridex,
    const hipDoubleComplex* y, int64_t incy, hipblasStride stridey, hipDoubleComplex* AP, int64_t lda,
    hipblasStride strideA, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return geru<DoubleComplex>({handle, __func__, batchCount}, m, n, alpha, {x, incx, stridex}, {y, incy, stridey},
    {AP, lda, strideA});
}

hipblasStatus_t hipblasZgeru_64(hipblasHandle_t handle, int64_t m, int64_t n, const hipDoubleComplex* alpha,
    const hipDoubleComplex* x, int64_t incx, const hipDoubleComplex* y, int64_t incy, hipDoubleComplex* AP,
    int64_t lda) {
    const Call call(__builtin_return_address(0));
    return geru<DoubleComplex>({handle, __func__}, m, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasZhbmv(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, int k,
    const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int lda, const hipDoubleComplex* x, int incx,
    const hipDoubleComplex* beta, hipDoubleComplex* y, int incy) {
    const Call call(__builtin_return_address(0));
    return hbmv<DoubleComplex>({handle, __func__}, uplo, n, k, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasZhbmvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, int k,
    const hipDoubleComplex* alpha, const hipDoubleComplex* const AP[], int lda, const hipDoubleComplex* const x[],
    int incx, const hipDoubleComplex* beta, hipDoubleComplex* const y[], int incy, int batchCount) {
    const Call call(__builtin_return_address(0));
    return hbmv<DoubleComplex>({handle, __func__, batchCount}, uplo, n, k, alpha, {AP, lda}, {x, incx}, beta,
    {y, incy});
}

hipblasStatus_t hipblasZhbmvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, int64_t k,
    const hipDoubleComplex* alpha, const hipDoubleComplex* const AP[], int64_t lda, const hipDoubleComplex* const x[],
    int64_t incx, const hipDoubleComplex* beta, hipDoubleComplex* const y[], int64_t incy, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return hbmv<DoubleComplex>({handle, __func__, batchCount}, uplo, n, k, alpha, {AP, lda}, {x, incx}, beta,
    {y, incy});
}

hipblasStatus_t hipblasZhbmvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, int k,
    const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int lda, hipblasStride strideA,
    const hipDoubleComplex* x, int incx, hipblasStride stridex, const hipDoubleComplex* beta, hipDoubleComplex* y,
    int incy, hipblasStride stridey, int batchCount) {
    const Call call(__builtin_return_address(0));
    return hbmv<DoubleComplex>({handle, __func__, batchCount}, uplo, n, k, alpha, {AP, lda, strideA},
    {x, incx, stridex}, beta, {y, incy, stridey});
}

hipblasStatus_t hipblasZhbmvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, int64_t k,
    const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int64_t lda, hipblasStride strideA,
    const hipDoubleComplex* x, int64_t incx, hipblasStride stridex, const hipDoubleComplex* beta, hipDoubleComplex* y,
    int64_t incy, hipblasStride stridey, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return hbmv<DoubleComplex>({handle, __func__, batchCount}, uplo, n, k, alpha, {AP, lda, strideA},
    {x, incx, stridex}, beta, {y, incy, stridey});
}

hipblasStatus_t hipblasZhbmv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, int64_t k,
    const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int64_t lda, const hipDoubleComplex* x, int64_t incx,
    const hipDoubleComplex* beta, hipDoubleComplex* y, int64_t incy) {
    const Call call(__builtin_return_address(0));
    return hbmv<DoubleComplex>({handle, __func__}, uplo, n, k, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasZhemv(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const hipDoubleComplex* alpha,
    const hipDoubleComplex* AP, int lda, const hipDoubleComplex* x, int incx, const hipDoubleComplex* beta,
    hipDoubleComplex* y, int incy) {
    const Call call(__builtin_return_address(0));
    return hemv<DoubleComplex>({handle, __func__}, uplo, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasZhemvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* const AP[], int lda, const hipDoubleComplex* const x[],
    int incx, const hipDoubleComplex* beta, hipDoubleComplex* const y[], int incy, int batchCount) {
    const Call call(__builtin_return_address(0));
    return hemv<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasZhemvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* const AP[], int64_t lda, const hipDoubleComplex* const x[],
    int64_t incx, const hipDoubleComplex* beta, hipDoubleComplex* const y[], int64_t incy, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return hemv<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasZhemvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int lda, hipblasStride strideA,
    const hipDoubleComplex* x, int incx, hipblasStride stridex, const hipDoubleComplex* beta, hipDoubleComplex* y,
    int incy, hipblasStride stridey, int batchCount) {
    const Call call(__builtin_return_address(0));
    return hemv<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {AP, lda, strideA}, {x, incx, stridex},
    beta, {y, incy, stridey});
}

hipblasStatus_t hipblasZhemvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int64_t lda, hipblasStride strideA,
    const hipDoubleComplex* x, int64_t incx, hipblasStride stridex, const hipDoubleComplex* beta, hipDoubleComplex* y,
    int64_t incy, hipblasStride stridey, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return hemv<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {AP, lda, strideA}, {x, incx, stridex},
    beta, {y, incy, stridey});
}

hipblasStatus_t hipblasZhemv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int64_t lda, const hipDoubleComplex* x, int64_t incx,
    const hipDoubleComplex* beta, hipDoubleComplex* y, int64_t incy) {
    const Call call(__builtin_return_address(0));
    return hemv<DoubleComplex>({handle, __func__}, uplo, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasZher(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const double* alpha,
    const hipDoubleComplex* x, int incx, hipDoubleComplex* AP, int lda) {
    const Call call(__builtin_return_address(0));
    return her<DoubleComplex>({handle, __func__}, uplo, n, alpha, {x, incx}, {AP, lda});
}

hipblasStatus_t hipblasZher2(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const hipDoubleComplex* alpha,
    const hipDoubleComplex* x, int incx, const hipDoubleComplex* y, int incy, hipDoubleComplex* AP, int lda) {
    const Call call(__builtin_return_address(0));
    return her2<DoubleComplex>({handle, __func__}, uplo, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasZher2Batched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* const x[], int incx, const hipDoubleComplex* const y[],
    int incy, hipDoubleComplex* const AP[], int lda, int batchCount) {
    const Call call(__builtin_return_address(0));
    return her2<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasZher2Batched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* const x[], int64_t incx, const hipDoubleComplex* const y[],
    int64_t incy, hipDoubleComplex* const AP[], int64_t lda, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return her2<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasZher2StridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* x, int incx, hipblasStride stridex,
    const hipDoubleComplex* y, int incy, hipblasStride stridey, hipDoubleComplex* AP, int lda, hipblasStride strideA,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return her2<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {y, incy, stridey},
    {AP, lda, strideA});
}

hipblasStatus_t hipblasZher2StridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* x, int64_t incx, hipblasStride stridex,
    const hipDoubleComplex* y, int64_t incy, hipblasStride stridey, hipDoubleComplex* AP, int64_t lda,
    hipblasStride strideA, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return her2<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {y, incy, stridey},
    {AP, lda, strideA});
}

hipblasStatus_t hipblasZher2_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* x, int64_t incx, const hipDoubleComplex* y, int64_t incy,
    hipDoubleComplex* AP, int64_t lda) {
    const Call call(__builtin_return_address(0));
    return her2<DoubleComplex>({handle, __func__}, uplo, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasZherBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const double* alpha,
    const hipDoubleComplex* const x[], int incx, hipDoubleComplex* const AP[], int lda, int batchCount) {
    const Call call(__builtin_return_address(0));
    return her<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, {AP, lda});
}

hipblasStatus_t hipblasZherBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const double* alpha,
    const hipDoubleComplex* const x[], int64_t incx, hipDoubleComplex* const AP[], int64_t lda, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return her<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, {AP, lda});
}

hipblasStatus_t hipblasZherStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const double* alpha,
    const hipDoubleComplex* x, int incx, hipblasStride stridex, hipDoubleComplex* AP, int lda, hipblasStride strideA,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return her<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {AP, lda, strideA});
}

hipblasStatus_t hipblasZherStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const double* alpha, const hipDoubleComplex* x, int64_t incx, hipblasStride stridex, hipDoubleComplex* AP,
    int64_t lda, hipblasStride strideA, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return her<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {AP, lda, strideA});
}

hipblasStatus_t hipblasZher_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const double* alpha,
    const hipDoubleComplex* x, int64_t incx, hipDoubleComplex* AP, int64_t lda) {
    const Call call(__builtin_return_address(0));
    return her<DoubleComplex>({handle, __func__}, uplo, n, alpha, {x, incx}, {AP, lda});
}

hipblasStatus_t hipblasZhpmv(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const hipDoubleComplex* alpha,
    const hipDoubleComplex* AP, const hipDoubleComplex* x, int incx, const hipDoubleComplex* beta, hipDoubleComplex* y,
    int incy) {
    const Call call(__builtin_return_address(0));
    return hpmv<DoubleComplex>({handle, __func__}, uplo, n, alpha, AP, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasZhpmvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* const AP[], const hipDoubleComplex* const x[], int incx,
    const hipDoubleComplex* beta, hipDoubleComplex* const y[], int incy, int batchCount) {
    const Call call(__builtin_return_address(0));
    return hpmv<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, AP, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasZhpmvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* const AP[], const hipDoubleComplex* const x[], int64_t incx,
    const hipDoubleComplex* beta, hipDoubleComplex* const y[], int64_t incy, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return hpmv<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, AP, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasZhpmvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* AP, hipblasStride strideA, const hipDoubleComplex* x,
    int incx, hipblasStride stridex, const hipDoubleComplex* beta, hipDoubleComplex* y, int incy,
    hipblasStride stridey, int batchCount) {
    const Call call(__builtin_return_address(0));
    return hpmv<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {AP, strideA}, {x, incx, stridex},
    beta, {y, incy, stridey});
}

hipblasStatus_t hipblasZhpmvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* AP, hipblasStride strideA, const hipDoubleComplex* x,
    int64_t incx, hipblasStride stridex, const hipDoubleComplex* beta, hipDoubleComplex* y, int64_t incy,
    hipblasStride stridey, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return hpmv<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {AP, strideA}, {x, incx, stridex},
    beta, {y, incy, stridey});
}

hipblasStatus_t hipblasZhpmv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* AP, const hipDoubleComplex* x, int64_t incx,
    const hipDoubleComplex* beta, hipDoubleComplex* y, int64_t incy) {
    const Call call(__builtin_return_address(0));
    return hpmv<DoubleComplex>({handle, __func__}, uplo, n, alpha, AP, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasZhpr(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const double* alpha,
    const hipDoubleComplex* x, int incx, hipDoubleComplex* AP) {
    const Call call(__builtin_return_address(0));
    return hpr<DoubleComplex>({handle, __func__}, uplo, n, alpha, {x, incx}, AP);
}

hipblasStatus_t hipblasZhpr2(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const hipDoubleComplex* alpha,
    const hipDoubleComplex* x, int incx, const hipDoubleComplex* y, int incy, hipDoubleComplex* AP) {
    const Call call(__builtin_return_address(0));
    return hpr2<DoubleComplex>({handle, __func__}, uplo, n, alpha, {x, incx}, {y, incy}, AP);
}

hipblasStatus_t hipblasZhpr2Batched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* const x[], int incx, const hipDoubleComplex* const y[],
    int incy, hipDoubleComplex* const AP[], int batchCount) {
    const Call call(__builtin_return_address(0));
    return hpr2<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, {y, incy}, AP);
}

hipblasStatus_t hipblasZhpr2Batched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* const x[], int64_t incx, const hipDoubleComplex* const y[],
    int64_t incy, hipDoubleComplex* const AP[], int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return hpr2<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, {y, incy}, AP);
}

hipblasStatus_t hipblasZhpr2StridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* x, int incx, hipblasStride stridex,
    const hipDoubleComplex* y, int incy, hipblasStride stridey, hipDoubleComplex* AP, hipblasStride strideA,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return hpr2<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {y, incy, stridey},
    {AP, strideA});
}

hipblasStatus_t hipblasZhpr2StridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* x, int64_t incx, hipblasStride stridex,
    const hipDoubleComplex* y, int64_t incy, hipblasStride stridey, hipDoubleComplex* AP, hipblasStride strideA,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return hpr2<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {y, incy, stridey},
    {AP, strideA});
}

hipblasStatus_t hipblasZhpr2_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* x, int64_t incx, const hipDoubleComplex* y, int64_t incy,
    hipDoubleComplex* AP) {
    const Call call(__builtin_return_address(0));
    return hpr2<DoubleComplex>({handle, __func__}, uplo, n, alpha, {x, incx}, {y, incy}, AP);
}

hipblasStatus_t hipblasZhprBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const double* alpha,
    const hipDoubleComplex* const x[], int incx, hipDoubleComplex* const AP[], int batchCount) {
    const Call call(__builtin_return_address(0));
    return hpr<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, AP);
}

hipblasStatus_t hipblasZhprBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const double* alpha,
    const hipDoubleComplex* const x[], int64_t incx, hipDoubleComplex* const AP[], int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return hpr<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, AP);
}

hipblasStatus_t hipblasZhprStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const double* alpha,
    const hipDoubleComplex* x, int incx, hipblasStride stridex, hipDoubleComplex* AP, hipblasStride strideA,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return hpr<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {AP, strideA});
}

hipblasStatus_t hipblasZhprStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const double* alpha, const hipDoubleComplex* x, int64_t incx, hipblasStride stridex, hipDoubleComplex* AP,
    hipblasStride strideA, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return hpr<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {AP, strideA});
}

hipblasStatus_t hipblasZhpr_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n, const double* alpha,
    const hipDoubleComplex* x, int64_t incx, hipDoubleComplex* AP) {
    const Call call(__builtin_return_address(0));
    return hpr<DoubleComplex>({handle, __func__}, uplo, n, alpha, {x, incx}, AP);
}

hipblasStatus_t hipblasZspr(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const hipDoubleComplex* alpha,
    const hipDoubleComplex* x, int incx, hipDoubleComplex* AP) {
    const Call call(__builtin_return_address(0));
    return spr<DoubleComplex>({handle, __func__}, uplo, n, alpha, {x, incx}, AP);
}

hipblasStatus_t hipblasZsprBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* const x[], int incx, hipDoubleComplex* const AP[],
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return spr<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, AP);
}

hipblasStatus_t hipblasZsprBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* const x[], int64_t incx, hipDoubleComplex* const AP[],
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return spr<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, AP);
}

hipblasStatus_t hipblasZsprStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* x, int incx, hipblasStride stridex, hipDoubleComplex* AP,
    hipblasStride strideA, int batchCount) {
    const Call call(__builtin_return_address(0));
    return spr<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {AP, strideA});
}

hipblasStatus_t hipblasZsprStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* x, int64_t incx, hipblasStride stridex,
    hipDoubleComplex* AP, hipblasStride strideA, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return spr<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {AP, strideA});
}

hipblasStatus_t hipblasZspr_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* x, int64_t incx, hipDoubleComplex* AP) {
    const Call call(__builtin_return_address(0));
    return spr<DoubleComplex>({handle, __func__}, uplo, n, alpha, {x, incx}, AP);
}

hipblasStatus_t hipblasZsymv(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const hipDoubleComplex* alpha,
    const hipDoubleComplex* AP, int lda, const hipDoubleComplex* x, int incx, const hipDoubleComplex* beta,
    hipDoubleComplex* y, int incy) {
    const Call call(__builtin_return_address(0));
    return symv<DoubleComplex>({handle, __func__}, uplo, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasZsymvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* const AP[], int lda, const hipDoubleComplex* const x[],
    int incx, const hipDoubleComplex* beta, hipDoubleComplex* const y[], int incy, int batchCount) {
    const Call call(__builtin_return_address(0));
    return symv<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasZsymvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* const AP[], int64_t lda, const hipDoubleComplex* const x[],
    int64_t incx, const hipDoubleComplex* beta, hipDoubleComplex* const y[], int64_t incy, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return symv<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasZsymvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int lda, hipblasStride strideA,
    const hipDoubleComplex* x, int incx, hipblasStride stridex, const hipDoubleComplex* beta, hipDoubleComplex* y,
    int incy, hipblasStride stridey, int batchCount) {
    const Call call(__builtin_return_address(0));
    return symv<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {AP, lda, strideA}, {x, incx, stridex},
    beta, {y, incy, stridey});
}

hipblasStatus_t hipblasZsymvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int64_t lda, hipblasStride strideA,
    const hipDoubleComplex* x, int64_t incx, hipblasStride stridex, const hipDoubleComplex* beta, hipDoubleComplex* y,
    int64_t incy, hipblasStride stridey, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return symv<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {AP, lda, strideA}, {x, incx, stridex},
    beta, {y, incy, stridey});
}

hipblasStatus_t hipblasZsymv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* AP, int64_t lda, const hipDoubleComplex* x, int64_t incx,
    const hipDoubleComplex* beta, hipDoubleComplex* y, int64_t incy) {
    const Call call(__builtin_return_address(0));
    return symv<DoubleComplex>({handle, __func__}, uplo, n, alpha, {AP, lda}, {x, incx}, beta, {y, incy});
}

hipblasStatus_t hipblasZsyr(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const hipDoubleComplex* alpha,
    const hipDoubleComplex* x, int incx, hipDoubleComplex* AP, int lda) {
    const Call call(__builtin_return_address(0));
    return syr<DoubleComplex>({handle, __func__}, uplo, n, alpha, {x, incx}, {AP, lda});
}

hipblasStatus_t hipblasZsyr2(hipblasHandle_t handle, hipblasFillMode_t uplo, int n, const hipDoubleComplex* alpha,
    const hipDoubleComplex* x, int incx, const hipDoubleComplex* y, int incy, hipDoubleComplex* AP, int lda) {
    const Call call(__builtin_return_address(0));
    return syr2<DoubleComplex>({handle, __func__}, uplo, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasZsyr2Batched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* const x[], int incx, const hipDoubleComplex* const y[],
    int incy, hipDoubleComplex* const AP[], int lda, int batchCount) {
    const Call call(__builtin_return_address(0));
    return syr2<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasZsyr2Batched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* const x[], int64_t incx, const hipDoubleComplex* const y[],
    int64_t incy, hipDoubleComplex* const AP[], int64_t lda, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syr2<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasZsyr2StridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* x, int incx, hipblasStride stridex,
    const hipDoubleComplex* y, int incy, hipblasStride stridey, hipDoubleComplex* AP, int lda, hipblasStride strideA,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return syr2<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {y, incy, stridey},
    {AP, lda, strideA});
}

hipblasStatus_t hipblasZsyr2StridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* x, int64_t incx, hipblasStride stridex,
    const hipDoubleComplex* y, int64_t incy, hipblasStride stridey, hipDoubleComplex* AP, int64_t lda,
    hipblasStride strideA, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syr2<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {y, incy, stridey},
    {AP, lda, strideA});
}

hipblasStatus_t hipblasZsyr2_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* x, int64_t incx, const hipDoubleComplex* y, int64_t incy,
    hipDoubleComplex* AP, int64_t lda) {
    const Call call(__builtin_return_address(0));
    return syr2<DoubleComplex>({handle, __func__}, uplo, n, alpha, {x, incx}, {y, incy}, {AP, lda});
}

hipblasStatus_t hipblasZsyrBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* const x[], int incx, hipDoubleComplex* const AP[], int lda,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return syr<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, {AP, lda});
}

hipblasStatus_t hipblasZsyrBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* const x[], int64_t incx, hipDoubleComplex* const AP[],
    int64_t lda, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syr<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx}, {AP, lda});
}

hipblasStatus_t hipblasZsyrStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, int n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* x, int incx, hipblasStride stridex, hipDoubleComplex* AP,
    int lda, hipblasStride strideA, int batchCount) {
    const Call call(__builtin_return_address(0));
    return syr<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {AP, lda, strideA});
}

hipblasStatus_t hipblasZsyrStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* x, int64_t incx, hipblasStride stridex,
    hipDoubleComplex* AP, int64_t lda, hipblasStride strideA, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return syr<DoubleComplex>({handle, __func__, batchCount}, uplo, n, alpha, {x, incx, stridex}, {AP, lda, strideA});
}

hipblasStatus_t hipblasZsyr_64(hipblasHandle_t handle, hipblasFillMode_t uplo, int64_t n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* x, int64_t incx, hipDoubleComplex* AP, int64_t lda) {
    const Call call(__builtin_return_address(0));
    return syr<DoubleComplex>({handle, __func__}, uplo, n, alpha, {x, incx}, {AP, lda});
}

hipblasStatus_t hipblasZtbmv(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, int k, const hipDoubleComplex* AP, int lda, hipDoubleComplex* x, int incx) {
    const Call call(__builtin_return_address(0));
    return tbmv<DoubleComplex>({handle, __func__}, uplo, transA, diag, n, k, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasZtbmvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, int k, const hipDoubleComplex* const AP[], int lda, hipDoubleComplex* const x[],
    int incx, int batchCount) {
    const Call call(__builtin_return_address(0));
    return tbmv<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, diag, n, k, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasZtbmvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, int64_t k, const hipDoubleComplex* const AP[], int64_t lda,
    hipDoubleComplex* const x[], int64_t incx, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return tbmv<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, diag, n, k, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasZtbmvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, int k, const hipDoubleComplex* AP, int lda, hipblasStride strideA,
    hipDoubleComplex* x, int incx, hipblasStride stridex, int batchCount) {
    const Call call(__builtin_return_address(0));
    return tbmv<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, diag, n, k, {AP, lda, strideA},
    {x, incx, stridex});
}

hipblasStatus_t hipblasZtbmvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t n, int64_t k, const hipDoubleComplex* AP, int64_t lda,
    hipblasStride strideA, hipDoubleComplex* x, int64_t incx, hipblasStride stridex, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return tbmv<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, diag, n, k, {AP, lda, strideA},
    {x, incx, stridex});
}

hipblasStatus_t hipblasZtbmv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, int64_t k, const hipDoubleComplex* AP, int64_t lda, hipDoubleComplex* x,
    int64_t incx) {
    const Call call(__builtin_return_address(0));
    return tbmv<DoubleComplex>({handle, __func__}, uplo, transA, diag, n, k, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasZtbsv(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, int k, const hipDoubleComplex* AP, int lda, hipDoubleComplex* x, int incx) {
    const Call call(__builtin_return_address(0));
    return tbsv<DoubleComplex>({handle, __func__}, uplo, transA, diag, n, k, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasZtbsvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, int k, const hipDoubleComplex* const AP[], int lda, hipDoubleComplex* const x[],
    int incx, int batchCount) {
    const Call call(__builtin_return_address(0));
    return tbsv<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, diag, n, k, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasZtbsvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, int64_t k, const hipDoubleComplex* const AP[], int64_t lda,
    hipDoubleComplex* const x[], int64_t incx, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return tbsv<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, diag, n, k, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasZtbsvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, int k, const hipDoubleComplex* AP, int lda, hipblasStride strideA,
    hipDoubleComplex* x, int incx, hipblasStride stridex, int batchCount) {
    const Call call(__builtin_return_address(0));
    return tbsv<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, diag, n, k, {AP, lda, strideA},
    {x, incx, stridex});
}

hipblasStatus_t hipblasZtbsvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t n, int64_t k, const hipDoubleComplex* AP, int64_t lda,
    hipblasStride strideA, hipDoubleComplex* x, int64_t incx, hipblasStride stridex, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return tbsv<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, diag, n, k, {AP, lda, strideA},
    {x, incx, stridex});
}

hipblasStatus_t hipblasZtbsv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, int64_t k, const hipDoubleComplex* AP, int64_t lda, hipDoubleComplex* x,
    int64_t incx) {
    const Call call(__builtin_return_address(0));
    return tbsv<DoubleComplex>({handle, __func__}, uplo, transA, diag, n, k, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasZtpmv(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const hipDoubleComplex* AP, hipDoubleComplex* x, int incx) {
    const Call call(__builtin_return_address(0));
    return tpmv<DoubleComplex>({handle, __func__}, uplo, transA, diag, n, AP, {x, incx});
}

hipblasStatus_t hipblasZtpmvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const hipDoubleComplex* const AP[], hipDoubleComplex* const x[], int incx,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return tpmv<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, diag, n, AP, {x, incx});
}

hipblasStatus_t hipblasZtpmvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, const hipDoubleComplex* const AP[], hipDoubleComplex* const x[], int64_t incx,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return tpmv<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, diag, n, AP, {x, incx});
}

hipblasStatus_t hipblasZtpmvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const hipDoubleComplex* AP, hipblasStride strideA, hipDoubleComplex* x, int incx,
    hipblasStride stridex, int batchCount) {
    const Call call(__builtin_return_address(0));
    return tpmv<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, strideA},
    {x, incx, stridex});
}

hipblasStatus_t hipblasZtpmvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t n, const hipDoubleComplex* AP, hipblasStride strideA,
    hipDoubleComplex* x, int64_t incx, hipblasStride stridex, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return tpmv<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, strideA},
    {x, incx, stridex});
}

hipblasStatus_t hipblasZtpmv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, const hipDoubleComplex* AP, hipDoubleComplex* x, int64_t incx) {
    const Call call(__builtin_return_address(0));
    return tpmv<DoubleComplex>({handle, __func__}, uplo, transA, diag, n, AP, {x, incx});
}

hipblasStatus_t hipblasZtpsv(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const hipDoubleComplex* AP, hipDoubleComplex* x, int incx) {
    const Call call(__builtin_return_address(0));
    return tpsv<DoubleComplex>({handle, __func__}, uplo, transA, diag, n, AP, {x, incx});
}

hipblasStatus_t hipblasZtpsvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const hipDoubleComplex* const AP[], hipDoubleComplex* const x[], int incx,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return tpsv<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, diag, n, AP, {x, incx});
}

hipblasStatus_t hipblasZtpsvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, const hipDoubleComplex* const AP[], hipDoubleComplex* const x[], int64_t incx,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return tpsv<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, diag, n, AP, {x, incx});
}

hipblasStatus_t hipblasZtpsvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const hipDoubleComplex* AP, hipblasStride strideA, hipDoubleComplex* x, int incx,
    hipblasStride stridex, int batchCount) {
    const Call call(__builtin_return_address(0));
    return tpsv<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, strideA},
    {x, incx, stridex});
}

hipblasStatus_t hipblasZtpsvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t n, const hipDoubleComplex* AP, hipblasStride strideA,
    hipDoubleComplex* x, int64_t incx, hipblasStride stridex, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return tpsv<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, strideA},
    {x, incx, stridex});
}

hipblasStatus_t hipblasZtpsv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, const hipDoubleComplex* AP, hipDoubleComplex* x, int64_t incx) {
    const Call call(__builtin_return_address(0));
    return tpsv<DoubleComplex>({handle, __func__}, uplo, transA, diag, n, AP, {x, incx});
}

hipblasStatus_t hipblasZtrmv(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const hipDoubleComplex* AP, int lda, hipDoubleComplex* x, int incx) {
    const Call call(__builtin_return_address(0));
    return trmv<DoubleComplex>({handle, __func__}, uplo, transA, diag, n, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasZtrmvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const hipDoubleComplex* const AP[], int lda, hipDoubleComplex* const x[], int incx,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return trmv<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasZtrmvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, const hipDoubleComplex* const AP[], int64_t lda, hipDoubleComplex* const x[],
    int64_t incx, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return trmv<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasZtrmvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const hipDoubleComplex* AP, int lda, hipblasStride strideA, hipDoubleComplex* x,
    int incx, hipblasStride stridex, int batchCount) {
    const Call call(__builtin_return_address(0));
    return trmv<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, lda, strideA},
    {x, incx, stridex});
}

hipblasStatus_t hipblasZtrmvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t n, const hipDoubleComplex* AP, int64_t lda,
    hipblasStride strideA, hipDoubleComplex* x, int64_t incx, hipblasStride stridex, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return trmv<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, lda, strideA},
    {x, incx, stridex});
}

hipblasStatus_t hipblasZtrmv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, const hipDoubleComplex* AP, int64_t lda, hipDoubleComplex* x, int64_t incx) {
    const Call call(__builtin_return_address(0));
    return trmv<DoubleComplex>({handle, __func__}, uplo, transA, diag, n, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasZtrsv(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const hipDoubleComplex* AP, int lda, hipDoubleComplex* x, int incx) {
    const Call call(__builtin_return_address(0));
    return trsv<DoubleComplex>({handle, __func__}, uplo, transA, diag, n, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasZtrsvBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const hipDoubleComplex* const AP[], int lda, hipDoubleComplex* const x[], int incx,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return trsv<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasZtrsvBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, const hipDoubleComplex* const AP[], int64_t lda, hipDoubleComplex* const x[],
    int64_t incx, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return trsv<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, lda}, {x, incx});
}

hipblasStatus_t hipblasZtrsvStridedBatched(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int n, const hipDoubleComplex* AP, int lda, hipblasStride strideA, hipDoubleComplex* x,
    int incx, hipblasStride stridex, int batchCount) {
    const Call call(__builtin_return_address(0));
    return trsv<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, lda, strideA},
    {x, incx, stridex});
}

hipblasStatus_t hipblasZtrsvStridedBatched_64(hipblasHandle_t handle, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int64_t n, const hipDoubleComplex* AP, int64_t lda,
    hipblasStride strideA, hipDoubleComplex* x, int64_t incx, hipblasStride stridex, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return trsv<DoubleComplex>({handle, __func__, batchCount}, uplo, transA, diag, n, {AP, lda, strideA},
    {x, incx, stridex});
}

hipblasStatus_t hipblasZtrsv_64(hipblasHandle_t handle, hipblasFillMode_t uplo, hipblasOperation_t transA,
    hipblasDiagType_t diag, int64_t n, const hipDoubleComplex* AP, int64_t lda, hipDoubleComplex* x, int64_t incx) {
    const Call call(__builtin_return_address(0));
    return trsv<DoubleComplex>({handle, __func__}, uplo, transA, diag, n, {AP, lda}, {x, incx});
}
