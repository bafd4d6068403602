#ifndef __CUDACC_RTC__
//> #ifndef __HIPCC_RTC__  // HP602@9
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cstdio>
#else
typedef unsigned int uint32_t;
#endif
#if defined(__CUDACC__) && !defined(__CUDACC_RTC__)
//> #if defined(__HIPCC__) && !defined(__HIPCC_RTC__)  // HP602@13 HP602@37
#include <cub/cub.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11
#endif
#define IS_AT_RUN_TIME defined(__CUDACC_RTC__)
//> #define IS_AT_RUN_TIME defined(__HIPCC_RTC__)  // HP602@32

// Whoever wrote this knows HIP's.
#if defined(__CUDACC_RTC__) || defined(__HIPCC_RTC__)
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP602 info '__CUDACC_RTC__':
//~   #if on __CUDACC_RTC__: the project's own macros decide whether HIP takes the #if arm of line 13; HIP does not define it
//~   remedy: use __HIPCC__ where any GPU compiler is meant; add an arm for HIP where nvcc is meant
using size_type = unsigned long;
#endif

__global__ void twice(float *x) { x[threadIdx.x] *= 2; }
