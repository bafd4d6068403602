#pragma once
#if defined (__CUDA__) || defined(__NVCC__)
#define HD __host__ __device__
#else
#define HD
#endif
#ifndef __NVCC__
#define __device__
#endif
#if defined(__CUDACC__) && defined(__CUDA_ARCH__)
#define DEVICE_CODE
#endif
#if defined(__NVCC__) && __CUDACC_VER_MAJOR__ >= 9
#define WITH_SYNC
#endif
#ifdef __NVCC__
#include <cuda/std/atomic>
#endif
