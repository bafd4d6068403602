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
