#include <hip/hip_runtime.h>
#include "hipport/warp.h"

// Callers meet only where they came from the same place.
__device__ int active_lanes() { return __popcll(__ballot(1)); }
__device__ __noinline__ int active_lanes_called() { return __popcll(__ballot(1)); }
__device__ __forceinline__ int active_lanes_inlined() { return __popcll(__ballot(1)); }
__device__ unsigned active_in_warp() { return __popc(hipport::ballot_sync(hipport::full_mask, 1)); }

#define LANE (threadIdx.x % warpSize)

extern "C" __global__ void loop(int* in_loop, int* after) {
    int sum = 0;
    for (int i = 0; i < LANE; ++i) sum += __popcll(__ballot(1));
    in_loop[threadIdx.x] = sum;
    after[threadIdx.x] = __popcll(__ballot(1));
}

extern "C" __global__ void loop_with_break(int* in_loop, int* after) {
    int sum = 0;
    for (int i = 0; i < 100; ++i) {
        if (i == LANE) break;
        sum += __popcll(__ballot(1));
    }
    in_loop[threadIdx.x] = sum;
    after[threadIdx.x] = __popcll(__ballot(1));
}

extern "C" __global__ void loop_with_helper(int* in_loop, int* after) {
    int sum = 0;
    for (int i = 0; i < LANE; ++i) sum += active_lanes();
    in_loop[threadIdx.x] = sum;
    after[threadIdx.x] = active_lanes();
}

extern "C" __global__ void loop_with_called_helper(int* in_loop, int* after) {
    int sum = 0;
    for (int i = 0; i < LANE; ++i) sum += active_lanes_called();
    in_loop[threadIdx.x] = sum;
    after[threadIdx.x] = active_lanes_called();
}

extern "C" __global__ void loop_with_warp_helper(int* in_loop, int* after) {
    int sum = 0;
    for (int i = 0; i < threadIdx.x % 32; ++i) sum += active_in_warp();
    in_loop[threadIdx.x] = sum;
    after[threadIdx.x] = active_in_warp();
}

extern "C" __global__ void loop_while_any(int* in_loop, int* after) {
    int left = LANE, sum = 0;
    while (__any(left > 0)) {
        if (left > 0) sum += __popcll(__ballot(1));
        --left;
    }
    in_loop[threadIdx.x] = sum;
    after[threadIdx.x] = __popcll(__ballot(1));
}

extern "C" __global__ void loop_in_branch(int* in_loop, int* after) {
    int sum = 0;
    if (LANE % 2) {
        for (int i = 0; i < LANE; ++i) sum += __popcll(__ballot(1));
    }
    in_loop[threadIdx.x] = sum;
    after[threadIdx.x] = __popcll(__ballot(1));
}

extern "C" __global__ void branches(int* in_branch, int* after) {
    if (LANE < 10) {
        in_branch[threadIdx.x] = __popcll(__ballot(1));
    } else {
        in_branch[threadIdx.x] = 100 + __popcll(__ballot(1));
    }
    after[threadIdx.x] = __popcll(__ballot(1));
}

extern "C" __global__ void branches_with_helper(int* in_branch, int* after) {
    if (LANE < 10) {
        in_branch[threadIdx.x] = active_lanes();
    } else {
        in_branch[threadIdx.x] = 100 + active_lanes();
    }
    after[threadIdx.x] = active_lanes();
}

extern "C" __global__ void branches_with_called_helper(int* in_branch, int* after) {
    int n;
    if (LANE < 10) n = active_lanes_called(); else n = 100 + active_lanes_called();
    in_branch[threadIdx.x] = n;
    after[threadIdx.x] = active_lanes_called();
}

extern "C" __global__ void branches_with_inlined_helper(int* in_branch, int* after) {
    int n;
    if (LANE < 10) n = active_lanes_inlined(); else n = 100 + active_lanes_inlined();
    in_branch[threadIdx.x] = n;
    after[threadIdx.x] = active_lanes_inlined();
}

// What the compiler would like to copy into both branches.
extern "C" __global__ void after_branches(int* in_branch, int* after) {
    int n = 0;
    if (LANE < 10) n = 1;
    const int together = __popcll(__ballot(1));
    if (n) in_branch[threadIdx.x] = together; else in_branch[threadIdx.x] = together + 100;
    after[threadIdx.x] = __popcll(__ballot(n));
}

extern "C" __global__ void cases(int* in_branch, int* after) {
    int n = 0;
    switch (LANE % 4) {
        case 0: n = __popcll(__ballot(1)); break;
        case 1: n = 100 + __popcll(__ballot(1)); break;
        case 2: n = 200 + __popcll(__ballot(1));  // falls through: meets nobody of case 3 before
        default: n += 300 + __popcll(__ballot(1));
    }
    in_branch[threadIdx.x] = n;
    after[threadIdx.x] = __popcll(__ballot(1));
}

extern "C" __global__ void early_return(int* before, int* after) {
    before[threadIdx.x] = __popcll(__ballot(1));
    if (LANE >= 20) return;
    after[threadIdx.x] = __popcll(__ballot(1));
}

extern "C" __global__ void return_from_loop(int* in_loop, int* after) {
    int sum = 0;
    for (int i = 0; i < 50; ++i) {
        if (i == 3 && LANE % 2) return;
        sum += __popcll(__ballot(1));
        in_loop[threadIdx.x] = sum;
    }
    after[threadIdx.x] = __popcll(__ballot(1));
}

extern "C" __global__ void barrier_after_exit(int* before, int* after) {
    __shared__ int count;
    if (threadIdx.x == 0) count = 0;
    __syncthreads();
    before[threadIdx.x] = __popcll(__ballot(1));
    if (threadIdx.x % 3 == 0) return;
    atomicAdd(&count, 1);
    __syncthreads();
    after[threadIdx.x] = count;
}

extern "C" __global__ void barrier_in_branches(int* before, int* after) {
    __shared__ int count;
    if (threadIdx.x == 0) count = 0;
    __syncthreads();
    if (threadIdx.x < 64) {
        before[threadIdx.x] = __popcll(__ballot(threadIdx.x % 2));
        atomicAdd(&count, 1);
        __syncthreads();
    } else {
        before[threadIdx.x] = -1;
        atomicAdd(&count, 1);
        __syncthreads();
    }
    after[threadIdx.x] = count;
}
