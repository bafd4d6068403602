// The project's own code for AMD GPUs is of a time when warpSize was a constant.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#if defined(USE_ROCM)
//~ 1-2 HP607 info 'USE_ROCM': USE_ROCM selects code that was written for AMD GPUs already, at 1 place of this file
//~   remedy: define USE_ROCM in the build of the port to take it, as `hipport check -D USE_ROCM` does
#define WARPS (1024 / warpSize)
#define LANES (warpSize)
#else
#define WARPS 32
#define LANES 32
#endif
#define THREADS (WARPS * LANES)

__global__ void sum(float *x) {
    __shared__ float sums[WARPS];
//~                       ^~~~~ HP406 warning:
//~   WARPS, which has warpSize in the arm for HIP, is not a constant since ROCm 7 and cannot be the size of an array
//~   remedy: use a constant of the project, int(warpSize), or hipDeviceAttributeWarpSize on the host
    sums[threadIdx.x / LANES] = x[threadIdx.x % LANES];
}

void run(float *x) { sum<<<1, THREADS>>>(x); }
//~                           ^~~~~~~ HP406 warning:
//~   THREADS, which has warpSize in the arm for HIP, is not a constant since ROCm 7 and cannot be used on the host
//~   remedy: use a constant of the project, int(warpSize), or hipDeviceAttributeWarpSize on the host
