// flags: --warp native
// What means the same on 64 lanes, or says how many it means.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/minmax.h"  // HP122@1
#define WARP_SIZE 32

__device__ float tree(float v) {
    for (int offset = WARP_SIZE / 2; offset > 0; offset /= 2) v += __shfl_down_sync(0xffffffff, v, offset);
//>     for (int offset = WARP_SIZE / 2; offset > 0; offset /= 2) v += __shfl_down(v, offset);  // HP401@68 HP401@85
    return v;
}

__device__ double unrolled(double v) {
    v += __shfl_down_sync(0xffffffff, v, 16);
//>     v += __shfl_down(v, 16);  // HP401@10 HP401@27
    v += __shfl_down_sync(0xffffffff, v, 8);
//>     v += __shfl_down(v, 8);  // HP401@10 HP401@27
    v = v + __shfl_down_sync(0xffffffff, v, 4);
//>     v = v + __shfl_down(v, 4);  // HP401@13 HP401@30
    v = max(v, __shfl_down_sync(0xffffffff, v, 2));
//>     v = max(v, __shfl_down(v, 2));  // HP401@16 HP401@33
    return v + __shfl_xor_sync(0xffffffff, v, 1);
//>     return v + __shfl_xor(v, 1);  // HP401@16 HP401@32
}

template <int WIDTH>
__device__ int butterfly(int v) {
#pragma unroll
    for (int mask = WIDTH / 2; mask > 0; mask >>= 1) {
        v += __shfl_xor_sync(0xffffffff, v, mask);
//>         v += __shfl_xor(v, mask);  // HP401@14 HP401@30
    }
    return v;
}

__device__ int2 pair_tree(int2 best) {
    for (int d = 1; d < 32; d <<= 1) {
        int2 other;
        other.x = __shfl_down_sync(0xffffffff, best.x, d);
//>         other.x = __shfl_down(best.x, d);  // HP401@19 HP401@36
        other.y = __shfl_down_sync(0xffffffff, best.y, d);
//>         other.y = __shfl_down(best.y, d);  // HP401@19 HP401@36
        if (other.x > best.x) best = other;
    }
    return best;
}

__global__ void scans(int *x) {
    int v = x[threadIdx.x];
    const int lane = threadIdx.x % WARP_SIZE;
    for (int d = 1; d < WARP_SIZE; d *= 2) {
        const int t = __shfl_up_sync(0xffffffff, v, d);
//>         const int t = __shfl_up(v, d);  // HP401@23 HP401@38
        if (lane >= d) v += t;
    }
    int before = __shfl_up_sync(0xffffffff, v, 1);
//>     int before = __shfl_up(v, 1);  // HP401@18 HP401@33
    if (lane == 0) before = 0;
    if (lane < 32) before += __shfl_up_sync(0xffffffff, v, 1);
//>     if (lane < 32) before += __shfl_up(v, 1);  // HP401@30 HP401@45
    int after = __shfl_down_sync(0xffffffff, v, 1);
//>     int after = __shfl_down(v, 1);  // HP401@17 HP401@34
    after = lane < 31 ? after : 0;
    x[threadIdx.x] = before + after + __shfl_sync(0xffffffff, v, 0, WARP_SIZE) + __shfl_sync(0xffffffff, v, 3, 8);
//>     x[threadIdx.x] = before + after + __shfl(v, 0, WARP_SIZE) + __shfl(v, 3, 8);  // HP401@39 HP401@51 HP401@82 HP401@94
}

__global__ void whole_wavefronts(int *x) {
    int v = x[threadIdx.x];
    for (int d = warpSize / 2; d > 0; d /= 2) v += __shfl_down_sync(0xffffffff, v, d);
//>     for (int d = warpSize / 2; d > 0; d /= 2) v += __shfl_down(v, d);  // HP401@52 HP401@69
    x[threadIdx.x] = v + __shfl_sync(0xffffffff, v, warpSize - 1);
//>     x[threadIdx.x] = v + __shfl(v, warpSize - 1);  // HP401@26 HP401@38
}

__global__ void __launch_bounds__(32) one_warp(unsigned *x) {
    unsigned votes = __ballot_sync(0xffffffff, x[threadIdx.x]);
//>     unsigned votes = __ballot(x[threadIdx.x]);  // HP401@22 HP401@36
    x[threadIdx.x] = __shfl_sync(0xffffffff, __popc(votes), 0);
//>     x[threadIdx.x] = __shfl(__popc(votes), 0);  // HP401@22 HP401@34
}

constexpr int GroupSize = 128;

__global__ void groups_of_whole_waves(int *x) {
    x[threadIdx.x] = __shfl_sync(0xffffffff, threadIdx.x / GroupSize, 0);
//>     x[threadIdx.x] = __shfl(threadIdx.x / GroupSize, 0);  // HP401@22 HP401@34
}
