#pragma once

#include <hip/hip_cooperative_groups.h>
#include <hip/hip_runtime.h>
#include "../hipport/groups.h"
#include "../hipport/warp.h"

constexpr int warp_lanes = 32;
constexpr unsigned all_lanes = 0xffffffffu;

template <typename T, typename Op>
__device__ __forceinline__ T warp_reduce(T value, Op op) {
#pragma unroll
    for (int offset = warp_lanes / 2; offset > 0; offset /= 2) {
        value = op(value, hipport::shfl_down_sync(all_lanes, value, offset));
    }
    return value;
}

// The same for a tile of a cooperative group, whose size is a template parameter.
template <typename Tile, typename T, typename Op>
__device__ __forceinline__ T tile_reduce(const Tile &tile, T value, Op op) {
    for (int offset = tile.size() / 2; offset > 0; offset /= 2) {
        value = op(value, hipport::group_shfl_down(tile, value, offset));
    }
    return value;
}

// One atomic for all the lanes that are active here.
__device__ __forceinline__ void aggregated_increment(unsigned *counter) {
    const unsigned active = hipport::activemask();
    const int leader = __ffs(static_cast<int>(active)) - 1;
    const int lane = static_cast<int>(threadIdx.x + threadIdx.y * blockDim.x) & (warp_lanes - 1);
    if (lane == leader) {
        atomicAdd(counter, static_cast<unsigned>(__popc(active)));
    }
}
