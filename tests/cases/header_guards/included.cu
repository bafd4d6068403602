#include <cuda_runtime.h>
#include <cublas_v2.h>
#include <cufft.h>
#include <curand.h>
#include <cusolverDn.h>
#include <cusparse.h>
#include <cuda_fp16.h>

#ifndef __CUDA_RUNTIME_H__
#error "the runtime was included"
#endif
#ifdef __DRIVER_TYPES_H__
const char *name(cudaError_t error) { return cudaGetErrorName(error); }
#endif
#if defined(CUBLAS_API_H_) && defined(CUBLASAPI)
const char *name(cublasStatus_t status) { return status == CUBLAS_STATUS_SUCCESS ? "ok" : "not"; }
#endif
#ifdef _CUFFT_H_
const char *name(cufftResult result) { return result == CUFFT_SUCCESS ? "ok" : "not"; }
#endif
#ifdef CURAND_H_
const char *name(curandStatus_t status) { return status == CURAND_STATUS_SUCCESS ? "ok" : "not"; }
#endif
#ifdef CUSOLVER_COMMON_H_
const char *name(cusolverStatus_t status) { return status == CUSOLVER_STATUS_SUCCESS ? "ok" : "not"; }
#endif
#ifdef CUSPARSEAPI
const char *name(cusparseStatus_t status) { return status == CUSPARSE_STATUS_SUCCESS ? "ok" : "not"; }
#endif
#if !defined(__CUDA_FP16_H__) || !defined(__VECTOR_TYPES_H__) || !defined __cuda_cuda_h__
#error "all of these were included"
#endif

int main() {
  return name(cudaSuccess) != name(CUBLAS_STATUS_SUCCESS) && name(CUFFT_SUCCESS) != name(CURAND_STATUS_SUCCESS) &&
         name(CUSOLVER_STATUS_SUCCESS) != name(CUSPARSE_STATUS_SUCCESS);
}
