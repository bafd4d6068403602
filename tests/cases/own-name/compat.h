// One source for both: CUDA's names are mapped to HIP's by macros, and stay so.
#pragma once
#ifdef __HIP_PLATFORM_AMD__
#include <hip/hip_runtime.h>
#define cudaMalloc hipMalloc
//~   kept cudaMalloc (mapped to HIP or another platform by the project's own macro)
#define cudaFree hipFree
//~   kept cudaFree (mapped to HIP or another platform by the project's own macro)
#define cudaStream_t hipStream_t
//~   kept cudaStream_t (mapped to HIP or another platform by the project's own macro)
#else
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#endif
