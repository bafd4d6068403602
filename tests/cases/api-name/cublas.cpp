#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11

cublasStatus_t multiply(cublasHandle_t handle, cudaStream_t stream, int n, const float *a, const float *b, float *c) {
//> hipblasStatus_t multiply(hipblasHandle_t handle, hipStream_t stream, int n, const float *a, const float *b, float *c) {  // HP101@1 HP101@25 HP101@48
    const float one = 1, zero = 0;
    cublasSetStream_v2(handle, stream);
//>     hipblasSetStream(handle, stream);  // HP101@5
    cublasSetPointerMode(handle, CUBLAS_POINTER_MODE_HOST);
//>     hipblasSetPointerMode(handle, HIPBLAS_POINTER_MODE_HOST);  // HP101@5 HP101@34
    cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_T, n, n, n, &one, a, n, b, n, &zero, c, n);
//>     hipblasSgemm(handle, HIPBLAS_OP_N, HIPBLAS_OP_T, n, n, n, &one, a, n, b, n, &zero, c, n);  // HP101@5 HP101@25 HP101@38
    return cublasGemmEx(handle, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, &one, a, CUDA_R_16F, n, b, CUDA_R_16F, n, &zero, c,
//>     return hipblasGemmEx(handle, HIPBLAS_OP_N, HIPBLAS_OP_N, n, n, n, &one, a, HIP_R_16F, n, b, HIP_R_16F, n, &zero, c,  // HP101@12 HP101@33 HP101@46 HP101@77 HP101@95
                        CUDA_R_32F, n, CUBLAS_COMPUTE_32F, CUBLAS_GEMM_DEFAULT);
//>                         HIP_R_32F, n, HIPBLAS_COMPUTE_32F, HIPBLAS_GEMM_DEFAULT);  // HP101@25 HP101@40 HP101@60
}
