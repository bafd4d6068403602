#include <cusolverRf.h>
//> #include <hipsolver/hipsolver.h>  // HP110@11

cusolverStatus_t prepared(cusolverRfHandle_t handle) {
//> hipsolverStatus_t prepared(hipsolverRfHandle_t handle) {  // HP101@1 HP101@27
    cusolverRfSetNumericProperties(handle, 0.0, 1e-12);
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP302 warning:
//~   cusolverRfSetNumericProperties -> hipsolverRfSetNumericProperties: it only returns HIPSOLVER_STATUS_NOT_SUPPORTED on AMD GPUs
//~   remedy: check whether the code is affected
//>     hipsolverRfSetNumericProperties(handle, 0.0, 1e-12);  // HP101@5
    cusolverRfBatchAnalyze(handle);
//~ ^~~~~~~~~~~~~~~~~~~~~~ HP302 warning:
//~   cusolverRfBatchAnalyze -> hipsolverRfBatchAnalyze: it only returns HIPSOLVER_STATUS_NOT_SUPPORTED on AMD GPUs
//~   remedy: check whether the code is affected
//>     hipsolverRfBatchAnalyze(handle);  // HP101@5
    return cusolverRfAnalyze(handle);
//>     return hipsolverRfAnalyze(handle);  // HP101@12
}
