// What stands in an arm that is written for HIP is left alone, whatever it says.
#ifdef __HIP_PLATFORM_AMD__
#include <hip/hip_runtime.h>
#define cudaMalloc hipMalloc
//~   kept cudaMalloc (mapped to HIP or another platform by the project's own macro)
__global__ void one(float *x) { cudaFrobnicate<<<1, 1>>>(x); }
//~   kept cudaFrobnicate (in an #if arm written for HIP)
const char *which = "cudaMalloc on AMD";
#else
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
__global__ void one(float *x) { *x = cudaSuccess; }
//> __global__ void one(float *x) { *x = hipSuccess; }  // HP101@38
const char *which = "cudaMalloc on NVIDIA";
//~                 ^~~~~~~~~~~~~~~~~~~~~~ HP106 info 'cudaMalloc': CUDA names in a string literal: cudaMalloc
//~   remedy: port the text if it is code or the name of a symbol (--unsafe-fixes renames it); a message may stay
//~   unsafe fix: rename cudaMalloc in the literal
#endif
