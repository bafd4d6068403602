#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11
#include <cufft.h>
//> #include <hipfft/hipfft.h>  // HP110@11
#include <curand.h>
//> #include <hiprand/hiprand.h>  // HP110@11
#include <cusolverDn.h>
//> #include <hipsolver/hipsolver.h>  // HP110@11
#include <cusparse.h>
//> #include <hipsparse/hipsparse.h>  // HP110@11
#include <cuda_fp16.h>
//> #include <hip/hip_fp16.h>  // HP110@11

#ifndef __CUDA_RUNTIME_H__
//> #ifndef HIP_INCLUDE_HIP_HIP_RUNTIME_H  // HP605@9
#error "the runtime was included"
#endif
#ifdef __DRIVER_TYPES_H__
//> #ifdef HIP_INCLUDE_HIP_HIP_RUNTIME_API_H  // HP605@8
const char *name(cudaError_t error) { return cudaGetErrorName(error); }
//> const char *name(hipError_t error) { return hipGetErrorName(error); }  // HP101@18 HP101@46
#endif
#if defined(CUBLAS_API_H_) && defined(CUBLASAPI)
//> #if defined(HIPBLAS_COMMON_H) && defined(HIPBLAS_COMMON_H)  // HP605@13 HP605@39
const char *name(cublasStatus_t status) { return status == CUBLAS_STATUS_SUCCESS ? "ok" : "not"; }
//> const char *name(hipblasStatus_t status) { return status == HIPBLAS_STATUS_SUCCESS ? "ok" : "not"; }  // HP101@18 HP101@60
#endif
#ifdef _CUFFT_H_
//> #ifdef HIPFFT_H_  // HP605@8
const char *name(cufftResult result) { return result == CUFFT_SUCCESS ? "ok" : "not"; }
//> const char *name(hipfftResult result) { return result == HIPFFT_SUCCESS ? "ok" : "not"; }  // HP101@18 HP101@57
#endif
#ifdef CURAND_H_
//> #ifdef HIPRAND_H_  // HP605@8
const char *name(curandStatus_t status) { return status == CURAND_STATUS_SUCCESS ? "ok" : "not"; }
//> const char *name(hiprandStatus_t status) { return status == HIPRAND_STATUS_SUCCESS ? "ok" : "not"; }  // HP101@18 HP101@60
#endif
#ifdef CUSOLVER_COMMON_H_
//> #ifdef HIPSOLVER_H  // HP605@8
const char *name(cusolverStatus_t status) { return status == CUSOLVER_STATUS_SUCCESS ? "ok" : "not"; }
//> const char *name(hipsolverStatus_t status) { return status == HIPSOLVER_STATUS_SUCCESS ? "ok" : "not"; }  // HP101@18 HP101@62
#endif
#ifdef CUSPARSEAPI
//> #ifdef HIPSPARSE_H  // HP605@8
const char *name(cusparseStatus_t status) { return status == CUSPARSE_STATUS_SUCCESS ? "ok" : "not"; }
//> const char *name(hipsparseStatus_t status) { return status == HIPSPARSE_STATUS_SUCCESS ? "ok" : "not"; }  // HP101@18 HP101@62
#endif
#if !defined(__CUDA_FP16_H__) || !defined(__VECTOR_TYPES_H__) || !defined __cuda_cuda_h__
//> #if !defined(HIP_INCLUDE_HIP_HIP_FP16_H) || !defined(HIP_INCLUDE_HIP_HIP_COMMON_H) || !defined HIP_INCLUDE_HIP_HIP_RUNTIME_H  // HP605@14 HP605@43 HP605@75
#error "all of these were included"
#endif

int main() {
  return name(cudaSuccess) != name(CUBLAS_STATUS_SUCCESS) && name(CUFFT_SUCCESS) != name(CURAND_STATUS_SUCCESS) &&
//>   return name(hipSuccess) != name(HIPBLAS_STATUS_SUCCESS) && name(HIPFFT_SUCCESS) != name(HIPRAND_STATUS_SUCCESS) &&  // HP101@15 HP101@36 HP101@67 HP101@90
         name(CUSOLVER_STATUS_SUCCESS) != name(CUSPARSE_STATUS_SUCCESS);
//>          name(HIPSOLVER_STATUS_SUCCESS) != name(HIPSPARSE_STATUS_SUCCESS);  // HP101@15 HP101@48
}
#undef __CUDA_FP16_H__
//~   kept __CUDA_FP16_H__ (the file undefines it, for HIP as well)
#if defined(__CUDA_FP16_H__)
//~   kept __CUDA_FP16_H__ (the file undefines it, for HIP as well)
#error "the file has undefined it"
#endif
