// The same condition for the block, arms of whole wavefronts, and a barrier in one arm or after both.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/warp.h"  // HP117@1

#define ROLE_THREADS 128

__global__ void for_the_block(const int *x, int *y, int n) {
    const int threads = blockDim.x;
    if (blockIdx.x == 0) __syncthreads();
    else __syncthreads();
    if (threads > 32) __syncthreads();
    else __syncthreads();
    if (n > 3) {
        y[threadIdx.x] = 1;
        __syncthreads();
        return;
    }
    __syncthreads();
}

__global__ void whole_wavefronts(const int *x, int *y) {
    const int warp = threadIdx.x / 32, role = threadIdx.x / ROLE_THREADS;
    if (threadIdx.x < 64) __syncthreads();
    else __syncthreads();
    if (warp < 4) __syncthreads();
    else __syncthreads();
    if (role == 1) __syncthreads();
    else __syncthreads();
    if (threadIdx.x / warpSize < 2) __syncthreads();
//>     if (threadIdx.x / hipport::warp_size < 2) __syncthreads();  // HP101@23
    else __syncthreads();
    switch (role) {
        case 0: __syncthreads(); break;
        default: __syncthreads(); break;
    }
    if (threadIdx.x / 256 == 0) __syncthreads();
    else __syncthreads();
}

__global__ void read_by_all(const int *x, int *y) {
    __shared__ int shared_size;
    if (threadIdx.x == 0) shared_size = x[0];
    __syncthreads();
    const int size = shared_size, kind = x[threadIdx.x / 2];
    if (threadIdx.y == 0) __syncthreads();
    else __syncthreads();
    if (size == 4) __syncthreads();
    else __syncthreads();
    if (kind == 4) __syncthreads();
    else __syncthreads();
}

__global__ void once(const int *x, int *y) {
    const int lane = threadIdx.x % 32;
    if (threadIdx.x >= 96) return;
    if (lane == 0) y[threadIdx.x] = 0;
    else y[threadIdx.x] = x[0];
    __syncthreads();
    y[threadIdx.x] += y[lane == 0 ? 0 : lane - 1];
    __syncthreads();
}
