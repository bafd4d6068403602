//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cuda_fp16.h>
//> #include <hip/hip_fp16.h>  // HP110@11

__device__ float widened(unsigned short bits) { return __internal_half2float(bits); }
//~                                                    ^~~~~~~~~~~~~~~~~~~~~ HP502 error:
//~   __internal_half2float of the internals of cuda_fp16.h and cuda_bf16.h: HIP's headers have other internals; use the documented conversions, as __float2half or __bfloat162float
//~   remedy: rewrite this part for what ROCm offers, or leave it out on AMD GPUs

// A function of the project's own.
__device__ float __internal_float2double(float x) { return x; }
//~   kept __internal_float2double (defined by the project) x2

__device__ float same(float x) { return __internal_float2double(x); }

__device__ int __internal_of_project(int x);
