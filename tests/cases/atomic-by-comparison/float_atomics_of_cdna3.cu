// flags: --arch gfx942,gfx950
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__global__ void sums(float *total, double *exact, const float *x, int *count) {
    __shared__ float partial;
    __shared__ double bins[4];
    atomicAdd(&partial, x[threadIdx.x]);
    atomicAdd(&bins[threadIdx.x % 4], double(x[threadIdx.x]));
    atomicAdd(count, 1);
    __syncthreads();
    atomicAdd(total + blockIdx.x, partial);
    atomicAdd(&total[0], partial);
    atomicAdd(&exact[blockIdx.x], bins[0]);
}

// in shared memory, for which there are instructions
__device__ void add(float *bin, float x) { atomicAdd(bin, x); }
