// flags: --warp native
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cub/cub.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11

__global__ void of_wavefronts(float *x) {
    using Reduce = cub::WarpReduce<float>;
//>     using Reduce = hipcub::WarpReduce<float>;  // HP120@20
    __shared__ Reduce::TempStorage storage[1024 / 32];
    int warp = threadIdx.x / warpSize;
    float sum = Reduce(storage[warp]).Sum(x[threadIdx.x]);
    if (threadIdx.x % warpSize == 0) x[warp] = sum;
}

__global__ void of_32(float *x) {
    using Reduce = cub::WarpReduce<float>;
//~                ^~~~~~~~~~~~~~~ HP408 warning fixed:
//~   cub::WarpReduce works on 32 threads in CUB, and on the whole wavefront in hipCUB
//~   remedy, safe fix: add the template argument 32
//>     using Reduce = hipcub::WarpReduce<float, 32>;  // HP120@20 HP408@41
    __shared__ Reduce::TempStorage storage[32];
    int warp = threadIdx.x / 32;
//~                          ^~ HP405 warning '':
//~   threads are split into groups of 32 here, and lanes are counted by warpSize
//~   remedy: count by warpSize in the kernel and where it is launched, or convert with --warp logical
    float sum = Reduce(storage[warp]).Sum(x[threadIdx.x]);
    if (threadIdx.x % warpSize == 0) x[warp] = sum;
}

using OfBoth = cub::WarpReduce<float>;
//~            ^~~~~~~~~~~~~~~ HP408 warning fixed:
//~   cub::WarpReduce works on 32 threads in CUB, and on the whole wavefront in hipCUB
//~   remedy, safe fix: add the template argument 32
//> using OfBoth = hipcub::WarpReduce<float, 32>;  // HP120@16 HP408@37
