#include <hip/hip_runtime.h>
#include "hipport/ptx.h"

__global__ void integers(unsigned *u, int *i, unsigned long long *l) {
    u[0] = hipport::ptx::mul_hi<unsigned int>(u[1], u[2]);
    l[0] = hipport::ptx::mul_wide<unsigned int>(u[1], u[2]);
    i[0] = hipport::ptx::mad_lo<int>(i[1], i[2], i[3]);
    l[1] = hipport::ptx::mad_hi<unsigned long long>(l[2], l[3], l[4]);
    u[3] = hipport::ptx::mul24_lo<unsigned int>(u[1], u[2]);
    i[4] = hipport::ptx::sad<int>(i[1], i[2], i[3]);
    i[5] = hipport::ptx::dp4a<unsigned char, signed char>(u[1], i[2], i[3]);
    i[6] = hipport::ptx::min<int>(i[1], i[2]);
    do {
        auto &ptx_0 = (u[4]);
        const auto ptx_1 = (u[5]);
        ptx_0 = hipport::ptx::add<unsigned int>(ptx_0, ptx_1);
    } while (0);
}
__device__ void sum_of_256_bits(unsigned *r, const unsigned *a, const unsigned *b) {
    do {
        auto &ptx_0 = (r[0]);
        auto &ptx_1 = (r[1]);
        auto &ptx_2 = (r[2]);
        auto &ptx_3 = (r[3]);
        const auto ptx_4 = (a[0]);
        const auto ptx_5 = (a[1]);
        const auto ptx_6 = (a[2]);
        const auto ptx_7 = (a[3]);
        const auto ptx_8 = (b[0]);
        const auto ptx_9 = (b[1]);
        const auto ptx_10 = (b[2]);
        const auto ptx_11 = (b[3]);
        unsigned int ptx_condition_code = 0;
        ptx_0 = hipport::ptx::add_cc<unsigned int>(ptx_4, ptx_8, ptx_condition_code);
        ptx_1 = hipport::ptx::addc_cc<unsigned int>(ptx_5, ptx_9, ptx_condition_code);
        ptx_2 = hipport::ptx::addc_cc<unsigned int>(ptx_6, ptx_10, ptx_condition_code);
        ptx_3 = hipport::ptx::addc<unsigned int>(ptx_7, ptx_11, ptx_condition_code);
    } while (0);
}
__device__ unsigned long long low_of_product(unsigned long long a, unsigned long long b, unsigned long long *high) {
    unsigned long long low;
    do {
        auto &ptx_0 = (low);
        auto &ptx_1 = (*high);
        const auto ptx_2 = (a);
        const auto ptx_3 = (b);
        unsigned long long ptx_t0, ptx_t1;
        unsigned int ptx_condition_code = 0;
        ptx_t0 = hipport::ptx::mul_lo<unsigned long long>(ptx_2, ptx_3);
        ptx_t1 = hipport::ptx::add_cc<unsigned long long>(hipport::ptx::mul_lo<unsigned long long>(ptx_t0, ptx_3), ptx_2, ptx_condition_code);
        ptx_1 = hipport::ptx::addc<unsigned long long>(hipport::ptx::mul_hi<unsigned long long>(ptx_2, ptx_3), 0, ptx_condition_code);
        ptx_0 = ptx_t1;
    } while (0);
    return low;
}
__global__ void floats(float *f, double *d, unsigned *h, unsigned short *s, int *i) {
    f[0] = fmaf(f[1], f[2], f[3]);
    d[0] = hipport::ptx::mul_rn<double>(d[1], 0.5);
    f[4] = hipport::fadd_rz(f[1], f[2]);
    f[5] = hipport::ptx::add_ftz(f[1], f[2]);
    f[6] = hipport::ptx::ex2_approx_ftz(f[1]);
    f[7] = log2f(f[1]);
    f[8] = rsqrtf(f[1]);
    f[9] = hipport::ptx::rcp_approx_ftz(f[1]);
    f[10] = tanhf(f[1]);
    s[0] = hipport::ptx::cvt_f16_f32(f[1]);
    f[11] = hipport::ptx::cvt_f32_f16(s[1]);
    h[0] = hipport::ptx::cvt_f16x2_f32(f[1], f[2]);
    h[1] = hipport::ptx::fma_f16x2(h[2], h[3], h[4]);
    h[5] = hipport::ptx::sub_f16x2(h[6], h[7]);
    i[0] = hipport::ptx::cvt_sat<signed char>(rintf(f[1]));
    f[12] = hipport::ptx::cvt<float, int>(i[1]);
}
