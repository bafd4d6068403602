// The functions of factorizations.h, by their names.
// Written by `python -m scripts.hip_libraries` from the facts about ROCm's headers.

#include "factorizations.h"

using namespace hipport_cpu;
using namespace hipport_cpu::blas;

hipblasStatus_t hipblasCgels(hipblasHandle_t handle, hipblasOperation_t trans, const int m, const int n,
    const int nrhs, hipComplex* A, const int lda, hipComplex* B, const int ldb, int* info, int* deviceInfo) {
    const Call call(__builtin_return_address(0));
    return gels<Complex>({handle, __func__}, trans, m, n, nrhs, {A, lda}, {B, ldb}, info, deviceInfo);
}

hipblasStatus_t hipblasCgelsBatched(hipblasHandle_t handle, hipblasOperation_t trans, const int m, const int n,
    const int nrhs, hipComplex* const A[], const int lda, hipComplex* const B[], const int ldb, int* info,
    int* deviceInfo, const int batchCount) {
    const Call call(__builtin_return_address(0));
    return gels<Complex>({handle, __func__, batchCount}, trans, m, n, nrhs, {A, lda}, {B, ldb}, info, deviceInfo);
}

hipblasStatus_t hipblasCgelsStridedBatched(hipblasHandle_t handle, hipblasOperation_t trans, const int m, const int n,
    const int nrhs, hipComplex* A, const int lda, const hipblasStride strideA, hipComplex* B, const int ldb,
    const hipblasStride strideB, int* info, int* deviceInfo, const int batchCount) {
    const Call call(__builtin_return_address(0));
    return gels<Complex>({handle, __func__, batchCount}, trans, m, n, nrhs, {A, lda, strideA}, {B, ldb, strideB},
    info, deviceInfo);
}

hipblasStatus_t hipblasCgeqrf(hipblasHandle_t handle, const int m, const int n, hipComplex* A, const int lda,
    hipComplex* ipiv, int* info) {
    const Call call(__builtin_return_address(0));
    return geqrf<Complex>({handle, __func__}, m, n, {A, lda}, ipiv, info);
}

hipblasStatus_t hipblasCgeqrfBatched(hipblasHandle_t handle, const int m, const int n, hipComplex* const A[],
    const int lda, hipComplex* const ipiv[], int* info, const int batchCount) {
    const Call call(__builtin_return_address(0));
    return geqrf<Complex>({handle, __func__, batchCount}, m, n, {A, lda}, ipiv, info);
}

hipblasStatus_t hipblasCgeqrfStridedBatched(hipblasHandle_t handle, const int m, const int n, hipComplex* A,
    const int lda, const hipblasStride strideA, hipComplex* ipiv, const hipblasStride strideP, int* info,
    const int batchCount) {
    const Call call(__builtin_return_address(0));
    return geqrf<Complex>({handle, __func__, batchCount}, m, n, {A, lda, strideA}, {ipiv, strideP}, info);
}

hipblasStatus_t hipblasCgetrf(hipblasHandle_t handle, const int n, hipComplex* A, const int lda, int* ipiv, int* info) {
    const Call call(__builtin_return_address(0));
    return getrf<Complex>({handle, __func__}, n, {A, lda}, ipiv, info);
}

hipblasStatus_t hipblasCgetrfBatched(hipblasHandle_t handle, const int n, hipComplex* const A[], const int lda,
    int* ipiv, int* info, const int batchCount) {
    const Call call(__builtin_return_address(0));
    return getrf<Complex>({handle, __func__, batchCount}, n, {A, lda}, ipiv, info);
}

hipblasStatus_t hipblasCgetrfStridedBatched(hipblasHandle_t handle, const int n, hipComplex* A, const int lda,
    const hipblasStride strideA, int* ipiv, const hipblasStride strideP, int* info, const int batchCount) {
    const Call call(__builtin_return_address(0));
    return getrf<Complex>({handle, __func__, batchCount}, n, {A, lda, strideA}, {ipiv, strideP}, info);
}

hipblasStatus_t hipblasCgetriBatched(hipblasHandle_t handle, const int n, hipComplex* const A[], const int lda,
    int* ipiv, hipComplex* const C[], const int ldc, int* info, const int batchCount) {
    const Call call(__builtin_return_address(0));
    return getri<Complex>({handle, __func__, batchCount}, n, {A, lda}, ipiv, {C, ldc}, info);
}

hipblasStatus_t hipblasCgetrs(hipblasHandle_t handle, const hipblasOperation_t trans, const int n, const int nrhs,
    hipComplex* A, const int lda, const int* ipiv, hipComplex* B, const int ldb, int* info) {
    const Call call(__builtin_return_address(0));
    return getrs<Complex>({handle, __func__}, trans, n, nrhs, {A, lda}, ipiv, {B, ldb}, info);
}

hipblasStatus_t hipblasCgetrsBatched(hipblasHandle_t handle, const hipblasOperation_t trans, const int n,
    const int nrhs, hipComplex* const A[], const int lda, const int* ipiv, hipComplex* const B[], const int ldb,
    int* info, const int batchCount) {
    const Call call(__builtin_return_address(0));
    return getrs<Complex>({handle, __func__, batchCount}, trans, n, nrhs, {A, lda}, ipiv, {B, ldb}, info);
}

hipblasStatus_t hipblasCgetrsStridedBatched(hipblasHandle_t handle, const hipblasOperation_t trans, const int n,
    const int nrhs, hipComplex* A, const int lda, const hipblasStride strideA, const int* ipiv,
    const hipblasStride strideP, hipComplex* B, const int ldb, const hipblasStride strideB, int* info,
    const int batchCount) {
    const Call call(__builtin_return_address(0));
    return getrs<Complex>({handle, __func__, batchCount}, trans, n, nrhs, {A, lda, strideA}, {ipiv, strideP},
    {B, ldb, strideB}, info);
}

hipblasStatus_t hipblasDgels(hipblasHandle_t handle, hipblasOperation_t trans, const int m, const int n,
    const int nrhs, double* A, const int lda, double* B, const int ldb, int* info, int* deviceInfo) {
    const Call call(__builtin_return_address(0));
    return gels<double>({handle, __func__}, trans, m, n, nrhs, {A, lda}, {B, ldb}, info, deviceInfo);
}

hipblasStatus_t hipblasDgelsBatched(hipblasHandle_t handle, hipblasOperation_t trans, const int m, const int n,
    const int nrhs, double* const A[], const int lda, double* const B[], const int ldb, int* info, int* deviceInfo,
    const int batchCount) {
    const Call call(__builtin_return_address(0));
    return gels<double>({handle, __func__, batchCount}, trans, m, n, nrhs, {A, lda}, {B, ldb}, info, deviceInfo);
}

hipblasStatus_t hipblasDgelsStridedBatched(hipblasHandle_t handle, hipblasOperation_t trans, const int m, const int n,
    const int nrhs, double* A, const int lda, const hipblasStride strideA, double* B, const int ldb,
    const hipblasStride strideB, int* info, int* deviceInfo, const int batchCount) {
    const Call call(__builtin_return_address(0));
    return gels<double>({handle, __func__, batchCount}, trans, m, n, nrhs, {A, lda, strideA}, {B, ldb, strideB}, info,
    deviceInfo);
}

hipblasStatus_t hipblasDgeqrf(hipblasHandle_t handle, const int m, const int n, double* A, const int lda, double* ipiv,
    int* info) {
    const Call call(__builtin_return_address(0));
    return geqrf<double>({handle, __func__}, m, n, {A, lda}, ipiv, info);
}

hipblasStatus_t hipblasDgeqrfBatched(hipblasHandle_t handle, const int m, const int n, double* const A[],
    const int lda, double* const ipiv[], int* info, const int batchCount) {
    const Call call(__builtin_return_address(0));
    return geqrf<double>({handle, __func__, batchCount}, m, n, {A, lda}, ipiv, info);
}

hipblasStatus_t hipblasDgeqrfStridedBatched(hipblasHandle_t handle, const int m, const int n, double* A, const int lda,
    const hipblasStride strideA, double* ipiv, const hipblasStride strideP, int* info, const int batchCount) {
    const Call call(__builtin_return_address(0));
    return geqrf<double>({handle, __func__, batchCount}, m, n, {A, lda, strideA}, {ipiv, strideP}, info);
}

hipblasStatus_t hipblasDgetrf(hipblasHandle_t handle, const int n, double* A, const int lda, int* ipiv, int* info) {
    const Call call(__builtin_return_address(0));
    return getrf<double>({handle, __func__}, n, {A, lda}, ipiv, info);
}

hipblasStatus_t hipblasDgetrfBatched(hipblasHandle_t handle, const int n, double* const A[], const int lda, int* ipiv,
    int* info, const int batchCount) {
    const Call call(__builtin_return_address(0));
    return getrf<double>({handle, __func__, batchCount}, n, {A, lda}, ipiv, info);
}

hipblasStatus_t hipblasDgetrfStridedBatched(hipblasHandle_t handle, const int n, double* A, const int lda,
    const hipblasStride strideA, int* ipiv, const hipblasStride strideP, int* info, const int batchCount) {
    const Call call(__builtin_return_address(0));
    return getrf<double>({handle, __func__, batchCount}, n, {A, lda, strideA}, {ipiv, strideP}, info);
}

hipblasStatus_t hipblasDgetriBatched(hipblasHandle_t handle, const int n, double* const A[], const int lda, int* ipiv,
    double* const C[], const int ldc, int* info, const int batchCount) {
    const Call call(__builtin_return_address(0));
    return getri<double>({handle, __func__, batchCount}, n, {A, lda}, ipiv, {C, ldc}, info);
}

hipblasStatus_t hipblasDgetrs(hipblasHandle_t handle, const hipblasOperation_t trans, const int n, const int nrhs,
    double* A, const int lda, const int* ipiv, double* B, const int ldb, int* info) {
    const Call call(__builtin_return_address(0));
    return getrs<double>({handle, __func__}, trans, n, nrhs, {A, lda}, ipiv, {B, ldb}, info);
}

hipblasStatus_t hipblasDgetrsBatched(hipblasHandle_t handle, const hipblasOperation_t trans, const int n,
    const int nrhs, double* const A[], const int lda, const int* ipiv, double* const B[], const int ldb, int* info,
    const int batchCount) {
    const Call call(__builtin_return_address(0));
    return getrs<double>({handle, __func__, batchCount}, trans, n, nrhs, {A, lda}, ipiv, {B, ldb}, info);
}

hipblasStatus_t hipblasDgetrsStridedBatched(hipblasHandle_t handle, const hipblasOperation_t trans, const int n,
    const int nrhs, double* A, const int lda, const hipblasStride strideA, const int* ipiv,
    const hipblasStride strideP, double* B, const int ldb, const hipblasStride strideB, int* info,
    const int batchCount) {
    const Call call(__builtin_return_address(0));
    return getrs<double>({handle, __func__, batchCount}, trans, n, nrhs, {A, lda, strideA}, {ipiv, strideP},
    {B, ldb, strideB}, info);
}

hipblasStatus_t hipblasSgels(hipblasHandle_t handle, hipblasOperation_t trans, const int m, const int n,
    const int nrhs, float* A, const int lda, float* B, const int ldb, int* info, int* deviceInfo) {
    const Call call(__builtin_return_address(0));
    return gels<float>({handle, __func__}, trans, m, n, nrhs, {A, lda}, {B, ldb}, info, deviceInfo);
}

hipblasStatus_t hipblasSgelsBatched(hipblasHandle_t handle, hipblasOperation_t trans, const int m, const int n,
    const int nrhs, float* const A[], const int lda, float* const B[], const int ldb, int* info, int* deviceInfo,
    const int batchCount) {
    const Call call(__builtin_return_address(0));
    return gels<float>({handle, __func__, batchCount}, trans, m, n, nrhs, {A, lda}, {B, ldb}, info, deviceInfo);
}

hipblasStatus_t hipblasSgelsStridedBatched(hipblasHandle_t handle, hipblasOperation_t trans, const int m, const int n,
    const int nrhs, float* A, const int lda, const hipblasStride strideA, float* B, const int ldb,
    const hipblasStride strideB, int* info, int* deviceInfo, const int batchCount) {
    const Call call(__builtin_return_address(0));
    return gels<float>({handle, __func__, batchCount}, trans, m, n, nrhs, {A, lda, strideA}, {B, ldb, strideB}, info,
    deviceInfo);
}

hipblasStatus_t hipblasSgeqrf(hipblasHandle_t handle, const int m, const int n, float* A, const int lda, float* ipiv,
    int* info) {
    const Call call(__builtin_return_address(0));
    return geqrf<float>({handle, __func__}, m, n, {A, lda}, ipiv, info);
}

hipblasStatus_t hipblasSgeqrfBatched(hipblasHandle_t handle, const int m, const int n, float* const A[], const int lda,
    float* const ipiv[], int* info, const int batchCount) {
    const Call call(__builtin_return_address(0));
    return geqrf<float>({handle, __func__, batchCount}, m, n, {A, lda}, ipiv, info);
}

hipblasStatus_t hipblasSgeqrfStridedBatched(hipblasHandle_t handle, const int m, const int n, float* A, const int lda,
    const hipblasStride strideA, float* ipiv, const hipblasStride strideP, int* info, const int batchCount) {
    const Call call(__builtin_return_address(0));
    return geqrf<float>({handle, __func__, batchCount}, m, n, {A, lda, strideA}, {ipiv, strideP}, info);
}

hipblasStatus_t hipblasSgetrf(hipblasHandle_t handle, const int n, float* A, const int lda, int* ipiv, int* info) {
    const Call call(__builtin_return_address(0));
    return getrf<float>({handle, __func__}, n, {A, lda}, ipiv, info);
}

hipblasStatus_t hipblasSgetrfBatched(hipblasHandle_t handle, const int n, float* const A[], const int lda, int* ipiv,
    int* info, const int batchCount) {
    const Call call(__builtin_return_address(0));
    return getrf<float>({handle, __func__, batchCount}, n, {A, lda}, ipiv, info);
}

hipblasStatus_t hipblasSgetrfStridedBatched(hipblasHandle_t handle, const int n, float* A, const int lda,
    const hipblasStride strideA, int* ipiv, const hipblasStride strideP, int* info, const int batchCount) {
    const Call call(__builtin_return_address(0));
    return getrf<float>({handle, __func__, batchCount}, n, {A, lda, strideA}, {ipiv, strideP}, info);
}

hipblasStatus_t hipblasSgetriBatched(hipblasHandle_t handle, const int n, float* const A[], const int lda, int* ipiv,
    float* const C[], const int ldc, int* info, const int batchCount) {
    const Call call(__builtin_return_address(0));
    return getri<float>({handle, __func__, batchCount}, n, {A, lda}, ipiv, {C, ldc}, info);
}

hipblasStatus_t hipblasSgetrs(hipblasHandle_t handle, const hipblasOperation_t trans, const int n, const int nrhs,
    float* A, const int lda, const int* ipiv, float* B, const int ldb, int* info) {
    const Call call(__builtin_return_address(0));
    return getrs<float>({handle, __func__}, trans, n, nrhs, {A, lda}, ipiv, {B, ldb}, info);
}

hipblasStatus_t hipblasSgetrsBatched(hipblasHandle_t handle, const hipblasOperation_t trans, const int n,
    const int nrhs, float* const A[], const int lda, const int* ipiv, float* const B[], const int ldb, int* info,
    const int batchCount) {
    const Call call(__builtin_return_address(0));
    return getrs<float>({handle, __func__, batchCount}, trans, n, nrhs, {A, lda}, ipiv, {B, ldb}, info);
}

hipblasStatus_t hipblasSgetrsStridedBatched(hipblasHandle_t handle, const hipblasOperation_t trans, const int n,
    const int nrhs, float* A, const int lda, const hipblasStride strideA, const int* ipiv, const hipblasStride strideP,
    float* B, const int ldb, const hipblasStride strideB, int* info, const int batchCount) {
    const Call call(__builtin_return_address(0));
    return getrs<float>({handle, __func__, batchCount}, trans, n, nrhs, {A, lda, strideA}, {ipiv, strideP},
    {B, ldb, strideB}, info);
}

hipblasStatus_t hipblasZgels(hipblasHandle_t handle, hipblasOperation_t trans, const int m, const int n,
    const int nrhs, hipDoubleComplex* A, const int lda, hipDoubleComplex* B, const int ldb, int* info, int* deviceInfo) {
    const Call call(__builtin_return_address(0));
    return gels<DoubleComplex>({handle, __func__}, trans, m, n, nrhs, {A, lda}, {B, ldb}, info, deviceInfo);
}

hipblasStatus_t hipblasZgelsBatched(hipblasHandle_t handle, hipblasOperation_t trans, const int m, const int n,
    const int nrhs, hipDoubleComplex* const A[], const int lda, hipDoubleComplex* const B[], const int ldb, int* info,
    int* deviceInfo, const int batchCount) {
    const Call call(__builtin_return_address(0));
    return gels<DoubleComplex>({handle, __func__, batchCount}, trans, m, n, nrhs, {A, lda}, {B, ldb}, info,
    deviceInfo);
}

hipblasStatus_t hipblasZgelsStridedBatched(hipblasHandle_t handle, hipblasOperation_t trans, const int m, const int n,
    const int nrhs, hipDoubleComplex* A, const int lda, const hipblasStride strideA, hipDoubleComplex* B,
    const int ldb, const hipblasStride strideB, int* info, int* deviceInfo, const int batchCount) {
    const Call call(__builtin_return_address(0));
    return gels<DoubleComplex>({handle, __func__, batchCount}, trans, m, n, nrhs, {A, lda, strideA},
    {B, ldb, strideB}, info, deviceInfo);
}

hipblasStatus_t hipblasZgeqrf(hipblasHandle_t handle, const int m, const int n, hipDoubleComplex* A, const int lda,
    hipDoubleComplex* ipiv, int* info) {
    const Call call(__builtin_return_address(0));
    return geqrf<DoubleComplex>({handle, __func__}, m, n, {A, lda}, ipiv, info);
}

hipblasStatus_t hipblasZgeqrfBatched(hipblasHandle_t handle, const int m, const int n, hipDoubleComplex* const A[],
    const int lda, hipDoubleComplex* const ipiv[], int* info, const int batchCount) {
    const Call call(__builtin_return_address(0));
    return geqrf<DoubleComplex>({handle, __func__, batchCount}, m, n, {A, lda}, ipiv, info);
}

hipblasStatus_t hipblasZgeqrfStridedBatched(hipblasHandle_t handle, const int m, const int n, hipDoubleComplex* A,
    const int lda, const hipblasStride strideA, hipDoubleComplex* ipiv, const hipblasStride strideP, int* info,
    const int batchCount) {
    const Call call(__builtin_return_address(0));
    return geqrf<DoubleComplex>({handle, __func__, batchCount}, m, n, {A, lda, strideA}, {ipiv, strideP}, info);
}

hipblasStatus_t hipblasZgetrf(hipblasHandle_t handle, const int n, hipDoubleComplex* A, const int lda, int* ipiv,
    int* info) {
    const Call call(__builtin_return_address(0));
    return getrf<DoubleComplex>({handle, __func__}, n, {A, lda}, ipiv, info);
}

hipblasStatus_t hipblasZgetrfBatched(hipblasHandle_t handle, const int n, hipDoubleComplex* const A[], const int lda,
    int* ipiv, int* info, const int batchCount) {
    const Call call(__builtin_return_address(0));
    return getrf<DoubleComplex>({handle, __func__, batchCount}, n, {A, lda}, ipiv, info);
}

hipblasStatus_t hipblasZgetrfStridedBatched(hipblasHandle_t handle, const int n, hipDoubleComplex* A, const int lda,
    const hipblasStride strideA, int* ipiv, const hipblasStride strideP, int* info, const int batchCount) {
    const Call call(__builtin_return_address(0));
    return getrf<DoubleComplex>({handle, __func__, batchCount}, n, {A, lda, strideA}, {ipiv, strideP}, info);
}

hipblasStatus_t hipblasZgetriBatched(hipblasHandle_t handle, const int n, hipDoubleComplex* const A[], const int lda,
    int* ipiv, hipDoubleComplex* const C[], const int ldc, int* info, const int batchCount) {
    const Call call(__builtin_return_address(0));
    return getri<DoubleComplex>({handle, __func__, batchCount}, n, {A, lda}, ipiv, {C, ldc}, info);
}

hipblasStatus_t hipblasZgetrs(hipblasHandle_t handle, const hipblasOperation_t trans, const int n, const int nrhs,
    hipDoubleComplex* A, const int lda, const int* ipiv, hipDoubleComplex* B, const int ldb, int* info) {
    const Call call(__builtin_return_address(0));
    return getrs<DoubleComplex>({handle, __func__}, trans, n, nrhs, {A, lda}, ipiv, {B, ldb}, info);
}

hipblasStatus_t hipblasZgetrsBatched(hipblasHandle_t handle, const hipblasOperation_t trans, const int n,
    const int nrhs, hipDoubleComplex* const A[], const int lda, const int* ipiv, hipDoubleComplex* const B[],
    const int ldb, int* info, const int batchCount) {
    const Call call(__builtin_return_address(0));
    return getrs<DoubleComplex>({handle, __func__, batchCount}, trans, n, nrhs, {A, lda}, ipiv, {B, ldb}, info);
}

hipblasStatus_t hipblasZgetrsStridedBatched(hipblasHandle_t handle, const hipblasOperation_t trans, const int n,
    const int nrhs, hipDoubleComplex* A, const int lda, const hipblasStride strideA, const int* ipiv,
    const hipblasStride strideP, hipDoubleComplex* B, const int ldb, const hipblasStride strideB, int* info,
    const int batchCount) {
    const Call call(__builtin_return_address(0));
    return getrs<DoubleComplex>({handle, __func__, batchCount}, trans, n, nrhs, {A, lda, strideA}, {ipiv, strideP},
    {B, ldb, strideB}, info);
}
