// The functions of mixed.h, by their names.
// Written by `python -m scripts.hip_libraries` from the facts about ROCm's headers.

#include "mixed.h"

using namespace hipport_cpu;
using namespace hipport_cpu::blas;

hipblasStatus_t hipblasAxpyBatchedEx(hipblasHandle_t handle, int n, const void* alpha, hipDataType alphaType,
    const void* x, hipDataType xType, int incx, void* y, hipDataType yType, int incy, int batchCount,
    hipDataType executionType) {
    const Call call(__builtin_return_address(0));
    return axpy_ex({handle, __func__, batchCount}, n, {alpha, alphaType},
    {reinterpret_cast<const void* const*>(x), xType, incx}, {reinterpret_cast<void* const*>(y), yType, incy},
    executionType);
}

hipblasStatus_t hipblasAxpyBatchedEx_64(hipblasHandle_t handle, int64_t n, const void* alpha, hipDataType alphaType,
    const void* x, hipDataType xType, int64_t incx, void* y, hipDataType yType, int64_t incy, int64_t batchCount,
    hipDataType executionType) {
    const Call call(__builtin_return_address(0));
    return axpy_ex({handle, __func__, batchCount}, n, {alpha, alphaType},
    {reinterpret_cast<const void* const*>(x), xType, incx}, {reinterpret_cast<void* const*>(y), yType, incy},
    executionType);
}

hipblasStatus_t hipblasAxpyEx(hipblasHandle_t handle, int n, const void* alpha, hipDataType alphaType, const void* x,
    hipDataType xType, int incx, void* y, hipDataType yType, int incy, hipDataType executionType) {
    const Call call(__builtin_return_address(0));
    return axpy_ex({handle, __func__}, n, {alpha, alphaType}, {x, xType, incx}, {y, yType, incy}, executionType);
}

hipblasStatus_t hipblasAxpyEx_64(hipblasHandle_t handle, int64_t n, const void* alpha, hipDataType alphaType,
    const void* x, hipDataType xType, int64_t incx, void* y, hipDataType yType, int64_t incy,
    hipDataType executionType) {
    const Call call(__builtin_return_address(0));
    return axpy_ex({handle, __func__}, n, {alpha, alphaType}, {x, xType, incx}, {y, yType, incy}, executionType);
}

hipblasStatus_t hipblasAxpyStridedBatchedEx(hipblasHandle_t handle, int n, const void* alpha, hipDataType alphaType,
    const void* x, hipDataType xType, int incx, hipblasStride stridex, void* y, hipDataType yType, int incy,
    hipblasStride stridey, int batchCount, hipDataType executionType) {
    const Call call(__builtin_return_address(0));
    return axpy_ex({handle, __func__, batchCount}, n, {alpha, alphaType}, {x, xType, incx, stridex},
    {y, yType, incy, stridey}, executionType);
}

hipblasStatus_t hipblasAxpyStridedBatchedEx_64(hipblasHandle_t handle, int64_t n, const void* alpha,
    hipDataType alphaType, const void* x, hipDataType xType, int64_t incx, hipblasStride stridex, void* y,
    hipDataType yType, int64_t incy, hipblasStride stridey, int64_t batchCount, hipDataType executionType) {
    const Call call(__builtin_return_address(0));
    return axpy_ex({handle, __func__, batchCount}, n, {alpha, alphaType}, {x, xType, incx, stridex},
    {y, yType, incy, stridey}, executionType);
}

hipblasStatus_t hipblasBfdot(hipblasHandle_t handle, int n, const hipblasBfloat16* x, int incx,
    const hipblasBfloat16* y, int incy, hipblasBfloat16* result) {
    const Call call(__builtin_return_address(0));
    return dot_ex({handle, __func__}, n, {x, HIP_R_16BF, incx}, {y, HIP_R_16BF, incy}, {result, HIP_R_16BF},
    HIP_R_32F);
}

hipblasStatus_t hipblasBfdotBatched(hipblasHandle_t handle, int n, const hipblasBfloat16* const x[], int incx,
    const hipblasBfloat16* const y[], int incy, int batchCount, hipblasBfloat16* result) {
    const Call call(__builtin_return_address(0));
    return dot_ex({handle, __func__, batchCount}, n, {x, HIP_R_16BF, incx}, {y, HIP_R_16BF, incy},
    {result, HIP_R_16BF}, HIP_R_32F);
}

hipblasStatus_t hipblasBfdotBatched_64(hipblasHandle_t handle, int64_t n, const hipblasBfloat16* const x[],
    int64_t incx, const hipblasBfloat16* const y[], int64_t incy, int64_t batchCount, hipblasBfloat16* result) {
    const Call call(__builtin_return_address(0));
    return dot_ex({handle, __func__, batchCount}, n, {x, HIP_R_16BF, incx}, {y, HIP_R_16BF, incy},
    {result, HIP_R_16BF}, HIP_R_32F);
}

hipblasStatus_t hipblasBfdotStridedBatched(hipblasHandle_t handle, int n, const hipblasBfloat16* x, int incx,
    hipblasStride stridex, const hipblasBfloat16* y, int incy, hipblasStride stridey, int batchCount,
    hipblasBfloat16* result) {
    const Call call(__builtin_return_address(0));
    return dot_ex({handle, __func__, batchCount}, n, {x, HIP_R_16BF, incx, stridex}, {y, HIP_R_16BF, incy, stridey},
    {result, HIP_R_16BF}, HIP_R_32F);
}

hipblasStatus_t hipblasBfdotStridedBatched_64(hipblasHandle_t handle, int64_t n, const hipblasBfloat16* x,
    int64_t incx, hipblasStride stridex, const hipblasBfloat16* y, int64_t incy, hipblasStride stridey,
    int64_t batchCount, hipblasBfloat16* result) {
    const Call call(__builtin_return_address(0));
    return dot_ex({handle, __func__, batchCount}, n, {x, HIP_R_16BF, incx, stridex}, {y, HIP_R_16BF, incy, stridey},
    {result, HIP_R_16BF}, HIP_R_32F);
}

hipblasStatus_t hipblasBfdot_64(hipblasHandle_t handle, int64_t n, const hipblasBfloat16* x, int64_t incx,
    const hipblasBfloat16* y, int64_t incy, hipblasBfloat16* result) {
    const Call call(__builtin_return_address(0));
    return dot_ex({handle, __func__}, n, {x, HIP_R_16BF, incx}, {y, HIP_R_16BF, incy}, {result, HIP_R_16BF},
    HIP_R_32F);
}

hipblasStatus_t hipblasDotBatchedEx(hipblasHandle_t handle, int n, const void* x, hipDataType xType, int incx,
    const void* y, hipDataType yType, int incy, int batchCount, void* result, hipDataType resultType,
    hipDataType executionType) {
    const Call call(__builtin_return_address(0));
    return dot_ex({handle, __func__, batchCount}, n, {reinterpret_cast<const void* const*>(x), xType, incx},
    {reinterpret_cast<const void* const*>(y), yType, incy}, {result, resultType}, executionType);
}

hipblasStatus_t hipblasDotBatchedEx_64(hipblasHandle_t handle, int64_t n, const void* x, hipDataType xType,
    int64_t incx, const void* y, hipDataType yType, int64_t incy, int64_t batchCount, void* result,
    hipDataType resultType, hipDataType executionType) {
    const Call call(__builtin_return_address(0));
    return dot_ex({handle, __func__, batchCount}, n, {reinterpret_cast<const void* const*>(x), xType, incx},
    {reinterpret_cast<const void* const*>(y), yType, incy}, {result, resultType}, executionType);
}

hipblasStatus_t hipblasDotEx(hipblasHandle_t handle, int n, const void* x, hipDataType xType, int incx, const void* y,
    hipDataType yType, int incy, void* result, hipDataType resultType, hipDataType executionType) {
    const Call call(__builtin_return_address(0));
    return dot_ex({handle, __func__}, n, {x, xType, incx}, {y, yType, incy}, {result, resultType}, executionType);
}

hipblasStatus_t hipblasDotEx_64(hipblasHandle_t handle, int64_t n, const void* x, hipDataType xType, int64_t incx,
    const void* y, hipDataType yType, int64_t incy, void* result, hipDataType resultType, hipDataType executionType) {
    const Call call(__builtin_return_address(0));
    return dot_ex({handle, __func__}, n, {x, xType, incx}, {y, yType, incy}, {result, resultType}, executionType);
}

hipblasStatus_t hipblasDotStridedBatchedEx(hipblasHandle_t handle, int n, const void* x, hipDataType xType, int incx,
    hipblasStride stridex, const void* y, hipDataType yType, int incy, hipblasStride stridey, int batchCount,
    void* result, hipDataType resultType, hipDataType executionType) {
    const Call call(__builtin_return_address(0));
    return dot_ex({handle, __func__, batchCount}, n, {x, xType, incx, stridex}, {y, yType, incy, stridey},
    {result, resultType}, executionType);
}

hipblasStatus_t hipblasDotStridedBatchedEx_64(hipblasHandle_t handle, int64_t n, const void* x, hipDataType xType,
    int64_t incx, hipblasStride stridex, const void* y, hipDataType yType, int64_t incy, hipblasStride stridey,
    int64_t batchCount, void* result, hipDataType resultType, hipDataType executionType) {
    const Call call(__builtin_return_address(0));
    return dot_ex({handle, __func__, batchCount}, n, {x, xType, incx, stridex}, {y, yType, incy, stridey},
    {result, resultType}, executionType);
}

hipblasStatus_t hipblasDotcBatchedEx(hipblasHandle_t handle, int n, const void* x, hipDataType xType, int incx,
    const void* y, hipDataType yType, int incy, int batchCount, void* result, hipDataType resultType,
    hipDataType executionType) {
    const Call call(__builtin_return_address(0));
    return dotc_ex({handle, __func__, batchCount}, n, {reinterpret_cast<const void* const*>(x), xType, incx},
    {reinterpret_cast<const void* const*>(y), yType, incy}, {result, resultType}, executionType);
}

hipblasStatus_t hipblasDotcBatchedEx_64(hipblasHandle_t handle, int64_t n, const void* x, hipDataType xType,
    int64_t incx, const void* y, hipDataType yType, int64_t incy, int64_t batchCount, void* result,
    hipDataType resultType, hipDataType executionType) {
    const Call call(__builtin_return_address(0));
    return dotc_ex({handle, __func__, batchCount}, n, {reinterpret_cast<const void* const*>(x), xType, incx},
    {reinterpret_cast<const void* const*>(y), yType, incy}, {result, resultType}, executionType);
}

hipblasStatus_t hipblasDotcEx(hipblasHandle_t handle, int n, const void* x, hipDataType xType, int incx, const void* y,
    hipDataType yType, int incy, void* result, hipDataType resultType, hipDataType executionType) {
    const Call call(__builtin_return_address(0));
    return dotc_ex({handle, __func__}, n, {x, xType, incx}, {y, yType, incy}, {result, resultType}, executionType);
}

hipblasStatus_t hipblasDotcEx_64(hipblasHandle_t handle, int64_t n, const void* x, hipDataType xType, int64_t incx,
    const void* y, hipDataType yType, int64_t incy, void* result, hipDataType resultType, hipDataType executionType) {
    const Call call(__builtin_return_address(0));
    return dotc_ex({handle, __func__}, n, {x, xType, incx}, {y, yType, incy}, {result, resultType}, executionType);
}

hipblasStatus_t hipblasDotcStridedBatchedEx(hipblasHandle_t handle, int n, const void* x, hipDataType xType, int incx,
    hipblasStride stridex, const void* y, hipDataType yType, int incy, hipblasStride stridey, int batchCount,
    void* result, hipDataType resultType, hipDataType executionType) {
    const Call call(__builtin_return_address(0));
    return dotc_ex({handle, __func__, batchCount}, n, {x, xType, incx, stridex}, {y, yType, incy, stridey},
    {result, resultType}, executionType);
}

hipblasStatus_t hipblasDotcStridedBatchedEx_64(hipblasHandle_t handle, int64_t n, const void* x, hipDataType xType,
    int64_t incx, hipblasStride stridex, const void* y, hipDataType yType, int64_t incy, hipblasStride stridey,
    int64_t batchCount, void* result, hipDataType resultType, hipDataType executionType) {
    const Call call(__builtin_return_address(0));
    return dotc_ex({handle, __func__, batchCount}, n, {x, xType, incx, stridex}, {y, yType, incy, stridey},
    {result, resultType}, executionType);
}

hipblasStatus_t hipblasGemmBatchedEx(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB,
    int m, int n, int k, const void* alpha, const void* A[], hipDataType aType, int lda, const void* B[],
    hipDataType bType, int ldb, const void* beta, void* C[], hipDataType cType, int ldc, int batchCount,
    hipblasComputeType_t computeType, hipblasGemmAlgo_t algo) {
    const Call call(__builtin_return_address(0));
    return gemm_ex({handle, __func__, batchCount}, transA, transB, m, n, k, {alpha},
    {reinterpret_cast<const void* const*>(A), aType, lda}, {reinterpret_cast<const void* const*>(B), bType, ldb},
    {beta}, {reinterpret_cast<void* const*>(C), cType, ldc}, computeType, algo);
}

hipblasStatus_t hipblasGemmBatchedExWithFlags(hipblasHandle_t handle, hipblasOperation_t transA,
    hipblasOperation_t transB, int m, int n, int k, const void* alpha, const void* A[], hipDataType aType, int lda,
    const void* B[], hipDataType bType, int ldb, const void* beta, void* C[], hipDataType cType, int ldc,
    int batchCount, hipblasComputeType_t computeType, hipblasGemmAlgo_t algo, hipblasGemmFlags_t flags) {
    const Call call(__builtin_return_address(0));
    return gemm_ex({handle, __func__, batchCount}, transA, transB, m, n, k, {alpha},
    {reinterpret_cast<const void* const*>(A), aType, lda}, {reinterpret_cast<const void* const*>(B), bType, ldb},
    {beta}, {reinterpret_cast<void* const*>(C), cType, ldc}, computeType, algo, flags);
}

hipblasStatus_t hipblasGemmBatchedExWithFlags_64(hipblasHandle_t handle, hipblasOperation_t transA,
    hipblasOperation_t transB, int64_t m, int64_t n, int64_t k, const void* alpha, const void* A[], hipDataType aType,
    int64_t lda, const void* B[], hipDataType bType, int64_t ldb, const void* beta, void* C[], hipDataType cType,
    int64_t ldc, int64_t batchCount, hipblasComputeType_t computeType, hipblasGemmAlgo_t algo,
    hipblasGemmFlags_t flags) {
    const Call call(__builtin_return_address(0));
    return gemm_ex({handle, __func__, batchCount}, transA, transB, m, n, k, {alpha},
    {reinterpret_cast<const void* const*>(A), aType, lda}, {reinterpret_cast<const void* const*>(B), bType, ldb},
    {beta}, {reinterpret_cast<void* const*>(C), cType, ldc}, computeType, algo, flags);
}

hipblasStatus_t hipblasGemmBatchedEx_64(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB,
    int64_t m, int64_t n, int64_t k, const void* alpha, const void* A[], hipDataType aType, int64_t lda,
    const void* B[], hipDataType bType, int64_t ldb, const void* beta, void* C[], hipDataType cType, int64_t ldc,
    int64_t batchCount, hipblasComputeType_t computeType, hipblasGemmAlgo_t algo) {
    const Call call(__builtin_return_address(0));
    return gemm_ex({handle, __func__, batchCount}, transA, transB, m, n, k, {alpha},
    {reinterpret_cast<const void* const*>(A), aType, lda}, {reinterpret_cast<const void* const*>(B), bType, ldb},
    {beta}, {reinterpret_cast<void* const*>(C), cType, ldc}, computeType, algo);
}

hipblasStatus_t hipblasGemmEx(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB, int m,
    int n, int k, const void* alpha, const void* A, hipDataType aType, int lda, const void* B, hipDataType bType,
    int ldb, const void* beta, void* C, hipDataType cType, int ldc, hipblasComputeType_t computeType,
    hipblasGemmAlgo_t algo) {
    const Call call(__builtin_return_address(0));
    return gemm_ex({handle, __func__}, transA, transB, m, n, k, alpha, {A, aType, lda}, {B, bType, ldb}, beta,
    {C, cType, ldc}, computeType, algo);
}

hipblasStatus_t hipblasGemmExWithFlags(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB,
    int m, int n, int k, const void* alpha, const void* A, hipDataType aType, int lda, const void* B,
    hipDataType bType, int ldb, const void* beta, void* C, hipDataType cType, int ldc,
    hipblasComputeType_t computeType, hipblasGemmAlgo_t algo, hipblasGemmFlags_t flags) {
    const Call call(__builtin_return_address(0));
    return gemm_ex({handle, __func__}, transA, transB, m, n, k, alpha, {A, aType, lda}, {B, bType, ldb}, beta,
    {C, cType, ldc}, computeType, algo, flags);
}

hipblasStatus_t hipblasGemmExWithFlags_64(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB,
    int64_t m, int64_t n, int64_t k, const void* alpha, const void* A, hipDataType aType, int64_t lda, const void* B,
    hipDataType bType, int64_t ldb, const void* beta, void* C, hipDataType cType, int64_t ldc,
    hipblasComputeType_t computeType, hipblasGemmAlgo_t algo, hipblasGemmFlags_t flags) {
    const Call call(__builtin_return_address(0));
    return gemm_ex({handle, __func__}, transA, transB, m, n, k, alpha, {A, aType, lda}, {B, bType, ldb}, beta,
    {C, cType, ldc}, computeType, algo, flags);
}

hipblasStatus_t hipblasGemmEx_64(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB,
    int64_t m, int64_t n, int64_t k, const void* alpha, const void* A, hipDataType aType, int64_t lda, const void* B,
    hipDataType bType, int64_t ldb, const void* beta, void* C, hipDataType cType, int64_t ldc,
    hipblasComputeType_t computeType, hipblasGemmAlgo_t algo) {
    const Call call(__builtin_return_address(0));
    return gemm_ex({handle, __func__}, transA, transB, m, n, k, alpha, {A, aType, lda}, {B, bType, ldb}, beta,
    {C, cType, ldc}, computeType, algo);
}

hipblasStatus_t hipblasGemmStridedBatchedEx(hipblasHandle_t handle, hipblasOperation_t transA,
    hipblasOperation_t transB, int m, int n, int k, const void* alpha, const void* A, hipDataType aType, int lda,
    hipblasStride strideA, const void* B, hipDataType bType, int ldb, hipblasStride strideB, const void* beta, void* C,
    hipDataType cType, int ldc, hipblasStride strideC, int batchCount, hipblasComputeType_t computeType,
    hipblasGemmAlgo_t algo) {
    const Call call(__builtin_return_address(0));
    return gemm_ex({handle, __func__, batchCount}, transA, transB, m, n, k, alpha, {A, aType, lda, strideA},
    {B, bType, ldb, strideB}, beta, {C, cType, ldc, strideC}, computeType, algo);
}

hipblasStatus_t hipblasGemmStridedBatchedExWithFlags(hipblasHandle_t handle, hipblasOperation_t transA,
    hipblasOperation_t transB, int m, int n, int k, const void* alpha, const void* A, hipDataType aType, int lda,
    hipblasStride strideA, const void* B, hipDataType bType, int ldb, hipblasStride strideB, const void* beta, void* C,
    hipDataType cType, int ldc, hipblasStride strideC, int batchCount, hipblasComputeType_t computeType,
    hipblasGemmAlgo_t algo, hipblasGemmFlags_t flags) {
    const Call call(__builtin_return_address(0));
    return gemm_ex({handle, __func__, batchCount}, transA, transB, m, n, k, alpha, {A, aType, lda, strideA},
    {B, bType, ldb, strideB}, beta, {C, cType, ldc, strideC}, computeType, algo, flags);
}

hipblasStatus_t hipblasGemmStridedBatchedExWithFlags_64(hipblasHandle_t handle, hipblasOperation_t transA,
    hipblasOperation_t transB, int64_t m, int64_t n, int64_t k, const void* alpha, const void* A, hipDataType aType,
    int64_t lda, hipblasStride strideA, const void* B, hipDataType bType, int64_t ldb, hipblasStride strideB,
    const void* beta, void* C, hipDataType cType, int64_t ldc, hipblasStride strideC, int64_t batchCount,
    hipblasComputeType_t computeType, hipblasGemmAlgo_t algo, hipblasGemmFlags_t flags) {
    const Call call(__builtin_return_address(0));
    return gemm_ex({handle, __func__, batchCount}, transA, transB, m, n, k, alpha, {A, aType, lda, strideA},
    {B, bType, ldb, strideB}, beta, {C, cType, ldc, strideC}, computeType, algo, flags);
}

hipblasStatus_t hipblasGemmStridedBatchedEx_64(hipblasHandle_t handle, hipblasOperation_t transA,
    hipblasOperation_t transB, int64_t m, int64_t n, int64_t k, const void* alpha, const void* A, hipDataType aType,
    int64_t lda, hipblasStride strideA, const void* B, hipDataType bType, int64_t ldb, hipblasStride strideB,
    const void* beta, void* C, hipDataType cType, int64_t ldc, hipblasStride strideC, int64_t batchCount,
    hipblasComputeType_t computeType, hipblasGemmAlgo_t algo) {
    const Call call(__builtin_return_address(0));
    return gemm_ex({handle, __func__, batchCount}, transA, transB, m, n, k, alpha, {A, aType, lda, strideA},
    {B, bType, ldb, strideB}, beta, {C, cType, ldc, strideC}, computeType, algo);
}

hipblasStatus_t hipblasHaxpy(hipblasHandle_t handle, int n, const hipblasHalf* alpha, const hipblasHalf* x, int incx,
    hipblasHalf* y, int incy) {
    const Call call(__builtin_return_address(0));
    return axpy_ex({handle, __func__}, n, {alpha, HIP_R_16F}, {x, HIP_R_16F, incx}, {y, HIP_R_16F, incy}, HIP_R_32F);
}

hipblasStatus_t hipblasHaxpyBatched(hipblasHandle_t handle, int n, const hipblasHalf* alpha,
    const hipblasHalf* const x[], int incx, hipblasHalf* const y[], int incy, int batchCount) {
    const Call call(__builtin_return_address(0));
    return axpy_ex({handle, __func__, batchCount}, n, {alpha, HIP_R_16F}, {x, HIP_R_16F, incx}, {y, HIP_R_16F, incy},
    HIP_R_32F);
}

hipblasStatus_t hipblasHaxpyBatched_64(hipblasHandle_t handle, int64_t n, const hipblasHalf* alpha,
    const hipblasHalf* const x[], int64_t incx, hipblasHalf* const y[], int64_t incy, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return axpy_ex({handle, __func__, batchCount}, n, {alpha, HIP_R_16F}, {x, HIP_R_16F, incx}, {y, HIP_R_16F, incy},
    HIP_R_32F);
}

hipblasStatus_t hipblasHaxpyStridedBatched(hipblasHandle_t handle, int n, const hipblasHalf* alpha,
    const hipblasHalf* x, int incx, hipblasStride stridex, hipblasHalf* y, int incy, hipblasStride stridey,
    int batchCount) {
    const Call call(__builtin_return_address(0));
    return axpy_ex({handle, __func__, batchCount}, n, {alpha, HIP_R_16F}, {x, HIP_R_16F, incx, stridex},
    {y, HIP_R_16F, incy, stridey}, HIP_R_32F);
}

hipblasStatus_t hipblasHaxpyStridedBatched_64(hipblasHandle_t handle, int64_t n, const hipblasHalf* alpha,
    const hipblasHalf* x, int64_t incx, hipblasStride stridex, hipblasHalf* y, int64_t incy, hipblasStride stridey,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return axpy_ex({handle, __func__, batchCount}, n, {alpha, HIP_R_16F}, {x, HIP_R_16F, incx, stridex},
    {y, HIP_R_16F, incy, stridey}, HIP_R_32F);
}

hipblasStatus_t hipblasHaxpy_64(hipblasHandle_t handle, int64_t n, const hipblasHalf* alpha, const hipblasHalf* x,
    int64_t incx, hipblasHalf* y, int64_t incy) {
    const Call call(__builtin_return_address(0));
    return axpy_ex({handle, __func__}, n, {alpha, HIP_R_16F}, {x, HIP_R_16F, incx}, {y, HIP_R_16F, incy}, HIP_R_32F);
}

hipblasStatus_t hipblasHdot(hipblasHandle_t handle, int n, const hipblasHalf* x, int incx, const hipblasHalf* y,
    int incy, hipblasHalf* result) {
    const Call call(__builtin_return_address(0));
    return dot_ex({handle, __func__}, n, {x, HIP_R_16F, incx}, {y, HIP_R_16F, incy}, {result, HIP_R_16F}, HIP_R_32F);
}

hipblasStatus_t hipblasHdotBatched(hipblasHandle_t handle, int n, const hipblasHalf* const x[], int incx,
    const hipblasHalf* const y[], int incy, int batchCount, hipblasHalf* result) {
    const Call call(__builtin_return_address(0));
    return dot_ex({handle, __func__, batchCount}, n, {x, HIP_R_16F, incx}, {y, HIP_R_16F, incy}, {result, HIP_R_16F},
    HIP_R_32F);
}

hipblasStatus_t hipblasHdotBatched_64(hipblasHandle_t handle, int64_t n, const hipblasHalf* const x[], int64_t incx,
    const hipblasHalf* const y[], int64_t incy, int64_t batchCount, hipblasHalf* result) {
    const Call call(__builtin_return_address(0));
    return dot_ex({handle, __func__, batchCount}, n, {x, HIP_R_16F, incx}, {y, HIP_R_16F, incy}, {result, HIP_R_16F},
    HIP_R_32F);
}

hipblasStatus_t hipblasHdotStridedBatched(hipblasHandle_t handle, int n, const hipblasHalf* x, int incx,
    hipblasStride stridex, const hipblasHalf* y, int incy, hipblasStride stridey, int batchCount, hipblasHalf* result) {
    const Call call(__builtin_return_address(0));
    return dot_ex({handle, __func__, batchCount}, n, {x, HIP_R_16F, incx, stridex}, {y, HIP_R_16F, incy, stridey},
    {result, HIP_R_16F}, HIP_R_32F);
}

hipblasStatus_t hipblasHdotStridedBatched_64(hipblasHandle_t handle, int64_t n, const hipblasHalf* x, int64_t incx,
    hipblasStride stridex, const hipblasHalf* y, int64_t incy, hipblasStride stridey, int64_t batchCount,
    hipblasHalf* result) {
    const Call call(__builtin_return_address(0));
    return dot_ex({handle, __func__, batchCount}, n, {x, HIP_R_16F, incx, stridex}, {y, HIP_R_16F, incy, stridey},
    {result, HIP_R_16F}, HIP_R_32F);
}

hipblasStatus_t hipblasHdot_64(hipblasHandle_t handle, int64_t n, const hipblasHalf* x, int64_t incx,
    const hipblasHalf* y, int64_t incy, hipblasHalf* result) {
    const Call call(__builtin_return_address(0));
    return dot_ex({handle, __func__}, n, {x, HIP_R_16F, incx}, {y, HIP_R_16F, incy}, {result, HIP_R_16F}, HIP_R_32F);
}

hipblasStatus_t hipblasHgemm(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB, int m,
    int n, int k, const hipblasHalf* alpha, const hipblasHalf* AP, int lda, const hipblasHalf* BP, int ldb,
    const hipblasHalf* beta, hipblasHalf* CP, int ldc) {
    const Call call(__builtin_return_address(0));
    return gemm_ex({handle, __func__}, transA, transB, m, n, k, alpha, {AP, HIP_R_16F, lda}, {BP, HIP_R_16F, ldb},
    beta, {CP, HIP_R_16F, ldc}, HIPBLAS_COMPUTE_16F, HIPBLAS_GEMM_DEFAULT);
}

hipblasStatus_t hipblasHgemmBatched(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB,
    int m, int n, int k, const hipblasHalf* alpha, const hipblasHalf* const AP[], int lda,
    const hipblasHalf* const BP[], int ldb, const hipblasHalf* beta, hipblasHalf* const CP[], int ldc, int batchCount) {
    const Call call(__builtin_return_address(0));
    return gemm_ex({handle, __func__, batchCount}, transA, transB, m, n, k, alpha, {AP, HIP_R_16F, lda},
    {BP, HIP_R_16F, ldb}, beta, {CP, HIP_R_16F, ldc}, HIPBLAS_COMPUTE_16F, HIPBLAS_GEMM_DEFAULT);
}

hipblasStatus_t hipblasHgemmBatched_64(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB,
    int64_t m, int64_t n, int64_t k, const hipblasHalf* alpha, const hipblasHalf* const AP[], int64_t lda,
    const hipblasHalf* const BP[], int64_t ldb, const hipblasHalf* beta, hipblasHalf* const CP[], int64_t ldc,
    int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return gemm_ex({handle, __func__, batchCount}, transA, transB, m, n, k, alpha, {AP, HIP_R_16F, lda},
    {BP, HIP_R_16F, ldb}, beta, {CP, HIP_R_16F, ldc}, HIPBLAS_COMPUTE_16F, HIPBLAS_GEMM_DEFAULT);
}

hipblasStatus_t hipblasHgemmStridedBatched(hipblasHandle_t handle, hipblasOperation_t transA,
    hipblasOperation_t transB, int m, int n, int k, const hipblasHalf* alpha, const hipblasHalf* AP, int lda,
    long long strideA, const hipblasHalf* BP, int ldb, long long strideB, const hipblasHalf* beta, hipblasHalf* CP,
    int ldc, long long strideC, int batchCount) {
    const Call call(__builtin_return_address(0));
    return gemm_ex({handle, __func__, batchCount}, transA, transB, m, n, k, alpha, {AP, HIP_R_16F, lda, strideA},
    {BP, HIP_R_16F, ldb, strideB}, beta, {CP, HIP_R_16F, ldc, strideC}, HIPBLAS_COMPUTE_16F, HIPBLAS_GEMM_DEFAULT);
}

hipblasStatus_t hipblasHgemmStridedBatched_64(hipblasHandle_t handle, hipblasOperation_t transA,
    hipblasOperation_t transB, int64_t m, int64_t n, int64_t k, const hipblasHalf* alpha, const hipblasHalf* AP,
    int64_t lda, long long strideA, const hipblasHalf* BP, int64_t ldb, long long strideB, const hipblasHalf* beta,
    hipblasHalf* CP, int64_t ldc, long long strideC, int64_t batchCount) {
    const Call call(__builtin_return_address(0));
    return gemm_ex({handle, __func__, batchCount}, transA, transB, m, n, k, alpha, {AP, HIP_R_16F, lda, strideA},
    {BP, HIP_R_16F, ldb, strideB}, beta, {CP, HIP_R_16F, ldc, strideC}, HIPBLAS_COMPUTE_16F, HIPBLAS_GEMM_DEFAULT);
}

hipblasStatus_t hipblasHgemm_64(hipblasHandle_t handle, hipblasOperation_t transA, hipblasOperation_t transB,
    int64_t m, int64_t n, int64_t k, const hipblasHalf* alpha, const hipblasHalf* AP, int64_t lda,
    const hipblasHalf* BP, int64_t ldb, const hipblasHalf* beta, hipblasHalf* CP, int64_t ldc) {
    const Call call(__builtin_return_address(0));
    return gemm_ex({handle, __func__}, transA, transB, m, n, k, alpha, {AP, HIP_R_16F, lda}, {BP, HIP_R_16F, ldb},
    beta, {CP, HIP_R_16F, ldc}, HIPBLAS_COMPUTE_16F, HIPBLAS_GEMM_DEFAULT);
}

hipblasStatus_t hipblasNrm2BatchedEx(hipblasHandle_t handle, int n, const void* x, hipDataType xType, int incx,
    int batchCount, void* result, hipDataType resultType, hipDataType executionType) {
    const Call call(__builtin_return_address(0));
    return nrm2_ex({handle, __func__, batchCount}, n, {reinterpret_cast<const void* const*>(x), xType, incx},
    {result, resultType}, executionType);
}

hipblasStatus_t hipblasNrm2BatchedEx_64(hipblasHandle_t handle, int64_t n, const void* x, hipDataType xType,
    int64_t incx, int64_t batchCount, void* result, hipDataType resultType, hipDataType executionType) {
    const Call call(__builtin_return_address(0));
    return nrm2_ex({handle, __func__, batchCount}, n, {reinterpret_cast<const void* const*>(x), xType, incx},
    {result, resultType}, executionType);
}

hipblasStatus_t hipblasNrm2Ex(hipblasHandle_t handle, int n, const void* x, hipDataType xType, int incx, void* result,
    hipDataType resultType, hipDataType executionType) {
    const Call call(__builtin_return_address(0));
    return nrm2_ex({handle, __func__}, n, {x, xType, incx}, {result, resultType}, executionType);
}

hipblasStatus_t hipblasNrm2Ex_64(hipblasHandle_t handle, int64_t n, const void* x, hipDataType xType, int64_t incx,
    void* result, hipDataType resultType, hipDataType executionType) {
    const Call call(__builtin_return_address(0));
    return nrm2_ex({handle, __func__}, n, {x, xType, incx}, {result, resultType}, executionType);
}

hipblasStatus_t hipblasNrm2StridedBatchedEx(hipblasHandle_t handle, int n, const void* x, hipDataType xType, int incx,
    hipblasStride stridex, int batchCount, void* result, hipDataType resultType, hipDataType executionType) {
    const Call call(__builtin_return_address(0));
    return nrm2_ex({handle, __func__, batchCount}, n, {x, xType, incx, stridex}, {result, resultType}, executionType);
}

hipblasStatus_t hipblasNrm2StridedBatchedEx_64(hipblasHandle_t handle, int64_t n, const void* x, hipDataType xType,
    int64_t incx, hipblasStride stridex, int64_t batchCount, void* result, hipDataType resultType,
    hipDataType executionType) {
    const Call call(__builtin_return_address(0));
    return nrm2_ex({handle, __func__, batchCount}, n, {x, xType, incx, stridex}, {result, resultType}, executionType);
}

hipblasStatus_t hipblasRotBatchedEx(hipblasHandle_t handle, int n, void* x, hipDataType xType, int incx, void* y,
    hipDataType yType, int incy, const void* c, const void* s, hipDataType csType, int batchCount,
    hipDataType executionType) {
    const Call call(__builtin_return_address(0));
    return rot_ex({handle, __func__, batchCount}, n, {reinterpret_cast<void* const*>(x), xType, incx},
    {reinterpret_cast<void* const*>(y), yType, incy}, {c}, {s, csType}, executionType);
}

hipblasStatus_t hipblasRotBatchedEx_64(hipblasHandle_t handle, int64_t n, void* x, hipDataType xType, int64_t incx,
    void* y, hipDataType yType, int64_t incy, const void* c, const void* s, hipDataType csType, int64_t batchCount,
    hipDataType executionType) {
    const Call call(__builtin_return_address(0));
    return rot_ex({handle, __func__, batchCount}, n, {reinterpret_cast<void* const*>(x), xType, incx},
    {reinterpret_cast<void* const*>(y), yType, incy}, {c}, {s, csType}, executionType);
}

hipblasStatus_t hipblasRotEx(hipblasHandle_t handle, int n, void* x, hipDataType xType, int incx, void* y,
    hipDataType yType, int incy, const void* c, const void* s, hipDataType csType, hipDataType executionType) {
    const Call call(__builtin_return_address(0));
    return rot_ex({handle, __func__}, n, {x, xType, incx}, {y, yType, incy}, c, {s, csType}, executionType);
}

hipblasStatus_t hipblasRotEx_64(hipblasHandle_t handle, int64_t n, void* x, hipDataType xType, int64_t incx, void* y,
    hipDataType yType, int64_t incy, const void* c, const void* s, hipDataType csType, hipDataType executionType) {
    const Call call(__builtin_return_address(0));
    return rot_ex({handle, __func__}, n, {x, xType, incx}, {y, yType, incy}, c, {s, csType}, executionType);
}

hipblasStatus_t hipblasRotStridedBatchedEx(hipblasHandle_t handle, int n, void* x, hipDataType xType, int incx,
    hipblasStride stridex, void* y, hipDataType yType, int incy, hipblasStride stridey, const void* c, const void* s,
    hipDataType csType, int batchCount, hipDataType executionType) {
    const Call call(__builtin_return_address(0));
    return rot_ex({handle, __func__, batchCount}, n, {x, xType, incx, stridex}, {y, yType, incy, stridey}, c,
    {s, csType}, executionType);
}

hipblasStatus_t hipblasRotStridedBatchedEx_64(hipblasHandle_t handle, int64_t n, void* x, hipDataType xType,
    int64_t incx, hipblasStride stridex, void* y, hipDataType yType, int64_t incy, hipblasStride stridey,
    const void* c, const void* s, hipDataType csType, int64_t batchCount, hipDataType executionType) {
    const Call call(__builtin_return_address(0));
    return rot_ex({handle, __func__, batchCount}, n, {x, xType, incx, stridex}, {y, yType, incy, stridey}, c,
    {s, csType}, executionType);
}

hipblasStatus_t hipblasScalBatchedEx(hipblasHandle_t handle, int n, const void* alpha, hipDataType alphaType, void* x,
    hipDataType xType, int incx, int batchCount, hipDataType executionType) {
    const Call call(__builtin_return_address(0));
    return scal_ex({handle, __func__, batchCount}, n, {alpha, alphaType},
    {reinterpret_cast<void* const*>(x), xType, incx}, executionType);
}

hipblasStatus_t hipblasScalBatchedEx_64(hipblasHandle_t handle, int64_t n, const void* alpha, hipDataType alphaType,
    void* x, hipDataType xType, int64_t incx, int64_t batchCount, hipDataType executionType) {
    const Call call(__builtin_return_address(0));
    return scal_ex({handle, __func__, batchCount}, n, {alpha, alphaType},
    {reinterpret_cast<void* const*>(x), xType, incx}, executionType);
}

hipblasStatus_t hipblasScalEx(hipblasHandle_t handle, int n, const void* alpha, hipDataType alphaType, void* x,
    hipDataType xType, int incx, hipDataType executionType) {
    const Call call(__builtin_return_address(0));
    return scal_ex({handle, __func__}, n, {alpha, alphaType}, {x, xType, incx}, executionType);
}

hipblasStatus_t hipblasScalEx_64(hipblasHandle_t handle, int64_t n, const void* alpha, hipDataType alphaType, void* x,
    hipDataType xType, int64_t incx, hipDataType executionType) {
    const Call call(__builtin_return_address(0));
    return scal_ex({handle, __func__}, n, {alpha, alphaType}, {x, xType, incx}, executionType);
}

hipblasStatus_t hipblasScalStridedBatchedEx(hipblasHandle_t handle, int n, const void* alpha, hipDataType alphaType,
    void* x, hipDataType xType, int incx, hipblasStride stridex, int batchCount, hipDataType executionType) {
    const Call call(__builtin_return_address(0));
    return scal_ex({handle, __func__, batchCount}, n, {alpha, alphaType}, {x, xType, incx, stridex}, executionType);
}

hipblasStatus_t hipblasScalStridedBatchedEx_64(hipblasHandle_t handle, int64_t n, const void* alpha,
    hipDataType alphaType, void* x, hipDataType xType, int64_t incx, hipblasStride stridex, int64_t batchCount,
    hipDataType executionType) {
    const Call call(__builtin_return_address(0));
    return scal_ex({handle, __func__, batchCount}, n, {alpha, alphaType}, {x, xType, incx, stridex}, executionType);
}

hipblasStatus_t hipblasTrsmBatchedEx(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int m, int n, const void* alpha, void* A, int lda, void* B,
    int ldb, int batchCount, const void*, int, hipDataType computeType) {
    const Call call(__builtin_return_address(0));
    return trsm_ex({handle, __func__, batchCount}, side, uplo, transA, diag, m, n, {alpha},
    {reinterpret_cast<void* const*>(A), lda}, {reinterpret_cast<void* const*>(B), ldb}, computeType);
}

hipblasStatus_t hipblasTrsmEx(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int m, int n, const void* alpha, void* A, int lda, void* B,
    int ldb, const void*, int, hipDataType computeType) {
    const Call call(__builtin_return_address(0));
    return trsm_ex({handle, __func__}, side, uplo, transA, diag, m, n, alpha, {A, lda}, {B, ldb}, computeType);
}

hipblasStatus_t hipblasTrsmStridedBatchedEx(hipblasHandle_t handle, hipblasSideMode_t side, hipblasFillMode_t uplo,
    hipblasOperation_t transA, hipblasDiagType_t diag, int m, int n, const void* alpha, void* A, int lda,
    hipblasStride strideA, void* B, int ldb, hipblasStride strideB, int batchCount, const void*, int, hipblasStride,
    hipDataType computeType) {
    const Call call(__builtin_return_address(0));
    return trsm_ex({handle, __func__, batchCount}, side, uplo, transA, diag, m, n, alpha, {A, lda, strideA},
    {B, ldb, strideB}, computeType);
}
