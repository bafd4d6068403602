//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cub/cub.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11

__global__ void lanes(int *out) {
    out[threadIdx.x] = threadIdx.x % CUB_PTX_WARP_THREADS;
//~                                  ^~~~~~~~~~~~~~~~~~~~ HP501 error:
//~   CUB_PTX_WARP_THREADS has no counterpart in HIP: the size of a warp, which hipport keeps: write 32 (5 for its logarithm)
//~   remedy: replace CUB_PTX_WARP_THREADS or leave it out on AMD GPUs
}
