//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cooperative_groups.h>
//> #include <hip/hip_cooperative_groups.h>  // HP110@11
namespace cg = cooperative_groups;

__global__ void wait(int *x) {
    __shared__ cg::block_tile_memory<256> memory;
//~            ^~~~~~~~~~~~~~~~~~~~~ HP501 error 'cooperative_groups::block_tile_memory':
//~   cooperative_groups::block_tile_memory has no counterpart in HIP: this part of cooperative groups is not in HIP
//~   remedy: replace cooperative_groups::block_tile_memory or leave it out on AMD GPUs
    auto block = cg::this_thread_block(memory);
//~              ^~~~~~~~~~~~~~~~~~~~~ HP301 error 'cooperative_groups::this_thread_block':
//~   cooperative_groups::this_thread_block in HIP: HIP's takes 0 arguments, not 1
//~   remedy: change the arguments of the call to those of cooperative_groups::this_thread_block
    auto tile = cg::tiled_partition<128>(block);
//~                 ^~~~~~~~~~~~~~~~~~~~ HP424 error '':
//~   HIP has no tiles of 128 threads: a tile is a part of one wavefront, of 64 threads at most
//~   remedy: use tiles of 32 threads, and join their results in shared memory
    tile.sync();
    x[threadIdx.x] = tile.thread_rank();
}
