#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

// The first of a file whose angle is not a number; a function of the project's.
__device__ float half_turn() { return __cosf(3.1415f); }

__global__ void waves(float *x, float phase) {
    float s, c;
    __sincosf(phase * x[threadIdx.x], &s, &c);
//~ ^~~~~~~~~ HP718 info: __sincosf of an angle of more than 512 pi (1608) is that of 0 on AMD GPUs
//~   remedy: use the function without underscores where angles may be so large, or take off whole turns before
    x[threadIdx.x] = s + __sinf(phase);
}

__device__ float exact(float angle) { return sinf(angle); }
