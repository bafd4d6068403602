#ifndef PLAIN
//~~~~~~~~~~~ HP602 info '__NVCC__':
//~   #ifndef on __NVCC__: HIP decides as CUDA does; the project's own macros decide whether HIP takes the #ifndef arm of line 1
//~   remedy: check that this arm is the right one on AMD GPUs
#define LAUNCH(k, ...) k<<<1, 2>>>(__VA_ARGS__)
#elif defined(__NVCC__)
//> #elif defined(__HIPCC__)  // HP602@7
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#endif
