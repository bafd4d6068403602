#pragma once
#include <hip/hip_runtime.h>
struct Bits {
    unsigned *data;
#if defined(__HIPCC__) || defined(__CUDA_ARCH__)
    __device__ void set(int i) { atomicOr(data + i / 32, 1u << (i & 31)); }
#endif
#if defined(__HIPCC__) || !defined(__CUDA_ARCH__)  // on the host
    void set(int i) { data[i / 32] |= 1u << (i & 31); }
#endif
};
#if defined(__HIPCC__) || defined(__CUDA_ARCH__)  // device only
__device__ inline int lanes() { return 32; }
#endif
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 600
__device__ inline int newer() { return 1; }
#endif
__global__ void k(Bits b) { b.set(lanes()); }
