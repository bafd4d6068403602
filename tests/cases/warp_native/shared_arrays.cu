// flags: --warp native
#include <cuda_runtime.h>
#define LANES 32

// a wavefront of 64 lanes writes and reads behind these
__global__ void transposed(const float *in, float *out) {
    __shared__ float tile[8][33];
    const int lane = threadIdx.x % warpSize, warp = threadIdx.x / warpSize;
    tile[warp][lane] = in[threadIdx.x];
    __syncthreads();
    out[threadIdx.x] = tile[warp][warpSize - 1 - lane];
}

__global__ void block_sum(const float *in, float *out) {
    __shared__ float partial[LANES];
    int lane = threadIdx.x & (warpSize - 1);
    int warp = threadIdx.x / warpSize;
    if (lane == 0) partial[warp] = in[threadIdx.x];
    __syncthreads();
    if (warp == 0) {
        float v = partial[lane];
        out[lane] = v;
    }
}

__global__ void directly(int *x) {
    __shared__ int line[32];
    line[threadIdx.x % warpSize] = x[threadIdx.x];
    x[threadIdx.x] = line[0];
}
