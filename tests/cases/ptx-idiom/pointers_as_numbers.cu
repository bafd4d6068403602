#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/ptx.h"  // HP117@1

// what registers of 64 bits hold is a pointer in C++
__device__ unsigned long long global(const void *p) {
    unsigned long long address;
    asm("cvta.to.global.u64 %0, %1;" : "=l"(address) : "l"(p));
//>     address = (unsigned long long)(p);  // HP504@5 HP504@52 HP504@61
    return address;
}
__device__ unsigned low(const float *const __restrict__ p) {
    unsigned bits;
    asm("cvt.u32.u64 %0, %1;" : "=r"(bits) : "l"(p + 1));
//>     bits = hipport::ptx::cvt<unsigned int, unsigned long long>((unsigned long long)(p + 1));  // HP504@5 HP504@42
    return bits;
}
__device__ float *element(float *p, unsigned i) {
    float *found;
    asm("mad.wide.u32 %0, %1, 4, %2;" : "=l"(found) : "r"(i), "l"(p));
//>     hipport::ptx::assign(found, hipport::ptx::mad_wide<unsigned int>(i, 4, (unsigned long long)(p)));  // HP504@5 HP504@51 HP504@60 HP504@68
    return found;
}
__device__ bool same(int *p, unsigned long long q) {
    int is_same;
    asm("{\n"
//-  // HP504@5
        "    .reg .pred c;\n"
//-
        "    setp.eq.u64 c, %1, %2;\n"
//-
        "    selp.s32 %0, 1, 0, c;\n"
//-
        "}" : "=r"(is_same) : "l"(&p[1]), "l"(q));
//>     do {  // HP504@28 HP504@41 HP504@49
//>         auto &ptx_0 = (is_same);
//>         const auto ptx_1 = (&p[1]);
//>         const auto ptx_2 = (q);
//>         bool ptx_c;
//>         ptx_c = hipport::ptx::setp_eq<unsigned long long>((unsigned long long)(ptx_1), ptx_2);
//>         ptx_0 = ptx_c ? 1 : 0;
//>     } while (0);
    return is_same;
}
__device__ unsigned long long number(unsigned long long address) {
    unsigned long long next;
    asm("add.u64 %0, %1, 8;" : "=l"(next) : "l"(address));
//>     next = hipport::ptx::add<unsigned long long>(address, 8);  // HP504@5 HP504@41 HP504@56
    asm("cvta.to.global.u64 %0, %1;" : "=l"(next) : "l"((void *)next));
//>     next = (unsigned long long)((void *)next);  // HP504@5 HP504@49 HP504@69
    return next;
}
__device__ int is_shared(const void *p) {
    int result;
    asm("{ .reg .pred q; isspacep.shared q, %1; selp.s32 %0, 1, 0, q; }" : "=r"(result) : "l"(p));
//>     do {  // HP504@5 HP504@88 HP504@97
//>         auto &ptx_0 = (result);
//>         const auto ptx_1 = (p);
//>         bool ptx_q;
//>         ptx_q = hipport::isShared((const void *)(ptx_1));
//>         ptx_0 = ptx_q ? 1 : 0;
//>     } while (0);
    return result;
}
