#include <hip/hip_runtime.h>

#define __shfl_down_sync(mask, ...) __shfl_down(__VA_ARGS__)
template <class T> __device__ T __shfl_xor_sync(unsigned mask, T v, int lane) {
    return __shfl_xor(v, lane);
}

__device__ float sum(float v) {
    v += __shfl_xor_sync(0xffffffff, v, 16);
    return v + __shfl_down_sync(0xffffffff, v, 8);
}
