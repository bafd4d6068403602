// flags: --warp native
// Groups of 32 where warps are counted by warpSize, without an operation across lanes.
//+ #include <hip/hip_runtime.h>  // HP114@1
__global__ void rows(const float *x, float *sums, int count) {
    const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
//~                                ^~ HP405 warning '':
//~   threads are split into groups of 32 here, and lanes are counted by warpSize
//~   remedy: count by warpSize in the kernel and where it is launched, or convert with --warp logical
//~                                                          ^ HP405 warning '':
//~   threads are split into groups of 32 here, and lanes are counted by warpSize
//~   remedy: count by warpSize in the kernel and where it is launched, or convert with --warp logical
    const int warps = blockDim.x / warpSize;
    for (int row = warp; row < count; row += warps) atomicAdd(&sums[row], x[row * 32 + lane]);
//~                                                 ^~~~~~~~~ HP712 info:
//~   atomicAdd of float is a loop around compare-and-swap on gfx90a and gfx1100
//~   remedy: build with -munsafe-fp-atomics where no such sum is in host or managed memory
}

// 32 threads for a tree of warpSize lanes: on CDNA it reads lanes that are not there.
__device__ float least(float v) {
    for (int d = warpSize / 2; d > 0; d /= 2) v = fminf(v, __shfl_down_sync(0xffffffff, v, d));
//>     for (int d = warpSize / 2; d > 0; d /= 2) v = fminf(v, __shfl_down(v, d));  // HP401@60 HP401@77
    return v;
}

__global__ void least_of_block(const float *x, float *found) {
    __shared__ float parts[64];
    const int t = threadIdx.x;
    parts[t] = x[t];
    __syncthreads();
    float v = parts[t];
    if (t < 32) {
//~         ^~ HP405 warning '': no more than 32 threads are here, for an operation over warpSize lanes
//~   remedy: count by warpSize in the kernel and where it is launched, or convert with --warp logical
        v = fminf(v, parts[t + 32]);
        for (int d = warpSize / 2; d > 0; d /= 2) v = fminf(v, __shfl_down_sync(0xffffffff, v, d));
//>         for (int d = warpSize / 2; d > 0; d /= 2) v = fminf(v, __shfl_down(v, d));  // HP401@64 HP401@81
    }
    if (t == 0) found[0] = v;
    if (threadIdx.x < 32) v = least(v);
//~                   ^~ HP405 warning '': no more than 32 threads are here, for an operation over warpSize lanes
//~   remedy: count by warpSize in the kernel and where it is launched, or convert with --warp logical
    if (t == 0) found[1] = v;
}

// Bits of words, and a guard of warpSize threads.
__global__ void others(const unsigned *bits, float *x) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const int rest = i % warpSize;
    if (bits[i / 32] >> (i % 32) & 1) x[i] = rest;
}

__global__ void guarded(float *x) {
    if (threadIdx.x < warpSize) x[threadIdx.x] = least(x[threadIdx.x]);
}
