// flags: --warp native --arch gfx942
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cooperative_groups.h>
//> #include <hip/hip_cooperative_groups.h>  // HP110@11
namespace cg = cooperative_groups;

__global__ void sort(const float *x, float *low, float *high, int *counts, float pivot) {
    auto active = cg::coalesced_threads();
    auto pair = cg::tiled_partition<32>(cg::this_thread_block());
    int lane = active.thread_rank();
    const int below = (1 << lane) - 1;
//~                    ^ HP404 warning: a lane's bit is shifted in 32 bits and used with a mask of 64 lanes
//~   remedy: shift in 64 bits, as 1ull << lane
//~   unsafe fix: shift in 64 bits
    const auto votes = active.ballot(x[threadIdx.x] < pivot);
    if (x[threadIdx.x] < pivot) low[__popc(votes & below)] = x[threadIdx.x];
//~                                 ^~~~~~ HP404 warning: __popc works on 32 of the mask's 64 lanes
//~   remedy, unsafe fix: use __popcll
    unsigned others = active.match_any(x[threadIdx.x]);
//~                   ^~~~~~ HP403 warning: others keeps 32 of the mask's 64 lanes
//~   remedy: make it unsigned long long, and let the code that uses it count 64 lanes
//~   unsafe fix: declare it unsigned long long
    counts[0] = __popc(cg::coalesced_threads().ballot(x[threadIdx.x] > 0)) + __popc(pair.ballot(others));
//~             ^~~~~~ HP404 warning: __popc works on 32 of the mask's 64 lanes
//~   remedy, unsafe fix: use __popcll
    const unsigned of_tile = pair.ballot(x[threadIdx.x] > pivot);
    high[__popcll(active.ballot(of_tile > 0))] = pivot;
}
