// The functions of legacy_products.h, by their names.
// Written by `python -m scripts.hip_libraries` from the facts about ROCm's headers.

#include "legacy_products.h"

using namespace hipport_cpu;
using namespace hipport_cpu::sparse;

hipsparseStatus_t hipsparseCaxpyi(hipsparseHandle_t handle, int nnz, const hipComplex* alpha, const hipComplex* xVal,
    const int* xInd, hipComplex* y, hipsparseIndexBase_t idxBase) {
    const Call call(__builtin_return_address(0));
    return axpyi({handle, __func__, HIP_C_32F}, nnz, alpha, xVal, xInd, y, idxBase);
}

hipsparseStatus_t hipsparseCbsrmm(hipsparseHandle_t handle, hipsparseDirection_t dirA, hipsparseOperation_t transA,
    hipsparseOperation_t transB, int mb, int n, int kb, int nnzb, const hipComplex* alpha,
    const hipsparseMatDescr_t descrA, const hipComplex* bsrValA, const int* bsrRowPtrA, const int* bsrColIndA,
    int block_dim, const hipComplex* B, int ldb, const hipComplex* beta, hipComplex* C, int ldc) {
    const Call call(__builtin_return_address(0));
    return bsrmm({handle, __func__, HIP_C_32F}, dirA, transA, transB, mb, n, kb, nnzb, alpha, descrA, bsrValA,
    bsrRowPtrA, bsrColIndA, block_dim, B, ldb, beta, C, ldc);
}

hipsparseStatus_t hipsparseCbsrmv(hipsparseHandle_t handle, hipsparseDirection_t dirA, hipsparseOperation_t transA,
    int mb, int nb, int nnzb, const hipComplex* alpha, const hipsparseMatDescr_t descrA,
    const hipComplex* bsrSortedValA, const int* bsrSortedRowPtrA, const int* bsrSortedColIndA, int block_dim,
    const hipComplex* x, const hipComplex* beta, hipComplex* y) {
    const Call call(__builtin_return_address(0));
    return bsrmv({handle, __func__, HIP_C_32F}, dirA, transA, mb, nb, nnzb, alpha, descrA, bsrSortedValA,
    bsrSortedRowPtrA, bsrSortedColIndA, block_dim, x, beta, y);
}

hipsparseStatus_t hipsparseCcsrgeam(hipsparseHandle_t handle, int m, int n, const hipComplex* alpha,
    const hipsparseMatDescr_t descrA, int nnzA, const hipComplex* csrValA, const int* csrRowPtrA,
    const int* csrColIndA, const hipComplex* beta, const hipsparseMatDescr_t descrB, int nnzB,
    const hipComplex* csrValB, const int* csrRowPtrB, const int* csrColIndB, const hipsparseMatDescr_t descrC,
    hipComplex* csrValC, int* csrRowPtrC, int* csrColIndC) {
    const Call call(__builtin_return_address(0));
    return csrgeam2({handle, __func__, HIP_C_32F}, m, n, alpha, descrA, nnzA, csrValA, csrRowPtrA, csrColIndA, beta,
    descrB, nnzB, csrValB, csrRowPtrB, csrColIndB, descrC, csrValC, csrRowPtrC, csrColIndC);
}

hipsparseStatus_t hipsparseCcsrgeam2(hipsparseHandle_t handle, int m, int n, const hipComplex* alpha,
    const hipsparseMatDescr_t descrA, int nnzA, const hipComplex* csrSortedValA, const int* csrSortedRowPtrA,
    const int* csrSortedColIndA, const hipComplex* beta, const hipsparseMatDescr_t descrB, int nnzB,
    const hipComplex* csrSortedValB, const int* csrSortedRowPtrB, const int* csrSortedColIndB,
    const hipsparseMatDescr_t descrC, hipComplex* csrSortedValC, int* csrSortedRowPtrC, int* csrSortedColIndC, void*) {
    const Call call(__builtin_return_address(0));
    return csrgeam2({handle, __func__, HIP_C_32F}, m, n, alpha, descrA, nnzA, csrSortedValA, csrSortedRowPtrA,
    csrSortedColIndA, beta, descrB, nnzB, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, descrC, csrSortedValC,
    csrSortedRowPtrC, csrSortedColIndC);
}

hipsparseStatus_t hipsparseCcsrgeam2_bufferSizeExt(hipsparseHandle_t handle, int, int, const hipComplex*,
    const hipsparseMatDescr_t, int, const hipComplex*, const int*, const int*, const hipComplex*,
    const hipsparseMatDescr_t, int, const hipComplex*, const int*, const int*, const hipsparseMatDescr_t,
    const hipComplex*, const int*, const int*, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseCcsrgemm(hipsparseHandle_t handle, hipsparseOperation_t transA, hipsparseOperation_t transB,
    int m, int n, int k, const hipsparseMatDescr_t descrA, int nnzA, const hipComplex* csrValA, const int* csrRowPtrA,
    const int* csrColIndA, const hipsparseMatDescr_t descrB, int nnzB, const hipComplex* csrValB,
    const int* csrRowPtrB, const int* csrColIndB, const hipsparseMatDescr_t descrC, hipComplex* csrValC,
    const int* csrRowPtrC, int* csrColIndC) {
    const Call call(__builtin_return_address(0));
    return csrgemm({handle, __func__, HIP_C_32F}, transA, transB, m, n, k, descrA, nnzA, csrValA, csrRowPtrA,
    csrColIndA, descrB, nnzB, csrValB, csrRowPtrB, csrColIndB, descrC, csrValC, csrRowPtrC, csrColIndC);
}

hipsparseStatus_t hipsparseCcsrgemm2(hipsparseHandle_t handle, int m, int n, int k, const hipComplex* alpha,
    const hipsparseMatDescr_t descrA, int nnzA, const hipComplex* csrValA, const int* csrRowPtrA,
    const int* csrColIndA, const hipsparseMatDescr_t descrB, int nnzB, const hipComplex* csrValB,
    const int* csrRowPtrB, const int* csrColIndB, const hipComplex* beta, const hipsparseMatDescr_t descrD, int nnzD,
    const hipComplex* csrValD, const int* csrRowPtrD, const int* csrColIndD, const hipsparseMatDescr_t descrC,
    hipComplex* csrValC, const int* csrRowPtrC, int* csrColIndC, const csrgemm2Info_t info, void*) {
    const Call call(__builtin_return_address(0));
    return csrgemm2({handle, __func__, HIP_C_32F}, m, n, k, alpha, descrA, nnzA, csrValA, csrRowPtrA, csrColIndA,
    descrB, nnzB, csrValB, csrRowPtrB, csrColIndB, beta, descrD, nnzD, csrValD, csrRowPtrD, csrColIndD, descrC,
    csrValC, csrRowPtrC, csrColIndC, info);
}

hipsparseStatus_t hipsparseCcsrgemm2_bufferSizeExt(hipsparseHandle_t handle, int m, int n, int k,
    const hipComplex* alpha, const hipsparseMatDescr_t descrA, int nnzA, const int* csrRowPtrA, const int* csrColIndA,
    const hipsparseMatDescr_t descrB, int nnzB, const int* csrRowPtrB, const int* csrColIndB, const hipComplex* beta,
    const hipsparseMatDescr_t descrD, int nnzD, const int* csrRowPtrD, const int* csrColIndD, csrgemm2Info_t info,
    size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return csrgemm2_bufferSizeExt({handle, __func__, HIP_C_32F}, m, n, k, alpha, descrA, nnzA, csrRowPtrA, csrColIndA,
    descrB, nnzB, csrRowPtrB, csrColIndB, beta, descrD, nnzD, csrRowPtrD, csrColIndD, info, pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseCcsrmm(hipsparseHandle_t handle, hipsparseOperation_t transA, int m, int n, int k, int nnz,
    const hipComplex* alpha, const hipsparseMatDescr_t descrA, const hipComplex* csrSortedValA,
    const int* csrSortedRowPtrA, const int* csrSortedColIndA, const hipComplex* B, int ldb, const hipComplex* beta,
    hipComplex* C, int ldc) {
    const Call call(__builtin_return_address(0));
    return csrmm({handle, __func__, HIP_C_32F}, transA, m, n, k, nnz, alpha, descrA, csrSortedValA, csrSortedRowPtrA,
    csrSortedColIndA, B, ldb, beta, C, ldc);
}

hipsparseStatus_t hipsparseCcsrmm2(hipsparseHandle_t handle, hipsparseOperation_t transA, hipsparseOperation_t transB,
    int m, int n, int k, int nnz, const hipComplex* alpha, const hipsparseMatDescr_t descrA,
    const hipComplex* csrSortedValA, const int* csrSortedRowPtrA, const int* csrSortedColIndA, const hipComplex* B,
    int ldb, const hipComplex* beta, hipComplex* C, int ldc) {
    const Call call(__builtin_return_address(0));
    return csrmm2({handle, __func__, HIP_C_32F}, transA, transB, m, n, k, nnz, alpha, descrA, csrSortedValA,
    csrSortedRowPtrA, csrSortedColIndA, B, ldb, beta, C, ldc);
}

hipsparseStatus_t hipsparseCcsrmv(hipsparseHandle_t handle, hipsparseOperation_t transA, int m, int n, int nnz,
    const hipComplex* alpha, const hipsparseMatDescr_t descrA, const hipComplex* csrSortedValA,
    const int* csrSortedRowPtrA, const int* csrSortedColIndA, const hipComplex* x, const hipComplex* beta,
    hipComplex* y) {
    const Call call(__builtin_return_address(0));
    return csrmv({handle, __func__, HIP_C_32F}, transA, m, n, nnz, alpha, descrA, csrSortedValA, csrSortedRowPtrA,
    csrSortedColIndA, x, beta, y);
}

hipsparseStatus_t hipsparseCdotci(hipsparseHandle_t handle, int nnz, const hipComplex* xVal, const int* xInd,
    const hipComplex* y, hipComplex* result, hipsparseIndexBase_t idxBase) {
    const Call call(__builtin_return_address(0));
    return dotci({handle, __func__, HIP_C_32F}, nnz, xVal, xInd, y, result, idxBase);
}

hipsparseStatus_t hipsparseCdoti(hipsparseHandle_t handle, int nnz, const hipComplex* xVal, const int* xInd,
    const hipComplex* y, hipComplex* result, hipsparseIndexBase_t idxBase) {
    const Call call(__builtin_return_address(0));
    return doti({handle, __func__, HIP_C_32F}, nnz, xVal, xInd, y, result, idxBase);
}

hipsparseStatus_t hipsparseCgemmi(hipsparseHandle_t handle, int m, int n, int k, int nnz, const hipComplex* alpha,
    const hipComplex* A, int lda, const hipComplex* cscValB, const int* cscColPtrB, const int* cscRowIndB,
    const hipComplex* beta, hipComplex* C, int ldc) {
    const Call call(__builtin_return_address(0));
    return gemmi({handle, __func__, HIP_C_32F}, m, n, k, nnz, alpha, A, lda, cscValB, cscColPtrB, cscRowIndB, beta, C,
    ldc);
}

hipsparseStatus_t hipsparseCgemvi(hipsparseHandle_t handle, hipsparseOperation_t transA, int m, int n,
    const hipComplex* alpha, const hipComplex* A, int lda, int nnz, const hipComplex* x, const int* xInd,
    const hipComplex* beta, hipComplex* y, hipsparseIndexBase_t idxBase, void*) {
    const Call call(__builtin_return_address(0));
    return gemvi({handle, __func__, HIP_C_32F}, transA, m, n, alpha, A, lda, nnz, x, xInd, beta, y, idxBase);
}

hipsparseStatus_t hipsparseCgemvi_bufferSize(hipsparseHandle_t handle, hipsparseOperation_t, int, int, int,
    int* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseCgthr(hipsparseHandle_t handle, int nnz, const hipComplex* y, hipComplex* xVal,
    const int* xInd, hipsparseIndexBase_t idxBase) {
    const Call call(__builtin_return_address(0));
    return gthr({handle, __func__, HIP_C_32F}, nnz, y, xVal, xInd, idxBase);
}

hipsparseStatus_t hipsparseCgthrz(hipsparseHandle_t handle, int nnz, hipComplex* y, hipComplex* xVal, const int* xInd,
    hipsparseIndexBase_t idxBase) {
    const Call call(__builtin_return_address(0));
    return gthrz({handle, __func__, HIP_C_32F}, nnz, y, xVal, xInd, idxBase);
}

hipsparseStatus_t hipsparseCreateCsrgemm2Info(csrgemm2Info_t* info) {
    const Call call(__builtin_return_address(0));
    return create_info(info);
}

hipsparseStatus_t hipsparseCsctr(hipsparseHandle_t handle, int nnz, const hipComplex* xVal, const int* xInd,
    hipComplex* y, hipsparseIndexBase_t idxBase) {
    const Call call(__builtin_return_address(0));
    return sctr({handle, __func__, HIP_C_32F}, nnz, xVal, xInd, y, idxBase);
}

hipsparseStatus_t hipsparseDaxpyi(hipsparseHandle_t handle, int nnz, const double* alpha, const double* xVal,
    const int* xInd, double* y, hipsparseIndexBase_t idxBase) {
    const Call call(__builtin_return_address(0));
    return axpyi({handle, __func__, HIP_R_64F}, nnz, alpha, xVal, xInd, y, idxBase);
}

hipsparseStatus_t hipsparseDbsrmm(hipsparseHandle_t handle, hipsparseDirection_t dirA, hipsparseOperation_t transA,
    hipsparseOperation_t transB, int mb, int n, int kb, int nnzb, const double* alpha,
    const hipsparseMatDescr_t descrA, const double* bsrValA, const int* bsrRowPtrA, const int* bsrColIndA,
    int block_dim, const double* B, int ldb, const double* beta, double* C, int ldc) {
    const Call call(__builtin_return_address(0));
    return bsrmm({handle, __func__, HIP_R_64F}, dirA, transA, transB, mb, n, kb, nnzb, alpha, descrA, bsrValA,
    bsrRowPtrA, bsrColIndA, block_dim, B, ldb, beta, C, ldc);
}

hipsparseStatus_t hipsparseDbsrmv(hipsparseHandle_t handle, hipsparseDirection_t dirA, hipsparseOperation_t transA,
    int mb, int nb, int nnzb, const double* alpha, const hipsparseMatDescr_t descrA, const double* bsrSortedValA,
    const int* bsrSortedRowPtrA, const int* bsrSortedColIndA, int block_dim, const double* x, const double* beta,
    double* y) {
    const Call call(__builtin_return_address(0));
    return bsrmv({handle, __func__, HIP_R_64F}, dirA, transA, mb, nb, nnzb, alpha, descrA, bsrSortedValA,
    bsrSortedRowPtrA, bsrSortedColIndA, block_dim, x, beta, y);
}

hipsparseStatus_t hipsparseDcsrgeam(hipsparseHandle_t handle, int m, int n, const double* alpha,
    const hipsparseMatDescr_t descrA, int nnzA, const double* csrValA, const int* csrRowPtrA, const int* csrColIndA,
    const double* beta, const hipsparseMatDescr_t descrB, int nnzB, const double* csrValB, const int* csrRowPtrB,
    const int* csrColIndB, const hipsparseMatDescr_t descrC, double* csrValC, int* csrRowPtrC, int* csrColIndC) {
    const Call call(__builtin_return_address(0));
    return csrgeam2({handle, __func__, HIP_R_64F}, m, n, alpha, descrA, nnzA, csrValA, csrRowPtrA, csrColIndA, beta,
    descrB, nnzB, csrValB, csrRowPtrB, csrColIndB, descrC, csrValC, csrRowPtrC, csrColIndC);
}

hipsparseStatus_t hipsparseDcsrgeam2(hipsparseHandle_t handle, int m, int n, const double* alpha,
    const hipsparseMatDescr_t descrA, int nnzA, const double* csrSortedValA, const int* csrSortedRowPtrA,
    const int* csrSortedColIndA, const double* beta, const hipsparseMatDescr_t descrB, int nnzB,
    const double* csrSortedValB, const int* csrSortedRowPtrB, const int* csrSortedColIndB,
    const hipsparseMatDescr_t descrC, double* csrSortedValC, int* csrSortedRowPtrC, int* csrSortedColIndC, void*) {
    const Call call(__builtin_return_address(0));
    return csrgeam2({handle, __func__, HIP_R_64F}, m, n, alpha, descrA, nnzA, csrSortedValA, csrSortedRowPtrA,
    csrSortedColIndA, beta, descrB, nnzB, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, descrC, csrSortedValC,
    csrSortedRowPtrC, csrSortedColIndC);
}

hipsparseStatus_t hipsparseDcsrgeam2_bufferSizeExt(hipsparseHandle_t handle, int, int, const double*,
    const hipsparseMatDescr_t, int, const double*, const int*, const int*, const double*, const hipsparseMatDescr_t,
    int, const double*, const int*, const int*, const hipsparseMatDescr_t, const double*, const int*, const int*,
    size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseDcsrgemm(hipsparseHandle_t handle, hipsparseOperation_t transA, hipsparseOperation_t transB,
    int m, int n, int k, const hipsparseMatDescr_t descrA, int nnzA, const double* csrValA, const int* csrRowPtrA,
    const int* csrColIndA, const hipsparseMatDescr_t descrB, int nnzB, const double* csrValB, const int* csrRowPtrB,
    const int* csrColIndB, const hipsparseMatDescr_t descrC, double* csrValC, const int* csrRowPtrC, int* csrColIndC) {
    const Call call(__builtin_return_address(0));
    return csrgemm({handle, __func__, HIP_R_64F}, transA, transB, m, n, k, descrA, nnzA, csrValA, csrRowPtrA,
    csrColIndA, descrB, nnzB, csrValB, csrRowPtrB, csrColIndB, descrC, csrValC, csrRowPtrC, csrColIndC);
}

hipsparseStatus_t hipsparseDcsrgemm2(hipsparseHandle_t handle, int m, int n, int k, const double* alpha,
    const hipsparseMatDescr_t descrA, int nnzA, const double* csrValA, const int* csrRowPtrA, const int* csrColIndA,
    const hipsparseMatDescr_t descrB, int nnzB, const double* csrValB, const int* csrRowPtrB, const int* csrColIndB,
    const double* beta, const hipsparseMatDescr_t descrD, int nnzD, const double* csrValD, const int* csrRowPtrD,
    const int* csrColIndD, const hipsparseMatDescr_t descrC, double* csrValC, const int* csrRowPtrC, int* csrColIndC,
    const csrgemm2Info_t info, void*) {
    const Call call(__builtin_return_address(0));
    return csrgemm2({handle, __func__, HIP_R_64F}, m, n, k, alpha, descrA, nnzA, csrValA, csrRowPtrA, csrColIndA,
    descrB, nnzB, csrValB, csrRowPtrB, csrColIndB, beta, descrD, nnzD, csrValD, csrRowPtrD, csrColIndD, descrC,
    csrValC, csrRowPtrC, csrColIndC, info);
}

hipsparseStatus_t hipsparseDcsrgemm2_bufferSizeExt(hipsparseHandle_t handle, int m, int n, int k, const double* alpha,
    const hipsparseMatDescr_t descrA, int nnzA, const int* csrRowPtrA, const int* csrColIndA,
    const hipsparseMatDescr_t descrB, int nnzB, const int* csrRowPtrB, const int* csrColIndB, const double* beta,
    const hipsparseMatDescr_t descrD, int nnzD, const int* csrRowPtrD, const int* csrColIndD, csrgemm2Info_t info,
    size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return csrgemm2_bufferSizeExt({handle, __func__, HIP_R_64F}, m, n, k, alpha, descrA, nnzA, csrRowPtrA, csrColIndA,
    descrB, nnzB, csrRowPtrB, csrColIndB, beta, descrD, nnzD, csrRowPtrD, csrColIndD, info, pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseDcsrmm(hipsparseHandle_t handle, hipsparseOperation_t transA, int m, int n, int k, int nnz,
    const double* alpha, const hipsparseMatDescr_t descrA, const double* csrSortedValA, const int* csrSortedRowPtrA,
    const int* csrSortedColIndA, const double* B, int ldb, const double* beta, double* C, int ldc) {
    const Call call(__builtin_return_address(0));
    return csrmm({handle, __func__, HIP_R_64F}, transA, m, n, k, nnz, alpha, descrA, csrSortedValA, csrSortedRowPtrA,
    csrSortedColIndA, B, ldb, beta, C, ldc);
}

hipsparseStatus_t hipsparseDcsrmm2(hipsparseHandle_t handle, hipsparseOperation_t transA, hipsparseOperation_t transB,
    int m, int n, int k, int nnz, const double* alpha, const hipsparseMatDescr_t descrA, const double* csrSortedValA,
    const int* csrSortedRowPtrA, const int* csrSortedColIndA, const double* B, int ldb, const double* beta, double* C,
    int ldc) {
    const Call call(__builtin_return_address(0));
    return csrmm2({handle, __func__, HIP_R_64F}, transA, transB, m, n, k, nnz, alpha, descrA, csrSortedValA,
    csrSortedRowPtrA, csrSortedColIndA, B, ldb, beta, C, ldc);
}

hipsparseStatus_t hipsparseDcsrmv(hipsparseHandle_t handle, hipsparseOperation_t transA, int m, int n, int nnz,
    const double* alpha, const hipsparseMatDescr_t descrA, const double* csrSortedValA, const int* csrSortedRowPtrA,
    const int* csrSortedColIndA, const double* x, const double* beta, double* y) {
    const Call call(__builtin_return_address(0));
    return csrmv({handle, __func__, HIP_R_64F}, transA, m, n, nnz, alpha, descrA, csrSortedValA, csrSortedRowPtrA,
    csrSortedColIndA, x, beta, y);
}

hipsparseStatus_t hipsparseDdoti(hipsparseHandle_t handle, int nnz, const double* xVal, const int* xInd,
    const double* y, double* result, hipsparseIndexBase_t idxBase) {
    const Call call(__builtin_return_address(0));
    return doti({handle, __func__, HIP_R_64F}, nnz, xVal, xInd, y, result, idxBase);
}

hipsparseStatus_t hipsparseDestroyCsrgemm2Info(csrgemm2Info_t info) {
    const Call call(__builtin_return_address(0));
    return destroy_info(info);
}

hipsparseStatus_t hipsparseDgemmi(hipsparseHandle_t handle, int m, int n, int k, int nnz, const double* alpha,
    const double* A, int lda, const double* cscValB, const int* cscColPtrB, const int* cscRowIndB, const double* beta,
    double* C, int ldc) {
    const Call call(__builtin_return_address(0));
    return gemmi({handle, __func__, HIP_R_64F}, m, n, k, nnz, alpha, A, lda, cscValB, cscColPtrB, cscRowIndB, beta, C,
    ldc);
}

hipsparseStatus_t hipsparseDgemvi(hipsparseHandle_t handle, hipsparseOperation_t transA, int m, int n,
    const double* alpha, const double* A, int lda, int nnz, const double* x, const int* xInd, const double* beta,
    double* y, hipsparseIndexBase_t idxBase, void*) {
    const Call call(__builtin_return_address(0));
    return gemvi({handle, __func__, HIP_R_64F}, transA, m, n, alpha, A, lda, nnz, x, xInd, beta, y, idxBase);
}

hipsparseStatus_t hipsparseDgemvi_bufferSize(hipsparseHandle_t handle, hipsparseOperation_t, int, int, int,
    int* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseDgthr(hipsparseHandle_t handle, int nnz, const double* y, double* xVal, const int* xInd,
    hipsparseIndexBase_t idxBase) {
    const Call call(__builtin_return_address(0));
    return gthr({handle, __func__, HIP_R_64F}, nnz, y, xVal, xInd, idxBase);
}

hipsparseStatus_t hipsparseDgthrz(hipsparseHandle_t handle, int nnz, double* y, double* xVal, const int* xInd,
    hipsparseIndexBase_t idxBase) {
    const Call call(__builtin_return_address(0));
    return gthrz({handle, __func__, HIP_R_64F}, nnz, y, xVal, xInd, idxBase);
}

hipsparseStatus_t hipsparseDroti(hipsparseHandle_t handle, int nnz, double* xVal, const int* xInd, double* y,
    const double* c, const double* s, hipsparseIndexBase_t idxBase) {
    const Call call(__builtin_return_address(0));
    return roti({handle, __func__, HIP_R_64F}, nnz, xVal, xInd, y, c, s, idxBase);
}

hipsparseStatus_t hipsparseDsctr(hipsparseHandle_t handle, int nnz, const double* xVal, const int* xInd, double* y,
    hipsparseIndexBase_t idxBase) {
    const Call call(__builtin_return_address(0));
    return sctr({handle, __func__, HIP_R_64F}, nnz, xVal, xInd, y, idxBase);
}

hipsparseStatus_t hipsparseSaxpyi(hipsparseHandle_t handle, int nnz, const float* alpha, const float* xVal,
    const int* xInd, float* y, hipsparseIndexBase_t idxBase) {
    const Call call(__builtin_return_address(0));
    return axpyi({handle, __func__, HIP_R_32F}, nnz, alpha, xVal, xInd, y, idxBase);
}

hipsparseStatus_t hipsparseSbsrmm(hipsparseHandle_t handle, hipsparseDirection_t dirA, hipsparseOperation_t transA,
    hipsparseOperation_t transB, int mb, int n, int kb, int nnzb, const float* alpha, const hipsparseMatDescr_t descrA,
    const float* bsrValA, const int* bsrRowPtrA, const int* bsrColIndA, int block_dim, const float* B, int ldb,
    const float* beta, float* C, int ldc) {
    const Call call(__builtin_return_address(0));
    return bsrmm({handle, __func__, HIP_R_32F}, dirA, transA, transB, mb, n, kb, nnzb, alpha, descrA, bsrValA,
    bsrRowPtrA, bsrColIndA, block_dim, B, ldb, beta, C, ldc);
}

hipsparseStatus_t hipsparseSbsrmv(hipsparseHandle_t handle, hipsparseDirection_t dirA, hipsparseOperation_t transA,
    int mb, int nb, int nnzb, const float* alpha, const hipsparseMatDescr_t descrA, const float* bsrSortedValA,
    const int* bsrSortedRowPtrA, const int* bsrSortedColIndA, int block_dim, const float* x, const float* beta,
    float* y) {
    const Call call(__builtin_return_address(0));
    return bsrmv({handle, __func__, HIP_R_32F}, dirA, transA, mb, nb, nnzb, alpha, descrA, bsrSortedValA,
    bsrSortedRowPtrA, bsrSortedColIndA, block_dim, x, beta, y);
}

hipsparseStatus_t hipsparseScsrgeam(hipsparseHandle_t handle, int m, int n, const float* alpha,
    const hipsparseMatDescr_t descrA, int nnzA, const float* csrValA, const int* csrRowPtrA, const int* csrColIndA,
    const float* beta, const hipsparseMatDescr_t descrB, int nnzB, const float* csrValB, const int* csrRowPtrB,
    const int* csrColIndB, const hipsparseMatDescr_t descrC, float* csrValC, int* csrRowPtrC, int* csrColIndC) {
    const Call call(__builtin_return_address(0));
    return csrgeam2({handle, __func__, HIP_R_32F}, m, n, alpha, descrA, nnzA, csrValA, csrRowPtrA, csrColIndA, beta,
    descrB, nnzB, csrValB, csrRowPtrB, csrColIndB, descrC, csrValC, csrRowPtrC, csrColIndC);
}

hipsparseStatus_t hipsparseScsrgeam2(hipsparseHandle_t handle, int m, int n, const float* alpha,
    const hipsparseMatDescr_t descrA, int nnzA, const float* csrSortedValA, const int* csrSortedRowPtrA,
    const int* csrSortedColIndA, const float* beta, const hipsparseMatDescr_t descrB, int nnzB,
    const float* csrSortedValB, const int* csrSortedRowPtrB, const int* csrSortedColIndB,
    const hipsparseMatDescr_t descrC, float* csrSortedValC, int* csrSortedRowPtrC, int* csrSortedColIndC, void*) {
    const Call call(__builtin_return_address(0));
    return csrgeam2({handle, __func__, HIP_R_32F}, m, n, alpha, descrA, nnzA, csrSortedValA, csrSortedRowPtrA,
    csrSortedColIndA, beta, descrB, nnzB, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, descrC, csrSortedValC,
    csrSortedRowPtrC, csrSortedColIndC);
}

hipsparseStatus_t hipsparseScsrgeam2_bufferSizeExt(hipsparseHandle_t handle, int, int, const float*,
    const hipsparseMatDescr_t, int, const float*, const int*, const int*, const float*, const hipsparseMatDescr_t, int,
    const float*, const int*, const int*, const hipsparseMatDescr_t, const float*, const int*, const int*,
    size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseScsrgemm(hipsparseHandle_t handle, hipsparseOperation_t transA, hipsparseOperation_t transB,
    int m, int n, int k, const hipsparseMatDescr_t descrA, int nnzA, const float* csrValA, const int* csrRowPtrA,
    const int* csrColIndA, const hipsparseMatDescr_t descrB, int nnzB, const float* csrValB, const int* csrRowPtrB,
    const int* csrColIndB, const hipsparseMatDescr_t descrC, float* csrValC, const int* csrRowPtrC, int* csrColIndC) {
    const Call call(__builtin_return_address(0));
    return csrgemm({handle, __func__, HIP_R_32F}, transA, transB, m, n, k, descrA, nnzA, csrValA, csrRowPtrA,
    csrColIndA, descrB, nnzB, csrValB, csrRowPtrB, csrColIndB, descrC, csrValC, csrRowPtrC, csrColIndC);
}

hipsparseStatus_t hipsparseScsrgemm2(hipsparseHandle_t handle, int m, int n, int k, const float* alpha,
    const hipsparseMatDescr_t descrA, int nnzA, const float* csrValA, const int* csrRowPtrA, const int* csrColIndA,
    const hipsparseMatDescr_t descrB, int nnzB, const float* csrValB, const int* csrRowPtrB, const int* csrColIndB,
    const float* beta, const hipsparseMatDescr_t descrD, int nnzD, const float* csrValD, const int* csrRowPtrD,
    const int* csrColIndD, const hipsparseMatDescr_t descrC, float* csrValC, const int* csrRowPtrC, int* csrColIndC,
    const csrgemm2Info_t info, void*) {
    const Call call(__builtin_return_address(0));
    return csrgemm2({handle, __func__, HIP_R_32F}, m, n, k, alpha, descrA, nnzA, csrValA, csrRowPtrA, csrColIndA,
    descrB, nnzB, csrValB, csrRowPtrB, csrColIndB, beta, descrD, nnzD, csrValD, csrRowPtrD, csrColIndD, descrC,
    csrValC, csrRowPtrC, csrColIndC, info);
}

hipsparseStatus_t hipsparseScsrgemm2_bufferSizeExt(hipsparseHandle_t handle, int m, int n, int k, const float* alpha,
    const hipsparseMatDescr_t descrA, int nnzA, const int* csrRowPtrA, const int* csrColIndA,
    const hipsparseMatDescr_t descrB, int nnzB, const int* csrRowPtrB, const int* csrColIndB, const float* beta,
    const hipsparseMatDescr_t descrD, int nnzD, const int* csrRowPtrD, const int* csrColIndD, csrgemm2Info_t info,
    size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return csrgemm2_bufferSizeExt({handle, __func__, HIP_R_32F}, m, n, k, alpha, descrA, nnzA, csrRowPtrA, csrColIndA,
    descrB, nnzB, csrRowPtrB, csrColIndB, beta, descrD, nnzD, csrRowPtrD, csrColIndD, info, pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseScsrmm(hipsparseHandle_t handle, hipsparseOperation_t transA, int m, int n, int k, int nnz,
    const float* alpha, const hipsparseMatDescr_t descrA, const float* csrSortedValA, const int* csrSortedRowPtrA,
    const int* csrSortedColIndA, const float* B, int ldb, const float* beta, float* C, int ldc) {
    const Call call(__builtin_return_address(0));
    return csrmm({handle, __func__, HIP_R_32F}, transA, m, n, k, nnz, alpha, descrA, csrSortedValA, csrSortedRowPtrA,
    csrSortedColIndA, B, ldb, beta, C, ldc);
}

hipsparseStatus_t hipsparseScsrmm2(hipsparseHandle_t handle, hipsparseOperation_t transA, hipsparseOperation_t transB,
    int m, int n, int k, int nnz, const float* alpha, const hipsparseMatDescr_t descrA, const float* csrSortedValA,
    const int* csrSortedRowPtrA, const int* csrSortedColIndA, const float* B, int ldb, const float* beta, float* C,
    int ldc) {
    const Call call(__builtin_return_address(0));
    return csrmm2({handle, __func__, HIP_R_32F}, transA, transB, m, n, k, nnz, alpha, descrA, csrSortedValA,
    csrSortedRowPtrA, csrSortedColIndA, B, ldb, beta, C, ldc);
}

hipsparseStatus_t hipsparseScsrmv(hipsparseHandle_t handle, hipsparseOperation_t transA, int m, int n, int nnz,
    const float* alpha, const hipsparseMatDescr_t descrA, const float* csrSortedValA, const int* csrSortedRowPtrA,
    const int* csrSortedColIndA, const float* x, const float* beta, float* y) {
    const Call call(__builtin_return_address(0));
    return csrmv({handle, __func__, HIP_R_32F}, transA, m, n, nnz, alpha, descrA, csrSortedValA, csrSortedRowPtrA,
    csrSortedColIndA, x, beta, y);
}

hipsparseStatus_t hipsparseSdoti(hipsparseHandle_t handle, int nnz, const float* xVal, const int* xInd, const float* y,
    float* result, hipsparseIndexBase_t idxBase) {
    const Call call(__builtin_return_address(0));
    return doti({handle, __func__, HIP_R_32F}, nnz, xVal, xInd, y, result, idxBase);
}

hipsparseStatus_t hipsparseSgemmi(hipsparseHandle_t handle, int m, int n, int k, int nnz, const float* alpha,
    const float* A, int lda, const float* cscValB, const int* cscColPtrB, const int* cscRowIndB, const float* beta,
    float* C, int ldc) {
    const Call call(__builtin_return_address(0));
    return gemmi({handle, __func__, HIP_R_32F}, m, n, k, nnz, alpha, A, lda, cscValB, cscColPtrB, cscRowIndB, beta, C,
    ldc);
}

hipsparseStatus_t hipsparseSgemvi(hipsparseHandle_t handle, hipsparseOperation_t transA, int m, int n,
    const float* alpha, const float* A, int lda, int nnz, const float* x, const int* xInd, const float* beta, float* y,
    hipsparseIndexBase_t idxBase, void*) {
    const Call call(__builtin_return_address(0));
    return gemvi({handle, __func__, HIP_R_32F}, transA, m, n, alpha, A, lda, nnz, x, xInd, beta, y, idxBase);
}

hipsparseStatus_t hipsparseSgemvi_bufferSize(hipsparseHandle_t handle, hipsparseOperation_t, int, int, int,
    int* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseSgthr(hipsparseHandle_t handle, int nnz, const float* y, float* xVal, const int* xInd,
    hipsparseIndexBase_t idxBase) {
    const Call call(__builtin_return_address(0));
    return gthr({handle, __func__, HIP_R_32F}, nnz, y, xVal, xInd, idxBase);
}

hipsparseStatus_t hipsparseSgthrz(hipsparseHandle_t handle, int nnz, float* y, float* xVal, const int* xInd,
    hipsparseIndexBase_t idxBase) {
    const Call call(__builtin_return_address(0));
    return gthrz({handle, __func__, HIP_R_32F}, nnz, y, xVal, xInd, idxBase);
}

hipsparseStatus_t hipsparseSroti(hipsparseHandle_t handle, int nnz, float* xVal, const int* xInd, float* y,
    const float* c, const float* s, hipsparseIndexBase_t idxBase) {
    const Call call(__builtin_return_address(0));
    return roti({handle, __func__, HIP_R_32F}, nnz, xVal, xInd, y, c, s, idxBase);
}

hipsparseStatus_t hipsparseSsctr(hipsparseHandle_t handle, int nnz, const float* xVal, const int* xInd, float* y,
    hipsparseIndexBase_t idxBase) {
    const Call call(__builtin_return_address(0));
    return sctr({handle, __func__, HIP_R_32F}, nnz, xVal, xInd, y, idxBase);
}

hipsparseStatus_t hipsparseXcsrgeam2Nnz(hipsparseHandle_t handle, int m, int n, const hipsparseMatDescr_t descrA,
    int nnzA, const int* csrSortedRowPtrA, const int* csrSortedColIndA, const hipsparseMatDescr_t descrB, int nnzB,
    const int* csrSortedRowPtrB, const int* csrSortedColIndB, const hipsparseMatDescr_t descrC, int* csrSortedRowPtrC,
    int* nnzTotalDevHostPtr, void*) {
    const Call call(__builtin_return_address(0));
    return csrgeam2Nnz({handle, __func__}, m, n, descrA, nnzA, csrSortedRowPtrA, csrSortedColIndA, descrB, nnzB,
    csrSortedRowPtrB, csrSortedColIndB, descrC, csrSortedRowPtrC, nnzTotalDevHostPtr);
}

hipsparseStatus_t hipsparseXcsrgeamNnz(hipsparseHandle_t handle, int m, int n, const hipsparseMatDescr_t descrA,
    int nnzA, const int* csrRowPtrA, const int* csrColIndA, const hipsparseMatDescr_t descrB, int nnzB,
    const int* csrRowPtrB, const int* csrColIndB, const hipsparseMatDescr_t descrC, int* csrRowPtrC,
    int* nnzTotalDevHostPtr) {
    const Call call(__builtin_return_address(0));
    return csrgeam2Nnz({handle, __func__}, m, n, descrA, nnzA, csrRowPtrA, csrColIndA, descrB, nnzB, csrRowPtrB,
    csrColIndB, descrC, csrRowPtrC, nnzTotalDevHostPtr);
}

hipsparseStatus_t hipsparseXcsrgemm2Nnz(hipsparseHandle_t handle, int m, int n, int k,
    const hipsparseMatDescr_t descrA, int nnzA, const int* csrRowPtrA, const int* csrColIndA,
    const hipsparseMatDescr_t descrB, int nnzB, const int* csrRowPtrB, const int* csrColIndB,
    const hipsparseMatDescr_t descrD, int nnzD, const int* csrRowPtrD, const int* csrColIndD,
    const hipsparseMatDescr_t descrC, int* csrRowPtrC, int* nnzTotalDevHostPtr, const csrgemm2Info_t info, void*) {
    const Call call(__builtin_return_address(0));
    return csrgemm2Nnz({handle, __func__}, m, n, k, descrA, nnzA, csrRowPtrA, csrColIndA, descrB, nnzB, csrRowPtrB,
    csrColIndB, descrD, nnzD, csrRowPtrD, csrColIndD, descrC, csrRowPtrC, nnzTotalDevHostPtr, info);
}

hipsparseStatus_t hipsparseXcsrgemmNnz(hipsparseHandle_t handle, hipsparseOperation_t transA,
    hipsparseOperation_t transB, int m, int n, int k, const hipsparseMatDescr_t descrA, int nnzA,
    const int* csrRowPtrA, const int* csrColIndA, const hipsparseMatDescr_t descrB, int nnzB, const int* csrRowPtrB,
    const int* csrColIndB, const hipsparseMatDescr_t descrC, int* csrRowPtrC, int* nnzTotalDevHostPtr) {
    const Call call(__builtin_return_address(0));
    return csrgemmNnz({handle, __func__}, transA, transB, m, n, k, descrA, nnzA, csrRowPtrA, csrColIndA, descrB, nnzB,
    csrRowPtrB, csrColIndB, descrC, csrRowPtrC, nnzTotalDevHostPtr);
}

hipsparseStatus_t hipsparseZaxpyi(hipsparseHandle_t handle, int nnz, const hipDoubleComplex* alpha,
    const hipDoubleComplex* xVal, const int* xInd, hipDoubleComplex* y, hipsparseIndexBase_t idxBase) {
    const Call call(__builtin_return_address(0));
    return axpyi({handle, __func__, HIP_C_64F}, nnz, alpha, xVal, xInd, y, idxBase);
}

hipsparseStatus_t hipsparseZbsrmm(hipsparseHandle_t handle, hipsparseDirection_t dirA, hipsparseOperation_t transA,
    hipsparseOperation_t transB, int mb, int n, int kb, int nnzb, const hipDoubleComplex* alpha,
    const hipsparseMatDescr_t descrA, const hipDoubleComplex* bsrValA, const int* bsrRowPtrA, const int* bsrColIndA,
    int block_dim, const hipDoubleComplex* B, int ldb, const hipDoubleComplex* beta, hipDoubleComplex* C, int ldc) {
    const Call call(__builtin_return_address(0));
    return bsrmm({handle, __func__, HIP_C_64F}, dirA, transA, transB, mb, n, kb, nnzb, alpha, descrA, bsrValA,
    bsrRowPtrA, bsrColIndA, block_dim, B, ldb, beta, C, ldc);
}

hipsparseStatus_t hipsparseZbsrmv(hipsparseHandle_t handle, hipsparseDirection_t dirA, hipsparseOperation_t transA,
    int mb, int nb, int nnzb, const hipDoubleComplex* alpha, const hipsparseMatDescr_t descrA,
    const hipDoubleComplex* bsrSortedValA, const int* bsrSortedRowPtrA, const int* bsrSortedColIndA, int block_dim,
    const hipDoubleComplex* x, const hipDoubleComplex* beta, hipDoubleComplex* y) {
    const Call call(__builtin_return_address(0));
    return bsrmv({handle, __func__, HIP_C_64F}, dirA, transA, mb, nb, nnzb, alpha, descrA, bsrSortedValA,
    bsrSortedRowPtrA, bsrSortedColIndA, block_dim, x, beta, y);
}

hipsparseStatus_t hipsparseZcsrgeam(hipsparseHandle_t handle, int m, int n, const hipDoubleComplex* alpha,
    const hipsparseMatDescr_t descrA, int nnzA, const hipDoubleComplex* csrValA, const int* csrRowPtrA,
    const int* csrColIndA, const hipDoubleComplex* beta, const hipsparseMatDescr_t descrB, int nnzB,
    const hipDoubleComplex* csrValB, const int* csrRowPtrB, const int* csrColIndB, const hipsparseMatDescr_t descrC,
    hipDoubleComplex* csrValC, int* csrRowPtrC, int* csrColIndC) {
    const Call call(__builtin_return_address(0));
    return csrgeam2({handle, __func__, HIP_C_64F}, m, n, alpha, descrA, nnzA, csrValA, csrRowPtrA, csrColIndA, beta,
    descrB, nnzB, csrValB, csrRowPtrB, csrColIndB, descrC, csrValC, csrRowPtrC, csrColIndC);
}

hipsparseStatus_t hipsparseZcsrgeam2(hipsparseHandle_t handle, int m, int n, const hipDoubleComplex* alpha,
    const hipsparseMatDescr_t descrA, int nnzA, const hipDoubleComplex* csrSortedValA, const int* csrSortedRowPtrA,
    const int* csrSortedColIndA, const hipDoubleComplex* beta, const hipsparseMatDescr_t descrB, int nnzB,
    const hipDoubleComplex* csrSortedValB, const int* csrSortedRowPtrB, const int* csrSortedColIndB,
    const hipsparseMatDescr_t descrC, hipDoubleComplex* csrSortedValC, int* csrSortedRowPtrC, int* csrSortedColIndC,
    void*) {
    const Call call(__builtin_return_address(0));
    return csrgeam2({handle, __func__, HIP_C_64F}, m, n, alpha, descrA, nnzA, csrSortedValA, csrSortedRowPtrA,
    csrSortedColIndA, beta, descrB, nnzB, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, descrC, csrSortedValC,
    csrSortedRowPtrC, csrSortedColIndC);
}

hipsparseStatus_t hipsparseZcsrgeam2_bufferSizeExt(hipsparseHandle_t handle, int, int, const hipDoubleComplex*,
    const hipsparseMatDescr_t, int, const hipDoubleComplex*, const int*, const int*, const hipDoubleComplex*,
    const hipsparseMatDescr_t, int, const hipDoubleComplex*, const int*, const int*, const hipsparseMatDescr_t,
    const hipDoubleComplex*, const int*, const int*, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseZcsrgemm(hipsparseHandle_t handle, hipsparseOperation_t transA, hipsparseOperation_t transB,
    int m, int n, int k, const hipsparseMatDescr_t descrA, int nnzA, const hipDoubleComplex* csrValA,
    const int* csrRowPtrA, const int* csrColIndA, const hipsparseMatDescr_t descrB, int nnzB,
    const hipDoubleComplex* csrValB, const int* csrRowPtrB, const int* csrColIndB, const hipsparseMatDescr_t descrC,
    hipDoubleComplex* csrValC, const int* csrRowPtrC, int* csrColIndC) {
    const Call call(__builtin_return_address(0));
    return csrgemm({handle, __func__, HIP_C_64F}, transA, transB, m, n, k, descrA, nnzA, csrValA, csrRowPtrA,
    csrColIndA, descrB, nnzB, csrValB, csrRowPtrB, csrColIndB, descrC, csrValC, csrRowPtrC, csrColIndC);
}

hipsparseStatus_t hipsparseZcsrgemm2(hipsparseHandle_t handle, int m, int n, int k, const hipDoubleComplex* alpha,
    const hipsparseMatDescr_t descrA, int nnzA, const hipDoubleComplex* csrValA, const int* csrRowPtrA,
    const int* csrColIndA, const hipsparseMatDescr_t descrB, int nnzB, const hipDoubleComplex* csrValB,
    const int* csrRowPtrB, const int* csrColIndB, const hipDoubleComplex* beta, const hipsparseMatDescr_t descrD,
    int nnzD, const hipDoubleComplex* csrValD, const int* csrRowPtrD, const int* csrColIndD,
    const hipsparseMatDescr_t descrC, hipDoubleComplex* csrValC, const int* csrRowPtrC, int* csrColIndC,
    const csrgemm2Info_t info, void*) {
    const Call call(__builtin_return_address(0));
    return csrgemm2({handle, __func__, HIP_C_64F}, m, n, k, alpha, descrA, nnzA, csrValA, csrRowPtrA, csrColIndA,
    descrB, nnzB, csrValB, csrRowPtrB, csrColIndB, beta, descrD, nnzD, csrValD, csrRowPtrD, csrColIndD, descrC,
    csrValC, csrRowPtrC, csrColIndC, info);
}

hipsparseStatus_t hipsparseZcsrgemm2_bufferSizeExt(hipsparseHandle_t handle, int m, int n, int k,
    const hipDoubleComplex* alpha, const hipsparseMatDescr_t descrA, int nnzA, const int* csrRowPtrA,
    const int* csrColIndA, const hipsparseMatDescr_t descrB, int nnzB, const int* csrRowPtrB, const int* csrColIndB,
    const hipDoubleComplex* beta, const hipsparseMatDescr_t descrD, int nnzD, const int* csrRowPtrD,
    const int* csrColIndD, csrgemm2Info_t info, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return csrgemm2_bufferSizeExt({handle, __func__, HIP_C_64F}, m, n, k, alpha, descrA, nnzA, csrRowPtrA, csrColIndA,
    descrB, nnzB, csrRowPtrB, csrColIndB, beta, descrD, nnzD, csrRowPtrD, csrColIndD, info, pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseZcsrmm(hipsparseHandle_t handle, hipsparseOperation_t transA, int m, int n, int k, int nnz,
    const hipDoubleComplex* alpha, const hipsparseMatDescr_t descrA, const hipDoubleComplex* csrSortedValA,
    const int* csrSortedRowPtrA, const int* csrSortedColIndA, const hipDoubleComplex* B, int ldb,
    const hipDoubleComplex* beta, hipDoubleComplex* C, int ldc) {
    const Call call(__builtin_return_address(0));
    return csrmm({handle, __func__, HIP_C_64F}, transA, m, n, k, nnz, alpha, descrA, csrSortedValA, csrSortedRowPtrA,
    csrSortedColIndA, B, ldb, beta, C, ldc);
}

hipsparseStatus_t hipsparseZcsrmm2(hipsparseHandle_t handle, hipsparseOperation_t transA, hipsparseOperation_t transB,
    int m, int n, int k, int nnz, const hipDoubleComplex* alpha, const hipsparseMatDescr_t descrA,
    const hipDoubleComplex* csrSortedValA, const int* csrSortedRowPtrA, const int* csrSortedColIndA,
    const hipDoubleComplex* B, int ldb, const hipDoubleComplex* beta, hipDoubleComplex* C, int ldc) {
    const Call call(__builtin_return_address(0));
    return csrmm2({handle, __func__, HIP_C_64F}, transA, transB, m, n, k, nnz, alpha, descrA, csrSortedValA,
    csrSortedRowPtrA, csrSortedColIndA, B, ldb, beta, C, ldc);
}

hipsparseStatus_t hipsparseZcsrmv(hipsparseHandle_t handle, hipsparseOperation_t transA, int m, int n, int nnz,
    const hipDoubleComplex* alpha, const hipsparseMatDescr_t descrA, const hipDoubleComplex* csrSortedValA,
    const int* csrSortedRowPtrA, const int* csrSortedColIndA, const hipDoubleComplex* x, const hipDoubleComplex* beta,
    hipDoubleComplex* y) {
    const Call call(__builtin_return_address(0));
    return csrmv({handle, __func__, HIP_C_64F}, transA, m, n, nnz, alpha, descrA, csrSortedValA, csrSortedRowPtrA,
    csrSortedColIndA, x, beta, y);
}

hipsparseStatus_t hipsparseZdotci(hipsparseHandle_t handle, int nnz, const hipDoubleComplex* xVal, const int* xInd,
    const hipDoubleComplex* y, hipDoubleComplex* result, hipsparseIndexBase_t idxBase) {
    const Call call(__builtin_return_address(0));
    return dotci({handle, __func__, HIP_C_64F}, nnz, xVal, xInd, y, result, idxBase);
}

hipsparseStatus_t hipsparseZdoti(hipsparseHandle_t handle, int nnz, const hipDoubleComplex* xVal, const int* xInd,
    const hipDoubleComplex* y, hipDoubleComplex* result, hipsparseIndexBase_t idxBase) {
    const Call call(__builtin_return_address(0));
    return doti({handle, __func__, HIP_C_64F}, nnz, xVal, xInd, y, result, idxBase);
}

hipsparseStatus_t hipsparseZgemmi(hipsparseHandle_t handle, int m, int n, int k, int nnz,
    const hipDoubleComplex* alpha, const hipDoubleComplex* A, int lda, const hipDoubleComplex* cscValB,
    const int* cscColPtrB, const int* cscRowIndB, const hipDoubleComplex* beta, hipDoubleComplex* C, int ldc) {
    const Call call(__builtin_return_address(0));
    return gemmi({handle, __func__, HIP_C_64F}, m, n, k, nnz, alpha, A, lda, cscValB, cscColPtrB, cscRowIndB, beta, C,
    ldc);
}

hipsparseStatus_t hipsparseZgemvi(hipsparseHandle_t handle, hipsparseOperation_t transA, int m, int n,
    const hipDoubleComplex* alpha, const hipDoubleComplex* A, int lda, int nnz, const hipDoubleComplex* x,
    const int* xInd, const hipDoubleComplex* beta, hipDoubleComplex* y, hipsparseIndexBase_t idxBase, void*) {
    const Call call(__builtin_return_address(0));
    return gemvi({handle, __func__, HIP_C_64F}, transA, m, n, alpha, A, lda, nnz, x, xInd, beta, y, idxBase);
}

hipsparseStatus_t hipsparseZgemvi_bufferSize(hipsparseHandle_t handle, hipsparseOperation_t, int, int, int,
    int* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseZgthr(hipsparseHandle_t handle, int nnz, const hipDoubleComplex* y, hipDoubleComplex* xVal,
    const int* xInd, hipsparseIndexBase_t idxBase) {
    const Call call(__builtin_return_address(0));
    return gthr({handle, __func__, HIP_C_64F}, nnz, y, xVal, xInd, idxBase);
}

hipsparseStatus_t hipsparseZgthrz(hipsparseHandle_t handle, int nnz, hipDoubleComplex* y, hipDoubleComplex* xVal,
    const int* xInd, hipsparseIndexBase_t idxBase) {
    const Call call(__builtin_return_address(0));
    return gthrz({handle, __func__, HIP_C_64F}, nnz, y, xVal, xInd, idxBase);
}

hipsparseStatus_t hipsparseZsctr(hipsparseHandle_t handle, int nnz, const hipDoubleComplex* xVal, const int* xInd,
    hipDoubleComplex* y, hipsparseIndexBase_t idxBase) {
    const Call call(__builtin_return_address(0));
    return sctr({handle, __func__, HIP_C_64F}, nnz, xVal, xInd, y, idxBase);
}
