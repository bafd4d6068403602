#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cub/thread/thread_reduce.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11

__global__ void reduce(int *x) { x[threadIdx.x] *= 2; }
