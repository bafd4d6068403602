#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cub/block/block_radix_rank.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11

__global__ void rank(int *x) { x[threadIdx.x] = sizeof(cub::BlockRadixRank<128, 4, false>::TempStorage); }
//> __global__ void rank(int *x) { x[threadIdx.x] = sizeof(hipcub::BlockRadixRank<128, 4, false>::TempStorage); }  // HP120@56
