// Names that CUDA dropped and that HIP never had, or has in another form.
#include <hip/hip_runtime.h>
#include <hipsparse/hipsparse.h>
#include <nvgraph.h>

void solve(hipsparseHandle_t handle, hipsparseMatDescr_t matrix, const float *values, const int *rows, const int *columns) {
    cusparseSolveAnalysisInfo_t info;
    cusparseCreateSolveAnalysisInfo(&info);
    cusparseScsrsv_analysis(handle, HIPSPARSE_OPERATION_NON_TRANSPOSE, 4, 7, matrix, values, rows, columns, info);
    cusparseSgtsv(handle, 4, 1, values, values, values, nullptr, 4);
    cusparseSdense2hyb(handle, 4, 4, matrix, values, 4, rows, nullptr, 0, HIPSPARSE_HYB_PARTITION_AUTO);
}

void graph() {
    nvgraphHandle_t handle;
    nvgraphCreate(&handle);
    cudaD3D9SetDirect3DDevice(nullptr);
}
