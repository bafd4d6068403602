#include <hipblas/hipblas.h>
#include <hip/hip_runtime.h>
#include <hipsparse/hipsparse.h>

void destroy(hipblasHandle_t handle) { hipblasDestroy(handle); }
void destroy(hipsparseHandle_t handle) { hipsparseDestroy(handle); }
bool is_null(void *p) { return !p; }
bool is_null(hipDeviceptr_t p) { return !p; }
void set(hipError_t);
void set(hipError_t);
