#pragma once
#if defined (__HIPCC__) || defined(__HIPCC__)
#define HD __host__ __device__
#else
#define HD
#endif
#ifndef __HIPCC__
#define __device__
#endif
#if defined(__HIPCC__) && defined(__HIP_DEVICE_COMPILE__)
#define DEVICE_CODE
#endif
#if defined(__HIPCC__) && (defined(__HIP_PLATFORM_AMD__) || __CUDACC_VER_MAJOR__ >= 9)
#define WITH_SYNC
#endif
#ifdef __NVCC__
#include <cuda/std/atomic>
#endif
