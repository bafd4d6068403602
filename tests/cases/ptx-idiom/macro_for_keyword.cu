#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/ptx.h"  // HP117@1
//+ #include "hipport/warp.h"  // HP117@1

#define ASM asm volatile
#define GPU_ASM __asm__ __volatile__  // for all of them

__device__ unsigned lane() {
    unsigned r;
    ASM("mov.u32 %0, %%laneid;" : "=r"(r));
//>     r = hipport::lane_id();  // HP504@5 HP504@41
    return r;
}

__device__ int sum(int a, int b) {
    int c;
    asm("/* both */ add.s32 %0, %1, %2;" : "=r"(c) : "r"(a), "r"(b));
//>     /* both */ c = hipport::ptx::add<int>(a, b);  // HP504@5 HP504@50 HP504@59 HP504@67
    asm("{ // scope\n add.s32 %0, %1, %2; }" : "=r"(c) : "r"(c), "r"(b));
//>     /* scope */ c = hipport::ptx::add<int>(c, b);  // HP504@5 HP504@54 HP504@63 HP504@71
    return c;
}

__device__ void wait() { GPU_ASM("bar.sync 1, 64;" ::: "memory"); }
//~                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP503 error 'asm':
//~   inline PTX (bar.sync) cannot run on AMD GPUs: HIP has no barrier for a part of a block: use __syncthreads() for the whole block
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP

__device__ void named() { ASM(""); }
