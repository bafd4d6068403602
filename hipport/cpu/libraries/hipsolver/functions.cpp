// The functions of solver.h, by their names.
// Written by `python -m scripts.hip_libraries` from the facts about ROCm's headers.

#include "solver.h"

using namespace hipport_cpu;
using namespace hipport_cpu::solver;

hipsolverStatus_t hipsolverCCgesv(hipsolverHandle_t handle, int n, int nrhs, hipFloatComplex* A, int lda, int* devIpiv,
    hipFloatComplex* B, int ldb, hipFloatComplex* X, int ldx, void*, size_t, int* niters, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return gesv<Complex>({handle, __func__}, n, nrhs, A, lda, devIpiv, B, ldb, X, ldx, niters, devInfo);
}

hipsolverStatus_t hipsolverCCgesv_bufferSize(hipsolverHandle_t handle, int, int, hipFloatComplex*, int, int*,
    hipFloatComplex*, int, hipFloatComplex*, int, size_t* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverCgeqrf(hipsolverHandle_t handle, int m, int n, hipFloatComplex* A, int lda,
    hipFloatComplex* tau, hipFloatComplex*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return geqrf<Complex>({handle, __func__}, m, n, A, lda, tau, devInfo);
}

hipsolverStatus_t hipsolverCgeqrf_bufferSize(hipsolverHandle_t handle, int, int, hipFloatComplex*, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverCgesvd(hipsolverHandle_t handle, signed char jobu, signed char jobv, int m, int n,
    hipFloatComplex* A, int lda, float* S, hipFloatComplex* U, int ldu, hipFloatComplex* V, int ldv, hipFloatComplex*,
    int, float*, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return gesvd<Complex>({handle, __func__}, jobu, jobv, m, n, A, lda, S, U, ldu, V, ldv, devInfo);
}

hipsolverStatus_t hipsolverCgesvd_bufferSize(hipsolverHandle_t handle, signed char, signed char, int, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverCgesvdj(hipsolverHandle_t handle, hipsolverEigMode_t jobz, int econ, int m, int n,
    hipFloatComplex* A, int lda, float* S, hipFloatComplex* U, int ldu, hipFloatComplex* V, int ldv, hipFloatComplex*,
    int, int* devInfo, hipsolverGesvdjInfo_t) {
    const Call call(__builtin_return_address(0));
    return gesvdj<Complex>({handle, __func__}, jobz, econ, m, n, A, lda, S, U, ldu, V, ldv, devInfo);
}

hipsolverStatus_t hipsolverCgesvdj_bufferSize(hipsolverHandle_t handle, hipsolverEigMode_t, int, int, int,
    const hipFloatComplex*, int, const float*, const hipFloatComplex*, int, const hipFloatComplex*, int, int* lwork,
    hipsolverGesvdjInfo_t) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverCgetrf(hipsolverHandle_t handle, int m, int n, hipFloatComplex* A, int lda,
    hipFloatComplex*, int, int* devIpiv, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return getrf<Complex>({handle, __func__}, m, n, A, lda, devIpiv, devInfo);
}

hipsolverStatus_t hipsolverCgetrf_bufferSize(hipsolverHandle_t handle, int, int, hipFloatComplex*, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverCgetrs(hipsolverHandle_t handle, hipsolverOperation_t trans, int n, int nrhs,
    hipFloatComplex* A, int lda, int* devIpiv, hipFloatComplex* B, int ldb, hipFloatComplex*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return getrs<Complex>({handle, __func__}, trans, n, nrhs, A, lda, devIpiv, B, ldb, devInfo);
}

hipsolverStatus_t hipsolverCgetrs_bufferSize(hipsolverHandle_t handle, hipsolverOperation_t, int, int,
    hipFloatComplex*, int, int*, hipFloatComplex*, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverCheevd(hipsolverHandle_t handle, hipsolverEigMode_t jobz, hipsolverFillMode_t uplo, int n,
    hipFloatComplex* A, int lda, float* D, hipFloatComplex*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return syevd<Complex>({handle, __func__}, jobz, uplo, n, A, lda, D, devInfo);
}

hipsolverStatus_t hipsolverCheevd_bufferSize(hipsolverHandle_t handle, hipsolverEigMode_t, hipsolverFillMode_t, int,
    hipFloatComplex*, int, float*, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverCheevj(hipsolverHandle_t handle, hipsolverEigMode_t jobz, hipsolverFillMode_t uplo, int n,
    hipFloatComplex* A, int lda, float* W, hipFloatComplex*, int, int* devInfo, hipsolverSyevjInfo_t) {
    const Call call(__builtin_return_address(0));
    return syevj<Complex>({handle, __func__}, jobz, uplo, n, A, lda, W, devInfo);
}

hipsolverStatus_t hipsolverCheevjBatched(hipsolverHandle_t handle, hipsolverEigMode_t jobz, hipsolverFillMode_t uplo,
    int n, hipFloatComplex* A, int lda, float* W, hipFloatComplex*, int, int* devInfo, hipsolverSyevjInfo_t,
    int batch_count) {
    const Call call(__builtin_return_address(0));
    return syevjBatched<Complex>({handle, __func__}, jobz, uplo, n, A, lda, W, devInfo, batch_count);
}

hipsolverStatus_t hipsolverCheevjBatched_bufferSize(hipsolverHandle_t handle, hipsolverEigMode_t, hipsolverFillMode_t,
    int, hipFloatComplex*, int, float*, int* lwork, hipsolverSyevjInfo_t, int) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverCheevj_bufferSize(hipsolverHandle_t handle, hipsolverEigMode_t, hipsolverFillMode_t, int,
    hipFloatComplex*, int, float*, int* lwork, hipsolverSyevjInfo_t) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverChegvd(hipsolverHandle_t handle, hipsolverEigType_t itype, hipsolverEigMode_t jobz,
    hipsolverFillMode_t uplo, int n, hipFloatComplex* A, int lda, hipFloatComplex* B, int ldb, float* W,
    hipFloatComplex*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return sygvd<Complex>({handle, __func__}, itype, jobz, uplo, n, A, lda, B, ldb, W, devInfo);
}

hipsolverStatus_t hipsolverChegvd_bufferSize(hipsolverHandle_t handle, hipsolverEigType_t, hipsolverEigMode_t,
    hipsolverFillMode_t, int, hipFloatComplex*, int, hipFloatComplex*, int, float*, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverChegvj(hipsolverHandle_t handle, hipsolverEigType_t itype, hipsolverEigMode_t jobz,
    hipsolverFillMode_t uplo, int n, hipFloatComplex* A, int lda, hipFloatComplex* B, int ldb, float* W,
    hipFloatComplex*, int, int* devInfo, hipsolverSyevjInfo_t) {
    const Call call(__builtin_return_address(0));
    return sygvj<Complex>({handle, __func__}, itype, jobz, uplo, n, A, lda, B, ldb, W, devInfo);
}

hipsolverStatus_t hipsolverChegvj_bufferSize(hipsolverHandle_t handle, hipsolverEigType_t, hipsolverEigMode_t,
    hipsolverFillMode_t, int, hipFloatComplex*, int, hipFloatComplex*, int, float*, int* lwork, hipsolverSyevjInfo_t) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverCpotrf(hipsolverHandle_t handle, hipsolverFillMode_t uplo, int n, hipFloatComplex* A,
    int lda, hipFloatComplex*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return potrf<Complex>({handle, __func__}, uplo, n, A, lda, devInfo);
}

hipsolverStatus_t hipsolverCpotrfBatched(hipsolverHandle_t handle, hipsolverFillMode_t uplo, int n,
    hipFloatComplex* A[], int lda, hipFloatComplex*, int, int* devInfo, int batch_count) {
    const Call call(__builtin_return_address(0));
    return potrfBatched<Complex>({handle, __func__}, uplo, n, A, lda, devInfo, batch_count);
}

hipsolverStatus_t hipsolverCpotrfBatched_bufferSize(hipsolverHandle_t handle, hipsolverFillMode_t, int,
    hipFloatComplex* [], int, int* lwork, int) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverCpotrf_bufferSize(hipsolverHandle_t handle, hipsolverFillMode_t, int, hipFloatComplex*, int,
    int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverCpotri(hipsolverHandle_t handle, hipsolverFillMode_t uplo, int n, hipFloatComplex* A,
    int lda, hipFloatComplex*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return potri<Complex>({handle, __func__}, uplo, n, A, lda, devInfo);
}

hipsolverStatus_t hipsolverCpotri_bufferSize(hipsolverHandle_t handle, hipsolverFillMode_t, int, hipFloatComplex*, int,
    int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverCpotrs(hipsolverHandle_t handle, hipsolverFillMode_t uplo, int n, int nrhs,
    hipFloatComplex* A, int lda, hipFloatComplex* B, int ldb, hipFloatComplex*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return potrs<Complex>({handle, __func__}, uplo, n, nrhs, A, lda, B, ldb, devInfo);
}

hipsolverStatus_t hipsolverCpotrsBatched(hipsolverHandle_t handle, hipsolverFillMode_t uplo, int n, int nrhs,
    hipFloatComplex* A[], int lda, hipFloatComplex* B[], int ldb, hipFloatComplex*, int, int* devInfo, int batch_count) {
    const Call call(__builtin_return_address(0));
    return potrsBatched<Complex>({handle, __func__}, uplo, n, nrhs, A, lda, B, ldb, devInfo, batch_count);
}

hipsolverStatus_t hipsolverCpotrsBatched_bufferSize(hipsolverHandle_t handle, hipsolverFillMode_t, int, int,
    hipFloatComplex* [], int, hipFloatComplex* [], int, int* lwork, int) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverCpotrs_bufferSize(hipsolverHandle_t handle, hipsolverFillMode_t, int, int, hipFloatComplex*,
    int, hipFloatComplex*, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverCungqr(hipsolverHandle_t handle, int m, int n, int k, hipFloatComplex* A, int lda,
    hipFloatComplex* tau, hipFloatComplex*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return orgqr<Complex>({handle, __func__}, m, n, k, A, lda, tau, devInfo);
}

hipsolverStatus_t hipsolverCungqr_bufferSize(hipsolverHandle_t handle, int, int, int, hipFloatComplex*, int,
    hipFloatComplex*, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverCunmqr(hipsolverHandle_t handle, hipsolverSideMode_t side, hipsolverOperation_t trans,
    int m, int n, int k, hipFloatComplex* A, int lda, hipFloatComplex* tau, hipFloatComplex* C, int ldc,
    hipFloatComplex*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return ormqr<Complex>({handle, __func__}, side, trans, m, n, k, A, lda, tau, C, ldc, devInfo);
}

hipsolverStatus_t hipsolverCunmqr_bufferSize(hipsolverHandle_t handle, hipsolverSideMode_t, hipsolverOperation_t, int,
    int, int, hipFloatComplex*, int, hipFloatComplex*, hipFloatComplex*, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDDgesv(hipsolverHandle_t handle, int n, int nrhs, double* A, int lda, int* devIpiv,
    double* B, int ldb, double* X, int ldx, void*, size_t, int* niters, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return gesv<double>({handle, __func__}, n, nrhs, A, lda, devIpiv, B, ldb, X, ldx, niters, devInfo);
}

hipsolverStatus_t hipsolverDDgesv_bufferSize(hipsolverHandle_t handle, int, int, double*, int, int*, double*, int,
    double*, int, size_t* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDgeqrf(hipsolverHandle_t handle, int m, int n, double* A, int lda, double* tau, double*,
    int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return geqrf<double>({handle, __func__}, m, n, A, lda, tau, devInfo);
}

hipsolverStatus_t hipsolverDgeqrf_bufferSize(hipsolverHandle_t handle, int, int, double*, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDgesvd(hipsolverHandle_t handle, signed char jobu, signed char jobv, int m, int n,
    double* A, int lda, double* S, double* U, int ldu, double* V, int ldv, double*, int, double*, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return gesvd<double>({handle, __func__}, jobu, jobv, m, n, A, lda, S, U, ldu, V, ldv, devInfo);
}

hipsolverStatus_t hipsolverDgesvd_bufferSize(hipsolverHandle_t handle, signed char, signed char, int, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDgesvdj(hipsolverHandle_t handle, hipsolverEigMode_t jobz, int econ, int m, int n,
    double* A, int lda, double* S, double* U, int ldu, double* V, int ldv, double*, int, int* devInfo,
    hipsolverGesvdjInfo_t) {
    const Call call(__builtin_return_address(0));
    return gesvdj<double>({handle, __func__}, jobz, econ, m, n, A, lda, S, U, ldu, V, ldv, devInfo);
}

hipsolverStatus_t hipsolverDgesvdj_bufferSize(hipsolverHandle_t handle, hipsolverEigMode_t, int, int, int,
    const double*, int, const double*, const double*, int, const double*, int, int* lwork, hipsolverGesvdjInfo_t) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDgetrf(hipsolverHandle_t handle, int m, int n, double* A, int lda, double*, int,
    int* devIpiv, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return getrf<double>({handle, __func__}, m, n, A, lda, devIpiv, devInfo);
}

hipsolverStatus_t hipsolverDgetrf_bufferSize(hipsolverHandle_t handle, int, int, double*, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDgetrs(hipsolverHandle_t handle, hipsolverOperation_t trans, int n, int nrhs, double* A,
    int lda, int* devIpiv, double* B, int ldb, double*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return getrs<double>({handle, __func__}, trans, n, nrhs, A, lda, devIpiv, B, ldb, devInfo);
}

hipsolverStatus_t hipsolverDgetrs_bufferSize(hipsolverHandle_t handle, hipsolverOperation_t, int, int, double*, int,
    int*, double*, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnCCgesv(hipsolverHandle_t handle, int n, int nrhs, hipFloatComplex* A, int lda,
    int* devIpiv, hipFloatComplex* B, int ldb, hipFloatComplex* X, int ldx, void*, size_t, int* niters, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return gesv<Complex>({handle, __func__}, n, nrhs, A, lda, devIpiv, B, ldb, X, ldx, niters, devInfo);
}

hipsolverStatus_t hipsolverDnCCgesv_bufferSize(hipsolverHandle_t handle, int, int, hipFloatComplex*, int, int*,
    hipFloatComplex*, int, hipFloatComplex*, int, void*, size_t* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnCgeqrf(hipsolverHandle_t handle, int m, int n, hipFloatComplex* A, int lda,
    hipFloatComplex* tau, hipFloatComplex*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return geqrf<Complex>({handle, __func__}, m, n, A, lda, tau, devInfo);
}

hipsolverStatus_t hipsolverDnCgeqrf_bufferSize(hipsolverHandle_t handle, int, int, hipFloatComplex*, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnCgesvd(hipsolverHandle_t handle, signed char jobu, signed char jobv, int m, int n,
    hipFloatComplex* A, int lda, float* S, hipFloatComplex* U, int ldu, hipFloatComplex* V, int ldv, hipFloatComplex*,
    int, float*, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return gesvd<Complex>({handle, __func__}, jobu, jobv, m, n, A, lda, S, U, ldu, V, ldv, devInfo);
}

hipsolverStatus_t hipsolverDnCgesvd_bufferSize(hipsolverHandle_t handle, int, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnCgesvdj(hipsolverDnHandle_t handle, hipsolverEigMode_t jobz, int econ, int m, int n,
    hipFloatComplex* A, int lda, float* S, hipFloatComplex* U, int ldu, hipFloatComplex* V, int ldv, hipFloatComplex*,
    int, int* devInfo, hipsolverGesvdjInfo_t) {
    const Call call(__builtin_return_address(0));
    return gesvdj<Complex>({handle, __func__}, jobz, econ, m, n, A, lda, S, U, ldu, V, ldv, devInfo);
}

hipsolverStatus_t hipsolverDnCgesvdj_bufferSize(hipsolverDnHandle_t handle, hipsolverEigMode_t, int, int, int,
    const hipFloatComplex*, int, const float*, const hipFloatComplex*, int, const hipFloatComplex*, int, int* lwork,
    hipsolverGesvdjInfo_t) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnCgetrf(hipsolverHandle_t handle, int m, int n, hipFloatComplex* A, int lda,
    hipFloatComplex*, int* devIpiv, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return getrf<Complex>({handle, __func__}, m, n, A, lda, devIpiv, devInfo);
}

hipsolverStatus_t hipsolverDnCgetrf_bufferSize(hipsolverHandle_t handle, int, int, hipFloatComplex*, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnCgetrs(hipsolverHandle_t handle, hipblasOperation_t trans, int n, int nrhs,
    const hipFloatComplex* A, int lda, const int* devIpiv, hipFloatComplex* B, int ldb, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return getrs<Complex>({handle, __func__}, trans, n, nrhs, A, lda, devIpiv, B, ldb, devInfo);
}

hipsolverStatus_t hipsolverDnCheevd(hipsolverHandle_t handle, hipsolverEigMode_t jobz, hipblasFillMode_t uplo, int n,
    hipFloatComplex* A, int lda, float* W, hipFloatComplex*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return syevd<Complex>({handle, __func__}, jobz, uplo, n, A, lda, W, devInfo);
}

hipsolverStatus_t hipsolverDnCheevd_bufferSize(hipsolverHandle_t handle, hipsolverEigMode_t, hipblasFillMode_t, int,
    const hipFloatComplex*, int, const float*, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnCheevj(hipsolverDnHandle_t handle, hipsolverEigMode_t jobz, hipblasFillMode_t uplo, int n,
    hipFloatComplex* A, int lda, float* W, hipFloatComplex*, int, int* devInfo, hipsolverSyevjInfo_t) {
    const Call call(__builtin_return_address(0));
    return syevj<Complex>({handle, __func__}, jobz, uplo, n, A, lda, W, devInfo);
}

hipsolverStatus_t hipsolverDnCheevjBatched(hipsolverDnHandle_t handle, hipsolverEigMode_t jobz, hipblasFillMode_t uplo,
    int n, hipFloatComplex* A, int lda, float* W, hipFloatComplex*, int, int* devInfo, hipsolverSyevjInfo_t,
    int batch_count) {
    const Call call(__builtin_return_address(0));
    return syevjBatched<Complex>({handle, __func__}, jobz, uplo, n, A, lda, W, devInfo, batch_count);
}

hipsolverStatus_t hipsolverDnCheevjBatched_bufferSize(hipsolverDnHandle_t handle, hipsolverEigMode_t,
    hipblasFillMode_t, int, const hipFloatComplex*, int, const float*, int* lwork, hipsolverSyevjInfo_t, int) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnCheevj_bufferSize(hipsolverDnHandle_t handle, hipsolverEigMode_t, hipblasFillMode_t, int,
    const hipFloatComplex*, int, const float*, int* lwork, hipsolverSyevjInfo_t) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnChegvd(hipsolverHandle_t handle, hipsolverEigType_t itype, hipsolverEigMode_t jobz,
    hipblasFillMode_t uplo, int n, hipFloatComplex* A, int lda, hipFloatComplex* B, int ldb, float* W,
    hipFloatComplex*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return sygvd<Complex>({handle, __func__}, itype, jobz, uplo, n, A, lda, B, ldb, W, devInfo);
}

hipsolverStatus_t hipsolverDnChegvd_bufferSize(hipsolverHandle_t handle, hipsolverEigType_t, hipsolverEigMode_t,
    hipblasFillMode_t, int, const hipFloatComplex*, int, const hipFloatComplex*, int, const float*, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnChegvj(hipsolverDnHandle_t handle, hipsolverEigType_t itype, hipsolverEigMode_t jobz,
    hipblasFillMode_t uplo, int n, hipFloatComplex* A, int lda, hipFloatComplex* B, int ldb, float* W,
    hipFloatComplex*, int, int* devInfo, hipsolverSyevjInfo_t) {
    const Call call(__builtin_return_address(0));
    return sygvj<Complex>({handle, __func__}, itype, jobz, uplo, n, A, lda, B, ldb, W, devInfo);
}

hipsolverStatus_t hipsolverDnChegvj_bufferSize(hipsolverDnHandle_t handle, hipsolverEigType_t, hipsolverEigMode_t,
    hipblasFillMode_t, int, const hipFloatComplex*, int, const hipFloatComplex*, int, const float*, int* lwork,
    hipsolverSyevjInfo_t) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnCpotrf(hipsolverHandle_t handle, hipblasFillMode_t uplo, int n, hipFloatComplex* A,
    int lda, hipFloatComplex*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return potrf<Complex>({handle, __func__}, uplo, n, A, lda, devInfo);
}

hipsolverStatus_t hipsolverDnCpotrfBatched(hipsolverHandle_t handle, hipblasFillMode_t uplo, int n,
    hipFloatComplex* A[], int lda, int* devInfo, int batch_count) {
    const Call call(__builtin_return_address(0));
    return potrfBatched<Complex>({handle, __func__}, uplo, n, A, lda, devInfo, batch_count);
}

hipsolverStatus_t hipsolverDnCpotrf_bufferSize(hipsolverHandle_t handle, hipblasFillMode_t, int, hipFloatComplex*, int,
    int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnCpotri(hipsolverHandle_t handle, hipblasFillMode_t uplo, int n, hipFloatComplex* A,
    int lda, hipFloatComplex*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return potri<Complex>({handle, __func__}, uplo, n, A, lda, devInfo);
}

hipsolverStatus_t hipsolverDnCpotri_bufferSize(hipsolverHandle_t handle, hipblasFillMode_t, int, hipFloatComplex*, int,
    int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnCpotrs(hipsolverHandle_t handle, hipblasFillMode_t uplo, int n, int nrhs,
    const hipFloatComplex* A, int lda, hipFloatComplex* B, int ldb, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return potrs<Complex>({handle, __func__}, uplo, n, nrhs, A, lda, B, ldb, devInfo);
}

hipsolverStatus_t hipsolverDnCpotrsBatched(hipsolverHandle_t handle, hipblasFillMode_t uplo, int n, int nrhs,
    hipFloatComplex* A[], int lda, hipFloatComplex* B[], int ldb, int* devInfo, int batch_count) {
    const Call call(__builtin_return_address(0));
    return potrsBatched<Complex>({handle, __func__}, uplo, n, nrhs, A, lda, B, ldb, devInfo, batch_count);
}

hipsolverStatus_t hipsolverDnCungqr(hipsolverHandle_t handle, int m, int n, int k, hipFloatComplex* A, int lda,
    const hipFloatComplex* tau, hipFloatComplex*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return orgqr<Complex>({handle, __func__}, m, n, k, A, lda, tau, devInfo);
}

hipsolverStatus_t hipsolverDnCungqr_bufferSize(hipsolverHandle_t handle, int, int, int, const hipFloatComplex*, int,
    const hipFloatComplex*, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnCunmqr(hipsolverHandle_t handle, hipblasSideMode_t side, hipblasOperation_t trans, int m,
    int n, int k, const hipFloatComplex* A, int lda, const hipFloatComplex* tau, hipFloatComplex* C, int ldc,
    hipFloatComplex*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return ormqr<Complex>({handle, __func__}, side, trans, m, n, k, A, lda, tau, C, ldc, devInfo);
}

hipsolverStatus_t hipsolverDnCunmqr_bufferSize(hipsolverHandle_t handle, hipblasSideMode_t, hipblasOperation_t, int,
    int, int, const hipFloatComplex*, int, const hipFloatComplex*, const hipFloatComplex*, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnDDgesv(hipsolverHandle_t handle, int n, int nrhs, double* A, int lda, int* devIpiv,
    double* B, int ldb, double* X, int ldx, void*, size_t, int* niters, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return gesv<double>({handle, __func__}, n, nrhs, A, lda, devIpiv, B, ldb, X, ldx, niters, devInfo);
}

hipsolverStatus_t hipsolverDnDDgesv_bufferSize(hipsolverHandle_t handle, int, int, double*, int, int*, double*, int,
    double*, int, void*, size_t* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnDgeqrf(hipsolverHandle_t handle, int m, int n, double* A, int lda, double* tau, double*,
    int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return geqrf<double>({handle, __func__}, m, n, A, lda, tau, devInfo);
}

hipsolverStatus_t hipsolverDnDgeqrf_bufferSize(hipsolverHandle_t handle, int, int, double*, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnDgesvd(hipsolverHandle_t handle, signed char jobu, signed char jobv, int m, int n,
    double* A, int lda, double* S, double* U, int ldu, double* V, int ldv, double*, int, double*, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return gesvd<double>({handle, __func__}, jobu, jobv, m, n, A, lda, S, U, ldu, V, ldv, devInfo);
}

hipsolverStatus_t hipsolverDnDgesvd_bufferSize(hipsolverHandle_t handle, int, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnDgesvdj(hipsolverDnHandle_t handle, hipsolverEigMode_t jobz, int econ, int m, int n,
    double* A, int lda, double* S, double* U, int ldu, double* V, int ldv, double*, int, int* devInfo,
    hipsolverGesvdjInfo_t) {
    const Call call(__builtin_return_address(0));
    return gesvdj<double>({handle, __func__}, jobz, econ, m, n, A, lda, S, U, ldu, V, ldv, devInfo);
}

hipsolverStatus_t hipsolverDnDgesvdj_bufferSize(hipsolverDnHandle_t handle, hipsolverEigMode_t, int, int, int,
    const double*, int, const double*, const double*, int, const double*, int, int* lwork, hipsolverGesvdjInfo_t) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnDgetrf(hipsolverHandle_t handle, int m, int n, double* A, int lda, double*, int* devIpiv,
    int* devInfo) {
    const Call call(__builtin_return_address(0));
    return getrf<double>({handle, __func__}, m, n, A, lda, devIpiv, devInfo);
}

hipsolverStatus_t hipsolverDnDgetrf_bufferSize(hipsolverHandle_t handle, int, int, double*, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnDgetrs(hipsolverHandle_t handle, hipblasOperation_t trans, int n, int nrhs,
    const double* A, int lda, const int* devIpiv, double* B, int ldb, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return getrs<double>({handle, __func__}, trans, n, nrhs, A, lda, devIpiv, B, ldb, devInfo);
}

hipsolverStatus_t hipsolverDnDorgqr(hipsolverHandle_t handle, int m, int n, int k, double* A, int lda,
    const double* tau, double*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return orgqr<double>({handle, __func__}, m, n, k, A, lda, tau, devInfo);
}

hipsolverStatus_t hipsolverDnDorgqr_bufferSize(hipsolverHandle_t handle, int, int, int, const double*, int,
    const double*, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnDormqr(hipsolverHandle_t handle, hipblasSideMode_t side, hipblasOperation_t trans, int m,
    int n, int k, const double* A, int lda, const double* tau, double* C, int ldc, double*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return ormqr<double>({handle, __func__}, side, trans, m, n, k, A, lda, tau, C, ldc, devInfo);
}

hipsolverStatus_t hipsolverDnDormqr_bufferSize(hipsolverHandle_t handle, hipblasSideMode_t, hipblasOperation_t, int,
    int, int, const double*, int, const double*, const double*, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnDpotrf(hipsolverHandle_t handle, hipblasFillMode_t uplo, int n, double* A, int lda,
    double*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return potrf<double>({handle, __func__}, uplo, n, A, lda, devInfo);
}

hipsolverStatus_t hipsolverDnDpotrfBatched(hipsolverHandle_t handle, hipblasFillMode_t uplo, int n, double* A[],
    int lda, int* devInfo, int batch_count) {
    const Call call(__builtin_return_address(0));
    return potrfBatched<double>({handle, __func__}, uplo, n, A, lda, devInfo, batch_count);
}

hipsolverStatus_t hipsolverDnDpotrf_bufferSize(hipsolverHandle_t handle, hipblasFillMode_t, int, double*, int,
    int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnDpotri(hipsolverHandle_t handle, hipblasFillMode_t uplo, int n, double* A, int lda,
    double*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return potri<double>({handle, __func__}, uplo, n, A, lda, devInfo);
}

hipsolverStatus_t hipsolverDnDpotri_bufferSize(hipsolverHandle_t handle, hipblasFillMode_t, int, double*, int,
    int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnDpotrs(hipsolverHandle_t handle, hipblasFillMode_t uplo, int n, int nrhs, const double* A,
    int lda, double* B, int ldb, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return potrs<double>({handle, __func__}, uplo, n, nrhs, A, lda, B, ldb, devInfo);
}

hipsolverStatus_t hipsolverDnDpotrsBatched(hipsolverHandle_t handle, hipblasFillMode_t uplo, int n, int nrhs,
    double* A[], int lda, double* B[], int ldb, int* devInfo, int batch_count) {
    const Call call(__builtin_return_address(0));
    return potrsBatched<double>({handle, __func__}, uplo, n, nrhs, A, lda, B, ldb, devInfo, batch_count);
}

hipsolverStatus_t hipsolverDnDsyevd(hipsolverHandle_t handle, hipsolverEigMode_t jobz, hipblasFillMode_t uplo, int n,
    double* A, int lda, double* W, double*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return syevd<double>({handle, __func__}, jobz, uplo, n, A, lda, W, devInfo);
}

hipsolverStatus_t hipsolverDnDsyevd_bufferSize(hipsolverHandle_t handle, hipsolverEigMode_t, hipblasFillMode_t, int,
    const double*, int, const double*, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnDsyevj(hipsolverDnHandle_t handle, hipsolverEigMode_t jobz, hipblasFillMode_t uplo, int n,
    double* A, int lda, double* W, double*, int, int* devInfo, hipsolverSyevjInfo_t) {
    const Call call(__builtin_return_address(0));
    return syevj<double>({handle, __func__}, jobz, uplo, n, A, lda, W, devInfo);
}

hipsolverStatus_t hipsolverDnDsyevjBatched(hipsolverDnHandle_t handle, hipsolverEigMode_t jobz, hipblasFillMode_t uplo,
    int n, double* A, int lda, double* W, double*, int, int* devInfo, hipsolverSyevjInfo_t, int batch_count) {
    const Call call(__builtin_return_address(0));
    return syevjBatched<double>({handle, __func__}, jobz, uplo, n, A, lda, W, devInfo, batch_count);
}

hipsolverStatus_t hipsolverDnDsyevjBatched_bufferSize(hipsolverDnHandle_t handle, hipsolverEigMode_t,
    hipblasFillMode_t, int, const double*, int, const double*, int* lwork, hipsolverSyevjInfo_t, int) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnDsyevj_bufferSize(hipsolverDnHandle_t handle, hipsolverEigMode_t, hipblasFillMode_t, int,
    const double*, int, const double*, int* lwork, hipsolverSyevjInfo_t) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnDsygvd(hipsolverHandle_t handle, hipsolverEigType_t itype, hipsolverEigMode_t jobz,
    hipblasFillMode_t uplo, int n, double* A, int lda, double* B, int ldb, double* W, double*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return sygvd<double>({handle, __func__}, itype, jobz, uplo, n, A, lda, B, ldb, W, devInfo);
}

hipsolverStatus_t hipsolverDnDsygvd_bufferSize(hipsolverHandle_t handle, hipsolverEigType_t, hipsolverEigMode_t,
    hipblasFillMode_t, int, const double*, int, const double*, int, const double*, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnDsygvj(hipsolverDnHandle_t handle, hipsolverEigType_t itype, hipsolverEigMode_t jobz,
    hipblasFillMode_t uplo, int n, double* A, int lda, double* B, int ldb, double* W, double*, int, int* devInfo,
    hipsolverSyevjInfo_t) {
    const Call call(__builtin_return_address(0));
    return sygvj<double>({handle, __func__}, itype, jobz, uplo, n, A, lda, B, ldb, W, devInfo);
}

hipsolverStatus_t hipsolverDnDsygvj_bufferSize(hipsolverDnHandle_t handle, hipsolverEigType_t, hipsolverEigMode_t,
    hipblasFillMode_t, int, const double*, int, const double*, int, const double*, int* lwork, hipsolverSyevjInfo_t) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnSSgesv(hipsolverHandle_t handle, int n, int nrhs, float* A, int lda, int* devIpiv,
    float* B, int ldb, float* X, int ldx, void*, size_t, int* niters, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return gesv<float>({handle, __func__}, n, nrhs, A, lda, devIpiv, B, ldb, X, ldx, niters, devInfo);
}

hipsolverStatus_t hipsolverDnSSgesv_bufferSize(hipsolverHandle_t handle, int, int, float*, int, int*, float*, int,
    float*, int, void*, size_t* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnSgeqrf(hipsolverHandle_t handle, int m, int n, float* A, int lda, float* tau, float*, int,
    int* devInfo) {
    const Call call(__builtin_return_address(0));
    return geqrf<float>({handle, __func__}, m, n, A, lda, tau, devInfo);
}

hipsolverStatus_t hipsolverDnSgeqrf_bufferSize(hipsolverHandle_t handle, int, int, float*, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnSgesvd(hipsolverHandle_t handle, signed char jobu, signed char jobv, int m, int n,
    float* A, int lda, float* S, float* U, int ldu, float* V, int ldv, float*, int, float*, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return gesvd<float>({handle, __func__}, jobu, jobv, m, n, A, lda, S, U, ldu, V, ldv, devInfo);
}

hipsolverStatus_t hipsolverDnSgesvd_bufferSize(hipsolverHandle_t handle, int, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnSgesvdj(hipsolverDnHandle_t handle, hipsolverEigMode_t jobz, int econ, int m, int n,
    float* A, int lda, float* S, float* U, int ldu, float* V, int ldv, float*, int, int* devInfo,
    hipsolverGesvdjInfo_t) {
    const Call call(__builtin_return_address(0));
    return gesvdj<float>({handle, __func__}, jobz, econ, m, n, A, lda, S, U, ldu, V, ldv, devInfo);
}

hipsolverStatus_t hipsolverDnSgesvdj_bufferSize(hipsolverDnHandle_t handle, hipsolverEigMode_t, int, int, int,
    const float*, int, const float*, const float*, int, const float*, int, int* lwork, hipsolverGesvdjInfo_t) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnSgetrf(hipsolverHandle_t handle, int m, int n, float* A, int lda, float*, int* devIpiv,
    int* devInfo) {
    const Call call(__builtin_return_address(0));
    return getrf<float>({handle, __func__}, m, n, A, lda, devIpiv, devInfo);
}

hipsolverStatus_t hipsolverDnSgetrf_bufferSize(hipsolverHandle_t handle, int, int, float*, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnSgetrs(hipsolverHandle_t handle, hipblasOperation_t trans, int n, int nrhs,
    const float* A, int lda, const int* devIpiv, float* B, int ldb, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return getrs<float>({handle, __func__}, trans, n, nrhs, A, lda, devIpiv, B, ldb, devInfo);
}

hipsolverStatus_t hipsolverDnSorgqr(hipsolverHandle_t handle, int m, int n, int k, float* A, int lda, const float* tau,
    float*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return orgqr<float>({handle, __func__}, m, n, k, A, lda, tau, devInfo);
}

hipsolverStatus_t hipsolverDnSorgqr_bufferSize(hipsolverHandle_t handle, int, int, int, const float*, int,
    const float*, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnSormqr(hipsolverHandle_t handle, hipblasSideMode_t side, hipblasOperation_t trans, int m,
    int n, int k, const float* A, int lda, const float* tau, float* C, int ldc, float*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return ormqr<float>({handle, __func__}, side, trans, m, n, k, A, lda, tau, C, ldc, devInfo);
}

hipsolverStatus_t hipsolverDnSormqr_bufferSize(hipsolverHandle_t handle, hipblasSideMode_t, hipblasOperation_t, int,
    int, int, const float*, int, const float*, const float*, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnSpotrf(hipsolverHandle_t handle, hipblasFillMode_t uplo, int n, float* A, int lda, float*,
    int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return potrf<float>({handle, __func__}, uplo, n, A, lda, devInfo);
}

hipsolverStatus_t hipsolverDnSpotrfBatched(hipsolverHandle_t handle, hipblasFillMode_t uplo, int n, float* A[],
    int lda, int* devInfo, int batch_count) {
    const Call call(__builtin_return_address(0));
    return potrfBatched<float>({handle, __func__}, uplo, n, A, lda, devInfo, batch_count);
}

hipsolverStatus_t hipsolverDnSpotrf_bufferSize(hipsolverHandle_t handle, hipblasFillMode_t, int, float*, int,
    int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnSpotri(hipsolverHandle_t handle, hipblasFillMode_t uplo, int n, float* A, int lda, float*,
    int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return potri<float>({handle, __func__}, uplo, n, A, lda, devInfo);
}

hipsolverStatus_t hipsolverDnSpotri_bufferSize(hipsolverHandle_t handle, hipblasFillMode_t, int, float*, int,
    int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnSpotrs(hipsolverHandle_t handle, hipblasFillMode_t uplo, int n, int nrhs, const float* A,
    int lda, float* B, int ldb, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return potrs<float>({handle, __func__}, uplo, n, nrhs, A, lda, B, ldb, devInfo);
}

hipsolverStatus_t hipsolverDnSpotrsBatched(hipsolverHandle_t handle, hipblasFillMode_t uplo, int n, int nrhs,
    float* A[], int lda, float* B[], int ldb, int* devInfo, int batch_count) {
    const Call call(__builtin_return_address(0));
    return potrsBatched<float>({handle, __func__}, uplo, n, nrhs, A, lda, B, ldb, devInfo, batch_count);
}

hipsolverStatus_t hipsolverDnSsyevd(hipsolverHandle_t handle, hipsolverEigMode_t jobz, hipblasFillMode_t uplo, int n,
    float* A, int lda, float* W, float*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return syevd<float>({handle, __func__}, jobz, uplo, n, A, lda, W, devInfo);
}

hipsolverStatus_t hipsolverDnSsyevd_bufferSize(hipsolverHandle_t handle, hipsolverEigMode_t, hipblasFillMode_t, int,
    const float*, int, const float*, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnSsyevj(hipsolverDnHandle_t handle, hipsolverEigMode_t jobz, hipblasFillMode_t uplo, int n,
    float* A, int lda, float* W, float*, int, int* devInfo, hipsolverSyevjInfo_t) {
    const Call call(__builtin_return_address(0));
    return syevj<float>({handle, __func__}, jobz, uplo, n, A, lda, W, devInfo);
}

hipsolverStatus_t hipsolverDnSsyevjBatched(hipsolverDnHandle_t handle, hipsolverEigMode_t jobz, hipblasFillMode_t uplo,
    int n, float* A, int lda, float* W, float*, int, int* devInfo, hipsolverSyevjInfo_t, int batch_count) {
    const Call call(__builtin_return_address(0));
    return syevjBatched<float>({handle, __func__}, jobz, uplo, n, A, lda, W, devInfo, batch_count);
}

hipsolverStatus_t hipsolverDnSsyevjBatched_bufferSize(hipsolverDnHandle_t handle, hipsolverEigMode_t,
    hipblasFillMode_t, int, const float*, int, const float*, int* lwork, hipsolverSyevjInfo_t, int) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnSsyevj_bufferSize(hipsolverDnHandle_t handle, hipsolverEigMode_t, hipblasFillMode_t, int,
    const float*, int, const float*, int* lwork, hipsolverSyevjInfo_t) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnSsygvd(hipsolverHandle_t handle, hipsolverEigType_t itype, hipsolverEigMode_t jobz,
    hipblasFillMode_t uplo, int n, float* A, int lda, float* B, int ldb, float* W, float*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return sygvd<float>({handle, __func__}, itype, jobz, uplo, n, A, lda, B, ldb, W, devInfo);
}

hipsolverStatus_t hipsolverDnSsygvd_bufferSize(hipsolverHandle_t handle, hipsolverEigType_t, hipsolverEigMode_t,
    hipblasFillMode_t, int, const float*, int, const float*, int, const float*, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnSsygvj(hipsolverDnHandle_t handle, hipsolverEigType_t itype, hipsolverEigMode_t jobz,
    hipblasFillMode_t uplo, int n, float* A, int lda, float* B, int ldb, float* W, float*, int, int* devInfo,
    hipsolverSyevjInfo_t) {
    const Call call(__builtin_return_address(0));
    return sygvj<float>({handle, __func__}, itype, jobz, uplo, n, A, lda, B, ldb, W, devInfo);
}

hipsolverStatus_t hipsolverDnSsygvj_bufferSize(hipsolverDnHandle_t handle, hipsolverEigType_t, hipsolverEigMode_t,
    hipblasFillMode_t, int, const float*, int, const float*, int, const float*, int* lwork, hipsolverSyevjInfo_t) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnZZgesv(hipsolverHandle_t handle, int n, int nrhs, hipDoubleComplex* A, int lda,
    int* devIpiv, hipDoubleComplex* B, int ldb, hipDoubleComplex* X, int ldx, void*, size_t, int* niters, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return gesv<DoubleComplex>({handle, __func__}, n, nrhs, A, lda, devIpiv, B, ldb, X, ldx, niters, devInfo);
}

hipsolverStatus_t hipsolverDnZZgesv_bufferSize(hipsolverHandle_t handle, int, int, hipDoubleComplex*, int, int*,
    hipDoubleComplex*, int, hipDoubleComplex*, int, void*, size_t* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnZgeqrf(hipsolverHandle_t handle, int m, int n, hipDoubleComplex* A, int lda,
    hipDoubleComplex* tau, hipDoubleComplex*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return geqrf<DoubleComplex>({handle, __func__}, m, n, A, lda, tau, devInfo);
}

hipsolverStatus_t hipsolverDnZgeqrf_bufferSize(hipsolverHandle_t handle, int, int, hipDoubleComplex*, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnZgesvd(hipsolverHandle_t handle, signed char jobu, signed char jobv, int m, int n,
    hipDoubleComplex* A, int lda, double* S, hipDoubleComplex* U, int ldu, hipDoubleComplex* V, int ldv,
    hipDoubleComplex*, int, double*, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return gesvd<DoubleComplex>({handle, __func__}, jobu, jobv, m, n, A, lda, S, U, ldu, V, ldv, devInfo);
}

hipsolverStatus_t hipsolverDnZgesvd_bufferSize(hipsolverHandle_t handle, int, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnZgesvdj(hipsolverDnHandle_t handle, hipsolverEigMode_t jobz, int econ, int m, int n,
    hipDoubleComplex* A, int lda, double* S, hipDoubleComplex* U, int ldu, hipDoubleComplex* V, int ldv,
    hipDoubleComplex*, int, int* devInfo, hipsolverGesvdjInfo_t) {
    const Call call(__builtin_return_address(0));
    return gesvdj<DoubleComplex>({handle, __func__}, jobz, econ, m, n, A, lda, S, U, ldu, V, ldv, devInfo);
}

hipsolverStatus_t hipsolverDnZgesvdj_bufferSize(hipsolverDnHandle_t handle, hipsolverEigMode_t, int, int, int,
    const hipDoubleComplex*, int, const double*, const hipDoubleComplex*, int, const hipDoubleComplex*, int,
    int* lwork, hipsolverGesvdjInfo_t) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnZgetrf(hipsolverHandle_t handle, int m, int n, hipDoubleComplex* A, int lda,
    hipDoubleComplex*, int* devIpiv, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return getrf<DoubleComplex>({handle, __func__}, m, n, A, lda, devIpiv, devInfo);
}

hipsolverStatus_t hipsolverDnZgetrf_bufferSize(hipsolverHandle_t handle, int, int, hipDoubleComplex*, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnZgetrs(hipsolverHandle_t handle, hipblasOperation_t trans, int n, int nrhs,
    const hipDoubleComplex* A, int lda, const int* devIpiv, hipDoubleComplex* B, int ldb, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return getrs<DoubleComplex>({handle, __func__}, trans, n, nrhs, A, lda, devIpiv, B, ldb, devInfo);
}

hipsolverStatus_t hipsolverDnZheevd(hipsolverHandle_t handle, hipsolverEigMode_t jobz, hipblasFillMode_t uplo, int n,
    hipDoubleComplex* A, int lda, double* W, hipDoubleComplex*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return syevd<DoubleComplex>({handle, __func__}, jobz, uplo, n, A, lda, W, devInfo);
}

hipsolverStatus_t hipsolverDnZheevd_bufferSize(hipsolverHandle_t handle, hipsolverEigMode_t, hipblasFillMode_t, int,
    const hipDoubleComplex*, int, const double*, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnZheevj(hipsolverDnHandle_t handle, hipsolverEigMode_t jobz, hipblasFillMode_t uplo, int n,
    hipDoubleComplex* A, int lda, double* W, hipDoubleComplex*, int, int* devInfo, hipsolverSyevjInfo_t) {
    const Call call(__builtin_return_address(0));
    return syevj<DoubleComplex>({handle, __func__}, jobz, uplo, n, A, lda, W, devInfo);
}

hipsolverStatus_t hipsolverDnZheevjBatched(hipsolverDnHandle_t handle, hipsolverEigMode_t jobz, hipblasFillMode_t uplo,
    int n, hipDoubleComplex* A, int lda, double* W, hipDoubleComplex*, int, int* devInfo, hipsolverSyevjInfo_t,
    int batch_count) {
    const Call call(__builtin_return_address(0));
    return syevjBatched<DoubleComplex>({handle, __func__}, jobz, uplo, n, A, lda, W, devInfo, batch_count);
}

hipsolverStatus_t hipsolverDnZheevjBatched_bufferSize(hipsolverDnHandle_t handle, hipsolverEigMode_t,
    hipblasFillMode_t, int, const hipDoubleComplex*, int, const double*, int* lwork, hipsolverSyevjInfo_t, int) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnZheevj_bufferSize(hipsolverDnHandle_t handle, hipsolverEigMode_t, hipblasFillMode_t, int,
    const hipDoubleComplex*, int, const double*, int* lwork, hipsolverSyevjInfo_t) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnZhegvd(hipsolverHandle_t handle, hipsolverEigType_t itype, hipsolverEigMode_t jobz,
    hipblasFillMode_t uplo, int n, hipDoubleComplex* A, int lda, hipDoubleComplex* B, int ldb, double* W,
    hipDoubleComplex*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return sygvd<DoubleComplex>({handle, __func__}, itype, jobz, uplo, n, A, lda, B, ldb, W, devInfo);
}

hipsolverStatus_t hipsolverDnZhegvd_bufferSize(hipsolverHandle_t handle, hipsolverEigType_t, hipsolverEigMode_t,
    hipblasFillMode_t, int, const hipDoubleComplex*, int, const hipDoubleComplex*, int, const double*, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnZhegvj(hipsolverDnHandle_t handle, hipsolverEigType_t itype, hipsolverEigMode_t jobz,
    hipblasFillMode_t uplo, int n, hipDoubleComplex* A, int lda, hipDoubleComplex* B, int ldb, double* W,
    hipDoubleComplex*, int, int* devInfo, hipsolverSyevjInfo_t) {
    const Call call(__builtin_return_address(0));
    return sygvj<DoubleComplex>({handle, __func__}, itype, jobz, uplo, n, A, lda, B, ldb, W, devInfo);
}

hipsolverStatus_t hipsolverDnZhegvj_bufferSize(hipsolverDnHandle_t handle, hipsolverEigType_t, hipsolverEigMode_t,
    hipblasFillMode_t, int, const hipDoubleComplex*, int, const hipDoubleComplex*, int, const double*, int* lwork,
    hipsolverSyevjInfo_t) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnZpotrf(hipsolverHandle_t handle, hipblasFillMode_t uplo, int n, hipDoubleComplex* A,
    int lda, hipDoubleComplex*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return potrf<DoubleComplex>({handle, __func__}, uplo, n, A, lda, devInfo);
}

hipsolverStatus_t hipsolverDnZpotrfBatched(hipsolverHandle_t handle, hipblasFillMode_t uplo, int n,
    hipDoubleComplex* A[], int lda, int* devInfo, int batch_count) {
    const Call call(__builtin_return_address(0));
    return potrfBatched<DoubleComplex>({handle, __func__}, uplo, n, A, lda, devInfo, batch_count);
}

hipsolverStatus_t hipsolverDnZpotrf_bufferSize(hipsolverHandle_t handle, hipblasFillMode_t, int, hipDoubleComplex*,
    int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnZpotri(hipsolverHandle_t handle, hipblasFillMode_t uplo, int n, hipDoubleComplex* A,
    int lda, hipDoubleComplex*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return potri<DoubleComplex>({handle, __func__}, uplo, n, A, lda, devInfo);
}

hipsolverStatus_t hipsolverDnZpotri_bufferSize(hipsolverHandle_t handle, hipblasFillMode_t, int, hipDoubleComplex*,
    int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnZpotrs(hipsolverHandle_t handle, hipblasFillMode_t uplo, int n, int nrhs,
    const hipDoubleComplex* A, int lda, hipDoubleComplex* B, int ldb, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return potrs<DoubleComplex>({handle, __func__}, uplo, n, nrhs, A, lda, B, ldb, devInfo);
}

hipsolverStatus_t hipsolverDnZpotrsBatched(hipsolverHandle_t handle, hipblasFillMode_t uplo, int n, int nrhs,
    hipDoubleComplex* A[], int lda, hipDoubleComplex* B[], int ldb, int* devInfo, int batch_count) {
    const Call call(__builtin_return_address(0));
    return potrsBatched<DoubleComplex>({handle, __func__}, uplo, n, nrhs, A, lda, B, ldb, devInfo, batch_count);
}

hipsolverStatus_t hipsolverDnZungqr(hipsolverHandle_t handle, int m, int n, int k, hipDoubleComplex* A, int lda,
    const hipDoubleComplex* tau, hipDoubleComplex*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return orgqr<DoubleComplex>({handle, __func__}, m, n, k, A, lda, tau, devInfo);
}

hipsolverStatus_t hipsolverDnZungqr_bufferSize(hipsolverHandle_t handle, int, int, int, const hipDoubleComplex*, int,
    const hipDoubleComplex*, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDnZunmqr(hipsolverHandle_t handle, hipblasSideMode_t side, hipblasOperation_t trans, int m,
    int n, int k, const hipDoubleComplex* A, int lda, const hipDoubleComplex* tau, hipDoubleComplex* C, int ldc,
    hipDoubleComplex*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return ormqr<DoubleComplex>({handle, __func__}, side, trans, m, n, k, A, lda, tau, C, ldc, devInfo);
}

hipsolverStatus_t hipsolverDnZunmqr_bufferSize(hipsolverHandle_t handle, hipblasSideMode_t, hipblasOperation_t, int,
    int, int, const hipDoubleComplex*, int, const hipDoubleComplex*, const hipDoubleComplex*, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDorgqr(hipsolverHandle_t handle, int m, int n, int k, double* A, int lda, double* tau,
    double*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return orgqr<double>({handle, __func__}, m, n, k, A, lda, tau, devInfo);
}

hipsolverStatus_t hipsolverDorgqr_bufferSize(hipsolverHandle_t handle, int, int, int, double*, int, double*,
    int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDormqr(hipsolverHandle_t handle, hipsolverSideMode_t side, hipsolverOperation_t trans,
    int m, int n, int k, double* A, int lda, double* tau, double* C, int ldc, double*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return ormqr<double>({handle, __func__}, side, trans, m, n, k, A, lda, tau, C, ldc, devInfo);
}

hipsolverStatus_t hipsolverDormqr_bufferSize(hipsolverHandle_t handle, hipsolverSideMode_t, hipsolverOperation_t, int,
    int, int, double*, int, double*, double*, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDpotrf(hipsolverHandle_t handle, hipsolverFillMode_t uplo, int n, double* A, int lda,
    double*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return potrf<double>({handle, __func__}, uplo, n, A, lda, devInfo);
}

hipsolverStatus_t hipsolverDpotrfBatched(hipsolverHandle_t handle, hipsolverFillMode_t uplo, int n, double* A[],
    int lda, double*, int, int* devInfo, int batch_count) {
    const Call call(__builtin_return_address(0));
    return potrfBatched<double>({handle, __func__}, uplo, n, A, lda, devInfo, batch_count);
}

hipsolverStatus_t hipsolverDpotrfBatched_bufferSize(hipsolverHandle_t handle, hipsolverFillMode_t, int, double* [],
    int, int* lwork, int) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDpotrf_bufferSize(hipsolverHandle_t handle, hipsolverFillMode_t, int, double*, int,
    int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDpotri(hipsolverHandle_t handle, hipsolverFillMode_t uplo, int n, double* A, int lda,
    double*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return potri<double>({handle, __func__}, uplo, n, A, lda, devInfo);
}

hipsolverStatus_t hipsolverDpotri_bufferSize(hipsolverHandle_t handle, hipsolverFillMode_t, int, double*, int,
    int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDpotrs(hipsolverHandle_t handle, hipsolverFillMode_t uplo, int n, int nrhs, double* A,
    int lda, double* B, int ldb, double*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return potrs<double>({handle, __func__}, uplo, n, nrhs, A, lda, B, ldb, devInfo);
}

hipsolverStatus_t hipsolverDpotrsBatched(hipsolverHandle_t handle, hipsolverFillMode_t uplo, int n, int nrhs,
    double* A[], int lda, double* B[], int ldb, double*, int, int* devInfo, int batch_count) {
    const Call call(__builtin_return_address(0));
    return potrsBatched<double>({handle, __func__}, uplo, n, nrhs, A, lda, B, ldb, devInfo, batch_count);
}

hipsolverStatus_t hipsolverDpotrsBatched_bufferSize(hipsolverHandle_t handle, hipsolverFillMode_t, int, int,
    double* [], int, double* [], int, int* lwork, int) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDpotrs_bufferSize(hipsolverHandle_t handle, hipsolverFillMode_t, int, int, double*, int,
    double*, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDsyevd(hipsolverHandle_t handle, hipsolverEigMode_t jobz, hipsolverFillMode_t uplo, int n,
    double* A, int lda, double* D, double*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return syevd<double>({handle, __func__}, jobz, uplo, n, A, lda, D, devInfo);
}

hipsolverStatus_t hipsolverDsyevd_bufferSize(hipsolverHandle_t handle, hipsolverEigMode_t, hipsolverFillMode_t, int,
    double*, int, double*, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDsyevj(hipsolverHandle_t handle, hipsolverEigMode_t jobz, hipsolverFillMode_t uplo, int n,
    double* A, int lda, double* W, double*, int, int* devInfo, hipsolverSyevjInfo_t) {
    const Call call(__builtin_return_address(0));
    return syevj<double>({handle, __func__}, jobz, uplo, n, A, lda, W, devInfo);
}

hipsolverStatus_t hipsolverDsyevjBatched(hipsolverHandle_t handle, hipsolverEigMode_t jobz, hipsolverFillMode_t uplo,
    int n, double* A, int lda, double* W, double*, int, int* devInfo, hipsolverSyevjInfo_t, int batch_count) {
    const Call call(__builtin_return_address(0));
    return syevjBatched<double>({handle, __func__}, jobz, uplo, n, A, lda, W, devInfo, batch_count);
}

hipsolverStatus_t hipsolverDsyevjBatched_bufferSize(hipsolverHandle_t handle, hipsolverEigMode_t, hipsolverFillMode_t,
    int, double*, int, double*, int* lwork, hipsolverSyevjInfo_t, int) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDsyevj_bufferSize(hipsolverHandle_t handle, hipsolverEigMode_t, hipsolverFillMode_t, int,
    double*, int, double*, int* lwork, hipsolverSyevjInfo_t) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDsygvd(hipsolverHandle_t handle, hipsolverEigType_t itype, hipsolverEigMode_t jobz,
    hipsolverFillMode_t uplo, int n, double* A, int lda, double* B, int ldb, double* W, double*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return sygvd<double>({handle, __func__}, itype, jobz, uplo, n, A, lda, B, ldb, W, devInfo);
}

hipsolverStatus_t hipsolverDsygvd_bufferSize(hipsolverHandle_t handle, hipsolverEigType_t, hipsolverEigMode_t,
    hipsolverFillMode_t, int, double*, int, double*, int, double*, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverDsygvj(hipsolverHandle_t handle, hipsolverEigType_t itype, hipsolverEigMode_t jobz,
    hipsolverFillMode_t uplo, int n, double* A, int lda, double* B, int ldb, double* W, double*, int, int* devInfo,
    hipsolverSyevjInfo_t) {
    const Call call(__builtin_return_address(0));
    return sygvj<double>({handle, __func__}, itype, jobz, uplo, n, A, lda, B, ldb, W, devInfo);
}

hipsolverStatus_t hipsolverDsygvj_bufferSize(hipsolverHandle_t handle, hipsolverEigType_t, hipsolverEigMode_t,
    hipsolverFillMode_t, int, double*, int, double*, int, double*, int* lwork, hipsolverSyevjInfo_t) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverSSgesv(hipsolverHandle_t handle, int n, int nrhs, float* A, int lda, int* devIpiv, float* B,
    int ldb, float* X, int ldx, void*, size_t, int* niters, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return gesv<float>({handle, __func__}, n, nrhs, A, lda, devIpiv, B, ldb, X, ldx, niters, devInfo);
}

hipsolverStatus_t hipsolverSSgesv_bufferSize(hipsolverHandle_t handle, int, int, float*, int, int*, float*, int,
    float*, int, size_t* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverSgeqrf(hipsolverHandle_t handle, int m, int n, float* A, int lda, float* tau, float*, int,
    int* devInfo) {
    const Call call(__builtin_return_address(0));
    return geqrf<float>({handle, __func__}, m, n, A, lda, tau, devInfo);
}

hipsolverStatus_t hipsolverSgeqrf_bufferSize(hipsolverHandle_t handle, int, int, float*, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverSgesvd(hipsolverHandle_t handle, signed char jobu, signed char jobv, int m, int n, float* A,
    int lda, float* S, float* U, int ldu, float* V, int ldv, float*, int, float*, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return gesvd<float>({handle, __func__}, jobu, jobv, m, n, A, lda, S, U, ldu, V, ldv, devInfo);
}

hipsolverStatus_t hipsolverSgesvd_bufferSize(hipsolverHandle_t handle, signed char, signed char, int, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverSgesvdj(hipsolverHandle_t handle, hipsolverEigMode_t jobz, int econ, int m, int n, float* A,
    int lda, float* S, float* U, int ldu, float* V, int ldv, float*, int, int* devInfo, hipsolverGesvdjInfo_t) {
    const Call call(__builtin_return_address(0));
    return gesvdj<float>({handle, __func__}, jobz, econ, m, n, A, lda, S, U, ldu, V, ldv, devInfo);
}

hipsolverStatus_t hipsolverSgesvdj_bufferSize(hipsolverHandle_t handle, hipsolverEigMode_t, int, int, int,
    const float*, int, const float*, const float*, int, const float*, int, int* lwork, hipsolverGesvdjInfo_t) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverSgetrf(hipsolverHandle_t handle, int m, int n, float* A, int lda, float*, int, int* devIpiv,
    int* devInfo) {
    const Call call(__builtin_return_address(0));
    return getrf<float>({handle, __func__}, m, n, A, lda, devIpiv, devInfo);
}

hipsolverStatus_t hipsolverSgetrf_bufferSize(hipsolverHandle_t handle, int, int, float*, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverSgetrs(hipsolverHandle_t handle, hipsolverOperation_t trans, int n, int nrhs, float* A,
    int lda, int* devIpiv, float* B, int ldb, float*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return getrs<float>({handle, __func__}, trans, n, nrhs, A, lda, devIpiv, B, ldb, devInfo);
}

hipsolverStatus_t hipsolverSgetrs_bufferSize(hipsolverHandle_t handle, hipsolverOperation_t, int, int, float*, int,
    int*, float*, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverSorgqr(hipsolverHandle_t handle, int m, int n, int k, float* A, int lda, float* tau, float*,
    int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return orgqr<float>({handle, __func__}, m, n, k, A, lda, tau, devInfo);
}

hipsolverStatus_t hipsolverSorgqr_bufferSize(hipsolverHandle_t handle, int, int, int, float*, int, float*, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverSormqr(hipsolverHandle_t handle, hipsolverSideMode_t side, hipsolverOperation_t trans,
    int m, int n, int k, float* A, int lda, float* tau, float* C, int ldc, float*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return ormqr<float>({handle, __func__}, side, trans, m, n, k, A, lda, tau, C, ldc, devInfo);
}

hipsolverStatus_t hipsolverSormqr_bufferSize(hipsolverHandle_t handle, hipsolverSideMode_t, hipsolverOperation_t, int,
    int, int, float*, int, float*, float*, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverSpotrf(hipsolverHandle_t handle, hipsolverFillMode_t uplo, int n, float* A, int lda, float*,
    int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return potrf<float>({handle, __func__}, uplo, n, A, lda, devInfo);
}

hipsolverStatus_t hipsolverSpotrfBatched(hipsolverHandle_t handle, hipsolverFillMode_t uplo, int n, float* A[],
    int lda, float*, int, int* devInfo, int batch_count) {
    const Call call(__builtin_return_address(0));
    return potrfBatched<float>({handle, __func__}, uplo, n, A, lda, devInfo, batch_count);
}

hipsolverStatus_t hipsolverSpotrfBatched_bufferSize(hipsolverHandle_t handle, hipsolverFillMode_t, int, float* [], int,
    int* lwork, int) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverSpotrf_bufferSize(hipsolverHandle_t handle, hipsolverFillMode_t, int, float*, int,
    int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverSpotri(hipsolverHandle_t handle, hipsolverFillMode_t uplo, int n, float* A, int lda, float*,
    int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return potri<float>({handle, __func__}, uplo, n, A, lda, devInfo);
}

hipsolverStatus_t hipsolverSpotri_bufferSize(hipsolverHandle_t handle, hipsolverFillMode_t, int, float*, int,
    int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverSpotrs(hipsolverHandle_t handle, hipsolverFillMode_t uplo, int n, int nrhs, float* A,
    int lda, float* B, int ldb, float*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return potrs<float>({handle, __func__}, uplo, n, nrhs, A, lda, B, ldb, devInfo);
}

hipsolverStatus_t hipsolverSpotrsBatched(hipsolverHandle_t handle, hipsolverFillMode_t uplo, int n, int nrhs,
    float* A[], int lda, float* B[], int ldb, float*, int, int* devInfo, int batch_count) {
    const Call call(__builtin_return_address(0));
    return potrsBatched<float>({handle, __func__}, uplo, n, nrhs, A, lda, B, ldb, devInfo, batch_count);
}

hipsolverStatus_t hipsolverSpotrsBatched_bufferSize(hipsolverHandle_t handle, hipsolverFillMode_t, int, int, float* [],
    int, float* [], int, int* lwork, int) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverSpotrs_bufferSize(hipsolverHandle_t handle, hipsolverFillMode_t, int, int, float*, int,
    float*, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverSsyevd(hipsolverHandle_t handle, hipsolverEigMode_t jobz, hipsolverFillMode_t uplo, int n,
    float* A, int lda, float* D, float*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return syevd<float>({handle, __func__}, jobz, uplo, n, A, lda, D, devInfo);
}

hipsolverStatus_t hipsolverSsyevd_bufferSize(hipsolverHandle_t handle, hipsolverEigMode_t, hipsolverFillMode_t, int,
    float*, int, float*, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverSsyevj(hipsolverHandle_t handle, hipsolverEigMode_t jobz, hipsolverFillMode_t uplo, int n,
    float* A, int lda, float* W, float*, int, int* devInfo, hipsolverSyevjInfo_t) {
    const Call call(__builtin_return_address(0));
    return syevj<float>({handle, __func__}, jobz, uplo, n, A, lda, W, devInfo);
}

hipsolverStatus_t hipsolverSsyevjBatched(hipsolverHandle_t handle, hipsolverEigMode_t jobz, hipsolverFillMode_t uplo,
    int n, float* A, int lda, float* W, float*, int, int* devInfo, hipsolverSyevjInfo_t, int batch_count) {
    const Call call(__builtin_return_address(0));
    return syevjBatched<float>({handle, __func__}, jobz, uplo, n, A, lda, W, devInfo, batch_count);
}

hipsolverStatus_t hipsolverSsyevjBatched_bufferSize(hipsolverHandle_t handle, hipsolverEigMode_t, hipsolverFillMode_t,
    int, float*, int, float*, int* lwork, hipsolverSyevjInfo_t, int) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverSsyevj_bufferSize(hipsolverHandle_t handle, hipsolverEigMode_t, hipsolverFillMode_t, int,
    float*, int, float*, int* lwork, hipsolverSyevjInfo_t) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverSsygvd(hipsolverHandle_t handle, hipsolverEigType_t itype, hipsolverEigMode_t jobz,
    hipsolverFillMode_t uplo, int n, float* A, int lda, float* B, int ldb, float* W, float*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return sygvd<float>({handle, __func__}, itype, jobz, uplo, n, A, lda, B, ldb, W, devInfo);
}

hipsolverStatus_t hipsolverSsygvd_bufferSize(hipsolverHandle_t handle, hipsolverEigType_t, hipsolverEigMode_t,
    hipsolverFillMode_t, int, float*, int, float*, int, float*, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverSsygvj(hipsolverHandle_t handle, hipsolverEigType_t itype, hipsolverEigMode_t jobz,
    hipsolverFillMode_t uplo, int n, float* A, int lda, float* B, int ldb, float* W, float*, int, int* devInfo,
    hipsolverSyevjInfo_t) {
    const Call call(__builtin_return_address(0));
    return sygvj<float>({handle, __func__}, itype, jobz, uplo, n, A, lda, B, ldb, W, devInfo);
}

hipsolverStatus_t hipsolverSsygvj_bufferSize(hipsolverHandle_t handle, hipsolverEigType_t, hipsolverEigMode_t,
    hipsolverFillMode_t, int, float*, int, float*, int, float*, int* lwork, hipsolverSyevjInfo_t) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverZZgesv(hipsolverHandle_t handle, int n, int nrhs, hipDoubleComplex* A, int lda,
    int* devIpiv, hipDoubleComplex* B, int ldb, hipDoubleComplex* X, int ldx, void*, size_t, int* niters, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return gesv<DoubleComplex>({handle, __func__}, n, nrhs, A, lda, devIpiv, B, ldb, X, ldx, niters, devInfo);
}

hipsolverStatus_t hipsolverZZgesv_bufferSize(hipsolverHandle_t handle, int, int, hipDoubleComplex*, int, int*,
    hipDoubleComplex*, int, hipDoubleComplex*, int, size_t* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverZgeqrf(hipsolverHandle_t handle, int m, int n, hipDoubleComplex* A, int lda,
    hipDoubleComplex* tau, hipDoubleComplex*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return geqrf<DoubleComplex>({handle, __func__}, m, n, A, lda, tau, devInfo);
}

hipsolverStatus_t hipsolverZgeqrf_bufferSize(hipsolverHandle_t handle, int, int, hipDoubleComplex*, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverZgesvd(hipsolverHandle_t handle, signed char jobu, signed char jobv, int m, int n,
    hipDoubleComplex* A, int lda, double* S, hipDoubleComplex* U, int ldu, hipDoubleComplex* V, int ldv,
    hipDoubleComplex*, int, double*, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return gesvd<DoubleComplex>({handle, __func__}, jobu, jobv, m, n, A, lda, S, U, ldu, V, ldv, devInfo);
}

hipsolverStatus_t hipsolverZgesvd_bufferSize(hipsolverHandle_t handle, signed char, signed char, int, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverZgesvdj(hipsolverHandle_t handle, hipsolverEigMode_t jobz, int econ, int m, int n,
    hipDoubleComplex* A, int lda, double* S, hipDoubleComplex* U, int ldu, hipDoubleComplex* V, int ldv,
    hipDoubleComplex*, int, int* devInfo, hipsolverGesvdjInfo_t) {
    const Call call(__builtin_return_address(0));
    return gesvdj<DoubleComplex>({handle, __func__}, jobz, econ, m, n, A, lda, S, U, ldu, V, ldv, devInfo);
}

hipsolverStatus_t hipsolverZgesvdj_bufferSize(hipsolverHandle_t handle, hipsolverEigMode_t, int, int, int,
    const hipDoubleComplex*, int, const double*, const hipDoubleComplex*, int, const hipDoubleComplex*, int,
    int* lwork, hipsolverGesvdjInfo_t) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverZgetrf(hipsolverHandle_t handle, int m, int n, hipDoubleComplex* A, int lda,
    hipDoubleComplex*, int, int* devIpiv, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return getrf<DoubleComplex>({handle, __func__}, m, n, A, lda, devIpiv, devInfo);
}

hipsolverStatus_t hipsolverZgetrf_bufferSize(hipsolverHandle_t handle, int, int, hipDoubleComplex*, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverZgetrs(hipsolverHandle_t handle, hipsolverOperation_t trans, int n, int nrhs,
    hipDoubleComplex* A, int lda, int* devIpiv, hipDoubleComplex* B, int ldb, hipDoubleComplex*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return getrs<DoubleComplex>({handle, __func__}, trans, n, nrhs, A, lda, devIpiv, B, ldb, devInfo);
}

hipsolverStatus_t hipsolverZgetrs_bufferSize(hipsolverHandle_t handle, hipsolverOperation_t, int, int,
    hipDoubleComplex*, int, int*, hipDoubleComplex*, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverZheevd(hipsolverHandle_t handle, hipsolverEigMode_t jobz, hipsolverFillMode_t uplo, int n,
    hipDoubleComplex* A, int lda, double* D, hipDoubleComplex*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return syevd<DoubleComplex>({handle, __func__}, jobz, uplo, n, A, lda, D, devInfo);
}

hipsolverStatus_t hipsolverZheevd_bufferSize(hipsolverHandle_t handle, hipsolverEigMode_t, hipsolverFillMode_t, int,
    hipDoubleComplex*, int, double*, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverZheevj(hipsolverHandle_t handle, hipsolverEigMode_t jobz, hipsolverFillMode_t uplo, int n,
    hipDoubleComplex* A, int lda, double* W, hipDoubleComplex*, int, int* devInfo, hipsolverSyevjInfo_t) {
    const Call call(__builtin_return_address(0));
    return syevj<DoubleComplex>({handle, __func__}, jobz, uplo, n, A, lda, W, devInfo);
}

hipsolverStatus_t hipsolverZheevjBatched(hipsolverHandle_t handle, hipsolverEigMode_t jobz, hipsolverFillMode_t uplo,
    int n, hipDoubleComplex* A, int lda, double* W, hipDoubleComplex*, int, int* devInfo, hipsolverSyevjInfo_t,
    int batch_count) {
    const Call call(__builtin_return_address(0));
    return syevjBatched<DoubleComplex>({handle, __func__}, jobz, uplo, n, A, lda, W, devInfo, batch_count);
}

hipsolverStatus_t hipsolverZheevjBatched_bufferSize(hipsolverHandle_t handle, hipsolverEigMode_t, hipsolverFillMode_t,
    int, hipDoubleComplex*, int, double*, int* lwork, hipsolverSyevjInfo_t, int) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverZheevj_bufferSize(hipsolverHandle_t handle, hipsolverEigMode_t, hipsolverFillMode_t, int,
    hipDoubleComplex*, int, double*, int* lwork, hipsolverSyevjInfo_t) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverZhegvd(hipsolverHandle_t handle, hipsolverEigType_t itype, hipsolverEigMode_t jobz,
    hipsolverFillMode_t uplo, int n, hipDoubleComplex* A, int lda, hipDoubleComplex* B, int ldb, double* W,
    hipDoubleComplex*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return sygvd<DoubleComplex>({handle, __func__}, itype, jobz, uplo, n, A, lda, B, ldb, W, devInfo);
}

hipsolverStatus_t hipsolverZhegvd_bufferSize(hipsolverHandle_t handle, hipsolverEigType_t, hipsolverEigMode_t,
    hipsolverFillMode_t, int, hipDoubleComplex*, int, hipDoubleComplex*, int, double*, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverZhegvj(hipsolverHandle_t handle, hipsolverEigType_t itype, hipsolverEigMode_t jobz,
    hipsolverFillMode_t uplo, int n, hipDoubleComplex* A, int lda, hipDoubleComplex* B, int ldb, double* W,
    hipDoubleComplex*, int, int* devInfo, hipsolverSyevjInfo_t) {
    const Call call(__builtin_return_address(0));
    return sygvj<DoubleComplex>({handle, __func__}, itype, jobz, uplo, n, A, lda, B, ldb, W, devInfo);
}

hipsolverStatus_t hipsolverZhegvj_bufferSize(hipsolverHandle_t handle, hipsolverEigType_t, hipsolverEigMode_t,
    hipsolverFillMode_t, int, hipDoubleComplex*, int, hipDoubleComplex*, int, double*, int* lwork,
    hipsolverSyevjInfo_t) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverZpotrf(hipsolverHandle_t handle, hipsolverFillMode_t uplo, int n, hipDoubleComplex* A,
    int lda, hipDoubleComplex*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return potrf<DoubleComplex>({handle, __func__}, uplo, n, A, lda, devInfo);
}

hipsolverStatus_t hipsolverZpotrfBatched(hipsolverHandle_t handle, hipsolverFillMode_t uplo, int n,
    hipDoubleComplex* A[], int lda, hipDoubleComplex*, int, int* devInfo, int batch_count) {
    const Call call(__builtin_return_address(0));
    return potrfBatched<DoubleComplex>({handle, __func__}, uplo, n, A, lda, devInfo, batch_count);
}

hipsolverStatus_t hipsolverZpotrfBatched_bufferSize(hipsolverHandle_t handle, hipsolverFillMode_t, int,
    hipDoubleComplex* [], int, int* lwork, int) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverZpotrf_bufferSize(hipsolverHandle_t handle, hipsolverFillMode_t, int, hipDoubleComplex*,
    int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverZpotri(hipsolverHandle_t handle, hipsolverFillMode_t uplo, int n, hipDoubleComplex* A,
    int lda, hipDoubleComplex*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return potri<DoubleComplex>({handle, __func__}, uplo, n, A, lda, devInfo);
}

hipsolverStatus_t hipsolverZpotri_bufferSize(hipsolverHandle_t handle, hipsolverFillMode_t, int, hipDoubleComplex*,
    int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverZpotrs(hipsolverHandle_t handle, hipsolverFillMode_t uplo, int n, int nrhs,
    hipDoubleComplex* A, int lda, hipDoubleComplex* B, int ldb, hipDoubleComplex*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return potrs<DoubleComplex>({handle, __func__}, uplo, n, nrhs, A, lda, B, ldb, devInfo);
}

hipsolverStatus_t hipsolverZpotrsBatched(hipsolverHandle_t handle, hipsolverFillMode_t uplo, int n, int nrhs,
    hipDoubleComplex* A[], int lda, hipDoubleComplex* B[], int ldb, hipDoubleComplex*, int, int* devInfo,
    int batch_count) {
    const Call call(__builtin_return_address(0));
    return potrsBatched<DoubleComplex>({handle, __func__}, uplo, n, nrhs, A, lda, B, ldb, devInfo, batch_count);
}

hipsolverStatus_t hipsolverZpotrsBatched_bufferSize(hipsolverHandle_t handle, hipsolverFillMode_t, int, int,
    hipDoubleComplex* [], int, hipDoubleComplex* [], int, int* lwork, int) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverZpotrs_bufferSize(hipsolverHandle_t handle, hipsolverFillMode_t, int, int,
    hipDoubleComplex*, int, hipDoubleComplex*, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverZungqr(hipsolverHandle_t handle, int m, int n, int k, hipDoubleComplex* A, int lda,
    hipDoubleComplex* tau, hipDoubleComplex*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return orgqr<DoubleComplex>({handle, __func__}, m, n, k, A, lda, tau, devInfo);
}

hipsolverStatus_t hipsolverZungqr_bufferSize(hipsolverHandle_t handle, int, int, int, hipDoubleComplex*, int,
    hipDoubleComplex*, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}

hipsolverStatus_t hipsolverZunmqr(hipsolverHandle_t handle, hipsolverSideMode_t side, hipsolverOperation_t trans,
    int m, int n, int k, hipDoubleComplex* A, int lda, hipDoubleComplex* tau, hipDoubleComplex* C, int ldc,
    hipDoubleComplex*, int, int* devInfo) {
    const Call call(__builtin_return_address(0));
    return ormqr<DoubleComplex>({handle, __func__}, side, trans, m, n, k, A, lda, tau, C, ldc, devInfo);
}

hipsolverStatus_t hipsolverZunmqr_bufferSize(hipsolverHandle_t handle, hipsolverSideMode_t, hipsolverOperation_t, int,
    int, int, hipDoubleComplex*, int, hipDoubleComplex*, hipDoubleComplex*, int, int* lwork) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).work_size(lwork);
}
