#include <cuda_runtime.h>

__global__ void integers(unsigned *u, int *i, unsigned long long *l) {
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(u[0]) : "r"(u[1]), "r"(u[2]));
    asm("mul.wide.u32 %0, %1, %2;" : "=l"(l[0]) : "r"(u[1]), "r"(u[2]));
    asm("mad.lo.s32 %0, %1, %2, %3;" : "=r"(i[0]) : "r"(i[1]), "r"(i[2]), "r"(i[3]));
    asm("mad.hi.u64 %0, %1, %2, %3;" : "=l"(l[1]) : "l"(l[2]), "l"(l[3]), "l"(l[4]));
    asm("mul24.lo.u32 %0, %1, %2;" : "=r"(u[3]) : "r"(u[1]), "r"(u[2]));
    asm("sad.s32 %0, %1, %2, %3;" : "=r"(i[4]) : "r"(i[1]), "r"(i[2]), "r"(i[3]));
    asm("dp4a.u32.s32 %0, %1, %2, %3;" : "=r"(i[5]) : "r"(u[1]), "r"(i[2]), "r"(i[3]));
    asm("min.s32 %0, %1, %2;" : "=r"(i[6]) : "r"(i[1]), "r"(i[2]));
    asm("add.u32 %0, %0, %1;" : "+r"(u[4]) : "r"(u[5]));
}
__device__ void sum_of_256_bits(unsigned *r, const unsigned *a, const unsigned *b) {
    asm("add.cc.u32 %0, %4, %8;\n\t"
        "addc.cc.u32 %1, %5, %9;\n\t"
        "addc.cc.u32 %2, %6, %10;\n\t"
        "addc.u32 %3, %7, %11;"
        : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]), "r"(b[3]));
}
__device__ unsigned long long low_of_product(unsigned long long a, unsigned long long b, unsigned long long *high) {
    unsigned long long low;
    asm("{\n\t"
        ".reg .u64 t<2>;\n\t"
        "mul.lo.u64 t0, %2, %3;\n\t"
        "mad.lo.cc.u64 t1, t0, %3, %2;\n\t"
        "madc.hi.u64 %1, %2, %3, 0;\n\t"
        "mov.u64 %0, t1;\n\t"
        "}"
        : "=l"(low), "=l"(*high)
        : "l"(a), "l"(b));
    return low;
}
__global__ void floats(float *f, double *d, unsigned *h, unsigned short *s, int *i) {
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(f[0]) : "f"(f[1]), "f"(f[2]), "f"(f[3]));
    asm("mul.rn.f64 %0, %1, 0.5;" : "=d"(d[0]) : "d"(d[1]));
    asm("add.rz.f32 %0, %1, %2;" : "=f"(f[4]) : "f"(f[1]), "f"(f[2]));
    asm("add.ftz.f32 %0, %1, %2;" : "=f"(f[5]) : "f"(f[1]), "f"(f[2]));
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(f[6]) : "f"(f[1]));
    asm("lg2.approx.f32 %0, %1;" : "=f"(f[7]) : "f"(f[1]));
    asm("rsqrt.approx.f32 %0, %1;" : "=f"(f[8]) : "f"(f[1]));
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(f[9]) : "f"(f[1]));
    asm("tanh.approx.f32 %0, %1;" : "=f"(f[10]) : "f"(f[1]));
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(s[0]) : "f"(f[1]));
    asm("cvt.f32.f16 %0, %1;" : "=f"(f[11]) : "h"(s[1]));
    asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(h[0]) : "f"(f[1]), "f"(f[2]));
    asm("fma.rn.f16x2 %0, %1, %2, %3;" : "=r"(h[1]) : "r"(h[2]), "r"(h[3]), "r"(h[4]));
    asm("sub.f16x2 %0, %1, %2;" : "=r"(h[5]) : "r"(h[6]), "r"(h[7]));
    asm("cvt.rni.sat.s8.f32 %0, %1;" : "=r"(i[0]) : "f"(f[1]));
    asm("cvt.rn.f32.s32 %0, %1;" : "=f"(f[12]) : "r"(i[1]));
}
