#define __CUDA__ 1
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cstdio>

struct State {
#ifdef __CUDA__
    float *device;
#endif
    int count;
};

#if defined(__CUDA__) && defined(__CUDACC__)
//> #if defined(__CUDA__) && defined(__HIPCC__)  // HP602@34
__global__ void clear(State state) { state.device[threadIdx.x] = 0; }
#endif

#ifdef __CUDA__
#include <cuda_runtime.h>
//-  // HP115@1
void trim() { cudaDeviceGraphMemTrim(0); cudaGraphKernelNodeSetEnabled(0, 0, 1); }
//~                                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP501 error:
//~   cudaGraphKernelNodeSetEnabled has no counterpart in HIP: launching and updating graphs from device code is not in HIP
//~   remedy: replace cudaGraphKernelNodeSetEnabled or leave it out on AMD GPUs
//> void trim() { hipDeviceGraphMemTrim(0); cudaGraphKernelNodeSetEnabled(0, 0, 1); }  // HP101@15
#endif

__device__ int steps() {
#if defined(__CUDA__) && __CUDA_ARCH__ >= 700
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP601 warning '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP takes the #else arm of line 23; HIP does not define it, so it counts as 0
//~   remedy: test __HIP_DEVICE_COMPILE__ for device code; add an arm for HIP where a feature is meant
    return 2;
#else
    return 1;
#endif
}
