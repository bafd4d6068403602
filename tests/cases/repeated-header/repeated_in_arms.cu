#ifdef FIRST
#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#else
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#endif
#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11
#ifdef SECOND
#include <cublas_api.h>
//-  // HP115@1
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cuda.h>
//-  // HP115@1
#endif
