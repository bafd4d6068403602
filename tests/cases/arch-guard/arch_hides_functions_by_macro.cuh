// The mark of a device function may be a macro of the project.
#pragma once
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#define ON_GPU __device__ inline
#if defined(__CUDA_ARCH__) && (__CUDA_ARCH__ >= 350)
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 5
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIPCC__) || (defined(__CUDA_ARCH__) && (__CUDA_ARCH__ >= 350))  // HP601@2
ON_GPU float once(const float *x) { return __ldg(x); }
#endif
struct Cell {
    float value;
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 300  // on the device
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 10
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIPCC__) || (defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 300)  // on the device  // HP601@2
    ON_GPU void add(float x) { atomicAdd(&value, x); }
#else
//> #endif  // HP601@2
//> #if defined(__HIPCC__) || !(defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 300)
    void add(float x) { value += x; }
#endif
};
#ifdef __CUDA_ARCH__
//~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #ifdef on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #ifdef arm of line 16
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIPCC__) || defined(__CUDA_ARCH__)  // HP601@2
ON_GPU int lanes() { return 32; }
#endif
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 700
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes none of its arms
//~   remedy: check that this arm is the right one on AMD GPUs
ON_GPU int newest() { return 7; }
#endif
__global__ void k(Cell *c, const float *x) { c->add(once(x) + lanes()); }
