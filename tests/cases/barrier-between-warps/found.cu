// Barriers in arms between warps, and between lanes.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/warp.h"  // HP117@1

__global__ void two_warps(const int *x, int *y, int n) {
    __shared__ int v[2][32];
    const int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    if (warp == 0) {
        for (int i = 0; i < n; ++i) {
            v[i & 1][lane] = x[i * 32 + lane];
            __syncthreads();
        }
    } else {
        for (int i = 0; i < n; ++i) {
            __syncthreads();
//~         ^~~~~~~~~~~~~ HP420 warning:
//~   threads of one wavefront wait in two arms: on AMD GPUs a barrier counts wavefronts, and this one executes the barriers of one arm after those of the other
//~   remedy: call the barrier outside of the arms, or give them to whole wavefronts
            y[i * 32 + lane] = v[i & 1][lane];
        }
    }
}

__device__ void produce(const int *x, int *v) {
    v[threadIdx.x] = x[threadIdx.x];
    __syncthreads();
}

__device__ void consume(int *y, const int *v) {
    __syncthreads();
    y[threadIdx.x - 96] = v[threadIdx.x - 96];
}

__global__ void by_functions(const int *x, int *y) {
    __shared__ int v[96];
    if (threadIdx.x < 96) produce(x, v);
    else consume(y, v);
//~      ^~~~~~~ HP420 warning:
//~   threads of one wavefront wait in two arms: on AMD GPUs a barrier counts wavefronts, and this one executes the barriers of one arm after those of the other
//~   remedy: call the barrier outside of the arms, or give them to whole wavefronts
}

__global__ void leaving(const int *x, int *y) {
    const int warp = threadIdx.x >> 5;
    if (warp > 2) {
        __syncthreads();
        return;
    }
    y[threadIdx.x] = __syncthreads_count(x[threadIdx.x]);
//~                  ^~~~~~~~~~~~~~~~~~~ HP420 warning:
//~   threads of one wavefront wait in two arms: on AMD GPUs a barrier counts wavefronts, and this one executes the barriers of one arm after those of the other
//~   remedy: call the barrier outside of the arms, or give them to whole wavefronts
}

__global__ void roles(const int *x, int *y) {
    switch (threadIdx.x / warpSize) {
//>     switch (threadIdx.x / hipport::warp_size) {  // HP101@27
        case 0: y[0] = x[0]; __syncthreads(); break;
        default: __syncthreads(); y[threadIdx.x] = y[0]; break;
//~              ^~~~~~~~~~~~~ HP420 warning:
//~   threads of one wavefront wait in two arms: on AMD GPUs a barrier counts wavefronts, and this one executes the barriers of one arm after those of the other
//~   remedy: call the barrier outside of the arms, or give them to whole wavefronts
    }
}

__global__ void rows_are_warps(const int *x, int *y, int np) {
    const int v = __shfl_xor_sync(0xffffffff, x[threadIdx.x], 1);
//>     const int v = hipport::shfl_xor_sync(0xffffffff, x[threadIdx.x], 1);  // HP101@19
    if (threadIdx.y % np == 0) {
        y[threadIdx.x] = v;
        __syncthreads();
    } else {
        __syncthreads();
//~     ^~~~~~~~~~~~~ HP420 warning:
//~   threads of one wavefront wait in two arms: on AMD GPUs a barrier counts wavefronts, and this one executes the barriers of one arm after those of the other
//~   remedy: call the barrier outside of the arms, or give them to whole wavefronts
    }
}
