//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/warp.h"  // HP117@1
#ifdef __HIP_PLATFORM_AMD__
__device__ int votes(bool p){return __popcll(__ballot(p));}
#else
__device__ int votes(bool p){return __popc(__ballot_sync(0xffffffff,p));}
//> __device__ int votes(bool p){return __popc(hipport::ballot_sync(0xffffffff,p));}  // HP101@44
#endif
__global__ void count(int*n,const bool*p){int v=votes(p[threadIdx.x]);
  if(threadIdx.x%warpSize==0) atomicAdd(n,v);}
//~              ^~~~~~~~ HP417 warning:
//~   lanes are counted in warps of 32 here, next to an arm for AMD GPUs that works on whole wavefronts
//~   remedy: count by HIP's warpSize where the arm's operations are meant, or remove the arm
//>   if(threadIdx.x%hipport::warp_size==0) atomicAdd(n,v);}  // HP101@18

// Through a member, in one function with the arm, and by a shuffle over all lanes.
struct Warp {
    __device__ static bool first() {
#if defined(USE_ROCM)
//~ 1-2 HP607 info 'USE_ROCM': USE_ROCM selects code that was written for AMD GPUs already, at 1 place of this file
//~   remedy: define USE_ROCM in the build of the port to take it, as `hipport check -D USE_ROCM` does
        return __ffsll(__ballot(1)) - 1 == __lane_id();
#else
        return __ffs(__activemask()) - 1 == threadIdx.x % warpSize;
//>         return __ffs(hipport::activemask()) - 1 == threadIdx.x % hipport::warp_size;  // HP101@22 HP101@59
#endif
    }
};

__device__ int sum(int x) {
#ifdef __HIP_PLATFORM_AMD__
    for (int step = warpSize / 2; step > 0; step /= 2) x += __shfl_down(x, step);
#else
    for (int step = 16; step > 0; step /= 2) x += __shfl_down_sync(~0u, x, step);
//>     for (int step = 16; step > 0; step /= 2) x += hipport::shfl_down_sync(~0u, x, step);  // HP101@51
#endif
    return x;
}

__device__ int total(int x) { return sum(x); }

__global__ void sums(int *out, int x) {
    x = total(x);
    if (threadIdx.x % warpSize == 0) out[threadIdx.x / warpSize] = x;
//~                   ^~~~~~~~ HP417 warning:
//~   lanes are counted in warps of 32 here, next to an arm for AMD GPUs that works on whole wavefronts
//~   remedy: count by HIP's warpSize where the arm's operations are meant, or remove the arm
//>     if (threadIdx.x % hipport::warp_size == 0) out[threadIdx.x / hipport::warp_size] = x;  // HP101@23 HP101@56
    if (Warp::first()) out[0] = 1;
}
