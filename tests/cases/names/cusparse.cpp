#include <cusparse.h>

void multiply(cusparseHandle_t handle, cusparseSpMatDescr_t a, cusparseDnVecDescr_t x, cusparseDnVecDescr_t y, void *w) {
    double one = 1, zero = 0;
    cusparseSpMV(handle, CUSPARSE_OPERATION_NON_TRANSPOSE, &one, a, x, &zero, y, CUDA_R_64F, CUSPARSE_SPMV_ALG_DEFAULT, w);
    if (cusparseDestroy(handle) != CUSPARSE_STATUS_SUCCESS) throw 1;
}
