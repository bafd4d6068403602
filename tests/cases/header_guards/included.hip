#include <hip/hip_runtime.h>
#include <hipblas/hipblas.h>
#include <hipfft/hipfft.h>
#include <hiprand/hiprand.h>
#include <hipsolver/hipsolver.h>
#include <hipsparse/hipsparse.h>
#include <hip/hip_fp16.h>

#ifndef HIP_INCLUDE_HIP_HIP_RUNTIME_H
#error "the runtime was included"
#endif
#ifdef HIP_INCLUDE_HIP_HIP_RUNTIME_API_H
const char *name(hipError_t error) { return hipGetErrorName(error); }
#endif
#if defined(HIPBLAS_COMMON_H) && defined(HIPBLAS_COMMON_H)
const char *name(hipblasStatus_t status) { return status == HIPBLAS_STATUS_SUCCESS ? "ok" : "not"; }
#endif
#ifdef HIPFFT_H_
const char *name(hipfftResult result) { return result == HIPFFT_SUCCESS ? "ok" : "not"; }
#endif
#ifdef HIPRAND_H_
const char *name(hiprandStatus_t status) { return status == HIPRAND_STATUS_SUCCESS ? "ok" : "not"; }
#endif
#ifdef HIPSOLVER_H
const char *name(hipsolverStatus_t status) { return status == HIPSOLVER_STATUS_SUCCESS ? "ok" : "not"; }
#endif
#ifdef HIPSPARSE_H
const char *name(hipsparseStatus_t status) { return status == HIPSPARSE_STATUS_SUCCESS ? "ok" : "not"; }
#endif
#if !defined(HIP_INCLUDE_HIP_HIP_FP16_H) || !defined(HIP_INCLUDE_HIP_HIP_COMMON_H) || !defined HIP_INCLUDE_HIP_HIP_RUNTIME_H
#error "all of these were included"
#endif

int main() {
  return name(hipSuccess) != name(HIPBLAS_STATUS_SUCCESS) && name(HIPFFT_SUCCESS) != name(HIPRAND_STATUS_SUCCESS) &&
         name(HIPSOLVER_STATUS_SUCCESS) != name(HIPSPARSE_STATUS_SUCCESS);
}
