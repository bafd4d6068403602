#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/ptx.h"  // HP117@1

#if (__CUDACC_VER_MAJOR__ == 11 && __CUDACC_VER_MINOR__ >= 4) || __CUDACC_VER_MAJOR__ > 11
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 info '__CUDACC_VER_MAJOR__':
//~   #if on __CUDACC_VER_MAJOR__, __CUDACC_VER_MINOR__: HIP decides as CUDA does; HIP takes the #if arm of line 3
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if (__CUDACC_VER_MAJOR__ == 11 && __CUDACC_VER_MINOR__ >= 4) || (defined(__HIP_PLATFORM_AMD__) || __CUDACC_VER_MAJOR__ > 11)  // HP603@66
#define PREFETCH(size) ".L2::" #size "B"
#else
#define PREFETCH(size)
#endif
#define ADD(type, rest) "add." #type " " rest

__device__ void copy(unsigned shared, const void *global) {
    asm volatile("cp.async.cg.shared.global" PREFETCH(128) " [%0], [%1], 16;" ::"r"(shared), "l"(global));
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP504 info 'cp.async':
//~   the copy is done where it stands: what follows does not overlap with it
//~   remedy: to hide its latency, load the next tile into registers before computing with this one
//>     hipport::ptx::cp_async(hipport::cvta_shared_to_generic(shared), global, 16);  // HP504@5 HP504@91 HP504@104
}

__device__ int sum(int a, int b) {
    int c;
    asm(ADD(s32, "%0, %1, %2;") : "=r"(c) : "r"(a), "r"(b));
//>     c = hipport::ptx::add<int>(a, b);  // HP504@5 HP504@41 HP504@50 HP504@58
    return c;
}
