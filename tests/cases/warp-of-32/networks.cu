// flags: --warp native
// Reductions and networks over 32 lanes beside lanes by warpSize: loops within loops, `while`, and by a function's distance.
//+ #include <hip/hip_runtime.h>  // HP114@1
__device__ int exchange(int x, int distance, bool up) {
    int y = __shfl_xor_sync(0xffffffff, x, distance);
//>     int y = __shfl_xor(x, distance);  // HP401@13 HP401@29
    return (x < y) == up ? x : y;
}
__global__ void sort(int *keys) {
    const int lane = threadIdx.x & (warpSize - 1);
    int x = keys[threadIdx.x];
    for (int k = 2; k <= 16; k <<= 1)
//~              ^ HP405 warning '': exchange covers 32 lanes here, and lanes are counted by warpSize
//~   remedy: count by warpSize in the kernel and where it is launched, or convert with --warp logical
        for (int j = k; j >= 1; j >>= 1) x = exchange(x, j, (lane & k) == (lane & j));
    keys[threadIdx.x] = x;
}
__global__ void sums(const float *x, float *sum) {
    float v = x[threadIdx.x];
    int d = 16;
//~         ^~ HP405 warning '': __shfl_down_sync covers 32 lanes here, and lanes are counted by warpSize
//~   remedy: count by warpSize in the kernel and where it is launched, or convert with --warp logical
    while (d > 0) { v += __shfl_down_sync(0xffffffff, v, d); d >>= 1; }
//>     while (d > 0) { v += __shfl_down(v, d); d >>= 1; }  // HP401@26 HP401@43
    if (threadIdx.x % warpSize == 0) sum[threadIdx.x / warpSize] = v;
}
__global__ void written_out(const float *x, float *sum) {
    float v = x[threadIdx.x];
    v += __shfl_xor_sync(0xffffffff, v, 16);
//~                                     ^~ HP405 warning '':
//~   __shfl_xor_sync covers 32 lanes here, and lanes are counted by warpSize
//~   remedy: count by warpSize in the kernel and where it is launched, or convert with --warp logical
//>     v += __shfl_xor(v, 16);  // HP401@10 HP401@26
    v += __shfl_xor_sync(0xffffffff, v, 8);
//>     v += __shfl_xor(v, 8);  // HP401@10 HP401@26
    if (threadIdx.x % warpSize == 0) sum[threadIdx.x / warpSize] = v;
}
__global__ void for_both(const float *x, float *sum) {
    float v = x[threadIdx.x];
    if (warpSize == 64) v += __shfl_xor_sync(0xffffffff, v, 32);
//>     if (warpSize == 64) v += __shfl_xor(v, 32);  // HP401@30 HP401@46
    v += __shfl_xor_sync(0xffffffff, v, 16);
//>     v += __shfl_xor(v, 16);  // HP401@10 HP401@26
    if (threadIdx.x % warpSize == 0) sum[threadIdx.x / warpSize] = v;
}
