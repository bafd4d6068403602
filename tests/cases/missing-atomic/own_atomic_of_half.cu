// The project brings what HIP lacks.
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cuda_fp16.h>
//> #include <hip/hip_fp16.h>  // HP110@11

__device__ void add_in_a_loop(half2 *address, half2 value) { *address = value; }
__device__ void atomicAdd(half2 *address, half2 value) { add_in_a_loop(address, value); }

__global__ void accumulate(half2 *sums, half2 value) { atomicAdd(&sums[threadIdx.x], value); }
