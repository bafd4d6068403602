#ifndef SCALE_H
#define SCALE_H
//+ #include <hip/hip_runtime.h>  // HP125@1
#ifdef __cplusplus
extern "C" {
#endif
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
cudaError_t scale(float *x, cudaStream_t stream);
//> hipError_t scale(float *x, hipStream_t stream);  // HP101@1 HP101@29
#ifdef WITH_BLAS
#include <cublas_v2.h>
//~      ^~~~~~~~~~~~~ HP125 error 'cublas_v2.h':
//~   cublas_v2.h is included in extern "C", and hipblas/hipblas.h has templates
//~   remedy: include it before the extern "C" block
//> #include <hipblas/hipblas.h>  // HP110@11
#endif
#ifdef __cplusplus
}
#endif
#endif
