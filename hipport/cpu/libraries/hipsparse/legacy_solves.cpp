// The functions of legacy_solves.h, by their names.
// Written by `python -m scripts.hip_libraries` from the facts about ROCm's headers.

#include "legacy_solves.h"

using namespace hipport_cpu;
using namespace hipport_cpu::sparse;

hipsparseStatus_t hipsparseCbsric02(hipsparseHandle_t handle, hipsparseDirection_t dirA, int mb, int nnzb,
    const hipsparseMatDescr_t descrA, hipComplex* bsrValA, const int* bsrRowPtrA, const int* bsrColIndA, int block_dim,
    bsric02Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return bsric02({handle, __func__, HIP_C_32F}, dirA, mb, nnzb, descrA, bsrValA, bsrRowPtrA, bsrColIndA, block_dim,
    info);
}

hipsparseStatus_t hipsparseCbsric02_analysis(hipsparseHandle_t handle, hipsparseDirection_t dirA, int mb, int nnzb,
    const hipsparseMatDescr_t descrA, const hipComplex* bsrValA, const int* bsrRowPtrA, const int* bsrColIndA,
    int block_dim, bsric02Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return bsric02_analysis({handle, __func__, HIP_C_32F}, dirA, mb, nnzb, descrA, bsrValA, bsrRowPtrA, bsrColIndA,
    block_dim, info);
}

hipsparseStatus_t hipsparseCbsric02_bufferSize(hipsparseHandle_t handle, hipsparseDirection_t, int, int,
    const hipsparseMatDescr_t, hipComplex*, const int*, const int*, int, bsric02Info_t, int* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseCbsrilu02(hipsparseHandle_t handle, hipsparseDirection_t dirA, int mb, int nnzb,
    const hipsparseMatDescr_t descrA, hipComplex* bsrSortedValA_valM, const int* bsrSortedRowPtrA,
    const int* bsrSortedColIndA, int block_dim, bsrilu02Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return bsrilu02({handle, __func__, HIP_C_32F}, dirA, mb, nnzb, descrA, bsrSortedValA_valM, bsrSortedRowPtrA,
    bsrSortedColIndA, block_dim, info);
}

hipsparseStatus_t hipsparseCbsrilu02_analysis(hipsparseHandle_t handle, hipsparseDirection_t dirA, int mb, int nnzb,
    const hipsparseMatDescr_t descrA, hipComplex* bsrSortedValA, const int* bsrSortedRowPtrA,
    const int* bsrSortedColIndA, int block_dim, bsrilu02Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return bsrilu02_analysis({handle, __func__, HIP_C_32F}, dirA, mb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA,
    bsrSortedColIndA, block_dim, info);
}

hipsparseStatus_t hipsparseCbsrilu02_bufferSize(hipsparseHandle_t handle, hipsparseDirection_t, int, int,
    const hipsparseMatDescr_t, hipComplex*, const int*, const int*, int, bsrilu02Info_t, int* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseCbsrilu02_numericBoost(hipsparseHandle_t handle, bsrilu02Info_t info, int enable_boost,
    double* tol, hipComplex* boost_val) {
    const Call call(__builtin_return_address(0));
    return bsrilu02_numericBoost({handle, __func__, HIP_C_32F}, info, enable_boost, tol, boost_val);
}

hipsparseStatus_t hipsparseCbsrsm2_analysis(hipsparseHandle_t handle, hipsparseDirection_t dirA,
    hipsparseOperation_t transA, hipsparseOperation_t transX, int mb, int nrhs, int nnzb,
    const hipsparseMatDescr_t descrA, const hipComplex* bsrSortedValA, const int* bsrSortedRowPtrA,
    const int* bsrSortedColIndA, int block_dim, bsrsm2Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return bsrsm2_analysis({handle, __func__, HIP_C_32F}, dirA, transA, transX, mb, nrhs, nnzb, descrA, bsrSortedValA,
    bsrSortedRowPtrA, bsrSortedColIndA, block_dim, info);
}

hipsparseStatus_t hipsparseCbsrsm2_bufferSize(hipsparseHandle_t handle, hipsparseDirection_t, hipsparseOperation_t,
    hipsparseOperation_t, int, int, int, const hipsparseMatDescr_t, hipComplex*, const int*, const int*, int,
    bsrsm2Info_t, int* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseCbsrsm2_solve(hipsparseHandle_t handle, hipsparseDirection_t dirA,
    hipsparseOperation_t transA, hipsparseOperation_t transX, int mb, int nrhs, int nnzb, const hipComplex* alpha,
    const hipsparseMatDescr_t descrA, const hipComplex* bsrSortedValA, const int* bsrSortedRowPtrA,
    const int* bsrSortedColIndA, int block_dim, bsrsm2Info_t info, const hipComplex* B, int ldb, hipComplex* X,
    int ldx, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return bsrsm2_solve({handle, __func__, HIP_C_32F}, dirA, transA, transX, mb, nrhs, nnzb, alpha, descrA,
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, block_dim, info, B, ldb, X, ldx);
}

hipsparseStatus_t hipsparseCbsrsv2_analysis(hipsparseHandle_t handle, hipsparseDirection_t dirA,
    hipsparseOperation_t transA, int mb, int nnzb, const hipsparseMatDescr_t descrA, const hipComplex* bsrSortedValA,
    const int* bsrSortedRowPtrA, const int* bsrSortedColIndA, int block_dim, bsrsv2Info_t info, hipsparseSolvePolicy_t,
    void*) {
    const Call call(__builtin_return_address(0));
    return bsrsv2_analysis({handle, __func__, HIP_C_32F}, dirA, transA, mb, nnzb, descrA, bsrSortedValA,
    bsrSortedRowPtrA, bsrSortedColIndA, block_dim, info);
}

hipsparseStatus_t hipsparseCbsrsv2_bufferSize(hipsparseHandle_t handle, hipsparseDirection_t, hipsparseOperation_t,
    int, int, const hipsparseMatDescr_t, hipComplex*, const int*, const int*, int, bsrsv2Info_t,
    int* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseCbsrsv2_bufferSizeExt(hipsparseHandle_t handle, hipsparseDirection_t, hipsparseOperation_t,
    int, int, const hipsparseMatDescr_t, hipComplex*, const int*, const int*, int, bsrsv2Info_t,
    size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseCbsrsv2_solve(hipsparseHandle_t handle, hipsparseDirection_t dirA,
    hipsparseOperation_t transA, int mb, int nnzb, const hipComplex* alpha, const hipsparseMatDescr_t descrA,
    const hipComplex* bsrSortedValA, const int* bsrSortedRowPtrA, const int* bsrSortedColIndA, int block_dim,
    bsrsv2Info_t info, const hipComplex* f, hipComplex* x, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return bsrsv2_solve({handle, __func__, HIP_C_32F}, dirA, transA, mb, nnzb, alpha, descrA, bsrSortedValA,
    bsrSortedRowPtrA, bsrSortedColIndA, block_dim, info, f, x);
}

hipsparseStatus_t hipsparseCcsric02(hipsparseHandle_t handle, int m, int nnz, const hipsparseMatDescr_t descrA,
    hipComplex* csrSortedValA_valM, const int* csrSortedRowPtrA, const int* csrSortedColIndA, csric02Info_t info,
    hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return csric02({handle, __func__, HIP_C_32F}, m, nnz, descrA, csrSortedValA_valM, csrSortedRowPtrA,
    csrSortedColIndA, info);
}

hipsparseStatus_t hipsparseCcsric02_analysis(hipsparseHandle_t handle, int m, int nnz,
    const hipsparseMatDescr_t descrA, const hipComplex* csrSortedValA, const int* csrSortedRowPtrA,
    const int* csrSortedColIndA, csric02Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return csric02_analysis({handle, __func__, HIP_C_32F}, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA,
    csrSortedColIndA, info);
}

hipsparseStatus_t hipsparseCcsric02_bufferSize(hipsparseHandle_t handle, int, int, const hipsparseMatDescr_t,
    hipComplex*, const int*, const int*, csric02Info_t, int* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseCcsric02_bufferSizeExt(hipsparseHandle_t handle, int, int, const hipsparseMatDescr_t,
    hipComplex*, const int*, const int*, csric02Info_t, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseCcsrilu02(hipsparseHandle_t handle, int m, int nnz, const hipsparseMatDescr_t descrA,
    hipComplex* csrSortedValA_valM, const int* csrSortedRowPtrA, const int* csrSortedColIndA, csrilu02Info_t info,
    hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return csrilu02({handle, __func__, HIP_C_32F}, m, nnz, descrA, csrSortedValA_valM, csrSortedRowPtrA,
    csrSortedColIndA, info);
}

hipsparseStatus_t hipsparseCcsrilu02_analysis(hipsparseHandle_t handle, int m, int nnz,
    const hipsparseMatDescr_t descrA, const hipComplex* csrSortedValA, const int* csrSortedRowPtrA,
    const int* csrSortedColIndA, csrilu02Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return csrilu02_analysis({handle, __func__, HIP_C_32F}, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA,
    csrSortedColIndA, info);
}

hipsparseStatus_t hipsparseCcsrilu02_bufferSize(hipsparseHandle_t handle, int, int, const hipsparseMatDescr_t,
    hipComplex*, const int*, const int*, csrilu02Info_t, int* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseCcsrilu02_bufferSizeExt(hipsparseHandle_t handle, int, int, const hipsparseMatDescr_t,
    hipComplex*, const int*, const int*, csrilu02Info_t, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseCcsrilu02_numericBoost(hipsparseHandle_t handle, csrilu02Info_t info, int enable_boost,
    double* tol, hipComplex* boost_val) {
    const Call call(__builtin_return_address(0));
    return csrilu02_numericBoost({handle, __func__, HIP_C_32F}, info, enable_boost, tol, boost_val);
}

hipsparseStatus_t hipsparseCcsrsm2_analysis(hipsparseHandle_t handle, int, hipsparseOperation_t transA,
    hipsparseOperation_t transB, int m, int nrhs, int nnz, const hipComplex* alpha, const hipsparseMatDescr_t descrA,
    const hipComplex* csrSortedValA, const int* csrSortedRowPtrA, const int* csrSortedColIndA, const hipComplex* B,
    int ldb, csrsm2Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return csrsm2_analysis({handle, __func__, HIP_C_32F}, transA, transB, m, nrhs, nnz, alpha, descrA, csrSortedValA,
    csrSortedRowPtrA, csrSortedColIndA, B, ldb, info);
}

hipsparseStatus_t hipsparseCcsrsm2_bufferSizeExt(hipsparseHandle_t handle, int, hipsparseOperation_t,
    hipsparseOperation_t, int, int, int, const hipComplex*, const hipsparseMatDescr_t, const hipComplex*, const int*,
    const int*, const hipComplex*, int, csrsm2Info_t, hipsparseSolvePolicy_t, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseCcsrsm2_solve(hipsparseHandle_t handle, int, hipsparseOperation_t transA,
    hipsparseOperation_t transB, int m, int nrhs, int nnz, const hipComplex* alpha, const hipsparseMatDescr_t descrA,
    const hipComplex* csrSortedValA, const int* csrSortedRowPtrA, const int* csrSortedColIndA, hipComplex* B, int ldb,
    csrsm2Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return csrsm2_solve({handle, __func__, HIP_C_32F}, transA, transB, m, nrhs, nnz, alpha, descrA, csrSortedValA,
    csrSortedRowPtrA, csrSortedColIndA, B, ldb, info);
}

hipsparseStatus_t hipsparseCcsrsv2_analysis(hipsparseHandle_t handle, hipsparseOperation_t transA, int m, int nnz,
    const hipsparseMatDescr_t descrA, const hipComplex* csrSortedValA, const int* csrSortedRowPtrA,
    const int* csrSortedColIndA, csrsv2Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return csrsv2_analysis({handle, __func__, HIP_C_32F}, transA, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA,
    csrSortedColIndA, info);
}

hipsparseStatus_t hipsparseCcsrsv2_bufferSize(hipsparseHandle_t handle, hipsparseOperation_t, int, int,
    const hipsparseMatDescr_t, hipComplex*, const int*, const int*, csrsv2Info_t, int* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseCcsrsv2_bufferSizeExt(hipsparseHandle_t handle, hipsparseOperation_t, int, int,
    const hipsparseMatDescr_t, hipComplex*, const int*, const int*, csrsv2Info_t, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseCcsrsv2_solve(hipsparseHandle_t handle, hipsparseOperation_t transA, int m, int nnz,
    const hipComplex* alpha, const hipsparseMatDescr_t descrA, const hipComplex* csrSortedValA,
    const int* csrSortedRowPtrA, const int* csrSortedColIndA, csrsv2Info_t info, const hipComplex* f, hipComplex* x,
    hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return csrsv2_solve({handle, __func__, HIP_C_32F}, transA, m, nnz, alpha, descrA, csrSortedValA, csrSortedRowPtrA,
    csrSortedColIndA, info, f, x);
}

hipsparseStatus_t hipsparseCgpsvInterleavedBatch(hipsparseHandle_t handle, int, int m, hipComplex* ds, hipComplex* dl,
    hipComplex* d, hipComplex* du, hipComplex* dw, hipComplex* x, int batchCount, void*) {
    const Call call(__builtin_return_address(0));
    return gpsvInterleavedBatch({handle, __func__, HIP_C_32F}, m, ds, dl, d, du, dw, x, batchCount);
}

hipsparseStatus_t hipsparseCgpsvInterleavedBatch_bufferSizeExt(hipsparseHandle_t handle, int, int, const hipComplex*,
    const hipComplex*, const hipComplex*, const hipComplex*, const hipComplex*, const hipComplex*, int,
    size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseCgtsv2(hipsparseHandle_t handle, int m, int n, const hipComplex* dl, const hipComplex* d,
    const hipComplex* du, hipComplex* B, int ldb, void*) {
    const Call call(__builtin_return_address(0));
    return gtsv2({handle, __func__, HIP_C_32F}, m, n, dl, d, du, B, ldb);
}

hipsparseStatus_t hipsparseCgtsv2StridedBatch(hipsparseHandle_t handle, int m, const hipComplex* dl,
    const hipComplex* d, const hipComplex* du, hipComplex* x, int batchCount, int batchStride, void*) {
    const Call call(__builtin_return_address(0));
    return gtsv2StridedBatch({handle, __func__, HIP_C_32F}, m, dl, d, du, x, batchCount, batchStride);
}

hipsparseStatus_t hipsparseCgtsv2StridedBatch_bufferSizeExt(hipsparseHandle_t handle, int, const hipComplex*,
    const hipComplex*, const hipComplex*, const hipComplex*, int, int, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseCgtsv2_bufferSizeExt(hipsparseHandle_t handle, int, int, const hipComplex*,
    const hipComplex*, const hipComplex*, const hipComplex*, int, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseCgtsv2_nopivot(hipsparseHandle_t handle, int m, int n, const hipComplex* dl,
    const hipComplex* d, const hipComplex* du, hipComplex* B, int ldb, void*) {
    const Call call(__builtin_return_address(0));
    return gtsv2_nopivot({handle, __func__, HIP_C_32F}, m, n, dl, d, du, B, ldb);
}

hipsparseStatus_t hipsparseCgtsv2_nopivot_bufferSizeExt(hipsparseHandle_t handle, int, int, const hipComplex*,
    const hipComplex*, const hipComplex*, const hipComplex*, int, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseCgtsvInterleavedBatch(hipsparseHandle_t handle, int, int m, hipComplex* dl, hipComplex* d,
    hipComplex* du, hipComplex* x, int batchCount, void*) {
    const Call call(__builtin_return_address(0));
    return gtsvInterleavedBatch({handle, __func__, HIP_C_32F}, m, dl, d, du, x, batchCount);
}

hipsparseStatus_t hipsparseCgtsvInterleavedBatch_bufferSizeExt(hipsparseHandle_t handle, int, int, const hipComplex*,
    const hipComplex*, const hipComplex*, const hipComplex*, int, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseCreateBsric02Info(bsric02Info_t* info) {
    const Call call(__builtin_return_address(0));
    return create_info(info);
}

hipsparseStatus_t hipsparseCreateBsrilu02Info(bsrilu02Info_t* info) {
    const Call call(__builtin_return_address(0));
    return create_info(info);
}

hipsparseStatus_t hipsparseCreateBsrsm2Info(bsrsm2Info_t* info) {
    const Call call(__builtin_return_address(0));
    return create_info(info);
}

hipsparseStatus_t hipsparseCreateBsrsv2Info(bsrsv2Info_t* info) {
    const Call call(__builtin_return_address(0));
    return create_info(info);
}

hipsparseStatus_t hipsparseCreateCsric02Info(csric02Info_t* info) {
    const Call call(__builtin_return_address(0));
    return create_info(info);
}

hipsparseStatus_t hipsparseCreateCsrilu02Info(csrilu02Info_t* info) {
    const Call call(__builtin_return_address(0));
    return create_info(info);
}

hipsparseStatus_t hipsparseCreateCsrsm2Info(csrsm2Info_t* info) {
    const Call call(__builtin_return_address(0));
    return create_info(info);
}

hipsparseStatus_t hipsparseCreateCsrsv2Info(csrsv2Info_t* info) {
    const Call call(__builtin_return_address(0));
    return create_info(info);
}

hipsparseStatus_t hipsparseDbsric02(hipsparseHandle_t handle, hipsparseDirection_t dirA, int mb, int nnzb,
    const hipsparseMatDescr_t descrA, double* bsrValA, const int* bsrRowPtrA, const int* bsrColIndA, int block_dim,
    bsric02Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return bsric02({handle, __func__, HIP_R_64F}, dirA, mb, nnzb, descrA, bsrValA, bsrRowPtrA, bsrColIndA, block_dim,
    info);
}

hipsparseStatus_t hipsparseDbsric02_analysis(hipsparseHandle_t handle, hipsparseDirection_t dirA, int mb, int nnzb,
    const hipsparseMatDescr_t descrA, const double* bsrValA, const int* bsrRowPtrA, const int* bsrColIndA,
    int block_dim, bsric02Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return bsric02_analysis({handle, __func__, HIP_R_64F}, dirA, mb, nnzb, descrA, bsrValA, bsrRowPtrA, bsrColIndA,
    block_dim, info);
}

hipsparseStatus_t hipsparseDbsric02_bufferSize(hipsparseHandle_t handle, hipsparseDirection_t, int, int,
    const hipsparseMatDescr_t, double*, const int*, const int*, int, bsric02Info_t, int* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseDbsrilu02(hipsparseHandle_t handle, hipsparseDirection_t dirA, int mb, int nnzb,
    const hipsparseMatDescr_t descrA, double* bsrSortedValA_valM, const int* bsrSortedRowPtrA,
    const int* bsrSortedColIndA, int block_dim, bsrilu02Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return bsrilu02({handle, __func__, HIP_R_64F}, dirA, mb, nnzb, descrA, bsrSortedValA_valM, bsrSortedRowPtrA,
    bsrSortedColIndA, block_dim, info);
}

hipsparseStatus_t hipsparseDbsrilu02_analysis(hipsparseHandle_t handle, hipsparseDirection_t dirA, int mb, int nnzb,
    const hipsparseMatDescr_t descrA, double* bsrSortedValA, const int* bsrSortedRowPtrA, const int* bsrSortedColIndA,
    int block_dim, bsrilu02Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return bsrilu02_analysis({handle, __func__, HIP_R_64F}, dirA, mb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA,
    bsrSortedColIndA, block_dim, info);
}

hipsparseStatus_t hipsparseDbsrilu02_bufferSize(hipsparseHandle_t handle, hipsparseDirection_t, int, int,
    const hipsparseMatDescr_t, double*, const int*, const int*, int, bsrilu02Info_t, int* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseDbsrilu02_numericBoost(hipsparseHandle_t handle, bsrilu02Info_t info, int enable_boost,
    double* tol, double* boost_val) {
    const Call call(__builtin_return_address(0));
    return bsrilu02_numericBoost({handle, __func__, HIP_R_64F}, info, enable_boost, tol, boost_val);
}

hipsparseStatus_t hipsparseDbsrsm2_analysis(hipsparseHandle_t handle, hipsparseDirection_t dirA,
    hipsparseOperation_t transA, hipsparseOperation_t transX, int mb, int nrhs, int nnzb,
    const hipsparseMatDescr_t descrA, const double* bsrSortedValA, const int* bsrSortedRowPtrA,
    const int* bsrSortedColIndA, int block_dim, bsrsm2Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return bsrsm2_analysis({handle, __func__, HIP_R_64F}, dirA, transA, transX, mb, nrhs, nnzb, descrA, bsrSortedValA,
    bsrSortedRowPtrA, bsrSortedColIndA, block_dim, info);
}

hipsparseStatus_t hipsparseDbsrsm2_bufferSize(hipsparseHandle_t handle, hipsparseDirection_t, hipsparseOperation_t,
    hipsparseOperation_t, int, int, int, const hipsparseMatDescr_t, double*, const int*, const int*, int, bsrsm2Info_t,
    int* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseDbsrsm2_solve(hipsparseHandle_t handle, hipsparseDirection_t dirA,
    hipsparseOperation_t transA, hipsparseOperation_t transX, int mb, int nrhs, int nnzb, const double* alpha,
    const hipsparseMatDescr_t descrA, const double* bsrSortedValA, const int* bsrSortedRowPtrA,
    const int* bsrSortedColIndA, int block_dim, bsrsm2Info_t info, const double* B, int ldb, double* X, int ldx,
    hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return bsrsm2_solve({handle, __func__, HIP_R_64F}, dirA, transA, transX, mb, nrhs, nnzb, alpha, descrA,
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, block_dim, info, B, ldb, X, ldx);
}

hipsparseStatus_t hipsparseDbsrsv2_analysis(hipsparseHandle_t handle, hipsparseDirection_t dirA,
    hipsparseOperation_t transA, int mb, int nnzb, const hipsparseMatDescr_t descrA, const double* bsrSortedValA,
    const int* bsrSortedRowPtrA, const int* bsrSortedColIndA, int block_dim, bsrsv2Info_t info, hipsparseSolvePolicy_t,
    void*) {
    const Call call(__builtin_return_address(0));
    return bsrsv2_analysis({handle, __func__, HIP_R_64F}, dirA, transA, mb, nnzb, descrA, bsrSortedValA,
    bsrSortedRowPtrA, bsrSortedColIndA, block_dim, info);
}

hipsparseStatus_t hipsparseDbsrsv2_bufferSize(hipsparseHandle_t handle, hipsparseDirection_t, hipsparseOperation_t,
    int, int, const hipsparseMatDescr_t, double*, const int*, const int*, int, bsrsv2Info_t, int* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseDbsrsv2_bufferSizeExt(hipsparseHandle_t handle, hipsparseDirection_t, hipsparseOperation_t,
    int, int, const hipsparseMatDescr_t, double*, const int*, const int*, int, bsrsv2Info_t,
    size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseDbsrsv2_solve(hipsparseHandle_t handle, hipsparseDirection_t dirA,
    hipsparseOperation_t transA, int mb, int nnzb, const double* alpha, const hipsparseMatDescr_t descrA,
    const double* bsrSortedValA, const int* bsrSortedRowPtrA, const int* bsrSortedColIndA, int block_dim,
    bsrsv2Info_t info, const double* f, double* x, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return bsrsv2_solve({handle, __func__, HIP_R_64F}, dirA, transA, mb, nnzb, alpha, descrA, bsrSortedValA,
    bsrSortedRowPtrA, bsrSortedColIndA, block_dim, info, f, x);
}

hipsparseStatus_t hipsparseDcsric02(hipsparseHandle_t handle, int m, int nnz, const hipsparseMatDescr_t descrA,
    double* csrSortedValA_valM, const int* csrSortedRowPtrA, const int* csrSortedColIndA, csric02Info_t info,
    hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return csric02({handle, __func__, HIP_R_64F}, m, nnz, descrA, csrSortedValA_valM, csrSortedRowPtrA,
    csrSortedColIndA, info);
}

hipsparseStatus_t hipsparseDcsric02_analysis(hipsparseHandle_t handle, int m, int nnz,
    const hipsparseMatDescr_t descrA, const double* csrSortedValA, const int* csrSortedRowPtrA,
    const int* csrSortedColIndA, csric02Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return csric02_analysis({handle, __func__, HIP_R_64F}, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA,
    csrSortedColIndA, info);
}

hipsparseStatus_t hipsparseDcsric02_bufferSize(hipsparseHandle_t handle, int, int, const hipsparseMatDescr_t, double*,
    const int*, const int*, csric02Info_t, int* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseDcsric02_bufferSizeExt(hipsparseHandle_t handle, int, int, const hipsparseMatDescr_t,
    double*, const int*, const int*, csric02Info_t, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseDcsrilu02(hipsparseHandle_t handle, int m, int nnz, const hipsparseMatDescr_t descrA,
    double* csrSortedValA_valM, const int* csrSortedRowPtrA, const int* csrSortedColIndA, csrilu02Info_t info,
    hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return csrilu02({handle, __func__, HIP_R_64F}, m, nnz, descrA, csrSortedValA_valM, csrSortedRowPtrA,
    csrSortedColIndA, info);
}

hipsparseStatus_t hipsparseDcsrilu02_analysis(hipsparseHandle_t handle, int m, int nnz,
    const hipsparseMatDescr_t descrA, const double* csrSortedValA, const int* csrSortedRowPtrA,
    const int* csrSortedColIndA, csrilu02Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return csrilu02_analysis({handle, __func__, HIP_R_64F}, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA,
    csrSortedColIndA, info);
}

hipsparseStatus_t hipsparseDcsrilu02_bufferSize(hipsparseHandle_t handle, int, int, const hipsparseMatDescr_t, double*,
    const int*, const int*, csrilu02Info_t, int* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseDcsrilu02_bufferSizeExt(hipsparseHandle_t handle, int, int, const hipsparseMatDescr_t,
    double*, const int*, const int*, csrilu02Info_t, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseDcsrilu02_numericBoost(hipsparseHandle_t handle, csrilu02Info_t info, int enable_boost,
    double* tol, double* boost_val) {
    const Call call(__builtin_return_address(0));
    return csrilu02_numericBoost({handle, __func__, HIP_R_64F}, info, enable_boost, tol, boost_val);
}

hipsparseStatus_t hipsparseDcsrsm2_analysis(hipsparseHandle_t handle, int, hipsparseOperation_t transA,
    hipsparseOperation_t transB, int m, int nrhs, int nnz, const double* alpha, const hipsparseMatDescr_t descrA,
    const double* csrSortedValA, const int* csrSortedRowPtrA, const int* csrSortedColIndA, const double* B, int ldb,
    csrsm2Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return csrsm2_analysis({handle, __func__, HIP_R_64F}, transA, transB, m, nrhs, nnz, alpha, descrA, csrSortedValA,
    csrSortedRowPtrA, csrSortedColIndA, B, ldb, info);
}

hipsparseStatus_t hipsparseDcsrsm2_bufferSizeExt(hipsparseHandle_t handle, int, hipsparseOperation_t,
    hipsparseOperation_t, int, int, int, const double*, const hipsparseMatDescr_t, const double*, const int*,
    const int*, const double*, int, csrsm2Info_t, hipsparseSolvePolicy_t, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseDcsrsm2_solve(hipsparseHandle_t handle, int, hipsparseOperation_t transA,
    hipsparseOperation_t transB, int m, int nrhs, int nnz, const double* alpha, const hipsparseMatDescr_t descrA,
    const double* csrSortedValA, const int* csrSortedRowPtrA, const int* csrSortedColIndA, double* B, int ldb,
    csrsm2Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return csrsm2_solve({handle, __func__, HIP_R_64F}, transA, transB, m, nrhs, nnz, alpha, descrA, csrSortedValA,
    csrSortedRowPtrA, csrSortedColIndA, B, ldb, info);
}

hipsparseStatus_t hipsparseDcsrsv2_analysis(hipsparseHandle_t handle, hipsparseOperation_t transA, int m, int nnz,
    const hipsparseMatDescr_t descrA, const double* csrSortedValA, const int* csrSortedRowPtrA,
    const int* csrSortedColIndA, csrsv2Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return csrsv2_analysis({handle, __func__, HIP_R_64F}, transA, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA,
    csrSortedColIndA, info);
}

hipsparseStatus_t hipsparseDcsrsv2_bufferSize(hipsparseHandle_t handle, hipsparseOperation_t, int, int,
    const hipsparseMatDescr_t, double*, const int*, const int*, csrsv2Info_t, int* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseDcsrsv2_bufferSizeExt(hipsparseHandle_t handle, hipsparseOperation_t, int, int,
    const hipsparseMatDescr_t, double*, const int*, const int*, csrsv2Info_t, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseDcsrsv2_solve(hipsparseHandle_t handle, hipsparseOperation_t transA, int m, int nnz,
    const double* alpha, const hipsparseMatDescr_t descrA, const double* csrSortedValA, const int* csrSortedRowPtrA,
    const int* csrSortedColIndA, csrsv2Info_t info, const double* f, double* x, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return csrsv2_solve({handle, __func__, HIP_R_64F}, transA, m, nnz, alpha, descrA, csrSortedValA, csrSortedRowPtrA,
    csrSortedColIndA, info, f, x);
}

hipsparseStatus_t hipsparseDestroyBsric02Info(bsric02Info_t info) {
    const Call call(__builtin_return_address(0));
    return destroy_info(info);
}

hipsparseStatus_t hipsparseDestroyBsrilu02Info(bsrilu02Info_t info) {
    const Call call(__builtin_return_address(0));
    return destroy_info(info);
}

hipsparseStatus_t hipsparseDestroyBsrsm2Info(bsrsm2Info_t info) {
    const Call call(__builtin_return_address(0));
    return destroy_info(info);
}

hipsparseStatus_t hipsparseDestroyBsrsv2Info(bsrsv2Info_t info) {
    const Call call(__builtin_return_address(0));
    return destroy_info(info);
}

hipsparseStatus_t hipsparseDestroyCsric02Info(csric02Info_t info) {
    const Call call(__builtin_return_address(0));
    return destroy_info(info);
}

hipsparseStatus_t hipsparseDestroyCsrilu02Info(csrilu02Info_t info) {
    const Call call(__builtin_return_address(0));
    return destroy_info(info);
}

hipsparseStatus_t hipsparseDestroyCsrsm2Info(csrsm2Info_t info) {
    const Call call(__builtin_return_address(0));
    return destroy_info(info);
}

hipsparseStatus_t hipsparseDestroyCsrsv2Info(csrsv2Info_t info) {
    const Call call(__builtin_return_address(0));
    return destroy_info(info);
}

hipsparseStatus_t hipsparseDgpsvInterleavedBatch(hipsparseHandle_t handle, int, int m, double* ds, double* dl,
    double* d, double* du, double* dw, double* x, int batchCount, void*) {
    const Call call(__builtin_return_address(0));
    return gpsvInterleavedBatch({handle, __func__, HIP_R_64F}, m, ds, dl, d, du, dw, x, batchCount);
}

hipsparseStatus_t hipsparseDgpsvInterleavedBatch_bufferSizeExt(hipsparseHandle_t handle, int, int, const double*,
    const double*, const double*, const double*, const double*, const double*, int, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseDgtsv2(hipsparseHandle_t handle, int m, int n, const double* dl, const double* d,
    const double* du, double* B, int ldb, void*) {
    const Call call(__builtin_return_address(0));
    return gtsv2({handle, __func__, HIP_R_64F}, m, n, dl, d, du, B, ldb);
}

hipsparseStatus_t hipsparseDgtsv2StridedBatch(hipsparseHandle_t handle, int m, const double* dl, const double* d,
    const double* du, double* x, int batchCount, int batchStride, void*) {
    const Call call(__builtin_return_address(0));
    return gtsv2StridedBatch({handle, __func__, HIP_R_64F}, m, dl, d, du, x, batchCount, batchStride);
}

hipsparseStatus_t hipsparseDgtsv2StridedBatch_bufferSizeExt(hipsparseHandle_t handle, int, const double*,
    const double*, const double*, const double*, int, int, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseDgtsv2_bufferSizeExt(hipsparseHandle_t handle, int, int, const double*, const double*,
    const double*, const double*, int, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseDgtsv2_nopivot(hipsparseHandle_t handle, int m, int n, const double* dl, const double* d,
    const double* du, double* B, int ldb, void*) {
    const Call call(__builtin_return_address(0));
    return gtsv2_nopivot({handle, __func__, HIP_R_64F}, m, n, dl, d, du, B, ldb);
}

hipsparseStatus_t hipsparseDgtsv2_nopivot_bufferSizeExt(hipsparseHandle_t handle, int, int, const double*,
    const double*, const double*, const double*, int, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseDgtsvInterleavedBatch(hipsparseHandle_t handle, int, int m, double* dl, double* d,
    double* du, double* x, int batchCount, void*) {
    const Call call(__builtin_return_address(0));
    return gtsvInterleavedBatch({handle, __func__, HIP_R_64F}, m, dl, d, du, x, batchCount);
}

hipsparseStatus_t hipsparseDgtsvInterleavedBatch_bufferSizeExt(hipsparseHandle_t handle, int, int, const double*,
    const double*, const double*, const double*, int, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseSbsric02(hipsparseHandle_t handle, hipsparseDirection_t dirA, int mb, int nnzb,
    const hipsparseMatDescr_t descrA, float* bsrValA, const int* bsrRowPtrA, const int* bsrColIndA, int block_dim,
    bsric02Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return bsric02({handle, __func__, HIP_R_32F}, dirA, mb, nnzb, descrA, bsrValA, bsrRowPtrA, bsrColIndA, block_dim,
    info);
}

hipsparseStatus_t hipsparseSbsric02_analysis(hipsparseHandle_t handle, hipsparseDirection_t dirA, int mb, int nnzb,
    const hipsparseMatDescr_t descrA, const float* bsrValA, const int* bsrRowPtrA, const int* bsrColIndA,
    int block_dim, bsric02Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return bsric02_analysis({handle, __func__, HIP_R_32F}, dirA, mb, nnzb, descrA, bsrValA, bsrRowPtrA, bsrColIndA,
    block_dim, info);
}

hipsparseStatus_t hipsparseSbsric02_bufferSize(hipsparseHandle_t handle, hipsparseDirection_t, int, int,
    const hipsparseMatDescr_t, float*, const int*, const int*, int, bsric02Info_t, int* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseSbsrilu02(hipsparseHandle_t handle, hipsparseDirection_t dirA, int mb, int nnzb,
    const hipsparseMatDescr_t descrA, float* bsrSortedValA_valM, const int* bsrSortedRowPtrA,
    const int* bsrSortedColIndA, int block_dim, bsrilu02Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return bsrilu02({handle, __func__, HIP_R_32F}, dirA, mb, nnzb, descrA, bsrSortedValA_valM, bsrSortedRowPtrA,
    bsrSortedColIndA, block_dim, info);
}

hipsparseStatus_t hipsparseSbsrilu02_analysis(hipsparseHandle_t handle, hipsparseDirection_t dirA, int mb, int nnzb,
    const hipsparseMatDescr_t descrA, float* bsrSortedValA, const int* bsrSortedRowPtrA, const int* bsrSortedColIndA,
    int block_dim, bsrilu02Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return bsrilu02_analysis({handle, __func__, HIP_R_32F}, dirA, mb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA,
    bsrSortedColIndA, block_dim, info);
}

hipsparseStatus_t hipsparseSbsrilu02_bufferSize(hipsparseHandle_t handle, hipsparseDirection_t, int, int,
    const hipsparseMatDescr_t, float*, const int*, const int*, int, bsrilu02Info_t, int* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseSbsrilu02_numericBoost(hipsparseHandle_t handle, bsrilu02Info_t info, int enable_boost,
    double* tol, float* boost_val) {
    const Call call(__builtin_return_address(0));
    return bsrilu02_numericBoost({handle, __func__, HIP_R_32F}, info, enable_boost, tol, boost_val);
}

hipsparseStatus_t hipsparseSbsrsm2_analysis(hipsparseHandle_t handle, hipsparseDirection_t dirA,
    hipsparseOperation_t transA, hipsparseOperation_t transX, int mb, int nrhs, int nnzb,
    const hipsparseMatDescr_t descrA, const float* bsrSortedValA, const int* bsrSortedRowPtrA,
    const int* bsrSortedColIndA, int block_dim, bsrsm2Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return bsrsm2_analysis({handle, __func__, HIP_R_32F}, dirA, transA, transX, mb, nrhs, nnzb, descrA, bsrSortedValA,
    bsrSortedRowPtrA, bsrSortedColIndA, block_dim, info);
}

hipsparseStatus_t hipsparseSbsrsm2_bufferSize(hipsparseHandle_t handle, hipsparseDirection_t, hipsparseOperation_t,
    hipsparseOperation_t, int, int, int, const hipsparseMatDescr_t, float*, const int*, const int*, int, bsrsm2Info_t,
    int* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseSbsrsm2_solve(hipsparseHandle_t handle, hipsparseDirection_t dirA,
    hipsparseOperation_t transA, hipsparseOperation_t transX, int mb, int nrhs, int nnzb, const float* alpha,
    const hipsparseMatDescr_t descrA, const float* bsrSortedValA, const int* bsrSortedRowPtrA,
    const int* bsrSortedColIndA, int block_dim, bsrsm2Info_t info, const float* B, int ldb, float* X, int ldx,
    hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return bsrsm2_solve({handle, __func__, HIP_R_32F}, dirA, transA, transX, mb, nrhs, nnzb, alpha, descrA,
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, block_dim, info, B, ldb, X, ldx);
}

hipsparseStatus_t hipsparseSbsrsv2_analysis(hipsparseHandle_t handle, hipsparseDirection_t dirA,
    hipsparseOperation_t transA, int mb, int nnzb, const hipsparseMatDescr_t descrA, const float* bsrSortedValA,
    const int* bsrSortedRowPtrA, const int* bsrSortedColIndA, int block_dim, bsrsv2Info_t info, hipsparseSolvePolicy_t,
    void*) {
    const Call call(__builtin_return_address(0));
    return bsrsv2_analysis({handle, __func__, HIP_R_32F}, dirA, transA, mb, nnzb, descrA, bsrSortedValA,
    bsrSortedRowPtrA, bsrSortedColIndA, block_dim, info);
}

hipsparseStatus_t hipsparseSbsrsv2_bufferSize(hipsparseHandle_t handle, hipsparseDirection_t, hipsparseOperation_t,
    int, int, const hipsparseMatDescr_t, float*, const int*, const int*, int, bsrsv2Info_t, int* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseSbsrsv2_bufferSizeExt(hipsparseHandle_t handle, hipsparseDirection_t, hipsparseOperation_t,
    int, int, const hipsparseMatDescr_t, float*, const int*, const int*, int, bsrsv2Info_t, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseSbsrsv2_solve(hipsparseHandle_t handle, hipsparseDirection_t dirA,
    hipsparseOperation_t transA, int mb, int nnzb, const float* alpha, const hipsparseMatDescr_t descrA,
    const float* bsrSortedValA, const int* bsrSortedRowPtrA, const int* bsrSortedColIndA, int block_dim,
    bsrsv2Info_t info, const float* f, float* x, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return bsrsv2_solve({handle, __func__, HIP_R_32F}, dirA, transA, mb, nnzb, alpha, descrA, bsrSortedValA,
    bsrSortedRowPtrA, bsrSortedColIndA, block_dim, info, f, x);
}

hipsparseStatus_t hipsparseScsric02(hipsparseHandle_t handle, int m, int nnz, const hipsparseMatDescr_t descrA,
    float* csrSortedValA_valM, const int* csrSortedRowPtrA, const int* csrSortedColIndA, csric02Info_t info,
    hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return csric02({handle, __func__, HIP_R_32F}, m, nnz, descrA, csrSortedValA_valM, csrSortedRowPtrA,
    csrSortedColIndA, info);
}

hipsparseStatus_t hipsparseScsric02_analysis(hipsparseHandle_t handle, int m, int nnz,
    const hipsparseMatDescr_t descrA, const float* csrSortedValA, const int* csrSortedRowPtrA,
    const int* csrSortedColIndA, csric02Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return csric02_analysis({handle, __func__, HIP_R_32F}, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA,
    csrSortedColIndA, info);
}

hipsparseStatus_t hipsparseScsric02_bufferSize(hipsparseHandle_t handle, int, int, const hipsparseMatDescr_t, float*,
    const int*, const int*, csric02Info_t, int* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseScsric02_bufferSizeExt(hipsparseHandle_t handle, int, int, const hipsparseMatDescr_t,
    float*, const int*, const int*, csric02Info_t, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseScsrilu02(hipsparseHandle_t handle, int m, int nnz, const hipsparseMatDescr_t descrA,
    float* csrSortedValA_valM, const int* csrSortedRowPtrA, const int* csrSortedColIndA, csrilu02Info_t info,
    hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return csrilu02({handle, __func__, HIP_R_32F}, m, nnz, descrA, csrSortedValA_valM, csrSortedRowPtrA,
    csrSortedColIndA, info);
}

hipsparseStatus_t hipsparseScsrilu02_analysis(hipsparseHandle_t handle, int m, int nnz,
    const hipsparseMatDescr_t descrA, const float* csrSortedValA, const int* csrSortedRowPtrA,
    const int* csrSortedColIndA, csrilu02Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return csrilu02_analysis({handle, __func__, HIP_R_32F}, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA,
    csrSortedColIndA, info);
}

hipsparseStatus_t hipsparseScsrilu02_bufferSize(hipsparseHandle_t handle, int, int, const hipsparseMatDescr_t, float*,
    const int*, const int*, csrilu02Info_t, int* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseScsrilu02_bufferSizeExt(hipsparseHandle_t handle, int, int, const hipsparseMatDescr_t,
    float*, const int*, const int*, csrilu02Info_t, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseScsrilu02_numericBoost(hipsparseHandle_t handle, csrilu02Info_t info, int enable_boost,
    double* tol, float* boost_val) {
    const Call call(__builtin_return_address(0));
    return csrilu02_numericBoost({handle, __func__, HIP_R_32F}, info, enable_boost, tol, boost_val);
}

hipsparseStatus_t hipsparseScsrsm2_analysis(hipsparseHandle_t handle, int, hipsparseOperation_t transA,
    hipsparseOperation_t transB, int m, int nrhs, int nnz, const float* alpha, const hipsparseMatDescr_t descrA,
    const float* csrSortedValA, const int* csrSortedRowPtrA, const int* csrSortedColIndA, const float* B, int ldb,
    csrsm2Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return csrsm2_analysis({handle, __func__, HIP_R_32F}, transA, transB, m, nrhs, nnz, alpha, descrA, csrSortedValA,
    csrSortedRowPtrA, csrSortedColIndA, B, ldb, info);
}

hipsparseStatus_t hipsparseScsrsm2_bufferSizeExt(hipsparseHandle_t handle, int, hipsparseOperation_t,
    hipsparseOperation_t, int, int, int, const float*, const hipsparseMatDescr_t, const float*, const int*, const int*,
    const float*, int, csrsm2Info_t, hipsparseSolvePolicy_t, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseScsrsm2_solve(hipsparseHandle_t handle, int, hipsparseOperation_t transA,
    hipsparseOperation_t transB, int m, int nrhs, int nnz, const float* alpha, const hipsparseMatDescr_t descrA,
    const float* csrSortedValA, const int* csrSortedRowPtrA, const int* csrSortedColIndA, float* B, int ldb,
    csrsm2Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return csrsm2_solve({handle, __func__, HIP_R_32F}, transA, transB, m, nrhs, nnz, alpha, descrA, csrSortedValA,
    csrSortedRowPtrA, csrSortedColIndA, B, ldb, info);
}

hipsparseStatus_t hipsparseScsrsv2_analysis(hipsparseHandle_t handle, hipsparseOperation_t transA, int m, int nnz,
    const hipsparseMatDescr_t descrA, const float* csrSortedValA, const int* csrSortedRowPtrA,
    const int* csrSortedColIndA, csrsv2Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return csrsv2_analysis({handle, __func__, HIP_R_32F}, transA, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA,
    csrSortedColIndA, info);
}

hipsparseStatus_t hipsparseScsrsv2_bufferSize(hipsparseHandle_t handle, hipsparseOperation_t, int, int,
    const hipsparseMatDescr_t, float*, const int*, const int*, csrsv2Info_t, int* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseScsrsv2_bufferSizeExt(hipsparseHandle_t handle, hipsparseOperation_t, int, int,
    const hipsparseMatDescr_t, float*, const int*, const int*, csrsv2Info_t, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseScsrsv2_solve(hipsparseHandle_t handle, hipsparseOperation_t transA, int m, int nnz,
    const float* alpha, const hipsparseMatDescr_t descrA, const float* csrSortedValA, const int* csrSortedRowPtrA,
    const int* csrSortedColIndA, csrsv2Info_t info, const float* f, float* x, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return csrsv2_solve({handle, __func__, HIP_R_32F}, transA, m, nnz, alpha, descrA, csrSortedValA, csrSortedRowPtrA,
    csrSortedColIndA, info, f, x);
}

hipsparseStatus_t hipsparseSgpsvInterleavedBatch(hipsparseHandle_t handle, int, int m, float* ds, float* dl, float* d,
    float* du, float* dw, float* x, int batchCount, void*) {
    const Call call(__builtin_return_address(0));
    return gpsvInterleavedBatch({handle, __func__, HIP_R_32F}, m, ds, dl, d, du, dw, x, batchCount);
}

hipsparseStatus_t hipsparseSgpsvInterleavedBatch_bufferSizeExt(hipsparseHandle_t handle, int, int, const float*,
    const float*, const float*, const float*, const float*, const float*, int, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseSgtsv2(hipsparseHandle_t handle, int m, int n, const float* dl, const float* d,
    const float* du, float* B, int ldb, void*) {
    const Call call(__builtin_return_address(0));
    return gtsv2({handle, __func__, HIP_R_32F}, m, n, dl, d, du, B, ldb);
}

hipsparseStatus_t hipsparseSgtsv2StridedBatch(hipsparseHandle_t handle, int m, const float* dl, const float* d,
    const float* du, float* x, int batchCount, int batchStride, void*) {
    const Call call(__builtin_return_address(0));
    return gtsv2StridedBatch({handle, __func__, HIP_R_32F}, m, dl, d, du, x, batchCount, batchStride);
}

hipsparseStatus_t hipsparseSgtsv2StridedBatch_bufferSizeExt(hipsparseHandle_t handle, int, const float*, const float*,
    const float*, const float*, int, int, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseSgtsv2_bufferSizeExt(hipsparseHandle_t handle, int, int, const float*, const float*,
    const float*, const float*, int, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseSgtsv2_nopivot(hipsparseHandle_t handle, int m, int n, const float* dl, const float* d,
    const float* du, float* B, int ldb, void*) {
    const Call call(__builtin_return_address(0));
    return gtsv2_nopivot({handle, __func__, HIP_R_32F}, m, n, dl, d, du, B, ldb);
}

hipsparseStatus_t hipsparseSgtsv2_nopivot_bufferSizeExt(hipsparseHandle_t handle, int, int, const float*, const float*,
    const float*, const float*, int, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseSgtsvInterleavedBatch(hipsparseHandle_t handle, int, int m, float* dl, float* d, float* du,
    float* x, int batchCount, void*) {
    const Call call(__builtin_return_address(0));
    return gtsvInterleavedBatch({handle, __func__, HIP_R_32F}, m, dl, d, du, x, batchCount);
}

hipsparseStatus_t hipsparseSgtsvInterleavedBatch_bufferSizeExt(hipsparseHandle_t handle, int, int, const float*,
    const float*, const float*, const float*, int, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_R_32F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseXbsric02_zeroPivot(hipsparseHandle_t handle, bsric02Info_t info, int* position) {
    const Call call(__builtin_return_address(0));
    return zero_pivot({handle, __func__}, steps(info), position);
}

hipsparseStatus_t hipsparseXbsrilu02_zeroPivot(hipsparseHandle_t handle, bsrilu02Info_t info, int* position) {
    const Call call(__builtin_return_address(0));
    return zero_pivot({handle, __func__}, steps(info), position);
}

hipsparseStatus_t hipsparseXbsrsm2_zeroPivot(hipsparseHandle_t handle, bsrsm2Info_t info, int* position) {
    const Call call(__builtin_return_address(0));
    return zero_pivot({handle, __func__}, steps(info), position);
}

hipsparseStatus_t hipsparseXbsrsv2_zeroPivot(hipsparseHandle_t handle, bsrsv2Info_t info, int* position) {
    const Call call(__builtin_return_address(0));
    return zero_pivot({handle, __func__}, steps(info), position);
}

hipsparseStatus_t hipsparseXcsric02_zeroPivot(hipsparseHandle_t handle, csric02Info_t info, int* position) {
    const Call call(__builtin_return_address(0));
    return zero_pivot({handle, __func__}, steps(info), position);
}

hipsparseStatus_t hipsparseXcsrilu02_zeroPivot(hipsparseHandle_t handle, csrilu02Info_t info, int* position) {
    const Call call(__builtin_return_address(0));
    return zero_pivot({handle, __func__}, steps(info), position);
}

hipsparseStatus_t hipsparseXcsrsm2_zeroPivot(hipsparseHandle_t handle, csrsm2Info_t info, int* position) {
    const Call call(__builtin_return_address(0));
    return zero_pivot({handle, __func__}, steps(info), position);
}

hipsparseStatus_t hipsparseXcsrsv2_zeroPivot(hipsparseHandle_t handle, csrsv2Info_t info, int* position) {
    const Call call(__builtin_return_address(0));
    return zero_pivot({handle, __func__}, steps(info), position);
}

hipsparseStatus_t hipsparseZbsric02(hipsparseHandle_t handle, hipsparseDirection_t dirA, int mb, int nnzb,
    const hipsparseMatDescr_t descrA, hipDoubleComplex* bsrValA, const int* bsrRowPtrA, const int* bsrColIndA,
    int block_dim, bsric02Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return bsric02({handle, __func__, HIP_C_64F}, dirA, mb, nnzb, descrA, bsrValA, bsrRowPtrA, bsrColIndA, block_dim,
    info);
}

hipsparseStatus_t hipsparseZbsric02_analysis(hipsparseHandle_t handle, hipsparseDirection_t dirA, int mb, int nnzb,
    const hipsparseMatDescr_t descrA, const hipDoubleComplex* bsrValA, const int* bsrRowPtrA, const int* bsrColIndA,
    int block_dim, bsric02Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return bsric02_analysis({handle, __func__, HIP_C_64F}, dirA, mb, nnzb, descrA, bsrValA, bsrRowPtrA, bsrColIndA,
    block_dim, info);
}

hipsparseStatus_t hipsparseZbsric02_bufferSize(hipsparseHandle_t handle, hipsparseDirection_t, int, int,
    const hipsparseMatDescr_t, hipDoubleComplex*, const int*, const int*, int, bsric02Info_t, int* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseZbsrilu02(hipsparseHandle_t handle, hipsparseDirection_t dirA, int mb, int nnzb,
    const hipsparseMatDescr_t descrA, hipDoubleComplex* bsrSortedValA_valM, const int* bsrSortedRowPtrA,
    const int* bsrSortedColIndA, int block_dim, bsrilu02Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return bsrilu02({handle, __func__, HIP_C_64F}, dirA, mb, nnzb, descrA, bsrSortedValA_valM, bsrSortedRowPtrA,
    bsrSortedColIndA, block_dim, info);
}

hipsparseStatus_t hipsparseZbsrilu02_analysis(hipsparseHandle_t handle, hipsparseDirection_t dirA, int mb, int nnzb,
    const hipsparseMatDescr_t descrA, hipDoubleComplex* bsrSortedValA, const int* bsrSortedRowPtrA,
    const int* bsrSortedColIndA, int block_dim, bsrilu02Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return bsrilu02_analysis({handle, __func__, HIP_C_64F}, dirA, mb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA,
    bsrSortedColIndA, block_dim, info);
}

hipsparseStatus_t hipsparseZbsrilu02_bufferSize(hipsparseHandle_t handle, hipsparseDirection_t, int, int,
    const hipsparseMatDescr_t, hipDoubleComplex*, const int*, const int*, int, bsrilu02Info_t, int* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseZbsrilu02_numericBoost(hipsparseHandle_t handle, bsrilu02Info_t info, int enable_boost,
    double* tol, hipDoubleComplex* boost_val) {
    const Call call(__builtin_return_address(0));
    return bsrilu02_numericBoost({handle, __func__, HIP_C_64F}, info, enable_boost, tol, boost_val);
}

hipsparseStatus_t hipsparseZbsrsm2_analysis(hipsparseHandle_t handle, hipsparseDirection_t dirA,
    hipsparseOperation_t transA, hipsparseOperation_t transX, int mb, int nrhs, int nnzb,
    const hipsparseMatDescr_t descrA, const hipDoubleComplex* bsrSortedValA, const int* bsrSortedRowPtrA,
    const int* bsrSortedColIndA, int block_dim, bsrsm2Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return bsrsm2_analysis({handle, __func__, HIP_C_64F}, dirA, transA, transX, mb, nrhs, nnzb, descrA, bsrSortedValA,
    bsrSortedRowPtrA, bsrSortedColIndA, block_dim, info);
}

hipsparseStatus_t hipsparseZbsrsm2_bufferSize(hipsparseHandle_t handle, hipsparseDirection_t, hipsparseOperation_t,
    hipsparseOperation_t, int, int, int, const hipsparseMatDescr_t, hipDoubleComplex*, const int*, const int*, int,
    bsrsm2Info_t, int* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseZbsrsm2_solve(hipsparseHandle_t handle, hipsparseDirection_t dirA,
    hipsparseOperation_t transA, hipsparseOperation_t transX, int mb, int nrhs, int nnzb,
    const hipDoubleComplex* alpha, const hipsparseMatDescr_t descrA, const hipDoubleComplex* bsrSortedValA,
    const int* bsrSortedRowPtrA, const int* bsrSortedColIndA, int block_dim, bsrsm2Info_t info,
    const hipDoubleComplex* B, int ldb, hipDoubleComplex* X, int ldx, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return bsrsm2_solve({handle, __func__, HIP_C_64F}, dirA, transA, transX, mb, nrhs, nnzb, alpha, descrA,
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, block_dim, info, B, ldb, X, ldx);
}

hipsparseStatus_t hipsparseZbsrsv2_analysis(hipsparseHandle_t handle, hipsparseDirection_t dirA,
    hipsparseOperation_t transA, int mb, int nnzb, const hipsparseMatDescr_t descrA,
    const hipDoubleComplex* bsrSortedValA, const int* bsrSortedRowPtrA, const int* bsrSortedColIndA, int block_dim,
    bsrsv2Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return bsrsv2_analysis({handle, __func__, HIP_C_64F}, dirA, transA, mb, nnzb, descrA, bsrSortedValA,
    bsrSortedRowPtrA, bsrSortedColIndA, block_dim, info);
}

hipsparseStatus_t hipsparseZbsrsv2_bufferSize(hipsparseHandle_t handle, hipsparseDirection_t, hipsparseOperation_t,
    int, int, const hipsparseMatDescr_t, hipDoubleComplex*, const int*, const int*, int, bsrsv2Info_t,
    int* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseZbsrsv2_bufferSizeExt(hipsparseHandle_t handle, hipsparseDirection_t, hipsparseOperation_t,
    int, int, const hipsparseMatDescr_t, hipDoubleComplex*, const int*, const int*, int, bsrsv2Info_t,
    size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseZbsrsv2_solve(hipsparseHandle_t handle, hipsparseDirection_t dirA,
    hipsparseOperation_t transA, int mb, int nnzb, const hipDoubleComplex* alpha, const hipsparseMatDescr_t descrA,
    const hipDoubleComplex* bsrSortedValA, const int* bsrSortedRowPtrA, const int* bsrSortedColIndA, int block_dim,
    bsrsv2Info_t info, const hipDoubleComplex* f, hipDoubleComplex* x, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return bsrsv2_solve({handle, __func__, HIP_C_64F}, dirA, transA, mb, nnzb, alpha, descrA, bsrSortedValA,
    bsrSortedRowPtrA, bsrSortedColIndA, block_dim, info, f, x);
}

hipsparseStatus_t hipsparseZcsric02(hipsparseHandle_t handle, int m, int nnz, const hipsparseMatDescr_t descrA,
    hipDoubleComplex* csrSortedValA_valM, const int* csrSortedRowPtrA, const int* csrSortedColIndA, csric02Info_t info,
    hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return csric02({handle, __func__, HIP_C_64F}, m, nnz, descrA, csrSortedValA_valM, csrSortedRowPtrA,
    csrSortedColIndA, info);
}

hipsparseStatus_t hipsparseZcsric02_analysis(hipsparseHandle_t handle, int m, int nnz,
    const hipsparseMatDescr_t descrA, const hipDoubleComplex* csrSortedValA, const int* csrSortedRowPtrA,
    const int* csrSortedColIndA, csric02Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return csric02_analysis({handle, __func__, HIP_C_64F}, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA,
    csrSortedColIndA, info);
}

hipsparseStatus_t hipsparseZcsric02_bufferSize(hipsparseHandle_t handle, int, int, const hipsparseMatDescr_t,
    hipDoubleComplex*, const int*, const int*, csric02Info_t, int* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseZcsric02_bufferSizeExt(hipsparseHandle_t handle, int, int, const hipsparseMatDescr_t,
    hipDoubleComplex*, const int*, const int*, csric02Info_t, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseZcsrilu02(hipsparseHandle_t handle, int m, int nnz, const hipsparseMatDescr_t descrA,
    hipDoubleComplex* csrSortedValA_valM, const int* csrSortedRowPtrA, const int* csrSortedColIndA,
    csrilu02Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return csrilu02({handle, __func__, HIP_C_64F}, m, nnz, descrA, csrSortedValA_valM, csrSortedRowPtrA,
    csrSortedColIndA, info);
}

hipsparseStatus_t hipsparseZcsrilu02_analysis(hipsparseHandle_t handle, int m, int nnz,
    const hipsparseMatDescr_t descrA, const hipDoubleComplex* csrSortedValA, const int* csrSortedRowPtrA,
    const int* csrSortedColIndA, csrilu02Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return csrilu02_analysis({handle, __func__, HIP_C_64F}, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA,
    csrSortedColIndA, info);
}

hipsparseStatus_t hipsparseZcsrilu02_bufferSize(hipsparseHandle_t handle, int, int, const hipsparseMatDescr_t,
    hipDoubleComplex*, const int*, const int*, csrilu02Info_t, int* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseZcsrilu02_bufferSizeExt(hipsparseHandle_t handle, int, int, const hipsparseMatDescr_t,
    hipDoubleComplex*, const int*, const int*, csrilu02Info_t, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseZcsrilu02_numericBoost(hipsparseHandle_t handle, csrilu02Info_t info, int enable_boost,
    double* tol, hipDoubleComplex* boost_val) {
    const Call call(__builtin_return_address(0));
    return csrilu02_numericBoost({handle, __func__, HIP_C_64F}, info, enable_boost, tol, boost_val);
}

hipsparseStatus_t hipsparseZcsrsm2_analysis(hipsparseHandle_t handle, int, hipsparseOperation_t transA,
    hipsparseOperation_t transB, int m, int nrhs, int nnz, const hipDoubleComplex* alpha,
    const hipsparseMatDescr_t descrA, const hipDoubleComplex* csrSortedValA, const int* csrSortedRowPtrA,
    const int* csrSortedColIndA, const hipDoubleComplex* B, int ldb, csrsm2Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return csrsm2_analysis({handle, __func__, HIP_C_64F}, transA, transB, m, nrhs, nnz, alpha, descrA, csrSortedValA,
    csrSortedRowPtrA, csrSortedColIndA, B, ldb, info);
}

hipsparseStatus_t hipsparseZcsrsm2_bufferSizeExt(hipsparseHandle_t handle, int, hipsparseOperation_t,
    hipsparseOperation_t, int, int, int, const hipDoubleComplex*, const hipsparseMatDescr_t, const hipDoubleComplex*,
    const int*, const int*, const hipDoubleComplex*, int, csrsm2Info_t, hipsparseSolvePolicy_t,
    size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseZcsrsm2_solve(hipsparseHandle_t handle, int, hipsparseOperation_t transA,
    hipsparseOperation_t transB, int m, int nrhs, int nnz, const hipDoubleComplex* alpha,
    const hipsparseMatDescr_t descrA, const hipDoubleComplex* csrSortedValA, const int* csrSortedRowPtrA,
    const int* csrSortedColIndA, hipDoubleComplex* B, int ldb, csrsm2Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return csrsm2_solve({handle, __func__, HIP_C_64F}, transA, transB, m, nrhs, nnz, alpha, descrA, csrSortedValA,
    csrSortedRowPtrA, csrSortedColIndA, B, ldb, info);
}

hipsparseStatus_t hipsparseZcsrsv2_analysis(hipsparseHandle_t handle, hipsparseOperation_t transA, int m, int nnz,
    const hipsparseMatDescr_t descrA, const hipDoubleComplex* csrSortedValA, const int* csrSortedRowPtrA,
    const int* csrSortedColIndA, csrsv2Info_t info, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return csrsv2_analysis({handle, __func__, HIP_C_64F}, transA, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA,
    csrSortedColIndA, info);
}

hipsparseStatus_t hipsparseZcsrsv2_bufferSize(hipsparseHandle_t handle, hipsparseOperation_t, int, int,
    const hipsparseMatDescr_t, hipDoubleComplex*, const int*, const int*, csrsv2Info_t, int* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseZcsrsv2_bufferSizeExt(hipsparseHandle_t handle, hipsparseOperation_t, int, int,
    const hipsparseMatDescr_t, hipDoubleComplex*, const int*, const int*, csrsv2Info_t, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseZcsrsv2_solve(hipsparseHandle_t handle, hipsparseOperation_t transA, int m, int nnz,
    const hipDoubleComplex* alpha, const hipsparseMatDescr_t descrA, const hipDoubleComplex* csrSortedValA,
    const int* csrSortedRowPtrA, const int* csrSortedColIndA, csrsv2Info_t info, const hipDoubleComplex* f,
    hipDoubleComplex* x, hipsparseSolvePolicy_t, void*) {
    const Call call(__builtin_return_address(0));
    return csrsv2_solve({handle, __func__, HIP_C_64F}, transA, m, nnz, alpha, descrA, csrSortedValA, csrSortedRowPtrA,
    csrSortedColIndA, info, f, x);
}

hipsparseStatus_t hipsparseZgpsvInterleavedBatch(hipsparseHandle_t handle, int, int m, hipDoubleComplex* ds,
    hipDoubleComplex* dl, hipDoubleComplex* d, hipDoubleComplex* du, hipDoubleComplex* dw, hipDoubleComplex* x,
    int batchCount, void*) {
    const Call call(__builtin_return_address(0));
    return gpsvInterleavedBatch({handle, __func__, HIP_C_64F}, m, ds, dl, d, du, dw, x, batchCount);
}

hipsparseStatus_t hipsparseZgpsvInterleavedBatch_bufferSizeExt(hipsparseHandle_t handle, int, int,
    const hipDoubleComplex*, const hipDoubleComplex*, const hipDoubleComplex*, const hipDoubleComplex*,
    const hipDoubleComplex*, const hipDoubleComplex*, int, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseZgtsv2(hipsparseHandle_t handle, int m, int n, const hipDoubleComplex* dl,
    const hipDoubleComplex* d, const hipDoubleComplex* du, hipDoubleComplex* B, int ldb, void*) {
    const Call call(__builtin_return_address(0));
    return gtsv2({handle, __func__, HIP_C_64F}, m, n, dl, d, du, B, ldb);
}

hipsparseStatus_t hipsparseZgtsv2StridedBatch(hipsparseHandle_t handle, int m, const hipDoubleComplex* dl,
    const hipDoubleComplex* d, const hipDoubleComplex* du, hipDoubleComplex* x, int batchCount, int batchStride, void*) {
    const Call call(__builtin_return_address(0));
    return gtsv2StridedBatch({handle, __func__, HIP_C_64F}, m, dl, d, du, x, batchCount, batchStride);
}

hipsparseStatus_t hipsparseZgtsv2StridedBatch_bufferSizeExt(hipsparseHandle_t handle, int, const hipDoubleComplex*,
    const hipDoubleComplex*, const hipDoubleComplex*, const hipDoubleComplex*, int, int, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseZgtsv2_bufferSizeExt(hipsparseHandle_t handle, int, int, const hipDoubleComplex*,
    const hipDoubleComplex*, const hipDoubleComplex*, const hipDoubleComplex*, int, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseZgtsv2_nopivot(hipsparseHandle_t handle, int m, int n, const hipDoubleComplex* dl,
    const hipDoubleComplex* d, const hipDoubleComplex* du, hipDoubleComplex* B, int ldb, void*) {
    const Call call(__builtin_return_address(0));
    return gtsv2_nopivot({handle, __func__, HIP_C_64F}, m, n, dl, d, du, B, ldb);
}

hipsparseStatus_t hipsparseZgtsv2_nopivot_bufferSizeExt(hipsparseHandle_t handle, int, int, const hipDoubleComplex*,
    const hipDoubleComplex*, const hipDoubleComplex*, const hipDoubleComplex*, int, size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_64F).buffer(pBufferSizeInBytes);
}

hipsparseStatus_t hipsparseZgtsvInterleavedBatch(hipsparseHandle_t handle, int, int m, hipDoubleComplex* dl,
    hipDoubleComplex* d, hipDoubleComplex* du, hipDoubleComplex* x, int batchCount, void*) {
    const Call call(__builtin_return_address(0));
    return gtsvInterleavedBatch({handle, __func__, HIP_C_64F}, m, dl, d, du, x, batchCount);
}

hipsparseStatus_t hipsparseZgtsvInterleavedBatch_bufferSizeExt(hipsparseHandle_t handle, int, int,
    const hipDoubleComplex*, const hipDoubleComplex*, const hipDoubleComplex*, const hipDoubleComplex*, int,
    size_t* pBufferSizeInBytes) {
    const Call call(__builtin_return_address(0));
    return Job(handle, __func__, HIP_C_64F).buffer(pBufferSizeInBytes);
}
