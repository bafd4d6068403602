#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

// The project's own default is there on HIP, on the host and the device.
#ifndef __CUDA_ARCH__
//~~~~~~~~~~~~~~~~~~~ HP601 warning '__CUDA_ARCH__':
//~   #ifndef on __CUDA_ARCH__: HIP takes the #ifndef arm of line 4; HIP does not define it, so it counts as 0
//~   remedy: test __HIP_DEVICE_COMPILE__ for device code; add an arm for HIP where a feature is meant
#define __CUDA_ARCH__ 0
#endif

#define FERMI(arch) ((arch) >= 200)

__global__ void k(int *p) {
    if (FERMI(__CUDA_ARCH__)) p[0] = 1;
//~           ^~~~~~~~~~~~~ HP601 warning: __CUDA_ARCH__ is not defined in HIP
//~   remedy: test __HIP_DEVICE_COMPILE__ or the architecture itself
}
