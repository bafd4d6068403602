// What stands in an arm that is written for HIP is left alone, whatever it says.
#ifdef __HIP_PLATFORM_AMD__
#include <hip/hip_runtime.h>
#define cudaMalloc hipMalloc
__global__ void one(float *x) { cudaFrobnicate<<<1, 1>>>(x); }
const char *which = "cudaMalloc on AMD";
#else
#include <hip/hip_runtime.h>
__global__ void one(float *x) { *x = hipSuccess; }
const char *which = "cudaMalloc on NVIDIA";
#endif
