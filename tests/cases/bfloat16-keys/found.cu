//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/cub_bfloat16.h"  // HP143@1
#include <cub/block/block_radix_sort.cuh>
//> #include <hipcub/block/block_radix_sort.hpp>  // HP110@11
#include <cuda_bf16.h>
//> #include <hip/hip_bf16.h>  // HP110@11

__global__ void sort(__nv_bfloat16 *keys) {
//> __global__ void sort(__hip_bfloat16 *keys) {  // HP101@22
    typedef cub::BlockRadixSort<__nv_bfloat16, 128, 1> Sort;
//>     typedef hipcub::BlockRadixSort<__hip_bfloat16, 128, 1> Sort;  // HP120@13 HP101@33
    __shared__ Sort::TempStorage storage;
    __nv_bfloat16 key[1] = {keys[threadIdx.x]};
//>     __hip_bfloat16 key[1] = {keys[threadIdx.x]};  // HP101@5
    Sort(storage).Sort(key);
    keys[threadIdx.x] = key[0];
}
