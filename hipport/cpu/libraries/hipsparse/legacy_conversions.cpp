// The functions of legacy_conversions.h, by their names.
// Written by `python -m scripts.hip_libraries` from the facts about ROCm's headers.

#include "legacy_conversions.h"

using namespace hipport_cpu;
using namespace hipport_cpu::sparse;

hipsparseStatus_t hipsparseCbsr2csr(hipsparseHandle_t handle, hipsparseDirection_t dirA, int mb, int nb,
    const hipsparseMatDescr_t descrA, const hipComplex* bsrValA, const int* bsrRowPtrA, const int* bsrColIndA,
    int block_dim, const hipsparseMatDescr_t descrC, hipComplex* csrValC, int* csrRowPtrC, int* csrColIndC) {
    const Call call(__builtin_return_address(0));
    return bsr2csr({handle, __func__, HIP_C_32F}, dirA, mb, nb, descrA, bsrValA, bsrRowPtrA, bsrColIndA, block_dim,
    descrC, csrValC, csrRowPtrC, csrColIndC);
}

hipsparseStatus_t hipsparseCcsc2dense(hipsparseHandle_t handle, int m, int n, const hipsparseMatDescr_t descr,
    const hipComplex* cscVal, const int* cscRowInd, const int* cscColPtr, hipComplex* A, int ld) {
    const Call call(__builtin_return_address(0));
    return csc2dense({handle, __func__, HIP_C_32F}, m, n, descr, cscVal, cscRowInd, cscColPtr, A, ld);
}

hipsparseStatus_t hipsparseCcsr2bsr(hipsparseHandle_t handle, hipsparseDirection_t dirA, int m, int n,
    const hipsparseMatDescr_t descrA, const hipComplex* csrValA, const int* csrRowPtrA, const int* csrColIndA,
    int block_dim, const hipsparseMatDescr_t descrC, hipComplex* bsrValC, int* bsrRowPtrC, int* bsrColIndC) {
    const Call call(__builtin_return_address(0));
    return csr2bsr({handle, __func__, HIP_C_32F}, dirA, m, n, descrA, csrValA, csrRowPtrA, csrColIndA, block_dim,
    descrC, bsrValC, bsrRowPtrC, bsrColIndC);
}

hipsparseStatus_t hipsparseCcsr2csc(hipsparseHandle_t handle, int m, int n, int nnz, const hipComplex* csrSortedVal,
    const int* csrSortedRowPtr, const int* csrSortedColInd, hipComplex* cscSortedVal, int* cscSortedRowInd,
    int* cscSortedColPtr, hipsparseAction_t copyValues, hipsparseIndexBase_t idxBase) {
    const Call call(__builtin_return_address(0));
    return csr2csc({handle, __func__, HIP_C_32F}, m, n, nnz, csrSortedVal, csrSortedRowPtr, csrSortedColInd,
    cscSortedVal, cscSortedRowInd, cscSortedColPtr, copyValues, idxBase);
}

hipsparseStatus_t hipsparseCcsr2csru(hipsparseHandle_t handle, int m, int n, int nnz, const hipsparseMatDescr_t descrA,
    hipComplex* csrVal, const int* csrRowPtr, int* csrColInd, csru2csrInfo_t info, void*) {
    const Call call(__builtin_return_address(0));
    return csr2csru({handle, __func__, HIP_C_32F}, m, n, nnz, descrA, csrVal, csrRowPtr, csrColInd, info);
}

hipsparseStatus_t hipsparseCcsr2dense(hipsparseHandle_t handle, int m, int n, const hipsparseMatDescr_t descr,
    const hipComplex* csrVal, const int* csrRowPtr, const int* csrColInd, hipComplex* A, int ld) {
    const Call call(__builtin_return_address(0));
    return csr2dense({handle, __func__, HIP_C_32F}, m, n, descr, csrVal, csrRowPtr, csrColInd, A, ld);
}

hipsparseStatus_t hipsparseCcsru2csr(hipsparseHandle_t handle, int m, int n, int nnz, const hipsparseMatDescr_t descrA,
    hipComplex* csrVal, const int* csrRowPtr, int* csrColInd, csru2csrInfo_t info, void*) {
    const Call call(__builtin_return_address(0));
    return csru2csr({handle, __func__, HIP_C_32F}, m, n, nnz, descrA, csrVal, csrRowPtr, csrColInd, info);
}

hipsparseStatus_t hipsparseCcsru2csr_bufferSizeExt(hipsparseHandle_t handle, int, int, int, hipComplex*, const int*,
    int*, csru2csrInfo_t, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseCdense2csc(hipsparseHandle_t handle, int m, int n, const hipsparseMatDescr_t descr,
    const hipComplex* A, int ld, const int* nnzPerColumn, hipComplex* cscVal, int* cscRowInd, int* cscColPtr) {
    const Call call(__builtin_return_address(0));
    return dense2csc({handle, __func__, HIP_C_32F}, m, n, descr, A, ld, nnzPerColumn, cscVal, cscRowInd, cscColPtr);
}

hipsparseStatus_t hipsparseCdense2csr(hipsparseHandle_t handle, int m, int n, const hipsparseMatDescr_t descr,
    const hipComplex* A, int ld, const int* nnzPerRow, hipComplex* csrVal, int* csrRowPtr, int* csrColInd) {
    const Call call(__builtin_return_address(0));
    return dense2csr({handle, __func__, HIP_C_32F}, m, n, descr, A, ld, nnzPerRow, csrVal, csrRowPtr, csrColInd);
}

hipsparseStatus_t hipsparseCnnz(hipsparseHandle_t handle, hipsparseDirection_t dirA, int m, int n,
    const hipsparseMatDescr_t descrA, const hipComplex* A, int lda, int* nnzPerRowColumn, int* nnzTotalDevHostPtr) {
    const Call call(__builtin_return_address(0));
    return nnz({handle, __func__, HIP_C_32F}, dirA, m, n, descrA, A, lda, nnzPerRowColumn, nnzTotalDevHostPtr);
}

hipsparseStatus_t hipsparseCreateCsru2csrInfo(csru2csrInfo_t* info) {
    const Call call(__builtin_return_address(0));
    return create_info(info);
}

hipsparseStatus_t hipsparseDbsr2csr(hipsparseHandle_t handle, hipsparseDirection_t dirA, int mb, int nb,
    const hipsparseMatDescr_t descrA, const double* bsrValA, const int* bsrRowPtrA, const int* bsrColIndA,
    int block_dim, const hipsparseMatDescr_t descrC, double* csrValC, int* csrRowPtrC, int* csrColIndC) {
    const Call call(__builtin_return_address(0));
    return bsr2csr({handle, __func__, HIP_R_64F}, dirA, mb, nb, descrA, bsrValA, bsrRowPtrA, bsrColIndA, block_dim,
    descrC, csrValC, csrRowPtrC, csrColIndC);
}

hipsparseStatus_t hipsparseDcsc2dense(hipsparseHandle_t handle, int m, int n, const hipsparseMatDescr_t descr,
    const double* cscVal, const int* cscRowInd, const int* cscColPtr, double* A, int ld) {
    const Call call(__builtin_return_address(0));
    return csc2dense({handle, __func__, HIP_R_64F}, m, n, descr, cscVal, cscRowInd, cscColPtr, A, ld);
}

hipsparseStatus_t hipsparseDcsr2bsr(hipsparseHandle_t handle, hipsparseDirection_t dirA, int m, int n,
    const hipsparseMatDescr_t descrA, const double* csrValA, const int* csrRowPtrA, const int* csrColIndA,
    int block_dim, const hipsparseMatDescr_t descrC, double* bsrValC, int* bsrRowPtrC, int* bsrColIndC) {
    const Call call(__builtin_return_address(0));
    return csr2bsr({handle, __func__, HIP_R_64F}, dirA, m, n, descrA, csrValA, csrRowPtrA, csrColIndA, block_dim,
    descrC, bsrValC, bsrRowPtrC, bsrColIndC);
}

hipsparseStatus_t hipsparseDcsr2csc(hipsparseHandle_t handle, int m, int n, int nnz, const double* csrSortedVal,
    const int* csrSortedRowPtr, const int* csrSortedColInd, double* cscSortedVal, int* cscSortedRowInd,
    int* cscSortedColPtr, hipsparseAction_t copyValues, hipsparseIndexBase_t idxBase) {
    const Call call(__builtin_return_address(0));
    return csr2csc({handle, __func__, HIP_R_64F}, m, n, nnz, csrSortedVal, csrSortedRowPtr, csrSortedColInd,
    cscSortedVal, cscSortedRowInd, cscSortedColPtr, copyValues, idxBase);
}

hipsparseStatus_t hipsparseDcsr2csru(hipsparseHandle_t handle, int m, int n, int nnz, const hipsparseMatDescr_t descrA,
    double* csrVal, const int* csrRowPtr, int* csrColInd, csru2csrInfo_t info, void*) {
    const Call call(__builtin_return_address(0));
    return csr2csru({handle, __func__, HIP_R_64F}, m, n, nnz, descrA, csrVal, csrRowPtr, csrColInd, info);
}

hipsparseStatus_t hipsparseDcsr2dense(hipsparseHandle_t handle, int m, int n, const hipsparseMatDescr_t descr,
    const double* csrVal, const int* csrRowPtr, const int* csrColInd, double* A, int ld) {
    const Call call(__builtin_return_address(0));
    return csr2dense({handle, __func__, HIP_R_64F}, m, n, descr, csrVal, csrRowPtr, csrColInd, A, ld);
}

hipsparseStatus_t hipsparseDcsru2csr(hipsparseHandle_t handle, int m, int n, int nnz, const hipsparseMatDescr_t descrA,
    double* csrVal, const int* csrRowPtr, int* csrColInd, csru2csrInfo_t info, void*) {
    const Call call(__builtin_return_address(0));
    return csru2csr({handle, __func__, HIP_R_64F}, m, n, nnz, descrA, csrVal, csrRowPtr, csrColInd, info);
}

hipsparseStatus_t hipsparseDcsru2csr_bufferSizeExt(hipsparseHandle_t handle, int, int, int, double*, const int*, int*,
    csru2csrInfo_t, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseDdense2csc(hipsparseHandle_t handle, int m, int n, const hipsparseMatDescr_t descr,
    const double* A, int ld, const int* nnzPerColumn, double* cscVal, int* cscRowInd, int* cscColPtr) {
    const Call call(__builtin_return_address(0));
    return dense2csc({handle, __func__, HIP_R_64F}, m, n, descr, A, ld, nnzPerColumn, cscVal, cscRowInd, cscColPtr);
}

hipsparseStatus_t hipsparseDdense2csr(hipsparseHandle_t handle, int m, int n, const hipsparseMatDescr_t descr,
    const double* A, int ld, const int* nnzPerRow, double* csrVal, int* csrRowPtr, int* csrColInd) {
    const Call call(__builtin_return_address(0));
    return dense2csr({handle, __func__, HIP_R_64F}, m, n, descr, A, ld, nnzPerRow, csrVal, csrRowPtr, csrColInd);
}

hipsparseStatus_t hipsparseDestroyCsru2csrInfo(csru2csrInfo_t info) {
    const Call call(__builtin_return_address(0));
    return destroy_info(info);
}

hipsparseStatus_t hipsparseDnnz(hipsparseHandle_t handle, hipsparseDirection_t dirA, int m, int n,
    const hipsparseMatDescr_t descrA, const double* A, int lda, int* nnzPerRowColumn, int* nnzTotalDevHostPtr) {
    const Call call(__builtin_return_address(0));
    return nnz({handle, __func__, HIP_R_64F}, dirA, m, n, descrA, A, lda, nnzPerRowColumn, nnzTotalDevHostPtr);
}

hipsparseStatus_t hipsparseSbsr2csr(hipsparseHandle_t handle, hipsparseDirection_t dirA, int mb, int nb,
    const hipsparseMatDescr_t descrA, const float* bsrValA, const int* bsrRowPtrA, const int* bsrColIndA,
    int block_dim, const hipsparseMatDescr_t descrC, float* csrValC, int* csrRowPtrC, int* csrColIndC) {
    const Call call(__builtin_return_address(0));
    return bsr2csr({handle, __func__, HIP_R_32F}, dirA, mb, nb, descrA, bsrValA, bsrRowPtrA, bsrColIndA, block_dim,
    descrC, csrValC, csrRowPtrC, csrColIndC);
}

hipsparseStatus_t hipsparseScsc2dense(hipsparseHandle_t handle, int m, int n, const hipsparseMatDescr_t descr,
    const float* cscVal, const int* cscRowInd, const int* cscColPtr, float* A, int ld) {
    const Call call(__builtin_return_address(0));
    return csc2dense({handle, __func__, HIP_R_32F}, m, n, descr, cscVal, cscRowInd, cscColPtr, A, ld);
}

hipsparseStatus_t hipsparseScsr2bsr(hipsparseHandle_t handle, hipsparseDirection_t dirA, int m, int n,
    const hipsparseMatDescr_t descrA, const float* csrValA, const int* csrRowPtrA, const int* csrColIndA,
    int block_dim, const hipsparseMatDescr_t descrC, float* bsrValC, int* bsrRowPtrC, int* bsrColIndC) {
    const Call call(__builtin_return_address(0));
    return csr2bsr({handle, __func__, HIP_R_32F}, dirA, m, n, descrA, csrValA, csrRowPtrA, csrColIndA, block_dim,
    descrC, bsrValC, bsrRowPtrC, bsrColIndC);
}

hipsparseStatus_t hipsparseScsr2csc(hipsparseHandle_t handle, int m, int n, int nnz, const float* csrSortedVal,
    const int* csrSortedRowPtr, const int* csrSortedColInd, float* cscSortedVal, int* cscSortedRowInd,
    int* cscSortedColPtr, hipsparseAction_t copyValues, hipsparseIndexBase_t idxBase) {
    const Call call(__builtin_return_address(0));
    return csr2csc({handle, __func__, HIP_R_32F}, m, n, nnz, csrSortedVal, csrSortedRowPtr, csrSortedColInd,
    cscSortedVal, cscSortedRowInd, cscSortedColPtr, copyValues, idxBase);
}

hipsparseStatus_t hipsparseScsr2csru(hipsparseHandle_t handle, int m, int n, int nnz, const hipsparseMatDescr_t descrA,
    float* csrVal, const int* csrRowPtr, int* csrColInd, csru2csrInfo_t info, void*) {
    const Call call(__builtin_return_address(0));
    return csr2csru({handle, __func__, HIP_R_32F}, m, n, nnz, descrA, csrVal, csrRowPtr, csrColInd, info);
}

hipsparseStatus_t hipsparseScsr2dense(hipsparseHandle_t handle, int m, int n, const hipsparseMatDescr_t descr,
    const float* csrVal, const int* csrRowPtr, const int* csrColInd, float* A, int ld) {
    const Call call(__builtin_return_address(0));
    return csr2dense({handle, __func__, HIP_R_32F}, m, n, descr, csrVal, csrRowPtr, csrColInd, A, ld);
}

hipsparseStatus_t hipsparseScsru2csr(hipsparseHandle_t handle, int m, int n, int nnz, const hipsparseMatDescr_t descrA,
    float* csrVal, const int* csrRowPtr, int* csrColInd, csru2csrInfo_t info, void*) {
    const Call call(__builtin_return_address(0));
    return csru2csr({handle, __func__, HIP_R_32F}, m, n, nnz, descrA, csrVal, csrRowPtr, csrColInd, info);
}

hipsparseStatus_t hipsparseScsru2csr_bufferSizeExt(hipsparseHandle_t handle, int, int, int, float*, const int*, int*,
    csru2csrInfo_t, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseSdense2csc(hipsparseHandle_t handle, int m, int n, const hipsparseMatDescr_t descr,
    const float* A, int ld, const int* nnzPerColumn, float* cscVal, int* cscRowInd, int* cscColPtr) {
    const Call call(__builtin_return_address(0));
    return dense2csc({handle, __func__, HIP_R_32F}, m, n, descr, A, ld, nnzPerColumn, cscVal, cscRowInd, cscColPtr);
}

hipsparseStatus_t hipsparseSdense2csr(hipsparseHandle_t handle, int m, int n, const hipsparseMatDescr_t descr,
    const float* A, int ld, const int* nnzPerRow, float* csrVal, int* csrRowPtr, int* csrColInd) {
    const Call call(__builtin_return_address(0));
    return dense2csr({handle, __func__, HIP_R_32F}, m, n, descr, A, ld, nnzPerRow, csrVal, csrRowPtr, csrColInd);
}

hipsparseStatus_t hipsparseSnnz(hipsparseHandle_t handle, hipsparseDirection_t dirA, int m, int n,
    const hipsparseMatDescr_t descrA, const float* A, int lda, int* nnzPerRowColumn, int* nnzTotalDevHostPtr) {
    const Call call(__builtin_return_address(0));
    return nnz({handle, __func__, HIP_R_32F}, dirA, m, n, descrA, A, lda, nnzPerRowColumn, nnzTotalDevHostPtr);
}

hipsparseStatus_t hipsparseXcoosortByColumn(hipsparseHandle_t handle, int m, int n, int nnz, int* cooRows,
    int* cooCols, int* P, void*) {
    const Call call(__builtin_return_address(0));
    return coosortByColumn({handle, __func__}, m, n, nnz, cooRows, cooCols, P);
}

hipsparseStatus_t hipsparseXcoosortByRow(hipsparseHandle_t handle, int m, int n, int nnz, int* cooRows, int* cooCols,
    int* P, void*) {
    const Call call(__builtin_return_address(0));
    return coosortByRow({handle, __func__}, m, n, nnz, cooRows, cooCols, P);
}

hipsparseStatus_t hipsparseXcoosort_bufferSizeExt(hipsparseHandle_t handle, int, int, int, const int*, const int*,
    size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseXcscsort(hipsparseHandle_t handle, int m, int n, int nnz, const hipsparseMatDescr_t descrA,
    const int* cscColPtr, int* cscRowInd, int* P, void*) {
    const Call call(__builtin_return_address(0));
    return cscsort({handle, __func__}, m, n, nnz, descrA, cscColPtr, cscRowInd, P);
}

hipsparseStatus_t hipsparseXcscsort_bufferSizeExt(hipsparseHandle_t handle, int, int, int, const int*, const int*,
    size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseXcsr2bsrNnz(hipsparseHandle_t handle, hipsparseDirection_t dirA, int m, int n,
    const hipsparseMatDescr_t descrA, const int* csrRowPtrA, const int* csrColIndA, int block_dim,
    const hipsparseMatDescr_t descrC, int* bsrRowPtrC, int* bsrNnzb) {
    const Call call(__builtin_return_address(0));
    return csr2bsrNnz({handle, __func__}, dirA, m, n, descrA, csrRowPtrA, csrColIndA, block_dim, descrC, bsrRowPtrC,
    bsrNnzb);
}

hipsparseStatus_t hipsparseXcsrsort(hipsparseHandle_t handle, int m, int n, int nnz, const hipsparseMatDescr_t descrA,
    const int* csrRowPtr, int* csrColInd, int* P, void*) {
    const Call call(__builtin_return_address(0));
    return csrsort({handle, __func__}, m, n, nnz, descrA, csrRowPtr, csrColInd, P);
}

hipsparseStatus_t hipsparseXcsrsort_bufferSizeExt(hipsparseHandle_t handle, int, int, int, const int*, const int*,
    size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseZbsr2csr(hipsparseHandle_t handle, hipsparseDirection_t dirA, int mb, int nb,
    const hipsparseMatDescr_t descrA, const hipDoubleComplex* bsrValA, const int* bsrRowPtrA, const int* bsrColIndA,
    int block_dim, const hipsparseMatDescr_t descrC, hipDoubleComplex* csrValC, int* csrRowPtrC, int* csrColIndC) {
    const Call call(__builtin_return_address(0));
    return bsr2csr({handle, __func__, HIP_C_64F}, dirA, mb, nb, descrA, bsrValA, bsrRowPtrA, bsrColIndA, block_dim,
    descrC, csrValC, csrRowPtrC, csrColIndC);
}

hipsparseStatus_t hipsparseZcsc2dense(hipsparseHandle_t handle, int m, int n, const hipsparseMatDescr_t descr,
    const hipDoubleComplex* cscVal, const int* cscRowInd, const int* cscColPtr, hipDoubleComplex* A, int ld) {
    const Call call(__builtin_return_address(0));
    return csc2dense({handle, __func__, HIP_C_64F}, m, n, descr, cscVal, cscRowInd, cscColPtr, A, ld);
}

hipsparseStatus_t hipsparseZcsr2bsr(hipsparseHandle_t handle, hipsparseDirection_t dirA, int m, int n,
    const hipsparseMatDescr_t descrA, const hipDoubleComplex* csrValA, const int* csrRowPtrA, const int* csrColIndA,
    int block_dim, const hipsparseMatDescr_t descrC, hipDoubleComplex* bsrValC, int* bsrRowPtrC, int* bsrColIndC) {
    const Call call(__builtin_return_address(0));
    return csr2bsr({handle, __func__, HIP_C_64F}, dirA, m, n, descrA, csrValA, csrRowPtrA, csrColIndA, block_dim,
    descrC, bsrValC, bsrRowPtrC, bsrColIndC);
}

hipsparseStatus_t hipsparseZcsr2csc(hipsparseHandle_t handle, int m, int n, int nnz,
    const hipDoubleComplex* csrSortedVal, const int* csrSortedRowPtr, const int* csrSortedColInd,
    hipDoubleComplex* cscSortedVal, int* cscSortedRowInd, int* cscSortedColPtr, hipsparseAction_t copyValues,
    hipsparseIndexBase_t idxBase) {
    const Call call(__builtin_return_address(0));
    return csr2csc({handle, __func__, HIP_C_64F}, m, n, nnz, csrSortedVal, csrSortedRowPtr, csrSortedColInd,
    cscSortedVal, cscSortedRowInd, cscSortedColPtr, copyValues, idxBase);
}

hipsparseStatus_t hipsparseZcsr2csru(hipsparseHandle_t handle, int m, int n, int nnz, const hipsparseMatDescr_t descrA,
    hipDoubleComplex* csrVal, const int* csrRowPtr, int* csrColInd, csru2csrInfo_t info, void*) {
    const Call call(__builtin_return_address(0));
    return csr2csru({handle, __func__, HIP_C_64F}, m, n, nnz, descrA, csrVal, csrRowPtr, csrColInd, info);
}

hipsparseStatus_t hipsparseZcsr2dense(hipsparseHandle_t handle, int m, int n, const hipsparseMatDescr_t descr,
    const hipDoubleComplex* csrVal, const int* csrRowPtr, const int* csrColInd, hipDoubleComplex* A, int ld) {
    const Call call(__builtin_return_address(0));
    return csr2dense({handle, __func__, HIP_C_64F}, m, n, descr, csrVal, csrRowPtr, csrColInd, A, ld);
}

hipsparseStatus_t hipsparseZcsru2csr(hipsparseHandle_t handle, int m, int n, int nnz, const hipsparseMatDescr_t descrA,
    hipDoubleComplex* csrVal, const int* csrRowPtr, int* csrColInd, csru2csrInfo_t info, void*) {
    const Call call(__builtin_return_address(0));
    return csru2csr({handle, __func__, HIP_C_64F}, m, n, nnz, descrA, csrVal, csrRowPtr, csrColInd, info);
}

hipsparseStatus_t hipsparseZcsru2csr_bufferSizeExt(hipsparseHandle_t handle, int, int, int, hipDoubleComplex*,
    const int*, int*, csru2csrInfo_t, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseZdense2csc(hipsparseHandle_t handle, int m, int n, const hipsparseMatDescr_t descr,
    const hipDoubleComplex* A, int ld, const int* nnzPerColumn, hipDoubleComplex* cscVal, int* cscRowInd,
    int* cscColPtr) {
    const Call call(__builtin_return_address(0));
    return dense2csc({handle, __func__, HIP_C_64F}, m, n, descr, A, ld, nnzPerColumn, cscVal, cscRowInd, cscColPtr);
}

hipsparseStatus_t hipsparseZdense2csr(hipsparseHandle_t handle, int m, int n, const hipsparseMatDescr_t descr,
    const hipDoubleComplex* A, int ld, const int* nnzPerRow, hipDoubleComplex* csrVal, int* csrRowPtr, int* csrColInd) {
    const Call call(__builtin_return_address(0));
    return dense2csr({handle, __func__, HIP_C_64F}, m, n, descr, A, ld, nnzPerRow, csrVal, csrRowPtr, csrColInd);
}

hipsparseStatus_t hipsparseZnnz(hipsparseHandle_t handle, hipsparseDirection_t dirA, int m, int n,
    const hipsparseMatDescr_t descrA, const hipDoubleComplex* A, int lda, int* nnzPerRowColumn,
    int* nnzTotalDevHostPtr) {
    const Call call(__builtin_return_address(0));
    return nnz({handle, __func__, HIP_C_64F}, dirA, m, n, descrA, A, lda, nnzPerRowColumn, nnzTotalDevHostPtr);
}
