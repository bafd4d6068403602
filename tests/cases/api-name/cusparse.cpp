#include <cusparse.h>
//> #include <hipsparse/hipsparse.h>  // HP110@11

void multiply(cusparseHandle_t handle, cusparseSpMatDescr_t a, cusparseDnVecDescr_t x, cusparseDnVecDescr_t y, void *w) {
//> void multiply(hipsparseHandle_t handle, hipsparseSpMatDescr_t a, hipsparseDnVecDescr_t x, hipsparseDnVecDescr_t y, void *w) {  // HP101@15 HP101@40 HP101@64 HP101@88
    double one = 1, zero = 0;
    cusparseSpMV(handle, CUSPARSE_OPERATION_NON_TRANSPOSE, &one, a, x, &zero, y, CUDA_R_64F, CUSPARSE_SPMV_ALG_DEFAULT, w);
//>     hipsparseSpMV(handle, HIPSPARSE_OPERATION_NON_TRANSPOSE, &one, a, x, &zero, y, HIP_R_64F, HIPSPARSE_SPMV_ALG_DEFAULT, w);  // HP101@5 HP101@26 HP101@82 HP101@94
    if (cusparseDestroy(handle) != CUSPARSE_STATUS_SUCCESS) throw 1;
//>     if (hipsparseDestroy(handle) != HIPSPARSE_STATUS_SUCCESS) throw 1;  // HP101@9 HP101@36
}
