// A header of a project's own for HIP, which no macro tells: the first member of HIP's __half_raw is a number.
#include <cuda_fp16.h>
//> #include <hip/hip_fp16.h>  // HP110@11
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__device__ half first(half x) { return __half_raw{static_cast<_Float16>(static_cast<__half_raw>(x).data)}; }
__device__ half second(unsigned short bits) { return __half_raw{bits}; }
//> __device__ half second(unsigned short bits) { return __half_raw{.x = bits}; }  // HP220@65
