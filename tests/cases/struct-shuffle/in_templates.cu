//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/groups.h"  // HP117@1
#include <cooperative_groups.h>
//> #include <hip/hip_cooperative_groups.h>  // HP110@11

namespace cg = cooperative_groups;
template <class T>
struct Node {
    T head;
    int count;
};
enum class Kind { none, some };

template <int threads>
struct Lanes {
    cg::thread_block_tile<threads> tile;
    template <typename T>
    __device__ T read(const T &value, const int &rank) const { return tile.shfl(value, rank); }
//>     __device__ T read(const T &value, const int &rank) const { return hipport::group_shfl(tile, value, rank); }  // HP414@71 HP414@75
    static constexpr __device__ unsigned width() { return decltype(tile)::num_threads(); }
//>     static __host__ constexpr __device__ unsigned width() { return hipport::tile_size<decltype(tile)>(); }  // HP269@12 HP415@59 HP415@73
};
template <typename Tile, typename T>
__device__ T largest(const Tile &tile, T value, Node<T> node, const T *place) {
    constexpr int half = Tile::size() / 2;
//>     constexpr int half = hipport::tile_size<Tile>() / 2;  // HP415@26 HP415@30
    for (int distance = half; distance > 0; distance /= 2) {
        T other = tile.shfl_xor(value, distance);
//>         T other = hipport::group_shfl_xor(tile, value, distance);  // HP414@19 HP414@23
        value = value < other ? other : value;
    }
    place = tile.shfl(place, 0);
//>     place = hipport::group_shfl(tile, place, 0);  // HP414@13 HP414@17
    node.head = tile.shfl_down(node.head, 1);
//>     node.head = hipport::group_shfl_down(tile, node.head, 1);  // HP414@17 HP414@21
    node.count = tile.shfl_down(node.count, 1);
    return *place < value ? value : node.head;
}
template <int n>
struct Scratch {
    float data[n];
};
template <typename Tile>
struct Constants {
    static const int half = Tile::size() / 2;
//>     static const int half = hipport::tile_size<Tile>() / 2;  // HP415@29 HP415@33
    Scratch<Tile::size()> all;
//>     Scratch<hipport::tile_size<Tile>()> all;  // HP415@13 HP415@17
};
__device__ void kinds(Kind kind, const float *values, float *out) {
    auto here = cg::coalesced_threads();
//>     auto here = hipport::coalesced_threads();  // HP101@17
    auto tile = cg::tiled_partition<8>(cg::this_thread_block());
    if (here.shfl(kind, 0) == Kind::some) out[0] = here.shfl(values[0], 0);
//>     if (hipport::group_shfl(here, kind, 0) == Kind::some) out[0] = here.shfl(values[0], 0);  // HP414@9 HP414@13
    Scratch<tile.size()> scratch;
//>     Scratch<hipport::tile_size<decltype(tile)>()> scratch;  // HP415@13 HP415@17
    scratch.data[tile.thread_rank()] = tile.shfl(values[tile.size() - 1], 0);
}

// a class of the project with the same member
struct Deck {
    template <class T> __device__ T shfl(T card, int place) const;
};
template <class T>
__device__ T kept(const Deck &deck, T card) { return deck.shfl(card, 0); }
