//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11
#include <cuda_fp16.h>
//> #include <hip/hip_fp16.h>  // HP110@11

__global__ void scale(__half *x) { x[threadIdx.x] = __float2half(2.0f); }
