// Operations of a wavefront whose lanes are not all there.
#include <hip/hip_cooperative_groups.h>
#include <hip/hip_runtime.h>

#include "hipport/warp.h"

// The tree is as deep as the wavefront, of which half the lanes have left.
__global__ void sum_of_some(const float *x, float *sum, int n) {
    if (threadIdx.x >= n) return;
    float value = x[threadIdx.x];
    for (int d = warpSize / 2; d > 0; d /= 2) {
        value += __shfl_down(value, d);  // fault: inactive-lane
    }
    if (threadIdx.x == 0) *sum = value;
}

// Block reduction: the partial sums of fewer wavefronts than the last has lanes.
__global__ void sum_of_partials(const float *x, float *sum) {
    __shared__ float partial[32];
    const int lane = threadIdx.x % warpSize, wave = threadIdx.x / warpSize, waves = blockDim.x / warpSize;
    float value = x[threadIdx.x];
    for (int d = warpSize / 2; d > 0; d /= 2) value += __shfl_xor(value, d);
    if (lane == 0) partial[wave] = value;
    __syncthreads();
    if (threadIdx.x < waves) {
        value = partial[lane];
        for (int d = 4; d > 0; d /= 2) {
            value += __shfl_xor(value, d);  // fault: inactive-lane
        }
        if (lane == 0) *sum = value;
    }
}

// The first lane has its value, but it is not here.
__global__ void broadcast_from_absent(const int *x, int *y) {
    int value = x[threadIdx.x];
    if (threadIdx.x % warpSize != 0) {
        value -= __shfl(value, 0);  // fault: inactive-lane
    }
    y[threadIdx.x] = value;
}

__global__ void all_named_few_there(const int *x, unsigned long long *votes) {
    if (threadIdx.x % 32 < 20) {
        votes[threadIdx.x] = __ballot_sync(0xffffffffffffffffull, x[threadIdx.x] > 0);  // fault: mask-names-absent
    }
    __syncthreads();
    votes[threadIdx.x] += 1;
}

// Two halves, each of which names both.
__global__ void halves_name_both(const float *x, float *y) {
    float value = x[threadIdx.x];
    if (threadIdx.x % 32 < 16) {
        value += __shfl_xor_sync(0xffffffffffffffffull, value, 1);  // fault: mask-names-absent
    } else {
        value -= __shfl_xor_sync(0xffffffffffffffffull, value, 1);  // or here: mask-names-absent
    }
    y[threadIdx.x] = value;
}

// A tile of 16 of which half is elsewhere.
__global__ void tile_in_branch(const float *x, float *y) {
    auto tile = cooperative_groups::tiled_partition<16>(cooperative_groups::this_thread_block());
    float value = x[threadIdx.x];
    if (tile.thread_rank() < 8) {
        tile.sync();  // fault: mask-names-absent
        value += 1.0f;
    }
    tile.sync();
    y[threadIdx.x] = value;
}

__global__ void caller_is_not_named(const int *x, int *y) {
    y[threadIdx.x] = __shfl_sync(1ull, x[threadIdx.x], 0);  // fault: mask-lacks-caller
}

// The mask is that of the lanes with an element, but all vote.
__global__ void mask_of_others(const int *x, int *all, int n) {
    const unsigned long long mask = __ballot(threadIdx.x < n);
    all[threadIdx.x] = __all_sync(mask, x[threadIdx.x] > 0);  // fault: mask-lacks-caller
}

// Warps of 32 lanes, on either wavefront: one half of a warp is elsewhere.
__global__ void warp_of_which_half_is_away(const float *x, float *y) {
    float value = x[threadIdx.x];
    if (threadIdx.x % 32 >= 16) {
        value += hipport::shfl_xor_sync(0xffffffffu, value, 1);  // fault: mask-names-absent
    }
    __syncthreads();
    y[threadIdx.x] = value;
}

__global__ void warp_syncs_in_branch(const int *x, int *y) {
    __shared__ int values[64];
    values[threadIdx.x] = x[threadIdx.x];
    if (threadIdx.x % 32 < 31) {
        hipport::syncwarp();  // fault: mask-names-absent
        y[threadIdx.x] = values[threadIdx.x + 1];  // or here: race-shared, unwritten-shared-read
    }
    __syncthreads();
}

__global__ void warp_does_not_name_caller(const int *x, int *y) {
    y[threadIdx.x] = hipport::ballot_sync(0x0000ffffu, x[threadIdx.x]);  // fault: mask-lacks-caller
}
