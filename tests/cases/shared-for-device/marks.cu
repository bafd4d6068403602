#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#define SHARED __device__ __shared__
//> #define SHARED __shared__  // HP286@16

__global__ void sum(const float *x, float *y) {
    __device__ __shared__ float tile[64];
//>     __shared__ float tile[64];  // HP286@5
    __shared__ __device__ float first;
//>     __shared__ float first;  // HP286@16
    __shared__ volatile __device__ int count;
//>     __shared__ volatile int count;  // HP286@25
    SHARED int last;
    __shared__ float plain;
    tile[threadIdx.x] = x[threadIdx.x];
    if (threadIdx.x == 0) first = plain = x[0], count = last = 1;
    __syncthreads();
    y[threadIdx.x] = tile[63 - threadIdx.x] + first + plain + count + last;
}

__device__ float *address() {
    __shared__ float value;
    return &value;
}
__device__ float of_file;
