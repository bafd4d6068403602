#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/warp.h"  // HP117@1

// Only HIP takes the first argument, only CUDA the second one.
#if defined(USE_HIP)
//~ 1-2 HP607 info 'USE_HIP': USE_HIP selects code that was written for AMD GPUs already, at 2 places of this file
//~   remedy: define USE_HIP in the build of the port to take it, as `hipport check -D USE_HIP` does
#define HIP_OR_CUDA(a, b) a
#define select(common, cuda, ...) common; __VA_ARGS__
static constexpr int warp_size = 64;
#else
#define HIP_OR_CUDA(a, b) b
#define select(common, cuda, ...) common; cuda
static constexpr int warp_size = 32;
#endif

__device__ int sum(int x) {
    for (int i = warp_size / 2; i; i /= 2) {
        HIP_OR_CUDA(x += __shfl_down(x, i);, x += __shfl_down_sync(~0u, x, i);)
//>         HIP_OR_CUDA(x += __shfl_down(x, i);, x += hipport::shfl_down_sync(~0u, x, i);)  // HP101@51
    }
    return x;
}

void wait() {
    HIP_OR_CUDA(hipDeviceSynchronize(), cudaDeviceSynchronize());
//>     HIP_OR_CUDA(hipDeviceSynchronize(), hipDeviceSynchronize());  // HP101@41
    select(cudaGetLastError(), cudaDeviceSynchronize());
//>     select(hipGetLastError(), hipDeviceSynchronize());  // HP101@12 HP101@32
}

// Both take the argument here.
#ifdef USE_HIP
#define CHECK(call) checked(call, "HIP")
#else
#define CHECK(call) checked(call, "CUDA")
#endif

void reset() { CHECK(cudaDeviceReset()); }
//> void reset() { CHECK(hipDeviceReset()); }  // HP101@22
