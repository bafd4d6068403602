// flags: --warp native
#include <hip/hip_runtime.h>
#define WARP_SIZE 32

__device__ bool anyone(bool p) { return __any(p); }

__global__ void through_a_call(const int *x, int *found) {
    const int warp = (blockIdx.x * blockDim.x + threadIdx.x) / WARP_SIZE;
    const bool hit = anyone(x[threadIdx.x] > 0);
    if ((threadIdx.x & (WARP_SIZE - 1)) == 0) found[warp] = hit;
}

__global__ void half_ported(float *x, float *sums) {
    __shared__ float partial[32];
    float v = x[threadIdx.x];
    for (int d = warpSize >> 1; d > 0; d >>= 1) v += __shfl_xor(v, d);
    if (threadIdx.x % 32 == 0) partial[threadIdx.x >> 5] = v;
    __syncthreads();
    const int warps = blockDim.x / 32;
    if (threadIdx.x < warps) sums[threadIdx.x] = partial[threadIdx.x];
}

__global__ void the_other_half(float *x, float *sums) {
    float v = x[threadIdx.x];
    for (int d = 16; d > 0; d >>= 1) v += __shfl_xor(v, d);
    if (threadIdx.x % warpSize == 0) sums[threadIdx.x / warpSize] = v;
}

__global__ void reductions(int *x) {
    x[threadIdx.x] = __reduce_add_sync(__activemask(), x[threadIdx.x]);
}
