#define __CUDA_NO_HALF_OPERATORS__
//> #define __HIP_NO_HALF_OPERATORS__  // HP101@9
#undef __CUDA_NO_HALF_CONVERSIONS__
//> #undef __HIP_NO_HALF_CONVERSIONS__  // HP101@8
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cuda_fp16.h>
//> #include <hip/hip_fp16.h>  // HP110@11

__device__ half operator+(const half &a, const half &b) { return __hadd(a, b); }

__global__ void add(half *x) { x[0] = x[1] + x[2]; }
