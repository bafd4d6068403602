#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/pragma.h"  // HP117@1

#ifdef __CUDA_ARCH__
//~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #ifdef on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #ifdef arm of line 3 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #ifdef __HIP_DEVICE_COMPILE__  // HP601@8
#define UNROLL #pragma unroll
//> #define UNROLL HIPPORT_PRAGMA(unroll)  // HP226@16
#define BY_FOUR   # pragma unroll 4 // lanes
//> #define BY_FOUR   HIPPORT_PRAGMA(unroll 4) // lanes  // HP226@19
#else
#define UNROLL
#define BY_FOUR
#endif
#define STEADY _Pragma("unroll 1")
#define NAMED #pragma message "two \
lines"
#define AS_TEXT(pragma) #pragma

__global__ void sum(const int *x, int *y) {
    int all = 0;
    UNROLL
    for (int i = 0; i < 4; i++) all += x[i];
    BY_FOUR
    for (int i = 4; i < 8; i++) all += x[i];
    STEADY
    for (int i = 8; i < 12; i++) all += x[i];
    *y = all + sizeof(AS_TEXT(four));
}
