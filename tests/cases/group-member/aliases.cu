//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/groups.h"  // HP117@1
#include <cooperative_groups.h>
//> #include <hip/hip_cooperative_groups.h>  // HP110@11

namespace cg = cooperative_groups;
using tile_t = cg::thread_block_tile<32>;
typedef cg::thread_block_tile<16> Half;

static_assert(tile_t::size() == 32, "a warp");
//> static_assert(hipport::tile_size<tile_t>() == 32, "a warp");  // HP415@15 HP415@21
struct Traits { static constexpr int width = Half::size(); };
//> struct Traits { static constexpr int width = hipport::tile_size<Half>(); };  // HP415@46 HP415@50

template <int G>
__global__ void sums(int *out) {
    using tile = cg::thread_block_tile<G, cg::thread_block>;
    tile q = cg::tiled_partition<G>(cg::this_thread_block());
    constexpr unsigned width = decltype(q)::size();
//>     constexpr unsigned width = hipport::tile_size<decltype(q)>();  // HP415@32 HP415@43
    static_assert(tile::size() == G, "by its parameter");
//>     static_assert(hipport::tile_size<tile>() == G, "by its parameter");  // HP415@19 HP415@23
    out[width] = q.size() + Traits::width;
}

__global__ void blocks(unsigned *out) {
    cg::thread_block b = cg::this_thread_block();
    auto sum = [](int a, int b) { return a + b; };
    for (int q = 0; q < 1; ++q) { unsigned b = q; out[b] = 0; }
    out[0] = b.dim_threads().x + sum(1, 2);
//>     out[0] = hipport::dim_threads(b).x + sum(1, 2);  // HP415@14 HP415@15
}

// a name of the project's that is declared once more by itself
namespace lab { struct Ranks { static constexpr int size() { return 1; } }; }
using Ranks = lab::Ranks;
int count(Ranks ranks) { return ranks.size() + Ranks::size(); }
