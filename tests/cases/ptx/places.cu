// Statements stay statements: in macros, behind if without braces, with names for operands, with the lines that they had.
#include <cuda_runtime.h>

#define FENCE() asm volatile("membar.gl;" ::: "memory")
#define SELECT(d, a, b, c)                              \
    asm("{ .reg .pred p; setp.ne.u32 p, %3, 0;"         \
        "  selp.u32 %0, %1, %2, p; }"                   \
        : "=r"(d)                                       \
        : "r"(a), "r"(b), "r"(c))

template <int shift>
__device__ unsigned shifted(unsigned x) {
    asm("shr.u32 %[out], %[in], %[by];" : [out] "=r"(x) : [in] "r"(x), [by] "n"(shift));
    return x;
}
__global__ void places(unsigned *p, int n) {
    if (n) asm volatile("trap;");
    else FENCE();
    if (n > 1)
        asm("add.u32 %0, %0, %1;" : "+r"(p[n++]) : "r"(n ? 1 : 2));
    else
        asm("mov.u32 %0, %1;" : "=r"(p[0]) : "r"(max(n, 3)));
    unsigned d = shifted<4>(p[1]);
    SELECT(d, p[1], p[2], n);
    asm(R"(
        brev.b32 %0, %1;
    )" : "=r"(p[3]) : "r"(d /* kept: it is in the expression */));
    asm volatile("brkpt;");
}
