#ifndef FEATURES_H
#define FEATURES_H

//+ #if defined(__HIPCC__) && !defined(ON_GPU)  // HP601@1
//+ #define ON_GPU __host__ __device__
//+ #endif
#ifdef __CUDA_ARCH__
//~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #ifdef on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #ifdef arm of line 4 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #ifdef __HIP_DEVICE_COMPILE__  // HP601@8
#ifndef ON_GPU
#define ON_GPU __device__ /* in device code */
#endif
#ifndef ASSERT
#define ASSERT(x)
#endif
#endif

#include <cassert>
#ifndef ON_GPU
#define ON_GPU
#endif
#ifndef ASSERT
#define ASSERT(x) assert(x)
#endif

#endif
