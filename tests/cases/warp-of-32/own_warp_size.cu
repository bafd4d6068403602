// flags: --warp native
// A variable of that name, which counts 32 lanes.
//+ #include <hip/hip_runtime.h>  // HP114@1
__device__ float sum_of_32(float v) {
    int warpSize = 32;
    for (int d = warpSize / 2; d > 0; d /= 2) v += __shfl_down_sync(0xffffffff, v, d);
//>     for (int d = warpSize / 2; d > 0; d /= 2) v += __shfl_down(v, d);  // HP401@52 HP401@69
    return v;
}

__global__ void sums(float *x) {
    if (threadIdx.x < 32) x[threadIdx.x] = sum_of_32(x[threadIdx.x]);
    if (threadIdx.x % 32 == 0) x[threadIdx.x / 32] = 0;
}
