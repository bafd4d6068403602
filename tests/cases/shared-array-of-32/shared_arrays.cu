// flags: --warp native
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#define LANES 32

// a wavefront of 64 lanes writes and reads behind these
__global__ void transposed(const float *in, float *out) {
    __shared__ float tile[8][33];
    const int lane = threadIdx.x % warpSize, warp = threadIdx.x / warpSize;
    tile[warp][lane] = in[threadIdx.x];
//~ ^~~~ HP413 warning: lanes from 33 on are outside of tile, whose index is a lane of 64
//~   remedy: make room for 64 lanes, or convert with --warp logical
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
//~               ^~~~~~~ HP413 warning: lanes from 32 on are outside of partial, whose index is a lane of 64
//~   remedy: make room for 64 lanes, or convert with --warp logical
        out[lane] = v;
    }
}

__global__ void directly(int *x) {
    __shared__ int line[32];
    line[threadIdx.x % warpSize] = x[threadIdx.x];
//~ ^~~~ HP413 warning: lanes from 32 on are outside of line, whose index is a lane of 64
//~   remedy: make room for 64 lanes, or convert with --warp logical
    x[threadIdx.x] = line[0];
}
