// Every header of cuBLAS that a port has or drops.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/blas.h"  // HP117@1
#include <cublas.h>
//-  // HP110@1
#include <cublasLt.h>
//> #include <hipblaslt/hipblaslt.h>  // HP110@11
#include <cublas_api.h>
//> #include <hipblas/hipblas.h>  // HP110@11
#include <cublas_v2.h>
//-  // HP115@1

__global__ void empty() {}
