//+ #ifdef __cplusplus  // HP117@1
//+ #include "hipport/half_blas.h"
//+ #endif
#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11
#include <cuda_fp16.h>
//> #include <hip/hip_fp16.h>  // HP110@11

cublasStatus_t product(cublasHandle_t handle, const __half *one, const __half *a, __half *c) {
//> hipblasStatus_t product(hipblasHandle_t handle, const __half *one, const __half *a, __half *c) {  // HP101@1 HP101@24
    return cublasHgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, 1, 1, 1, one, a, 1, a, 1, one, c, 1);
//~        ^~~~~~~~~~~ HP124 error: the port has hipport::blas::Hgemm here, which is C++
//~   remedy: compile the C files as C++, or move this code into a C++ file
//>     return hipport::blas::Hgemm(handle, HIPBLAS_OP_N, HIPBLAS_OP_N, 1, 1, 1, one, a, 1, a, 1, one, c, 1);  // HP101@12 HP101@32 HP101@45
}
