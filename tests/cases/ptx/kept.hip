// What is not certain stays, and is reported.
#include <hip/hip_runtime.h>

#define TYPE "u32"
__global__ void kept(unsigned *p, unsigned long long *l) {
    asm("mov." TYPE " %0, %1;" : "=r"(p[0]) : "r"(p[1]));
    asm("brev.b32 %0, %1;" /* this would be lost */ : "=r"(p[0]) : "r"(p[1]));
    asm("brev.b32 %0, %1; // so would this" : "=r"(p[0]) : "r"(p[1]));
    asm("add.cc.u32 %0, %1, %2;" : "=r"(p[0]) : "r"(p[1]), "r"(p[2]));
    asm("addc.u32 %0, %1, %2;" : "=r"(p[3]) : "r"(p[4]), "r"(p[5]));
    asm("brev.b32 %0, %1;"
        : "=r"(p[0])
#ifdef ONE
        : "r"(p[1]));
#else
        : "r"(p[2]));
#endif
    asm("mov.u32 %0, %1;" : "=r"(p[0]) : "r"(p[1]), "r"(p[2]));
    asm("add.u32 %0, %1, %2;" : "=r"(p[0]) : "r"(p[1]), "l"(p));
    asm("add.u32 %1, %1, 1;" ::"r"(p[0]), "r"(p[1]));
    asm("mov.u32 %0, %1;" : "=r"(p[0]) : "0"(p[1]));
    asm("shfl.sync.idx.b32 %0, %1, 0, 0x181f, 0xffffffff;" : "=r"(p[0]) : "r"(p[1]));
    asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(p[0]) : "f"(1.0f), "f"(2.0f));
    asm volatile("exit;");
}
#if defined(__HIP_PLATFORM_AMD__)
__device__ void theirs() {}
#else
__device__ void theirs() { __threadfence(); }
#endif
#ifdef __HIPCC__
__device__ void ported() { asm volatile("membar.gl;"); }
#endif
