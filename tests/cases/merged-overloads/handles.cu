#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11
#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cusparse.h>
//> #include <hipsparse/hipsparse.h>  // HP110@11

void destroy(cublasHandle_t handle) { cublasDestroy(handle); }
//> void destroy(hipblasHandle_t handle) { hipblasDestroy(handle); }  // HP101@14 HP101@39
void destroy(cusparseHandle_t handle) { cusparseDestroy(handle); }
//~  ^~~~~~~ HP213 error: this destroy and the one in line 5 have the same parameter types in HIP
//~   remedy: give one of them another name, or leave it out on AMD GPUs
//> void destroy(hipsparseHandle_t handle) { hipsparseDestroy(handle); }  // HP101@14 HP101@41
bool is_null(void *p) { return !p; }
bool is_null(CUdeviceptr p) { return !p; }
//~  ^~~~~~~ HP213 error: this is_null and the one in line 7 have the same parameter types in HIP
//~   remedy: give one of them another name, or leave it out on AMD GPUs
//> bool is_null(hipDeviceptr_t p) { return !p; }  // HP101@14
void set(cudaError_t);
//> void set(hipError_t);  // HP101@10
void set(CUresult);
//~  ^~~ HP213 warning: this set and the one in line 9 are one function in HIP
//~   remedy: check that it is defined only once
//> void set(hipError_t);  // HP101@10
