#include <hipsparse/hipsparse.h>

void multiply(hipsparseHandle_t handle, hipsparseSpMatDescr_t a, hipsparseDnVecDescr_t x, hipsparseDnVecDescr_t y, void *w) {
    double one = 1, zero = 0;
    hipsparseSpMV(handle, HIPSPARSE_OPERATION_NON_TRANSPOSE, &one, a, x, &zero, y, HIP_R_64F, HIPSPARSE_SPMV_ALG_DEFAULT, w);
    if (hipsparseDestroy(handle) != HIPSPARSE_STATUS_SUCCESS) throw 1;
}
