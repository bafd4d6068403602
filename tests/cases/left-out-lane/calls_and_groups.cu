#include <cooperative_groups.h>
//> #include <hip/hip_cooperative_groups.h>  // HP110@11
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/warp.h"  // HP117@1

namespace cg = cooperative_groups;

__device__ int lane_id() { return threadIdx.x & 31; }

__global__ void by_calls(int *x) {
    int v = x[threadIdx.x], lane = lane_id();
    for (int d = 1; d < 32; d *= 2) {
        if (lane_id() >= d) v += __shfl_up_sync(0xffffffff, v, d);
//~                              ^~~~~~~~~~~~~~ HP429 warning:
//~   a condition leaves out lanes from which __shfl_up_sync reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
//>         if (lane_id() >= d) v += hipport::shfl_up_sync(0xffffffff, v, d);  // HP101@34
        if ((lane + 1) < 32) v += __shfl_down_sync(0xffffffff, v, 1);
//~                               ^~~~~~~~~~~~~~~~ HP429 warning:
//~   a condition leaves out lanes from which __shfl_down_sync reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
//>         if ((lane + 1) < 32) v += hipport::shfl_down_sync(0xffffffff, v, 1);  // HP101@35
        if ((lane + 1) / 2 < 31) v += __shfl_down_sync(0xffffffff, v, 1);
//>         if ((lane + 1) / 2 < 31) v += hipport::shfl_down_sync(0xffffffff, v, 1);  // HP101@39
    }
    x[threadIdx.x] = v;
}

template <class Tile> __device__ int by_groups(Tile tile, int v) {
    for (int d = 1; d < tile.size(); d *= 2)
        if (tile.thread_rank() >= d) v += tile.shfl_up(v, d);
//~                                            ^~~~~~~ HP429 warning:
//~   a condition leaves out lanes from which shfl_up reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
    const int rank = tile.thread_rank();
    for (int d = tile.size() / 2; d > 0; d /= 2) {
        if (rank < d) v += tile.shfl_down(v, d);
//~                             ^~~~~~~~~ HP429 warning:
//~   a condition leaves out lanes from which shfl_down reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
    }
    if (rank > 0) v = tile.shfl(v, 0);
//~                        ^~~~ HP429 warning:
//~   a condition leaves out lanes from which shfl reads: CUDA does not say what that gives, on AMD GPUs it is 0
//~   remedy: call it before the condition, and use its value there
    return v;
}

template <class Tile> __device__ int before_conditions(Tile tile, int v, int n) {
    for (int d = 1; d < tile.size(); d *= 2) {
        int other = tile.shfl_up(v, d);
        if (tile.thread_rank() >= d) v += other;
        if (n >= d) v += tile.shfl_up(v, d);
        if (tile.thread_rank() >= n) v += tile.shfl_up(v, d);
    }
    if (tile.thread_rank() < 4) v += tile.shfl_down(v, 4);
    if (tile.thread_rank() == 0) v += tile.shfl(v, 0);
    if (tile.thread_rank() > 0) v += tile.shfl(v, 0);
    else v += tile.shfl(v, 0);
    return v;
}
