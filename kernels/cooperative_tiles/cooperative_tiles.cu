// Of each row of a matrix (rows x columns) the sum of squares and the greatest magnitude, one tile of a warp a row. The
// block has whole tiles.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>

namespace cg = cooperative_groups;

template <unsigned TileSize>
__device__ float tile_maximum(const cg::thread_block_tile<TileSize> &tile, float value) {
    for (unsigned offset = tile.size() / 2; offset > 0; offset /= 2) {
        value = fmaxf(value, tile.shfl_down(value, offset));
    }
    return tile.shfl(value, 0);
}

template <unsigned TileSize>
__global__ void cooperative_tiles(const float *__restrict__ matrix, float *__restrict__ squares,
                                  float *__restrict__ magnitudes, int rows, int columns) {
    const cg::thread_block block = cg::this_thread_block();
    const auto tile = cg::tiled_partition<TileSize>(block);
    const int tiles = block.size() / TileSize;
    for (int row = blockIdx.x * tiles + tile.meta_group_rank(); row < rows; row += gridDim.x * tiles) {
        const float *values = matrix + static_cast<size_t>(row) * columns;
        float square = 0.0f;
        float magnitude = 0.0f;
        for (int i = tile.thread_rank(); i < columns; i += tile.num_threads()) {
            square += values[i] * values[i];
            magnitude = fmaxf(magnitude, fabsf(values[i]));
        }
        square = cg::reduce(tile, square, cg::plus<float>());
        magnitude = tile_maximum<TileSize>(tile, magnitude);
        if (tile.thread_rank() == 0) {
            squares[row] = square;
            magnitudes[row] = magnitude;
        }
    }
}

template __global__ void cooperative_tiles<16>(const float *, float *, float *, int, int);
template __global__ void cooperative_tiles<32>(const float *, float *, float *, int, int);
