#include <cooperative_groups.h>

namespace cg = cooperative_groups;

template <class T>
struct Best {
    T value;
    const T *place;
};

// The largest value of a tile and where it is: structs and pointers that lanes hand each other.
template <class Tile, class T>
__device__ Best<T> best_of(const Tile &tile, Best<T> best) {
    constexpr int half = Tile::size() / 2;
    for (int distance = half; distance > 0; distance /= 2) {
        const Best<T> other = tile.shfl_down(best, distance);
        if (best.value < other.value) best = other;
    }
    const T *place = best.place;
    return {tile.shfl(best.value, 0), tile.shfl(place, 0)};
}

__global__ void tile_of_structs(const float *x, float *largest, int *place) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    auto tile = cg::tiled_partition<16>(cg::this_thread_block());
    const Best<float> best = best_of(tile, Best<float>{x[i], x + i});
    largest[i] = best.value;
    place[i] = static_cast<int>(best.place - x);
}
