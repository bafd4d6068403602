//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cub/cub.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11

__global__ void load(float *in, float *out, int n) {
    using Load = cub::WarpLoad<float, 4, cub::WARP_LOAD_VECTORIZE>;
//~              ^~~~~~~~~~~~~ HP408 warning fixed:
//~   cub::WarpLoad works on 32 threads in CUB, and on the whole wavefront in hipCUB
//~   remedy, safe fix: add the template argument 32
//~                                      ^~~~~~~~~~~~~~~~~~~~~~~~ HP302 warning:
//~   cub::WARP_LOAD_VECTORIZE -> hipcub::WARP_LOAD_VECTORIZE: with a number of items to load it does not compile: write WARP_LOAD_DIRECT, which loads the same items
//~   remedy: check whether the code is affected
//>     using Load = hipcub::WarpLoad<float, 4, hipcub::WARP_LOAD_VECTORIZE, 32>;  // HP120@18 HP120@42 HP408@66
    __shared__ Load::TempStorage storage;
    float items[4];
    Load(storage).Load(in, items);
    out[threadIdx.x] = items[0];
}
