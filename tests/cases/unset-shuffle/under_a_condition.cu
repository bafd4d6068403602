// clang takes what a function gets for set: the condition would be true for every lane.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/groups.h"  // HP117@1
//+ #include "hipport/warp.h"  // HP117@1
//+ #include "hipport/minmax.h"  // HP122@1
#include <cooperative_groups.h>
//> #include <hip/hip_cooperative_groups.h>  // HP110@11
namespace cg = cooperative_groups;

template <class T> __device__ T warp_broadcast(T value, int lane) { return __shfl_sync(0xffffffff, value, lane); }
//> template <class T> __device__ T warp_broadcast(T value, int lane) { return hipport::shfl_sync(0xffffffff, value, lane); }  // HP101@76

__device__ int of_coalesced(int *counter) {
    cg::coalesced_group g = cg::coalesced_threads();
//>     cg::coalesced_group g = hipport::coalesced_threads();  // HP101@29
    int prev;
//>     int prev = {};  // HP299@13
    if (g.thread_rank() == 0) prev = atomicAdd(counter, g.size());
    prev = g.thread_rank() + g.shfl(prev, 0);
    return prev;
}

__device__ float of_tile(cg::thread_block_tile<32> tile, const float *x) {
    const int rank = tile.thread_rank(), size = tile.size();
    int n = min(rank, size), end;
//>     int n = min(rank, size), end = {};  // HP299@33
    float value;
//>     float value = {};  // HP299@16
    if (rank < 4) {
        end = n + 4;
        value = x[n];
    } else if (rank == 8) value = 0;
    return tile.shfl_down(value, 4) + tile.shfl(end, 0);
}

__device__ int of_warp(int *counter) {
    unsigned active = __activemask(), leader = __ffs(active) - 1, result;
//>     unsigned active = hipport::activemask(), leader = __ffs(active) - 1, result = {};  // HP101@23 HP299@73
    if (threadIdx.x % 32 == leader) result = atomicAdd(counter, __popc(active));
    return __shfl_sync(active, result, leader);
//>     return hipport::shfl_sync(active, result, leader);  // HP101@12
}

__global__ void by_function(int *counter, int *x) {
    int base;
//>     int base = {};  // HP299@13
    if ((threadIdx.x & 31) == 0) base = atomicAdd(counter, 32);
    base = warp_broadcast(base, 0);
    x[base] = 1;
}

// set by every lane; no local variable
__global__ void kept(cg::thread_block_tile<32> tile, int *counter, int *x, int given) {
    int sum, other = 0;
    sum = x[threadIdx.x];
    for (int i = 16; i > 0; i /= 2) sum += tile.shfl_down(sum, i);
    if (sum > 4) other = 1;
    other = tile.shfl(other, 0);
    if (sum == 1) given = 2;
    x[2] = tile.shfl(given, other);
    for (int i = 0; i < 4; ++i) {
        int each;
        if (sum == i) { each = x[i]; x[i] = tile.shfl(each, 0); }
    }
    __shared__ int shared;
    if (sum == 2) shared = 1;
    x[1] = tile.shfl(shared, 0);
//~                  ^~~~~~ HP419 warning:
//~   another lane has written this element of shared: without volatile or a barrier the compiler for AMD GPUs may read before
//~   remedy: declare shared volatile, or write __syncwarp() before this
}

__global__ void given_to_calls(unsigned *out, const unsigned *in, bool last) {
    unsigned data = in[threadIdx.x];
    unsigned first = __shfl_sync(0xffffffffu, data, 31, 32);
//>     unsigned first = hipport::shfl_sync(0xffffffffu, data, 31, 32);  // HP101@22
    if (last) data = in[first];
    out[0] = __shfl_sync(0xffffffffu, data, 0);
//>     out[0] = hipport::shfl_sync(0xffffffffu, data, 0);  // HP101@14
}

template <class T> struct Sums {
    T first, second;
    T third;
    __device__ void clear() { first = second = third = 0; }
    __device__ void over_warp(unsigned mask) {
        first += __shfl_down_sync(mask, first, 16);
//>         first += hipport::shfl_down_sync(mask, first, 16);  // HP101@18
        third += shfl_of(third);
    }
};
