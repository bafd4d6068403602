// flags: --arch gfx1100
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cub/block/block_load.cuh>
//> #include <hipcub/block/block_load.hpp>  // HP110@11

__global__ void load(const int *in, int *out) {
    int items[4];
    cub::LoadDirectWarpStriped(threadIdx.x, in, items);
//>     hipcub::LoadDirectWarpStriped(threadIdx.x, in, items);  // HP120@5
    out[threadIdx.x] = items[0];
}
