#pragma once
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#define COUNT(x) __popc(x)
//> #define COUNT(x) (int)__popc(x)  // HP287@18

template <class T> __device__ T parts(T x) { return T(__popc(x)); }

struct Votes {
    unsigned bits;
    __device__ int free() const { return 32 - __popc(bits); }
//>     __device__ int free() const { return 32 - (int)__popc(bits); }  // HP287@47
    __device__ bool has_more(int n) const { return __popc(bits) > n; }
//>     __device__ bool has_more(int n) const { return (int)__popc(bits) > n; }  // HP287@52
};
