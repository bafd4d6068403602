//+ #include <hip/hip_runtime.h>  // HP114@1
#include <torch/extension.h>
#include <cuda_bf16.h>
//> #include <hip/hip_bf16.h>  // HP110@11

__device__ float of(__nv_bfloat16 x) { return __bfloat162float(x); }
//> __device__ float of(__hip_bfloat16 x) { return __bfloat162float(x); }  // HP101@21
