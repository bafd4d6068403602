//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/sparse.h"  // HP117@1
#include <cusparse.h>
//> #include <hipsparse/hipsparse.h>  // HP110@11

void solve(cusparseHandle_t h, cusparseSpMatDescr_t a, cusparseDnMatDescr_t b, cusparseDnMatDescr_t c, void *buffer) {
//> void solve(hipsparseHandle_t h, hipsparseSpMatDescr_t a, hipsparseDnMatDescr_t b, hipsparseDnMatDescr_t c, void *buffer) {  // HP101@12 HP101@32 HP101@56 HP101@80
    float one = 1;
    auto n = CUSPARSE_OPERATION_NON_TRANSPOSE;
//>     auto n = HIPSPARSE_OPERATION_NON_TRANSPOSE;  // HP101@14
    cusparseSpSMDescr_t d;
//>     hipsparseSpSMDescr_t d;  // HP101@5
    cusparseSpSM_createDescr(&d);
//>     hipsparseSpSM_createDescr(&d);  // HP101@5
    cusparseSpSM_analysis(h, n, n, &one, a, b, c, CUDA_R_32F, CUSPARSE_SPSM_ALG_DEFAULT, d, buffer);
//>     hipport::sparse::SpSM_analysis(h, n, n, &one, a, b, c, HIP_R_32F, HIPSPARSE_SPSM_ALG_DEFAULT, d, buffer);  // HP101@5 HP101@51 HP101@63
    cusparseSpSM_solve(h, n, n, &one, a, b, c, CUDA_R_32F, CUSPARSE_SPSM_ALG_DEFAULT, d);
//>     hipport::sparse::SpSM_solve(h, n, n, &one, a, b, c, HIP_R_32F, HIPSPARSE_SPSM_ALG_DEFAULT, d);  // HP101@5 HP101@48 HP101@60
    cusparseSpSM_destroyDescr(d);
//>     hipport::sparse::SpSM_destroyDescr(d);  // HP101@5
}
