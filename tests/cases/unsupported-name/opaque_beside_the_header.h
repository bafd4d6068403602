#pragma once
// HIP's header has another type for the handle.
#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11

struct cublasContext;
typedef struct cublasContext *cublasHandle_t;
//~            ^~~~~~~~~~~~~ HP501 error:
//~   cublasContext has no counterpart in HIP: hipblasHandle_t has no tag of its own in HIP; use the type's name
//~   remedy: replace cublasContext or leave it out on AMD GPUs
//> typedef struct cublasContext *hipblasHandle_t;  // HP101@31
