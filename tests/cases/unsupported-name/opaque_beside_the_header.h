#pragma once
// HIP's header has another type for the handle.
#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11

struct cublasContext;
//-  // HP146@1
typedef struct cublasContext *cublasHandle_t;
//> typedef void *hipblasHandle_t;  // HP146@9 HP101@31
