#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#pragma clang diagnostic ignored "-Winvalid-constexpr"
__device__ constexpr int place() { return threadIdx.x; }
//> __device__ __host__ constexpr int place() { return threadIdx.x; }  // HP269@12
