// flags: --warp native
#include <hip/hip_runtime.h>
__global__ void named_lanes(float *x, int source) {
    float v = x[threadIdx.x];
    const int lane = threadIdx.x & 31;
    v += __shfl(v, 0, 32);
    v += __shfl(v, source, 32);
    v += __shfl(v, (lane + 1) & 31, 32);
    v += __shfl(v, 31, 32);
    v = fmaxf(v, __shfl_up(v, 2, 32));
    const float right = __shfl_down(v, 1, 32);
    x[threadIdx.x] = right;
}

#define BROADCAST(v) __shfl((v), 0, 32)

template <class T>
__device__ T spread(T value, int lane) {
    return __shfl(
        value,
        lane, 32);
}
