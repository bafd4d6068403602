#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cstdint>

__global__ void fill(const __restrict__ uint8_t from[32], float *x, const float4 __restrict__ y[2], int n) {
//> __global__ void fill(const uint8_t from[32], float *x, const float4 y[2], int n) {  // HP207@28 HP207@82
    x[threadIdx.x] = from[threadIdx.x] + y[0].x + n;
}
typedef float *Pointer;
__global__ void kept(const __restrict__ Pointer from, float *const __restrict__ x) { x[0] = from[0]; }
