// flags: --warp native
// The project's own warpSize is 32.
//+ #include <hip/hip_runtime.h>  // HP114@1
#define warpSize 32

__device__ float sum_of_32(float v) {
    for (int d = warpSize / 2; d > 0; d /= 2) v += __shfl_down_sync(0xffffffff, v, d);
//>     for (int d = warpSize / 2; d > 0; d /= 2) v += __shfl_down(v, d);  // HP401@52 HP401@69
    return v;
}

__global__ void sums(float *x) {
    const int lane = threadIdx.x % warpSize, warp = threadIdx.x / warpSize;
    const float v = sum_of_32(x[threadIdx.x]);
    if (lane == 0) x[warp] = v;
}

__global__ void any(const float *x, bool *found) {
    const bool hit = __any_sync(0xffffffff, x[threadIdx.x] > 0);
//>     const bool hit = __any(x[threadIdx.x] > 0);  // HP401@22 HP401@33
    if (threadIdx.x % warpSize == 0) found[threadIdx.x / warpSize] = hit;
//~                   ^~~~~~~~ HP405 warning '':
//~   threads are split into groups of 32 here, next to an operation over the whole wavefront
//~   remedy: count by warpSize in the kernel and where it is launched, or convert with --warp logical
//~                                                      ^~~~~~~~ HP405 warning '':
//~   threads are split into groups of 32 here, next to an operation over the whole wavefront
//~   remedy: count by warpSize in the kernel and where it is launched, or convert with --warp logical
}
