// Mathematical functions: those of the C library, and those that HIP has besides.

#ifndef HIPPORT_CPU_MATH_H
#define HIPPORT_CPU_MATH_H

#include <fenv.h>
#include <math.h>
#include <stdlib.h>

#include <cmath>
#include <type_traits>

#include "hipport_cpu/integer.h"

namespace hipport_cpu {

// `f`, which reads volatile operands, computed with a rounding of fenv.h.
template <class F>
inline auto rounded(int mode, F f) {
    const int before = fegetround();
    fesetround(mode);
    volatile auto result = f();
    fesetround(before);
    return static_cast<decltype(f())>(result);
}

// The number next to what is nearest to a value, on its other side, where `nearest` is not on the side of the rounding:
// `rest` has the sign of what the value has more than it. Neither is 0: the sign of that depends on more.
template <int mode, class T, class Rest>
inline T directed(T nearest, Rest rest) {
    const bool is_down = mode == FE_DOWNWARD || (mode == FE_TOWARDZERO && nearest > 0);
    if (is_down ? !(rest < 0) : !(rest > 0)) return nearest;
    std::conditional_t<sizeof(T) == 4, unsigned int, unsigned long long> bits;
    __builtin_memcpy(&bits, &nearest, sizeof(T));
    bits += (nearest > 0) == is_down ? -1 : 1;
    __builtin_memcpy(&nearest, &bits, sizeof(T));
    return nearest;
}

// What a sum of two numbers lacks, exactly (Knuth).
inline double rest_of_sum(double a, double b, double sum) {
    const double of_b = sum - a;
    return (a - (sum - of_b)) + (b - of_b);
}

// `sum` and `rest` as a float, which is not 0.
template <int mode>
inline float directed_float(float nearest, double sum, double rest) {
    const double more = sum - static_cast<double>(nearest);
    return directed<mode>(nearest, more == 0 ? rest : more);
}

// Sums, products and both in one, rounded in a direction: from what is nearest, which takes a tenth of the time that a
// change of the processor's mode takes; by that where a result is 0, or close to the ends of what a double can be.
template <int mode>
inline float add_directed(float x, float y) {
    const double sum = static_cast<double>(x) + y;
    const float nearest = static_cast<float>(sum);
    if (nearest != 0) return directed_float<mode>(nearest, sum, rest_of_sum(x, y, sum));
    volatile float a = x, b = y;
    return rounded(mode, [&] { return a + b; });
}
template <int mode>
inline double add_directed(double x, double y) {
    const double nearest = x + y;
    if (nearest != 0 && ::fabs(nearest) <= __DBL_MAX__) return directed<mode>(nearest, rest_of_sum(x, y, nearest));
    volatile double a = x, b = y;
    return rounded(mode, [&] { return a + b; });
}
template <int mode>
inline float mul_directed(float x, float y) {
    const double product = static_cast<double>(x) * y;
    const float nearest = static_cast<float>(product);
    if (nearest != 0) return directed_float<mode>(nearest, product, 0.0);
    volatile float a = x, b = y;
    return rounded(mode, [&] { return a * b; });
}
template <int mode>
inline double mul_directed(double x, double y) {
    constexpr double least = 1e-288;  // about 2^-956: what a product lacks is a number too
    const double nearest = x * y;
    if (::fabs(nearest) >= least && ::fabs(nearest) <= __DBL_MAX__) {
        return directed<mode>(nearest, ::fma(x, y, -nearest));
    }
    volatile double a = x, b = y;
    return rounded(mode, [&] { return a * b; });
}
template <int mode>
inline float fma_directed(float x, float y, float z) {
    const double product = static_cast<double>(x) * y, sum = product + z;
    const float nearest = static_cast<float>(sum);
    if (nearest != 0) return directed_float<mode>(nearest, sum, rest_of_sum(product, z, sum));
    volatile float a = x, b = y, c = z;
    return rounded(mode, [&] { return ::fmaf(a, b, c); });
}
template <int mode>
inline double fma_directed(double x, double y, double z) {
    volatile double a = x, b = y, c = z;
    return rounded(mode, [&] { return ::fma(a, b, c); });
}

}  // namespace hipport_cpu

// Minimum and maximum of two numbers of any types, all that HIP has for the host when it is asked for them.
#define __HIP_DEFINE_EXTENDED_HOST_MIN_MAX__ 1
#define __HIP_DEFINE_MIXED_HOST_MIN_MAX__ 1
#define HIPPORT_CPU_LEAST_AND_GREATEST(T)                     \
    HIPPORT_CPU_INLINE T min(T a, T b) { return b < a ? b : a; } \
    HIPPORT_CPU_INLINE T max(T a, T b) { return a < b ? b : a; }
HIPPORT_CPU_LEAST_AND_GREATEST(int)
HIPPORT_CPU_LEAST_AND_GREATEST(unsigned int)
HIPPORT_CPU_LEAST_AND_GREATEST(long)
HIPPORT_CPU_LEAST_AND_GREATEST(unsigned long)
HIPPORT_CPU_LEAST_AND_GREATEST(long long)
HIPPORT_CPU_LEAST_AND_GREATEST(unsigned long long)
#undef HIPPORT_CPU_LEAST_AND_GREATEST
HIPPORT_CPU_INLINE float min(float a, float b) { return ::fminf(a, b); }
HIPPORT_CPU_INLINE float max(float a, float b) { return ::fmaxf(a, b); }
HIPPORT_CPU_INLINE double min(double a, double b) { return ::fmin(a, b); }
HIPPORT_CPU_INLINE double max(double a, double b) { return ::fmax(a, b); }
namespace hipport_cpu {
// An enumerator counts as the integer that it is beside another integer.
template <class A, class B>
using Mixed = std::enable_if_t<((std::is_arithmetic<A>::value && std::is_arithmetic<B>::value) ||
                                (std::is_enum<A>::value && std::is_integral<B>::value) ||
                                (std::is_integral<A>::value && std::is_enum<B>::value)) &&
                                   !std::is_same<A, B>::value,
                               std::common_type_t<A, B>>;
}
template <class A, class B>
HIPPORT_CPU_INLINE hipport_cpu::Mixed<A, B> min(A a, B b) {
    return ::min(static_cast<std::common_type_t<A, B>>(a), static_cast<std::common_type_t<A, B>>(b));
}
template <class A, class B>
HIPPORT_CPU_INLINE hipport_cpu::Mixed<A, B> max(A a, B b) {
    return ::max(static_cast<std::common_type_t<A, B>>(a), static_cast<std::common_type_t<A, B>>(b));
}

#define HIPPORT_CPU_FUNCTION(T, name, expression) \
    inline T name(T x) { return expression; }
HIPPORT_CPU_FUNCTION(float, rsqrtf, static_cast<float>(1.0 / ::sqrt(static_cast<double>(x))))
HIPPORT_CPU_FUNCTION(double, rsqrt, 1.0 / ::sqrt(x))
HIPPORT_CPU_FUNCTION(float, rsqrt, rsqrtf(x))
HIPPORT_CPU_FUNCTION(float, rcbrtf, 1.0f / ::cbrtf(x))
HIPPORT_CPU_FUNCTION(double, rcbrt, 1.0 / ::cbrt(x))
HIPPORT_CPU_FUNCTION(double, sinpi, ::sin(M_PI * ::fmod(x, 2.0)))
HIPPORT_CPU_FUNCTION(double, cospi, ::cos(M_PI * ::fmod(x, 2.0)))
HIPPORT_CPU_FUNCTION(float, sinpif, static_cast<float>(sinpi(static_cast<double>(x))))
HIPPORT_CPU_FUNCTION(float, cospif, static_cast<float>(cospi(static_cast<double>(x))))
HIPPORT_CPU_FUNCTION(double, normcdf, 0.5 * ::erfc(-x * M_SQRT1_2))
HIPPORT_CPU_FUNCTION(float, normcdff, static_cast<float>(normcdf(static_cast<double>(x))))
HIPPORT_CPU_FUNCTION(float, exp10, ::exp10f(x))
HIPPORT_CPU_FUNCTION(float, __saturatef, x > 0.0f ? (x < 1.0f ? x : 1.0f) : 0.0f)
HIPPORT_CPU_FUNCTION(float, __frcp_rn, 1.0f / x)
HIPPORT_CPU_FUNCTION(float, __fsqrt_rn, ::sqrtf(x))
HIPPORT_CPU_FUNCTION(float, __frsqrt_rn, rsqrtf(x))
HIPPORT_CPU_FUNCTION(double, __drcp_rn, 1.0 / x)
HIPPORT_CPU_FUNCTION(double, __dsqrt_rn, ::sqrt(x))

// erfcx for large x, where exp overflows and erfc vanishes, by its continued fraction.
inline double erfcx(double x) {
    if (x < 25.0) return ::exp(x * x) * ::erfc(x);
    double fraction = x;
    for (int i = 20; i > 0; --i) fraction = x + 0.5 * i / fraction;
    return 0.5 * M_2_SQRTPI / fraction;
}
HIPPORT_CPU_FUNCTION(float, erfcxf, static_cast<float>(erfcx(static_cast<double>(x))))

// The inverse of erf by Newton's method from Winitzki's approximation.
inline double erfinv(double y) {
    if (!(y > -1.0 && y < 1.0)) return y == 1.0 ? HUGE_VAL : y == -1.0 ? -HUGE_VAL : NAN;
    const double logarithm = ::log1p(-y * y), half = 2.0 / (M_PI * 0.147) + logarithm / 2.0;
    double x = ::copysign(::sqrt(::sqrt(half * half - logarithm / 0.147) - half), y);
    for (int i = 0; i < 4; ++i) {
        const double tail = (1.0 - ::fabs(y)) - ::erfc(::fabs(x));
        const double error = y < 0.5 && y > -0.5 ? ::erf(x) - y : y < 0 ? -tail : tail;
        x -= error / (M_2_SQRTPI * ::exp(-x * x));
    }
    return x;
}
inline double erfcinv(double y) {
    if (y > 0.0625) return erfinv(1.0 - y);
    if (!(y > 0.0)) return y == 0.0 ? HUGE_VAL : NAN;
    double x = ::sqrt(-::log(y * ::sqrt(M_PI) * ::sqrt(-::log(y))));
    for (int i = 0; i < 6; ++i) x += (::erfc(x) - y) / (M_2_SQRTPI * ::exp(-x * x));
    return x;
}
HIPPORT_CPU_FUNCTION(float, erfinvf, static_cast<float>(erfinv(static_cast<double>(x))))
HIPPORT_CPU_FUNCTION(float, erfcinvf, static_cast<float>(erfcinv(static_cast<double>(x))))
HIPPORT_CPU_FUNCTION(double, normcdfinv, -M_SQRT2 * erfcinv(2.0 * x))
HIPPORT_CPU_FUNCTION(float, normcdfinvf, static_cast<float>(normcdfinv(static_cast<double>(x))))
#undef HIPPORT_CPU_FUNCTION

inline void sincos(float x, float* sine, float* cosine) { ::sincosf(x, sine, cosine); }
inline void sincospif(float x, float* sine, float* cosine) { *sine = sinpif(x), *cosine = cospif(x); }
inline void sincospi(double x, double* sine, double* cosine) { *sine = sinpi(x), *cosine = cospi(x); }
inline float fdividef(float a, float b) { return a / b; }
inline float rhypotf(float a, float b) { return 1.0f / ::hypotf(a, b); }
inline double rhypot(double a, double b) { return 1.0 / ::hypot(a, b); }
inline double norm3d(double a, double b, double c) { return ::sqrt(a * a + b * b + c * c); }
inline float norm3df(float a, float b, float c) { return static_cast<float>(norm3d(a, b, c)); }
inline double rnorm3d(double a, double b, double c) { return 1.0 / norm3d(a, b, c); }
inline float rnorm3df(float a, float b, float c) { return static_cast<float>(rnorm3d(a, b, c)); }
inline double norm4d(double a, double b, double c, double d) { return ::sqrt(a * a + b * b + c * c + d * d); }
inline float norm4df(float a, float b, float c, float d) { return static_cast<float>(norm4d(a, b, c, d)); }
inline double norm(int count, const double* a) {
    double sum = 0.0;
    for (int i = 0; i < count; ++i) sum += a[i] * a[i];
    return ::sqrt(sum);
}
inline float normf(int count, const float* a) {
    float sum = 0.0f;
    for (int i = 0; i < count; ++i) sum += a[i] * a[i];
    return ::sqrtf(sum);
}
inline double rnorm(int count, const double* a) { return 1.0 / norm(count, a); }
inline float rnormf(int count, const float* a) { return 1.0f / normf(count, a); }
inline double rnorm4d(double a, double b, double c, double d) { return 1.0 / norm4d(a, b, c, d); }
inline float rnorm4df(float a, float b, float c, float d) { return static_cast<float>(rnorm4d(a, b, c, d)); }

inline double powi(double x, int n) { return ::pow(x, n); }
inline float powif(float x, int n) { return ::powf(x, static_cast<float>(n)); }

namespace hipport_cpu {
// The modified Bessel function of the first kind, of an order, by its series, whose terms are all positive.
inline double bessel_i(int order, double x) {
    const long double quarter = 0.25L * x * x;
    long double term = order == 0 ? 1.0L : 0.5L * x, sum = term;
    for (int k = 1; ::fabsl(term) > ::fabsl(sum) * 1e-18L && ::fabsl(sum) < HUGE_VAL; ++k) {
        term *= quarter / (static_cast<long double>(k) * (k + order));
        sum += term;
    }
    return static_cast<double>(sum);
}
}  // namespace hipport_cpu
inline double cyl_bessel_i0(double x) { return hipport_cpu::bessel_i(0, x); }
inline double cyl_bessel_i1(double x) { return hipport_cpu::bessel_i(1, x); }
inline float cyl_bessel_i0f(float x) { return static_cast<float>(cyl_bessel_i0(x)); }
inline float cyl_bessel_i1f(float x) { return static_cast<float>(cyl_bessel_i1(x)); }

// Fast forms: as exact as the others here. The C library has functions of these names, so they are macros.
#define HIPPORT_CPU_FAST(name) \
    inline float fast_##name(float x) { return ::name(x); }
namespace hipport_cpu {
HIPPORT_CPU_FAST(expf)
HIPPORT_CPU_FAST(exp10f)
HIPPORT_CPU_FAST(exp2f)
HIPPORT_CPU_FAST(logf)
HIPPORT_CPU_FAST(log2f)
HIPPORT_CPU_FAST(log10f)
HIPPORT_CPU_FAST(sinf)
HIPPORT_CPU_FAST(cosf)
HIPPORT_CPU_FAST(tanf)
inline float fast_powf(float x, float y) { return ::powf(x, y); }
inline void fast_sincosf(float x, float* sine, float* cosine) { ::sincosf(x, sine, cosine); }
}  // namespace hipport_cpu
#undef HIPPORT_CPU_FAST
#define __expf hipport_cpu::fast_expf
#define __exp10f hipport_cpu::fast_exp10f
#define __exp2f hipport_cpu::fast_exp2f
#define __logf hipport_cpu::fast_logf
#define __log2f hipport_cpu::fast_log2f
#define __log10f hipport_cpu::fast_log10f
#define __sinf hipport_cpu::fast_sinf
#define __cosf hipport_cpu::fast_cosf
#define __tanf hipport_cpu::fast_tanf
#define __powf hipport_cpu::fast_powf
#define __sincosf hipport_cpu::fast_sincosf
#define __fdividef fdividef

// Operations that are not fused with others: nothing is, as contraction is off.
#define HIPPORT_CPU_ROUNDED_TO_NEAREST(T, prefix, fma_name, fma_function)  \
    inline T __##prefix##add_rn(T a, T b) { return a + b; }                \
    inline T __##prefix##sub_rn(T a, T b) { return a - b; }                \
    inline T __##prefix##mul_rn(T a, T b) { return a * b; }                \
    inline T __##prefix##div_rn(T a, T b) { return a / b; }                \
    inline T fma_name(T a, T b, T c) { return fma_function(a, b, c); }
HIPPORT_CPU_ROUNDED_TO_NEAREST(float, f, __fmaf_rn, ::fmaf)
HIPPORT_CPU_ROUNDED_TO_NEAREST(double, d, __fma_rn, ::fma)
#undef HIPPORT_CPU_ROUNDED_TO_NEAREST

// What the compiler's library of HIP has for roundings down (rtn), up (rtp), towards zero (rtz).
#define HIPPORT_CPU_DIRECTED(T, size, rounding, mode)                                                            \
    inline T __ocml_add_##rounding##_##size(T x, T y) { return hipport_cpu::add_directed<mode>(x, y); }          \
    inline T __ocml_sub_##rounding##_##size(T x, T y) { return hipport_cpu::add_directed<mode>(x, -y); }         \
    inline T __ocml_mul_##rounding##_##size(T x, T y) { return hipport_cpu::mul_directed<mode>(x, y); }          \
    inline T __ocml_fma_##rounding##_##size(T x, T y, T z) { return hipport_cpu::fma_directed<mode>(x, y, z); }
#define HIPPORT_CPU_CONVERTED(to, to_name, from, from_name, suffix, mode)                                       \
    inline to __##from_name##2##to_name##_##suffix(from x) {                                                    \
        volatile from a = x;                                                                                    \
        return hipport_cpu::rounded(mode, [&]() -> to { return static_cast<to>(a); });                          \
    }
#define HIPPORT_CPU_ROUNDING(rounding, suffix, mode)                              \
    HIPPORT_CPU_DIRECTED(float, f32, rounding, mode)                              \
    HIPPORT_CPU_DIRECTED(double, f64, rounding, mode)                             \
    HIPPORT_CPU_CONVERTED(float, float, double, double, suffix, mode)             \
    HIPPORT_CPU_CONVERTED(float, float, int, int, suffix, mode)                   \
    HIPPORT_CPU_CONVERTED(float, float, unsigned int, uint, suffix, mode)         \
    HIPPORT_CPU_CONVERTED(float, float, long long, ll, suffix, mode)              \
    HIPPORT_CPU_CONVERTED(float, float, unsigned long long, ull, suffix, mode)    \
    HIPPORT_CPU_CONVERTED(double, double, long long, ll, suffix, mode)            \
    HIPPORT_CPU_CONVERTED(double, double, unsigned long long, ull, suffix, mode)
HIPPORT_CPU_ROUNDING(rtn, rd, FE_DOWNWARD)
HIPPORT_CPU_ROUNDING(rtp, ru, FE_UPWARD)
HIPPORT_CPU_ROUNDING(rtz, rz, FE_TOWARDZERO)
#undef HIPPORT_CPU_ROUNDING
#undef HIPPORT_CPU_CONVERTED
#undef HIPPORT_CPU_DIRECTED

inline float __double2float_rn(double x) { return static_cast<float>(x); }
inline float __int2float_rn(int x) { return static_cast<float>(x); }
inline float __uint2float_rn(unsigned int x) { return static_cast<float>(x); }
inline float __ll2float_rn(long long x) { return static_cast<float>(x); }
inline float __ull2float_rn(unsigned long long x) { return static_cast<float>(x); }
inline double __int2double_rn(int x) { return x; }
inline double __uint2double_rn(unsigned int x) { return x; }
inline double __ll2double_rn(long long x) { return static_cast<double>(x); }
inline double __ull2double_rn(unsigned long long x) { return static_cast<double>(x); }

#define __builtin_amdgcn_rcpf(x) (1.0f / (x))
#define __builtin_amdgcn_rsqf(x) rsqrtf(x)
#define __builtin_amdgcn_sqrtf(x) ::sqrtf(x)
#define __builtin_amdgcn_exp2f(x) ::exp2f(x)
#define __builtin_amdgcn_logf(x) ::log2f(x)

#endif
