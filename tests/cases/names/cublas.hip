#include <hipblas/hipblas.h>

hipblasStatus_t multiply(hipblasHandle_t handle, hipStream_t stream, int n, const float *a, const float *b, float *c) {
    const float one = 1, zero = 0;
    hipblasSetStream(handle, stream);
    hipblasSetPointerMode(handle, HIPBLAS_POINTER_MODE_HOST);
    hipblasSgemm(handle, HIPBLAS_OP_N, HIPBLAS_OP_T, n, n, n, &one, a, n, b, n, &zero, c, n);
    return hipblasGemmEx(handle, HIPBLAS_OP_N, HIPBLAS_OP_N, n, n, n, &one, a, HIP_R_16F, n, b, HIP_R_16F, n, &zero, c,
                        HIP_R_32F, n, HIPBLAS_COMPUTE_32F, HIPBLAS_GEMM_DEFAULT);
}
