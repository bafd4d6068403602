#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>

namespace cg = cooperative_groups;

struct Best {
    float value;
    int place;
};

// The algorithms over some lanes of a tile, and values that are structs.
__global__ void group_algorithms(const int *x, int *sums, int *ranks, int *best, int *drawn) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    cg::thread_block block = cg::this_thread_block();
    auto tile = cg::tiled_partition<32>(block);
    cg::coalesced_group alike = cg::binary_partition(tile, x[i] % 2 == 0);
    if (x[i] % 2 == 0) {
        sums[i] = cg::reduce(alike, x[i], cg::plus<int>());
        ranks[i] = cg::exclusive_scan(alike, 1, cg::plus<int>());
    }
    const Best mine{static_cast<float>(x[i]) + threadIdx.x / 1024.f, i};
    const Best found = cg::reduce(tile, mine, [](Best a, Best b) { return a.value < b.value ? b : a; });
    best[i] = found.place;
    const int ticket = cg::invoke_one_broadcast(tile, [&] { return atomicAdd(drawn, 1) >= 0; });
    cg::invoke_one(tile, [&] { atomicAdd(drawn + 1, ticket); });
    if (cg::reduce(tile, x[i] & 7, cg::bit_or<int>()) == 7) cg::reduce_store_async(tile, drawn + 2, 5, cg::less<int>());
}
