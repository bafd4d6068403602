#pragma once
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
struct Bits {
    unsigned *data;
#if defined(__CUDA_ARCH__)
//~~~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 5
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIPCC__) || defined(__CUDA_ARCH__)  // HP601@2
    __device__ void set(int i) { atomicOr(data + i / 32, 1u << (i & 31)); }
#else  // on the host
//> #endif  // HP601@2
//> #if defined(__HIPCC__) || !defined(__CUDA_ARCH__)  // on the host
    void set(int i) { data[i / 32] |= 1u << (i & 31); }
#endif
};
#ifdef __CUDA_ARCH__  // device only
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #ifdef on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #ifdef arm of line 11
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIPCC__) || defined(__CUDA_ARCH__)  // device only  // HP601@2
__device__ inline int lanes() { return 32; }
#endif
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 600
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 14
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIPCC__) || (defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 600)  // HP601@2
__device__ inline int newer() { return 1; }
#endif
__global__ void k(Bits b) { b.set(lanes()); }
