#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/warp.h"  // HP117@1

// The loop is CUDA's, and one width holds for both arms.
__device__ int sum(int x) {
    for (int step = warpSize / 2; step > 0; step /= 2) {
//>     for (int step = hipport::warp_size / 2; step > 0; step /= 2) {  // HP101@21
#ifdef __HIP_PLATFORM_AMD__
        x += __shfl_down(x, step);
#else
        x += __shfl_down_sync(~0u, x, step);
//>         x += hipport::shfl_down_sync(~0u, x, step);  // HP101@14
#endif
    }
    return x;
}

#ifdef __HIP_PLATFORM_AMD__
__device__ int lanes() { return __popcll(__ballot(1)); }
#else
__device__ int lanes() { return __popc(__activemask()); }
//> __device__ int lanes() { return __popc(hipport::activemask()); }  // HP101@40
#endif

// Nothing here calls what works on wavefronts.
__global__ void sums(int *out, int x) {
    x = sum(x);
    if (threadIdx.x % warpSize == 0) out[threadIdx.x / warpSize] = x;
//>     if (threadIdx.x % hipport::warp_size == 0) out[threadIdx.x / hipport::warp_size] = x;  // HP101@23 HP101@56
}

__global__ void count(int *out) { out[threadIdx.x] = lanes(); }
