#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

// The next one is not for HIP.
#ifdef __NVCC__
//~~~~~~~~~~~~~ HP602 info '__NVCC__': #ifdef on __NVCC__: HIP decides as CUDA does; HIP takes the #ifdef arm of line 4
//~   remedy: check that this arm is the right one on AMD GPUs
//> #ifdef __HIPCC__  // HP602@8
#define UNROLL 4
#endif
#ifndef __HIP__
#define PLAIN 1
#endif

// HIP takes what is for all others.
#ifdef __NVCC__
//~~~~~~~~~~~~~ HP602 info '__NVCC__': #ifdef on __NVCC__: HIP decides as CUDA does; HIP takes the #ifdef arm of line 12
//~   remedy: check that this arm is the right one on AMD GPUs
//> #ifdef __HIPCC__  // HP602@8
#define FAST 1
#else
#define FAST 0
#endif
#ifdef __HIP__
#define SLOW 1
#endif
int between;

// The next one is for HIP's device code.
#ifdef __NVCC__
//~~~~~~~~~~~~~ HP602 info '__NVCC__': #ifdef on __NVCC__: HIP decides as CUDA does; HIP takes the #ifdef arm of line 23
//~   remedy: check that this arm is the right one on AMD GPUs
//> #ifdef __HIPCC__  // HP602@8
#define EXACT 1
#endif
#ifdef __HIP_DEVICE_COMPILE__
#define ON_DEVICE 1
#endif
