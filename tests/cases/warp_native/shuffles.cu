// flags: --warp native
__global__ void named_lanes(float *x, int source) {
    float v = x[threadIdx.x];
    const int lane = threadIdx.x & 31;
    v += __shfl_sync(0xffffffff, v, 0);
    v += __shfl_sync(0xffffffff, v, source);
    v += __shfl_sync(0xffffffff, v, (lane + 1) & 31);
    v += __shfl(v, 31);
    v = fmaxf(v, __shfl_up_sync(0xffffffff, v, 2));
    const float right = __shfl_down_sync(0xffffffff, v, 1);
    x[threadIdx.x] = right;
}

#define BROADCAST(v) __shfl_sync(0xffffffffu, (v), 0)

template <class T>
__device__ T spread(T value, int lane) {
    return __shfl_sync(
        0xffffffff,
        value,
        lane);
}
