//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11

void first(cublasHandle_t handle, cublasGemmAlgo_t algorithm);
//> void first(hipblasHandle_t handle, hipblasGemmAlgo_t algorithm);  // HP101@12 HP101@35
void all(cublasHandle_t handle) {
//> void all(hipblasHandle_t handle) {  // HP101@10
    for (int number = CUBLAS_GEMM_ALGO0; number <= CUBLAS_GEMM_ALGO23; number++) first(handle, (cublasGemmAlgo_t)number);
//~                   ^~~~~~~~~~~~~~~~~ HP709 info:
//~   CUBLAS_GEMM_ALGO0 has no effect in hipBLAS, which has one algorithm for each product
//~   remedy: keep the loop or choice, or remove it
//>     for (int number = HIPBLAS_GEMM_DEFAULT; number <= HIPBLAS_GEMM_DEFAULT; number++) first(handle, (hipblasGemmAlgo_t)number);  // HP101@23 HP101@52 HP101@97
    for (auto algorithm : {CUBLAS_GEMM_ALGO0_TENSOR_OP, CUBLAS_GEMM_ALGO15_TENSOR_OP}) first(handle, algorithm);
//>     for (auto algorithm : {HIPBLAS_GEMM_DEFAULT, HIPBLAS_GEMM_DEFAULT}) first(handle, algorithm);  // HP101@28 HP101@57
}
