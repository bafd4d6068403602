// One source for both: CUDA's names are mapped to HIP's by macros, and stay so.
#pragma once
#ifdef __HIP_PLATFORM_AMD__
#include <hip/hip_runtime.h>
#define cudaMalloc hipMalloc
#define cudaFree hipFree
#define cudaStream_t hipStream_t
#else
#include <hip/hip_runtime.h>
#endif
