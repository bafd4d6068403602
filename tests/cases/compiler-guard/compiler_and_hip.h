// The condition knows HIP already: nothing is renamed.
#pragma once
#if defined(__CUDACC__) || defined(__HIPCC__)
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP602 info '__CUDACC__':
//~   #if on __CUDACC__: HIP takes the #if arm of line 3; HIP does not define it
//~   remedy: use __HIPCC__ where any GPU compiler is meant; add an arm for HIP where nvcc is meant
#define HD __host__ __device__
#else
#define HD
#endif
#ifdef __HIPCC__
//~~~~~~~~~~~~~~ HP602 info '__CUDACC__':
//~   #ifdef on __CUDACC__: HIP takes the #ifdef arm of line 8; HIP does not define it
//~   remedy: use __HIPCC__ where any GPU compiler is meant; add an arm for HIP where nvcc is meant
#include <hip/hip_runtime.h>
#elif defined(__CUDACC__)
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#endif
