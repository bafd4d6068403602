#include <cublas_v2.h>
#include <cuda.h>
#include <cusparse.h>

void destroy(cublasHandle_t handle) { cublasDestroy(handle); }
void destroy(cusparseHandle_t handle) { cusparseDestroy(handle); }
bool is_null(void *p) { return !p; }
bool is_null(CUdeviceptr p) { return !p; }
void set(cudaError_t);
void set(CUresult);
