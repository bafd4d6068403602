// Overloads with masks, of which HIP's own take 64 bits.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__device__ float2 __shfl_down_sync(unsigned mask, float2 v, unsigned d, int width = 32) {
    return make_float2(__shfl_down_sync(mask, v.x, d, width), v.y);
//~                    ^~~~~~~~~~~~~~~~ HP427 error:
//~   the project has a __shfl_down_sync too: where this call is CUDA's, HIP's own is called, which takes masks of 64 bits only
//~   remedy: write hipport::shfl_down_sync where CUDA's is meant
}

__global__ void exchange(float *x, float2 *y) {
    y[1] = __shfl_down_sync(0xffffffff, y[1], 3);
//~        ^~~~~~~~~~~~~~~~ HP427 error:
//~   the project has a __shfl_down_sync too: where this call is CUDA's, HIP's own is called, which takes masks of 64 bits only
//~   remedy: write hipport::shfl_down_sync where CUDA's is meant
    x[1] = __shfl_down_sync(0xffffffff, x[1], 3);
//~        ^~~~~~~~~~~~~~~~ HP427 error:
//~   the project has a __shfl_down_sync too: where this call is CUDA's, HIP's own is called, which takes masks of 64 bits only
//~   remedy: write hipport::shfl_down_sync where CUDA's is meant
}
