#pragma once
#if defined (__CUDA__) || defined(__NVCC__)
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP602 info '__CUDA__':
//~   #if on __CUDA__, __NVCC__: HIP decides as CUDA does; HIP takes the #if arm of line 2
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined (__HIPCC__) || defined(__HIPCC__)  // HP602@5 HP602@27
#define HD __host__ __device__
#else
#define HD
#endif
#ifndef __NVCC__
//~~~~~~~~~~~~~~ HP602 info '__NVCC__': #ifndef on __NVCC__: HIP decides as CUDA does; HIP takes none of its arms
//~   remedy: check that this arm is the right one on AMD GPUs
//> #ifndef __HIPCC__  // HP602@9
#define __device__
#endif
#if defined(__CUDACC__) && defined(__CUDA_ARCH__)
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 10 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIPCC__) && defined(__HIP_DEVICE_COMPILE__)  // HP602@13 HP601@28
#define DEVICE_CODE
#endif
#if defined(__NVCC__) && __CUDACC_VER_MAJOR__ >= 9
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP602 info '__NVCC__':
//~   #if on __NVCC__: HIP decides as CUDA does; HIP takes the #if arm of line 13
//~   remedy: check that this arm is the right one on AMD GPUs
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 info '__CUDACC_VER_MAJOR__':
//~   #if on __CUDACC_VER_MAJOR__: HIP decides as CUDA does; HIP takes the #if arm of line 13
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIPCC__) && (defined(__HIP_PLATFORM_AMD__) || __CUDACC_VER_MAJOR__ >= 9)  // HP603@5 HP603@26
#define WITH_SYNC
#endif
#ifdef __NVCC__
//~~~~~~~~~~~~~ HP602 info '__NVCC__': #ifdef on __NVCC__: HIP decides as CUDA does; HIP takes the #ifdef arm of line 16
//~   remedy: check that this arm is the right one on AMD GPUs
//> #ifdef __HIPCC__  // HP602@8
#include <cuda/std/atomic>
//> #include "hipport/cuda_atomic.h"  // HP110@10
#endif
