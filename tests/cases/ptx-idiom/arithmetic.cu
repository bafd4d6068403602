#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/ptx.h"  // HP117@1

__global__ void integers(unsigned *u, int *i, unsigned long long *l) {
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(u[0]) : "r"(u[1]), "r"(u[2]));
//>     u[0] = hipport::ptx::mul_hi<unsigned int>(u[1], u[2]);  // HP504@5 HP504@45 HP504@57 HP504@68
    asm("mul.wide.u32 %0, %1, %2;" : "=l"(l[0]) : "r"(u[1]), "r"(u[2]));
//>     l[0] = hipport::ptx::mul_wide<unsigned int>(u[1], u[2]);  // HP504@5 HP504@47 HP504@59 HP504@70
    asm("mad.lo.s32 %0, %1, %2, %3;" : "=r"(i[0]) : "r"(i[1]), "r"(i[2]), "r"(i[3]));
//>     i[0] = hipport::ptx::mad_lo<int>(i[1], i[2], i[3]);  // HP504@5 HP504@49 HP504@61 HP504@72 HP504@83
    asm("mad.hi.u64 %0, %1, %2, %3;" : "=l"(l[1]) : "l"(l[2]), "l"(l[3]), "l"(l[4]));
//>     l[1] = hipport::ptx::mad_hi<unsigned long long>(l[2], l[3], l[4]);  // HP504@5 HP504@49 HP504@61 HP504@72 HP504@83
    asm("mul24.lo.u32 %0, %1, %2;" : "=r"(u[3]) : "r"(u[1]), "r"(u[2]));
//>     u[3] = hipport::ptx::mul24_lo<unsigned int>(u[1], u[2]);  // HP504@5 HP504@47 HP504@59 HP504@70
    asm("sad.s32 %0, %1, %2, %3;" : "=r"(i[4]) : "r"(i[1]), "r"(i[2]), "r"(i[3]));
//>     i[4] = hipport::ptx::sad<int>(i[1], i[2], i[3]);  // HP504@5 HP504@46 HP504@58 HP504@69 HP504@80
    asm("dp4a.u32.s32 %0, %1, %2, %3;" : "=r"(i[5]) : "r"(u[1]), "r"(i[2]), "r"(i[3]));
//>     i[5] = hipport::ptx::dp4a<unsigned char, signed char>(u[1], i[2], i[3]);  // HP504@5 HP504@51 HP504@63 HP504@74 HP504@85
    asm("min.s32 %0, %1, %2;" : "=r"(i[6]) : "r"(i[1]), "r"(i[2]));
//>     i[6] = hipport::ptx::min<int>(i[1], i[2]);  // HP504@5 HP504@42 HP504@54 HP504@65
    asm("add.u32 %0, %0, %1;" : "+r"(u[4]) : "r"(u[5]));
//>     do {  // HP504@5 HP504@43 HP504@55
//>         auto &ptx_0 = (u[4]);
//>         const auto ptx_1 = (u[5]);
//>         ptx_0 = hipport::ptx::add<unsigned int>(ptx_0, ptx_1);
//>     } while (0);
}
__device__ void sum_of_256_bits(unsigned *r, const unsigned *a, const unsigned *b) {
    asm("add.cc.u32 %0, %4, %8;\n\t"
//-  // HP504@5
        "addc.cc.u32 %1, %5, %9;\n\t"
//-
        "addc.cc.u32 %2, %6, %10;\n\t"
//-
        "addc.u32 %3, %7, %11;"
//-
        : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
//-  // HP504@21 HP504@33 HP504@45 HP504@57
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]), "r"(b[3]));
//>     do {  // HP504@20 HP504@31 HP504@42 HP504@53 HP504@64 HP504@75 HP504@86 HP504@97
//>         auto &ptx_0 = (r[0]);
//>         auto &ptx_1 = (r[1]);
//>         auto &ptx_2 = (r[2]);
//>         auto &ptx_3 = (r[3]);
//>         const auto ptx_4 = (a[0]);
//>         const auto ptx_5 = (a[1]);
//>         const auto ptx_6 = (a[2]);
//>         const auto ptx_7 = (a[3]);
//>         const auto ptx_8 = (b[0]);
//>         const auto ptx_9 = (b[1]);
//>         const auto ptx_10 = (b[2]);
//>         const auto ptx_11 = (b[3]);
//>         unsigned int ptx_condition_code = 0;
//>         ptx_0 = hipport::ptx::add_cc<unsigned int>(ptx_4, ptx_8, ptx_condition_code);
//>         ptx_1 = hipport::ptx::addc_cc<unsigned int>(ptx_5, ptx_9, ptx_condition_code);
//>         ptx_2 = hipport::ptx::addc_cc<unsigned int>(ptx_6, ptx_10, ptx_condition_code);
//>         ptx_3 = hipport::ptx::addc<unsigned int>(ptx_7, ptx_11, ptx_condition_code);
//>     } while (0);
}
__device__ unsigned long long low_of_product(unsigned long long a, unsigned long long b, unsigned long long *high) {
    unsigned long long low;
    asm("{\n\t"
//-  // HP504@5
        ".reg .u64 t<2>;\n\t"
//-
        "mul.lo.u64 t0, %2, %3;\n\t"
//-
        "mad.lo.cc.u64 t1, t0, %3, %2;\n\t"
//-
        "madc.hi.u64 %1, %2, %3, 0;\n\t"
//-
        "mov.u64 %0, t1;\n\t"
//-
        "}"
//-
        : "=l"(low), "=l"(*high)
//-  // HP504@20 HP504@33
        : "l"(a), "l"(b));
//>     do {  // HP504@17 HP504@25
//>         auto &ptx_0 = (low);
//>         auto &ptx_1 = (*high);
//>         const auto ptx_2 = (a);
//>         const auto ptx_3 = (b);
//>         unsigned long long ptx_t0, ptx_t1;
//>         unsigned int ptx_condition_code = 0;
//>         ptx_t0 = hipport::ptx::mul_lo<unsigned long long>(ptx_2, ptx_3);
//>         ptx_t1 = hipport::ptx::add_cc<unsigned long long>(hipport::ptx::mul_lo<unsigned long long>(ptx_t0, ptx_3), ptx_2, ptx_condition_code);
//>         ptx_1 = hipport::ptx::addc<unsigned long long>(hipport::ptx::mul_hi<unsigned long long>(ptx_2, ptx_3), 0, ptx_condition_code);
//>         ptx_0 = ptx_t1;
//>     } while (0);
    return low;
}
__global__ void floats(float *f, double *d, unsigned *h, unsigned short *s, int *i) {
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(f[0]) : "f"(f[1]), "f"(f[2]), "f"(f[3]));
//>     f[0] = fmaf(f[1], f[2], f[3]);  // HP504@5 HP504@49 HP504@61 HP504@72 HP504@83
    asm("mul.rn.f64 %0, %1, 0.5;" : "=d"(d[0]) : "d"(d[1]));
//>     d[0] = hipport::ptx::mul_rn<double>(d[1], 0.5);  // HP504@5 HP504@46 HP504@58
    asm("add.rz.f32 %0, %1, %2;" : "=f"(f[4]) : "f"(f[1]), "f"(f[2]));
//>     f[4] = hipport::fadd_rz(f[1], f[2]);  // HP504@5 HP504@45 HP504@57 HP504@68
    asm("add.ftz.f32 %0, %1, %2;" : "=f"(f[5]) : "f"(f[1]), "f"(f[2]));
//>     f[5] = hipport::ptx::add_ftz(f[1], f[2]);  // HP504@5 HP504@46 HP504@58 HP504@69
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(f[6]) : "f"(f[1]));
//>     f[6] = hipport::ptx::ex2_approx_ftz(f[1]);  // HP504@5 HP504@49 HP504@61
    asm("lg2.approx.f32 %0, %1;" : "=f"(f[7]) : "f"(f[1]));
//>     f[7] = log2f(f[1]);  // HP504@5 HP504@45 HP504@57
    asm("rsqrt.approx.f32 %0, %1;" : "=f"(f[8]) : "f"(f[1]));
//>     f[8] = rsqrtf(f[1]);  // HP504@5 HP504@47 HP504@59
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(f[9]) : "f"(f[1]));
//>     f[9] = hipport::ptx::rcp_approx_ftz(f[1]);  // HP504@5 HP504@49 HP504@61
    asm("tanh.approx.f32 %0, %1;" : "=f"(f[10]) : "f"(f[1]));
//>     f[10] = tanhf(f[1]);  // HP504@5 HP504@47 HP504@59
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(s[0]) : "f"(f[1]));
//>     s[0] = hipport::ptx::cvt_f16_f32(f[1]);  // HP504@5 HP504@45 HP504@57
    asm("cvt.f32.f16 %0, %1;" : "=f"(f[11]) : "h"(s[1]));
//>     f[11] = hipport::ptx::cvt_f32_f16(s[1]);  // HP504@5 HP504@43 HP504@55
    asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(h[0]) : "f"(f[1]), "f"(f[2]));
//>     h[0] = hipport::ptx::cvt_f16x2_f32(f[1], f[2]);  // HP504@5 HP504@51 HP504@63 HP504@74
    asm("fma.rn.f16x2 %0, %1, %2, %3;" : "=r"(h[1]) : "r"(h[2]), "r"(h[3]), "r"(h[4]));
//>     h[1] = hipport::ptx::fma_f16x2(h[2], h[3], h[4]);  // HP504@5 HP504@51 HP504@63 HP504@74 HP504@85
    asm("sub.f16x2 %0, %1, %2;" : "=r"(h[5]) : "r"(h[6]), "r"(h[7]));
//>     h[5] = hipport::ptx::sub_f16x2(h[6], h[7]);  // HP504@5 HP504@44 HP504@56 HP504@67
    asm("cvt.rni.sat.s8.f32 %0, %1;" : "=r"(i[0]) : "f"(f[1]));
//>     i[0] = hipport::ptx::cvt_sat<signed char>(rintf(f[1]));  // HP504@5 HP504@49
    asm("cvt.rn.f32.s32 %0, %1;" : "=f"(f[12]) : "r"(i[1]));
//>     f[12] = hipport::ptx::cvt<float, int>(i[1]);  // HP504@5 HP504@46 HP504@58
}
