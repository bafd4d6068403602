// flags: --warp native
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

// a place for each warp, of which there are fewer
__global__ void per_warp(const float *in, float *out) {
    __shared__ float partial[32];
    int lane = threadIdx.x % warpSize, warp = threadIdx.x / warpSize;
    if (lane == 0) partial[warp] = in[threadIdx.x];
    __syncthreads();
    float v = (threadIdx.x < blockDim.x / warpSize) ? partial[lane] : 0.0f;
    if (lane < blockDim.x / warpSize) {
        v += partial[lane];
    }
    out[threadIdx.x] = v;
}

// room for 64 lanes, or lanes of 32
__global__ void wide(float *x) {
    __shared__ float line[64];
    __shared__ float half_line[32];
    int lane = threadIdx.x % warpSize;
    line[lane] = x[threadIdx.x];
    half_line[threadIdx.x & 31] = line[lane];
//~                         ^~ HP405 warning '':
//~   threads are split into groups of 32 here, and lanes are counted by warpSize
//~   remedy: count by warpSize in the kernel and where it is launched, or convert with --warp logical
    x[threadIdx.x] = half_line[0];
}

// one wavefront's block
__global__ void __launch_bounds__(32) small(float *x) {
    __shared__ float line[32];
    line[threadIdx.x % warpSize] = x[threadIdx.x];
    x[threadIdx.x] = line[0];
}
