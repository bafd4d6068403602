#include <hip/hip_runtime.h>
#include <hip/hip_fp16.h>
#include <hip/hip_bf16.h>
#include <hip/hip_fp8.h>
#include <hip/hip_complex.h>
#include "hipport/complex.h"
#include <hip/hip_math_constants.h>

#define INDEX const int i = blockIdx.x * blockDim.x + threadIdx.x; if (i >= n) return

extern "C" __global__ void half_from_float(int n, const float* in, __half* out) { INDEX; out[i] = __float2half(in[i]); }
extern "C" __global__ void half_from_double(int n, const double* in, __half* out) { INDEX; out[i] = in[i]; }
extern "C" __global__ void half_to_float(int n, const __half* in, float* out) { INDEX; out[i] = __half2float(in[i]); }
extern "C" __global__ void half_arithmetic(int n, const half* a, const half* b, half* out) {
    INDEX;
    out[4 * i] = a[i] + b[i], out[4 * i + 1] = __hsub(a[i], b[i]), out[4 * i + 2] = a[i] * b[i], out[4 * i + 3] = a[i] / b[i];
}
extern "C" __global__ void half_directed(int n, const float* in, __half* out) {
    INDEX;
    out[3 * i] = __float2half_rd(in[i]), out[3 * i + 1] = __float2half_ru(in[i]), out[3 * i + 2] = __float2half_rz(in[i]);
}
extern "C" __global__ void half_pairs(const half2* in, half2* out, float2* floats, int* compared) {
    out[0] = __hadd2(in[0], in[1]), out[1] = __hfma2(in[0], in[1], in[0]), out[2] = __lowhigh2highlow(in[0]);
    out[3] = __hgt2(in[0], in[1]), out[4] = h2sqrt(in[1]), out[5] = in[0] * in[1];
    floats[0] = __half22float2(in[0]);
    compared[0] = __hblt2(in[0], in[1]), compared[1] = __hisnan(__float2half(NAN)), compared[2] = in[0].x < in[1].x;
}
extern "C" __global__ void bfloat_from_float(int n, const float* in, __hip_bfloat16* out) { INDEX; out[i] = __float2bfloat16(in[i]); }
extern "C" __global__ void bfloat_fma(int n, const __hip_bfloat16* a, __hip_bfloat16* out) { INDEX; out[i] = __hfma(a[i], a[i], a[i]); }
template <class F> __global__ void fp8_round_trip(int n, const float* in, float* out) { INDEX; out[i] = static_cast<float>(F(in[i])); }
extern "C" __global__ void complexes(const hipFloatComplex* in, hipFloatComplex* out) {
    out[0] = hipCmulf(in[0], in[1]), out[1] = hipCdivf(in[0], in[1]), out[2] = hipCaddf(in[0], hipConjf(in[1]));
    out[3] = make_hipFloatComplex(hipCabsf(in[0]), hipCrealf(in[1]));
}
extern "C" __global__ void scaled_complexes(const hipFloatComplex* in, hipFloatComplex* out, double* lengths) {
    out[0] = hipport_cdivf(in[0], in[1]), out[1] = make_hipFloatComplex(hipport_cabsf(in[0]), hipport_cabsf(in[1]));
    const double size = 1e-200;
    const hipDoubleComplex small = make_hipDoubleComplex(3 * size, 4 * size), ratio = hipport_cdiv(small, small);
    lengths[0] = hipport_cabs(small) / size, lengths[1] = ratio.x, lengths[2] = ratio.y;
}
struct Sizes { char c; float3 f; };
extern "C" __global__ void layouts(int* out) {
    const int values[] = {sizeof(float3), alignof(float3), sizeof(float4), alignof(float4), alignof(double2), alignof(double4),
                          sizeof(uchar4), alignof(uchar4), sizeof(short3), alignof(int2), sizeof(dim3), alignof(half2), sizeof(Sizes)};
    for (int i = 0; i < 13; ++i) out[i] = values[i];
}
extern "C" __global__ void vectors(float4* out, int4* ints) {
    float4 v = make_float4(1, 2, 3, 4), w(4, 3, 2, 1);
    out[0] = v + w * 2.0f, out[1] = 1.0f - v / w, v += 1, out[2] = -v, out[3] = v * w, ++v, out[4] = v;
    int4 a = {7, 8, 9, 10};
    ints[0] = a % 4, ints[1] = (a << 1) | make_int4(1, 1, 1, 1), ints[2] = ~a, ints[3] = make_int4(a == a, a != a, a.x, sizeof(a));
    const double2 d{1, 2};
    const uint3 u = dim3(1, 2);
    ints[4] = make_int4(d.x + d.y, u.x, u.y, u.z);
}
extern "C" __global__ void bits(unsigned long long* out) {
    const unsigned long long values[] = {
        __popc(0xf0f0u), __popcll(~0ull), (unsigned)__clz(1), (unsigned)__clz(0), (unsigned)__clzll(1), (unsigned)__ffs(8),
        (unsigned)__ffs(0u), (unsigned)__ffsll(1ull << 40), __brev(1u), __brevll(2ull), __byte_perm(0x33221100u, 0x77665544u, 0x7531u),
        __funnelshift_l(0x80000000u, 1u, 1), __funnelshift_r(1u, 2u, 1), __funnelshift_lc(5u, 6u, 40), __umulhi(~0u, ~0u),
        (unsigned)__mulhi(-1, 2), __umul64hi(~0ull, 4ull), (unsigned)__mul24(0x1000003, 2), (unsigned)__hadd(-3, 2), (unsigned)__rhadd(1, 2),
        __usad(3, 10, 5), (unsigned)__float_as_int(1.0f), (unsigned)__double2hiint(1.0), __bitextract_u32(0xabcdu, 4, 8),
        __bitinsert_u32(0u, 0xffu, 8, 4), (unsigned)__fns(0b101100u, 0, 2), (unsigned)__float2int_rn(2.5f), (unsigned)__float2int_rd(-1.5f),
        (unsigned)__float2int_ru(1.2f), (unsigned)__float2int_rz(NAN), (unsigned)__float2int_rn(1e20f), __float2uint_rn(-5.0f)};
    for (int i = 0; i < 32; ++i) out[i] = values[i];
}
extern "C" __global__ void functions(double* out) {
    const double values[] = {
        rsqrtf(4.0f), rsqrt(16.0), exp10f(2.0f), sinpi(0.5), cospif(1.0f), erfinv(0.5), erfcinv(0.01), normcdf(1.0), normcdfinv(0.975),
        erfcx(30.0), norm3df(1, 2, 2), rhypotf(3, 4), fdividef(6, 3), __saturatef(3.0f), __expf(1.0f), __powf(2.0f, 5.0f), __fdividef(1, 4),
        max(1, 2u) + 0.0, min(-1, 2) + 0.0, max(1.5f, 2), fmaxf(NAN, 1.0f), sin(1.0f), abs(-2.5f), HIP_PI_F, HIP_INF, rcbrt(8.0), tanhf(0.5f)};
    for (int i = 0; i < 27; ++i) out[i] = values[i];
}
extern "C" __global__ void more_functions(double* out) {
    const double three[] = {1, 2, 2};
    const float floats[] = {2, 3, 6};
    const double values[] = {norm(3, three), rnorm(3, three), normf(3, floats), rnormf(3, floats), powi(2.0, -3), powif(-1.5f, 3),
                             cyl_bessel_i0(0.0), cyl_bessel_i0(2.5), cyl_bessel_i0(-700.0), cyl_bessel_i0(800.0),
                             cyl_bessel_i1(0.0), cyl_bessel_i1(-2.5), cyl_bessel_i1(700.0), cyl_bessel_i0f(1.0f), cyl_bessel_i1f(1.0f)};
    for (int i = 0; i < 15; ++i) out[i] = values[i];
}
template <class P> __device__ void all_of_pairs(const P* a, int* out) {
    const bool values[] = {__hbequ2(a[0], a[1]), __hbneu2(a[0], a[1]), __hbltu2(a[0], a[1]),
                           __hbleu2(a[0], a[1]), __hbgtu2(a[0], a[1]), __hbgeu2(a[0], a[1])};
    for (int i = 0; i < 6; ++i) out[i] = values[i];
}
extern "C" __global__ void unordered_halves(const half2* a, half2* out, int* all) {
    const half2 values[] = {__hequ2(a[0], a[1]), __hneu2(a[0], a[1]), __hltu2(a[0], a[1]), __hleu2(a[0], a[1]), __hgtu2(a[0], a[1]),
                            __hgeu2(a[0], a[1]), __hisnan2(a[0]), __hisinf2(a[2]), __hfma2_sat(a[1], a[1], a[1])};
    for (int i = 0; i < 9; ++i) out[i] = values[i];
    all_of_pairs(a, all);
}
extern "C" __global__ void unordered_bfloats(const __hip_bfloat162* a, int* all) { all_of_pairs(a, all); }
extern "C" __global__ void rounded(float* out) {
    out[0] = __ocml_add_rtn_f32(1.0f, 1e-10f), out[1] = __ocml_add_rtp_f32(1.0f, 1e-10f), out[2] = __ocml_mul_rtz_f32(-1.1f, 1.1f);
    out[3] = __double2float_rd(1.0 / 3), out[4] = __double2float_ru(1.0 / 3), out[5] = __int2float_rz(16777217);
    out[6] = __fadd_rn(1.0f, 1e-10f);
}
