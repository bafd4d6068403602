#ifndef _WIN32
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#else
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <windows.h>
#endif

__global__ void k(int *p) { p[threadIdx.x] = 1; }
