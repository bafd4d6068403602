// Names that CUDA dropped and that HIP never had, or has in another form.
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cusparse.h>
//> #include <hipsparse/hipsparse.h>  // HP110@11
#include <nvgraph.h>
//~      ^~~~~~~~~~~ HP112 error 'nvgraph.h':
//~   nvgraph.h has no counterpart in HIP: CUDA dropped nvGRAPH in version 11; ROCm has no counterpart
//~   remedy: replace what the code takes from this header, then delete the line

void solve(cusparseHandle_t handle, cusparseMatDescr_t matrix, const float *values, const int *rows, const int *columns) {
//> void solve(hipsparseHandle_t handle, hipsparseMatDescr_t matrix, const float *values, const int *rows, const int *columns) {  // HP101@12 HP101@37
    cusparseSolveAnalysisInfo_t info;
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~ HP501 error:
//~   cusparseSolveAnalysisInfo_t has no counterpart in HIP: of the first form of the triangular solvers, gone since CUDA 11: hipSPARSE has the second (csrsv2Info_t and its kin)
//~   remedy: replace cusparseSolveAnalysisInfo_t or leave it out on AMD GPUs
    cusparseCreateSolveAnalysisInfo(&info);
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP501 error:
//~   cusparseCreateSolveAnalysisInfo has no counterpart in HIP: of the first form of the triangular solvers, gone since CUDA 11: hipSPARSE has the second (csrsv2Info_t and its kin)
//~   remedy: replace cusparseCreateSolveAnalysisInfo or leave it out on AMD GPUs
    cusparseScsrsv_analysis(handle, CUSPARSE_OPERATION_NON_TRANSPOSE, 4, 7, matrix, values, rows, columns, info);
//~ ^~~~~~~~~~~~~~~~~~~~~~~ HP501 error:
//~   cusparseScsrsv_analysis has no counterpart in HIP: the first form, gone since CUDA 11: hipSPARSE has the second (csrsv2, csrsm2, csric02, csrilu02, gtsv2)
//~   remedy: replace cusparseScsrsv_analysis or leave it out on AMD GPUs
//>     cusparseScsrsv_analysis(handle, HIPSPARSE_OPERATION_NON_TRANSPOSE, 4, 7, matrix, values, rows, columns, info);  // HP101@37
    cusparseSgtsv(handle, 4, 1, values, values, values, nullptr, 4);
//~ ^~~~~~~~~~~~~ HP501 error:
//~   cusparseSgtsv has no counterpart in HIP: the first form, gone since CUDA 11: hipSPARSE has the second (csrsv2, csrsm2, csric02, csrilu02, gtsv2)
//~   remedy: replace cusparseSgtsv or leave it out on AMD GPUs
    cusparseSdense2hyb(handle, 4, 4, matrix, values, 4, rows, nullptr, 0, CUSPARSE_HYB_PARTITION_AUTO);
//~ ^~~~~~~~~~~~~~~~~~ HP501 error:
//~   cusparseSdense2hyb has no counterpart in HIP: hipSPARSE converts between CSR and HYB and multiplies HYB matrices, nothing more; use CSR
//~   remedy: replace cusparseSdense2hyb or leave it out on AMD GPUs
//>     cusparseSdense2hyb(handle, 4, 4, matrix, values, 4, rows, nullptr, 0, HIPSPARSE_HYB_PARTITION_AUTO);  // HP101@75
}

void graph() {
    nvgraphHandle_t handle;
//~ ^~~~~~~~~~~~~~~ HP502 error: nvgraphHandle_t of nvGRAPH: CUDA dropped it in version 11, and ROCm has no counterpart
//~   remedy: rewrite this part for what ROCm offers, or leave it out on AMD GPUs
    nvgraphCreate(&handle);
//~ ^~~~~~~~~~~~~ HP502 error: nvgraphCreate of nvGRAPH: CUDA dropped it in version 11, and ROCm has no counterpart
//~   remedy: rewrite this part for what ROCm offers, or leave it out on AMD GPUs
    cudaD3D9SetDirect3DDevice(nullptr);
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~ HP502 error:
//~   cudaD3D9SetDirect3DDevice of Direct3D interop: HIP has no Direct3D interop; import the resource as external memory (hipImportExternalMemory)
//~   remedy: rewrite this part for what ROCm offers, or leave it out on AMD GPUs
}
