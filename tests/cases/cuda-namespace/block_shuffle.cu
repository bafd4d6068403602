// Classes of CUB that its main header does not include, and that hipCUB has.
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cub/cub.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11
#include <cub/block/block_shuffle.cuh>
//> #include <hipcub/block/block_shuffle.hpp>  // HP110@11
__global__ void k(int *x) {
    typedef cub::BlockShuffle<int, 128> Shuffle;
//>     typedef hipcub::BlockShuffle<int, 128> Shuffle;  // HP120@13
    __shared__ typename Shuffle::TempStorage storage;
    int in[4] = {x[threadIdx.x], 1, 2, 3}, out[4], last;
    Shuffle(storage).Up(in, out, last);
    __syncthreads();
    Shuffle(storage).Offset(in[0], out[0], 1);
    x[threadIdx.x] = out[0] + last;
}
