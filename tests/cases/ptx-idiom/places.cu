// Statements stay statements: in macros, behind if without braces, with names for operands, with the lines that they had.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/device.h"  // HP117@1
//+ #include "hipport/ptx.h"  // HP117@1
//+ #include "hipport/minmax.h"  // HP122@1

#define FENCE() asm volatile("membar.gl;" ::: "memory")
//> #define FENCE() __threadfence()  // HP504@17
#define SELECT(d, a, b, c)                              \
    asm("{ .reg .pred p; setp.ne.u32 p, %3, 0;"         \
//-  // HP504@5
        "  selp.u32 %0, %1, %2, p; }"                   \
//-
        : "=r"(d)                                       \
//-  // HP504@18
        : "r"(a), "r"(b), "r"(c))
//>     do { auto &ptx_0 = (d); const auto ptx_1 = (a); const auto ptx_2 = (b); const auto ptx_3 = (c); bool ptx_p; ptx_p = hipport::ptx::setp_ne<unsigned int>(ptx_3, 0); ptx_0 = ptx_p ? ptx_1 : ptx_2; } while (0)  // HP504@17 HP504@25 HP504@33

template <int shift>
__device__ unsigned shifted(unsigned x) {
    asm("shr.u32 %[out], %[in], %[by];" : [out] "=r"(x) : [in] "r"(x), [by] "n"(shift));
//>     x = hipport::ptx::shr<unsigned int>(x, shift);  // HP504@5 HP504@55 HP504@69 HP504@86
    return x;
}
__global__ void places(unsigned *p, int n) {
    if (n) asm volatile("trap;");
//>     if (n) hipport::trap();  // HP504@12
    else FENCE();
    if (n > 1)
        asm("add.u32 %0, %0, %1;" : "+r"(p[n++]) : "r"(n ? 1 : 2));
//>         do {  // HP504@9 HP504@49 HP504@66
//>             auto &ptx_0 = (p[n++]);
//>             const auto ptx_1 = (n ? 1 : 2);
//>             ptx_0 = hipport::ptx::add<unsigned int>(ptx_0, ptx_1);
//>         } while (0);
    else
        asm("mov.u32 %0, %1;" : "=r"(p[0]) : "r"(max(n, 3)));
//>         p[0] = max(n, 3);  // HP504@9 HP504@42 HP504@59
    unsigned d = shifted<4>(p[1]);
    SELECT(d, p[1], p[2], n);
    asm(R"(
//-  // HP504@5
        brev.b32 %0, %1;
//-
    )" : "=r"(p[3]) : "r"(d /* kept: it is in the expression */));
//>     p[3] = __brev(d /* kept: it is in the expression */);  // HP504@19 HP504@64
    asm volatile("brkpt;");
//>     hipport::brkpt();  // HP504@5
}
