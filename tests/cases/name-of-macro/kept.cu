#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#define MASK2 0xff
__device__ unsigned low(unsigned x) { return x & MASK2; }
__device__ unsigned high(unsigned x) { const unsigned MASK3 = 0xff00; return x & MASK3; }
#ifdef __CUDA_ARCH__
//~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #ifdef on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #ifdef arm of line 6 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #ifdef __HIP_DEVICE_COMPILE__  // HP601@8
#define MASK1 1
#endif
