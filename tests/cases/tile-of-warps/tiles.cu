// flags: --arch gfx942,gfx1100
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cooperative_groups.h>
//> #include <hip/hip_cooperative_groups.h>  // HP110@11
namespace cg = cooperative_groups;

struct Brick {
    static constexpr int SIDE = 8;
};
constexpr int ROW = 32;

__device__ int first_of_64(int v) {
    auto tile = cg::tiled_partition<64>(cg::this_thread_block());
//~                 ^~~~~~~~~~~~~~~~~~~ HP424 warning '':
//~   this tile of 64 threads is two wavefronts on gfx1100: its shuffles, votes and sums see half of it
//~   remedy: use tiles of 32 threads, and join their results in shared memory; or build for architectures with wavefronts of 64 lanes only
    return tile.shfl(v, 0);
}

__global__ void first_of_brick(int *x) {
    cg::thread_block block = cg::this_thread_block();
    auto tile = cg::tiled_partition<Brick::SIDE * Brick::SIDE>(block);
//~                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP424 warning '':
//~   this tile of 64 threads is two wavefronts on gfx1100: its shuffles, votes and sums see half of it
//~   remedy: use tiles of 32 threads, and join their results in shared memory; or build for architectures with wavefronts of 64 lanes only
    x[threadIdx.x] = tile.shfl(x[threadIdx.x], 0);
}

// Tiles of a warp or less, and a number that is not known.
template <int SIZE>
__device__ int first(int v) {
    auto tile = cg::tiled_partition<SIZE>(cg::this_thread_block());
    auto part = cg::tiled_partition<16>(cg::tiled_partition<ROW>(cg::this_thread_block()));
    return tile.shfl(v, 0) + part.shfl(v, 0);
}
