// cuBLAS of before CUDA 11 takes the compute type as a type of data, and arrays of pointers with more const than hipBLAS.
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11
#include <cuda_fp16.h>
//> #include <hip/hip_fp16.h>  // HP110@11

void gemm(cublasHandle_t h, int n, const float *one, const __half *a, __half *c, const void **in, void **out) {
//> void gemm(hipblasHandle_t h, int n, const float *one, const __half *a, __half *c, const void **in, void **out) {  // HP101@11
    cublasGemmEx(h, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, one, a, CUDA_R_16F, n, a, CUDA_R_16F, n, one, c, CUDA_R_16F, n,
//>     hipblasGemmEx(h, HIPBLAS_OP_N, HIPBLAS_OP_N, n, n, n, one, a, HIP_R_16F, n, a, HIP_R_16F, n, one, c, HIP_R_16F, n,  // HP101@5 HP101@21 HP101@34 HP101@64 HP101@82 HP101@105
                 CUDA_R_32F, CUBLAS_GEMM_DEFAULT);
//>                  HIPBLAS_COMPUTE_32F, HIPBLAS_GEMM_DEFAULT);  // HP301@18 HP101@30
    cublasGemmEx(h, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, one, a, CUDA_R_16F, n, a, CUDA_R_16F, n, one, c, CUDA_R_16F, n,
//>     hipblasGemmEx(h, HIPBLAS_OP_N, HIPBLAS_OP_N, n, n, n, one, a, HIP_R_16F, n, a, HIP_R_16F, n, one, c, HIP_R_16F, n,  // HP101@5 HP101@21 HP101@34 HP101@64 HP101@82 HP101@105
                 CUBLAS_COMPUTE_32F, CUBLAS_GEMM_DEFAULT);
//>                  HIPBLAS_COMPUTE_32F, HIPBLAS_GEMM_DEFAULT);  // HP101@18 HP101@38
    cublasGemmStridedBatchedEx(h, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, one, a, CUDA_R_16F, n, 0, a, CUDA_R_16F, n, 0, one,
//>     hipblasGemmStridedBatchedEx(h, HIPBLAS_OP_N, HIPBLAS_OP_N, n, n, n, one, a, HIP_R_16F, n, 0, a, HIP_R_16F, n, 0, one,  // HP101@5 HP101@35 HP101@48 HP101@78 HP101@99
                               c, CUDA_R_16F, n, 0, 4, CUDA_R_16F, CUBLAS_GEMM_DEFAULT);
//>                                c, HIP_R_16F, n, 0, 4, HIPBLAS_COMPUTE_16F, HIPBLAS_GEMM_DEFAULT);  // HP101@35 HP301@56 HP101@68
    cublasGemmBatchedEx(h, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, one, in, CUDA_R_16F, n, (void **)in, CUDA_R_16F, n, one,
//>     hipblasGemmBatchedEx(h, HIPBLAS_OP_N, HIPBLAS_OP_N, n, n, n, one, (const void**)(in), HIP_R_16F, n, (const void**)((void **)in), HIP_R_16F, n, one,  // HP101@5 HP101@28 HP101@41 HP301@68 HP301@70 HP101@72 HP301@87 HP301@98 HP101@100
                        (void **)out, CUDA_R_16F, n, 4, CUDA_R_32F, CUBLAS_GEMM_DEFAULT);
//>                         (void **)out, HIP_R_16F, n, 4, HIPBLAS_COMPUTE_32F, HIPBLAS_GEMM_DEFAULT);  // HP101@39 HP301@57 HP101@69
    cublasSgemmEx(h, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, one, a, CUDA_R_16F, n, a, CUDA_R_16F, n, one, c, CUDA_R_16F, n);
//>     hipblasGemmEx(h, HIPBLAS_OP_N, HIPBLAS_OP_N, n, n, n, one, a, HIP_R_16F, n, a, HIP_R_16F, n, one, c, HIP_R_16F, n, HIPBLAS_COMPUTE_32F, HIPBLAS_GEMM_DEFAULT);  // HP101@5 HP101@22 HP101@35 HP101@65 HP101@83 HP101@106 HP301@119
}

void invert(cublasHandle_t h, int n, float **a, const float *const *lu, const int *pivots, float **c, int *info) {
//> void invert(hipblasHandle_t h, int n, float **a, const float *const *lu, const int *pivots, float **c, int *info) {  // HP101@13
    cublasSgetriBatched(h, n, (const float **)a, n, pivots, c, n, info, 4);
//>     hipblasSgetriBatched(h, n, (float* const*)((const float **)a), n, (int*)(pivots), c, n, info, 4);  // HP101@5 HP301@31 HP301@48 HP301@53 HP301@59
    cublasSgetriBatched(h, n, lu, n, NULL, c, n, info, 4);
//>     hipblasSgetriBatched(h, n, (float* const*)(lu), n, NULL, c, n, info, 4);  // HP101@5 HP301@31 HP301@33
    cublasSgetrsBatched(h, CUBLAS_OP_N, n, 1, lu, n, pivots, c, n, info, 4);
//>     hipblasSgetrsBatched(h, HIPBLAS_OP_N, n, 1, (float* const*)(lu), n, pivots, c, n, info, 4);  // HP101@5 HP101@28 HP301@47 HP301@49
}

void solve(cublasHandle_t h, int n, const double *const *d, const cuComplex *const *c, const cuDoubleComplex *const *z,
//> void solve(hipblasHandle_t h, int n, const double *const *d, const hipComplex *const *c, const hipDoubleComplex *const *z,  // HP101@12 HP101@67 HP101@94
           double **dd, cuComplex **cc, cuDoubleComplex **zz, const int *p, int *info) {
//>            double **dd, hipComplex **cc, hipDoubleComplex **zz, const int *p, int *info) {  // HP101@25 HP101@41
    cublasDgetriBatched(h, n, d, n, p, dd, n, info, 4);
//>     hipblasDgetriBatched(h, n, (double* const*)(d), n, (int*)(p), dd, n, info, 4);  // HP101@5 HP301@31 HP301@32 HP301@37 HP301@38
    cublasCgetriBatched(h, n, c, n, p, cc, n, info, 4);
//>     hipblasCgetriBatched(h, n, (hipComplex* const*)(c), n, (int*)(p), cc, n, info, 4);  // HP101@5 HP301@31 HP301@32 HP301@37 HP301@38
    cublasZgetriBatched(h, n, z, n, p, zz, n, info, 4);
//>     hipblasZgetriBatched(h, n, (hipDoubleComplex* const*)(z), n, (int*)(p), zz, n, info, 4);  // HP101@5 HP301@31 HP301@32 HP301@37 HP301@38
    cublasDgetrsBatched(h, CUBLAS_OP_N, n, 1, d, n, p, dd, n, info, 4);
//>     hipblasDgetrsBatched(h, HIPBLAS_OP_N, n, 1, (double* const*)(d), n, p, dd, n, info, 4);  // HP101@5 HP101@28 HP301@47 HP301@48
    cublasCgetrsBatched(h, CUBLAS_OP_N, n, 1, c, n, p, cc, n, info, 4);
//>     hipblasCgetrsBatched(h, HIPBLAS_OP_N, n, 1, (hipComplex* const*)(c), n, p, cc, n, info, 4);  // HP101@5 HP101@28 HP301@47 HP301@48
    cublasZgetrsBatched(h, CUBLAS_OP_N, n, 1, z, n, p, zz, n, info, 4);
//>     hipblasZgetrsBatched(h, HIPBLAS_OP_N, n, 1, (hipDoubleComplex* const*)(z), n, p, zz, n, info, 4);  // HP101@5 HP101@28 HP301@47 HP301@48
    cublasGemmBatchedEx_64(h, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, d, (const void *const *)d, CUDA_R_64F, n,
//>     hipblasGemmBatchedEx_64(h, HIPBLAS_OP_N, HIPBLAS_OP_N, n, n, n, d, (const void**)((const void *const *)d), HIP_R_64F, n,  // HP101@5 HP101@31 HP101@44 HP301@69 HP301@91 HP101@93
                           (const void *const *)d, CUDA_R_64F, n, d, (void *const *)dd, CUDA_R_64F, n, 4, CUDA_R_64F,
//>                            (const void**)((const void *const *)d), HIP_R_64F, n, d, (void**)((void *const *)dd), HIP_R_64F, n, 4, HIPBLAS_COMPUTE_64F,  // HP301@28 HP301@50 HP101@52 HP301@70 HP301@87 HP101@89 HP301@107
                           CUBLAS_GEMM_DEFAULT);
//>                            HIPBLAS_GEMM_DEFAULT);  // HP101@28
    cublasCgemmEx(h, CUBLAS_OP_N, CUBLAS_OP_N, n, n, n, cc[0], c[0], CUDA_C_32F, n, c[1], CUDA_C_32F, n, cc[1], cc[2],
//>     hipblasGemmEx(h, HIPBLAS_OP_N, HIPBLAS_OP_N, n, n, n, cc[0], c[0], HIP_C_32F, n, c[1], HIP_C_32F, n, cc[1], cc[2],  // HP101@5 HP101@22 HP101@35 HP101@70 HP101@91
                  CUDA_C_32F, n);
//>                   HIP_C_32F, n, HIPBLAS_COMPUTE_32F, HIPBLAS_GEMM_DEFAULT);  // HP101@19 HP301@32
}
