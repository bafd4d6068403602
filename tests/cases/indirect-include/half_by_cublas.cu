//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include <hip/hip_bf16.h>  // HP134@1
//+ #include <hip/hip_fp16.h>
#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11

__global__ void scale(__half *x, __nv_bfloat16 *y) {
//> __global__ void scale(__half *x, __hip_bfloat16 *y) {  // HP101@34
    x[threadIdx.x] = __float2half(2.0f);
    y[threadIdx.x] = __float2bfloat16(2.0f);
}
