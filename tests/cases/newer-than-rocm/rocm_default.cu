#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

cudaDevResourceType type;
//~~~~~~~~~~~~~~~~~ HP104 error: cudaDevResourceType: its counterpart hipDevResourceType exists only from ROCm 10.0
//~   remedy: convert for a newer ROCm (--rocm 10.0) or avoid cudaDevResourceType
