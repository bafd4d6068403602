// The barrier of a cooperative group of the block.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/warp.h"  // HP117@1
#include <cooperative_groups.h>
//> #include <hip/hip_cooperative_groups.h>  // HP110@11
namespace cg = cooperative_groups;
__device__ void fill(cg::thread_block &block, int *s) {
    s[threadIdx.x] = threadIdx.x;
    block.sync();
}
__device__ void drain(const cg::thread_block block, const int *s, int *out) {
    block.sync();
    out[threadIdx.x] = s[threadIdx.x - 32];
}
__global__ void roles(int *out) {
    __shared__ int s[32];
    auto block = cg::this_thread_block();
    if (threadIdx.x < 32) fill(block, s);
    else drain(block, s, out);
//~      ^~~~~ HP420 warning:
//~   threads of one wavefront wait in two arms: on AMD GPUs a barrier counts wavefronts, and this one executes the barriers of one arm after those of the other
//~   remedy: call the barrier outside of the arms, or give them to whole wavefronts
}
__global__ void in_place(int *out) {
    auto block = cg::this_thread_block();
    auto tile = cg::tiled_partition<32>(block);
    if (threadIdx.x < 32) { out[0] = 1; block.sync(); cg::sync(block); } else cg::this_thread_block().sync();
//~                                                                                                   ^~~~ HP420 warning:
//~   threads of one wavefront wait in two arms: on AMD GPUs a barrier counts wavefronts, and this one executes the barriers of one arm after those of the other
//~   remedy: call the barrier outside of the arms, or give them to whole wavefronts
    if (threadIdx.x < 32) { out[0] = 1; tile.sync(); } else { tile.sync(); out[1] = 1; }
    if (threadIdx.x < 64) block.sync(); else block.sync();
}

__global__ void by_uniform_number(float *x) {
    const int warp = __shfl_sync(0xffffffffu, threadIdx.x / 32, 0);
//>     const int warp = hipport::shfl_sync(0xffffffffu, threadIdx.x / 32, 0);  // HP101@22
    if (warp == 0) {
        x[threadIdx.x] = 1;
        __syncthreads();
    } else {
        __syncthreads();
//~     ^~~~~~~~~~~~~ HP420 warning:
//~   threads of one wavefront wait in two arms: on AMD GPUs a barrier counts wavefronts, and this one executes the barriers of one arm after those of the other
//~   remedy: call the barrier outside of the arms, or give them to whole wavefronts
        x[threadIdx.x] = x[0];
    }
}
