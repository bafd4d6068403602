// Names that CUDA dropped and that HIP never had, or has in another form.
#include <cusparse.h>
#include <nvgraph.h>

void solve(cusparseHandle_t handle, cusparseMatDescr_t matrix, const float *values, const int *rows, const int *columns) {
    cusparseSolveAnalysisInfo_t info;
    cusparseCreateSolveAnalysisInfo(&info);
    cusparseScsrsv_analysis(handle, CUSPARSE_OPERATION_NON_TRANSPOSE, 4, 7, matrix, values, rows, columns, info);
    cusparseSgtsv(handle, 4, 1, values, values, values, nullptr, 4);
    cusparseSdense2hyb(handle, 4, 4, matrix, values, 4, rows, nullptr, 0, CUSPARSE_HYB_PARTITION_AUTO);
}

void graph() {
    nvgraphHandle_t handle;
    nvgraphCreate(&handle);
    cudaD3D9SetDirect3DDevice(nullptr);
}
