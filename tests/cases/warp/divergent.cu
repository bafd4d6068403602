#define FULL 0xffffffffu

__global__ void meets_on_nvidia_only(int *x) {
    const int lane = threadIdx.x & 31;
    int v;
    if (lane < 16) {
        v = __shfl_xor_sync(FULL, x[threadIdx.x], 16);
    } else {
        v = -__shfl_xor_sync(FULL, x[threadIdx.x] + 1, 16);
    }
    if (threadIdx.x % 2) x[0] = v, __syncwarp();
    else __syncwarp();
    x[threadIdx.x] = v;
}

__global__ void meets_anywhere(int *x) {
    const int lane = threadIdx.x & 31;
    const int warp_id = threadIdx.x / 32;
    int v = x[threadIdx.x];
    if (warp_id == 0) v = __shfl_xor_sync(FULL, v, 1);
    else v = __shfl_xor_sync(FULL, v, 2);
    if (threadIdx.x < 32) v += __shfl_xor_sync(FULL, v, 1);
    else v += __shfl_xor_sync(FULL, v, 2);
    if (lane < 16) v += __shfl_xor_sync(0x0000ffffu, v, 1);
    else v += __shfl_xor_sync(0xffff0000u, v, 1);
    if (lane < 8) v = 0;
    v += __shfl_xor_sync(FULL, v, 4);
    if (lane == 0) v += __any_sync(1u, v);
    else __syncwarp(0xfffffffeu);
    x[threadIdx.x] = v;
}
