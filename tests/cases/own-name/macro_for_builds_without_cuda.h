#pragma once
#ifdef USE_CUDA
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
inline const char *text_of(cudaError_t error) { return cudaGetErrorString(error); }
//> inline const char *text_of(hipError_t error) { return hipGetErrorString(error); }  // HP101@28 HP101@56
#elif defined(USE_SYCL)
#define cudaGetErrorString(error) "no text"
//> #define hipGetErrorString(error) "no text"  // HP101@9
inline const char *text_of(int error) { return cudaGetErrorString(error); }
//> inline const char *text_of(int error) { return hipGetErrorString(error); }  // HP101@48
#endif

#ifdef USE_CUDA
#define cudaMalloc(...) counted(__VA_ARGS__)
//~   kept cudaMalloc (defined by the project) x2
#endif
inline int allocate(void **p) { return cudaMalloc(p, 4) == 0; }

#ifdef USE_POOL
#include "pool.h"
#else
#define cudaFree(p) own_free(p)
//~   kept cudaFree (defined by the project) x2
#endif
inline void release(void *p) { cudaFree(p); }

#if !defined(CUDA)
#define cudaEvent_t int
//> #define hipEvent_t int  // HP101@9
#endif
#ifndef CUDA_SUCCESS
//~   kept CUDA_SUCCESS (defined by the project) x3
#define CUDA_SUCCESS 0
#endif
inline int record(cudaEvent_t *event) { return event == nullptr ? 1 : CUDA_SUCCESS; }
//> inline int record(hipEvent_t *event) { return event == nullptr ? 1 : CUDA_SUCCESS; }  // HP101@19
