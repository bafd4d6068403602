// flags: --warp native
// What means the same on 64 lanes, or says how many it means.
#include <hip/hip_runtime.h>
#define WARP_SIZE 32

__device__ float tree(float v) {
    for (int offset = WARP_SIZE / 2; offset > 0; offset /= 2) v += __shfl_down(v, offset);
    return v;
}

__device__ double unrolled(double v) {
    v += __shfl_down(v, 16);
    v += __shfl_down(v, 8);
    v = v + __shfl_down(v, 4);
    v = max(v, __shfl_down(v, 2));
    return v + __shfl_xor(v, 1);
}

template <int WIDTH>
__device__ int butterfly(int v) {
#pragma unroll
    for (int mask = WIDTH / 2; mask > 0; mask >>= 1) {
        v += __shfl_xor(v, mask);
    }
    return v;
}

__device__ int2 pair_tree(int2 best) {
    for (int d = 1; d < 32; d <<= 1) {
        int2 other;
        other.x = __shfl_down(best.x, d);
        other.y = __shfl_down(best.y, d);
        if (other.x > best.x) best = other;
    }
    return best;
}

__global__ void scans(int *x) {
    int v = x[threadIdx.x];
    const int lane = threadIdx.x % WARP_SIZE;
    for (int d = 1; d < WARP_SIZE; d *= 2) {
        const int t = __shfl_up(v, d);
        if (lane >= d) v += t;
    }
    int before = __shfl_up(v, 1);
    if (lane == 0) before = 0;
    if (lane > 0) before += __shfl_up(v, 1);
    int after = __shfl_down(v, 1);
    after = lane < 31 ? after : 0;
    x[threadIdx.x] = before + after + __shfl(v, 0, WARP_SIZE) + __shfl(v, 3, 8);
}

__global__ void whole_wavefronts(int *x) {
    int v = x[threadIdx.x];
    for (int d = warpSize / 2; d > 0; d /= 2) v += __shfl_down(v, d);
    x[threadIdx.x] = v + __shfl(v, warpSize - 1);
}

__global__ void __launch_bounds__(32) one_warp(unsigned *x) {
    unsigned votes = __ballot(x[threadIdx.x]);
    x[threadIdx.x] = __shfl(__popc(votes), 0);
}

constexpr int GroupSize = 128;

__global__ void groups_of_whole_waves(int *x) {
    x[threadIdx.x] = __shfl(threadIdx.x / GroupSize, 0);
}
