// CUDA's conversions between bfloat16 and integers, and functions on 16-bit numbers that HIP lacks for one of the two
// formats or for both. Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file
//
// Every function is named after the CUDA function that it computes, with the same rounding, limits and results for NaN.

#ifndef HIPPORT_BFLOAT16_H
#define HIPPORT_BFLOAT16_H

#include "half.h"

// For compilers of device code only; a host's compiler may include this file through a header of both.
#if defined(__HIPCC__)

namespace hipport {

// To integers: numbers beyond the limits become the limits, NaN what is given. Floats hold all values of both formats.
#define HIPPORT_FROM_FLOAT(T, name, least, beyond, nan)                             \
    __host__ __device__ inline T whole2##name(float whole) {                        \
        if (whole != whole) return nan;                                             \
        if (whole <= static_cast<float>(least)) return least;                       \
        return whole >= beyond ? static_cast<T>(~least) : static_cast<T>(whole);    \
    }
namespace detail {
HIPPORT_FROM_FLOAT(signed char, char, static_cast<signed char>(-0x80), 0x1p7f, 0)
HIPPORT_FROM_FLOAT(unsigned char, uchar, static_cast<unsigned char>(0), 0x1p8f, 0)
HIPPORT_FROM_FLOAT(short, short, static_cast<short>(-0x8000), 0x1p15f, 0)
HIPPORT_FROM_FLOAT(unsigned short, ushort, static_cast<unsigned short>(0), 0x1p16f, 0)
HIPPORT_FROM_FLOAT(int, int, (-0x7fffffff - 1), 0x1p31f, 0)
HIPPORT_FROM_FLOAT(unsigned int, uint, 0u, 0x1p32f, 0)
HIPPORT_FROM_FLOAT(long long, ll, (-0x7fffffffffffffffLL - 1), 0x1p63f, (-0x7fffffffffffffffLL - 1))
HIPPORT_FROM_FLOAT(unsigned long long, ull, 0ULL, 0x1p64f, 0x8000000000000000ULL)
}  // namespace detail
#undef HIPPORT_FROM_FLOAT

// From float: what is cut off decides, with the sign, whether the next number is taken. NaN becomes CUDA's NaN.
namespace detail {
__host__ __device__ inline bfloat16 directed(float a, bool away_above, bool away_below) {
    unsigned int bits;
    __builtin_memcpy(&bits, &a, sizeof bits);
    if (a != a) return __ushort_as_bfloat16(static_cast<unsigned short>(0x7fff));
    const bool away = (bits & 0xffffu) != 0 && (bits >> 31 ? away_below : away_above);
    return __ushort_as_bfloat16(static_cast<unsigned short>((bits >> 16) + away));
}
}  // namespace detail
__host__ __device__ inline bfloat16 float2bfloat16_rd(float a) { return detail::directed(a, false, true); }
__host__ __device__ inline bfloat16 float2bfloat16_ru(float a) { return detail::directed(a, true, false); }
__host__ __device__ inline bfloat16 float2bfloat16_rz(float a) { return detail::directed(a, false, false); }

namespace detail {
__host__ __device__ inline bfloat16 float2bfloat16_rn(float a) { return __float2bfloat16(a); }

// An integer as float, for which rounding to bfloat16 is the same as rounding the integer: of more than 24 digits the
// last one is 1 if any that follow it is 1.
__host__ __device__ inline float narrowed(unsigned long long size, bool negative) {
    const int cut = size >> 24 ? 40 - __builtin_clzll(size) : 0;
    const unsigned long long unit = 1ULL << cut;
    const unsigned long long digits = size >> cut | ((size & (unit - 1)) != 0);
    const float value = static_cast<float>(digits) * static_cast<float>(unit);
    return negative ? -value : value;
}
template <class T>
__host__ __device__ inline float narrowed(T value) {
    const unsigned long long bits = static_cast<unsigned long long>(value);
    return value < T(0) ? narrowed(0ULL - bits, true) : narrowed(bits, false);
}
}  // namespace detail

// HIP has some of these under CUDA's names, and rounds integers twice: to float, then to bfloat16.
#define HIPPORT_ROUNDED(T, name, suffix, whole)                                       \
    __host__ __device__ inline T bfloat162##name##_##suffix(bfloat16 a) {             \
        return detail::whole2##name(whole(__bfloat162float(a)));                      \
    }                                                                                 \
    __host__ __device__ inline bfloat16 name##2bfloat16_##suffix(T a) {               \
        using namespace detail;                                                       \
        return float2bfloat16_##suffix(narrowed(a));                                  \
    }
#define HIPPORT_CONVERSIONS(T, name)        \
    HIPPORT_ROUNDED(T, name, rn, rintf)     \
    HIPPORT_ROUNDED(T, name, rd, floorf)    \
    HIPPORT_ROUNDED(T, name, ru, ceilf)     \
    HIPPORT_ROUNDED(T, name, rz, truncf)
HIPPORT_CONVERSIONS(short, short)
HIPPORT_CONVERSIONS(unsigned short, ushort)
HIPPORT_CONVERSIONS(int, int)
HIPPORT_CONVERSIONS(unsigned int, uint)
HIPPORT_CONVERSIONS(long long, ll)
HIPPORT_CONVERSIONS(unsigned long long, ull)
#undef HIPPORT_CONVERSIONS
#undef HIPPORT_ROUNDED

#define HIPPORT_TO_BYTE(T, name)                                                                                      \
    __host__ __device__ inline T bfloat162##name##_rz(bfloat16 a) { return detail::whole2##name(__bfloat162float(a)); } \
    __host__ __device__ inline T half2##name##_rz(__half a) { return detail::whole2##name(__half2float(a)); }
HIPPORT_TO_BYTE(signed char, char)
HIPPORT_TO_BYTE(unsigned char, uchar)
#undef HIPPORT_TO_BYTE

// The names that both formats have, and both elements of a pair.
namespace detail {
template <class H>
struct format;
template <>
struct format<__half> {
    static __device__ __half of(float a) { return __float2half(a); }
    static __device__ __half nan() { return __ushort_as_half(static_cast<unsigned short>(0x7fff)); }
    static __device__ float value(__half a) { return __half2float(a); }
    static __device__ __half2 pair(__half low, __half high) { return __halves2half2(low, high); }
};
template <>
struct format<bfloat16> {
    static __device__ bfloat16 of(float a) { return __float2bfloat16(a); }
    static __device__ bfloat16 nan() { return __ushort_as_bfloat16(static_cast<unsigned short>(0x7fff)); }
    static __device__ float value(bfloat16 a) { return __bfloat162float(a); }
    static __device__ bfloat162 pair(bfloat16 low, bfloat16 high) { return __halves2bfloat162(low, high); }
};
__device__ inline __half low(__half2 a) { return __low2half(a); }
__device__ inline __half high(__half2 a) { return __high2half(a); }
__device__ inline bfloat16 low(bfloat162 a) { return __low2bfloat16(a); }
__device__ inline bfloat16 high(bfloat162 a) { return __high2bfloat16(a); }
template <class H>
using pair_of = decltype(format<H>::pair(H(), H()));

// A number between 0 and 1; 0 for NaN.
template <class H>
__device__ inline H between_0_and_1(H a) {
    const float x = format<H>::value(a);
    return x > 0.0f ? (x < 1.0f ? a : format<H>::of(1.0f)) : format<H>::of(0.0f);
}
// A number, 0 if it is negative.
template <class H>
__device__ inline H not_negative(H a) {
    const float x = format<H>::value(a);
    return x != x ? format<H>::nan() : x > 0.0f ? a : format<H>::of(0.0f);
}
template <class H>
__device__ inline bool any_nan(H a, H b) {
    const float x = format<H>::value(a), y = format<H>::value(b);
    return x != x || y != y;
}
}  // namespace detail

#define HIPPORT_BOTH(name, name2, expression)                                                               \
    template <class H>                                                                                      \
    __device__ inline auto name(H a, H b) -> decltype(detail::format<H>::of(0.0f)) {                        \
        return expression;                                                                                  \
    }                                                                                                       \
    template <class Pair>                                                                                   \
    __device__ inline Pair name2(Pair a, Pair b) {                                                          \
        using H = decltype(detail::low(a));                                                                 \
        return detail::format<H>::pair(hipport::name(detail::low(a), detail::low(b)),                       \
                                       hipport::name(detail::high(a), detail::high(b)));                    \
    }
HIPPORT_BOTH(hadd_sat, hadd2_sat, detail::between_0_and_1(__hadd(a, b)))
HIPPORT_BOTH(hsub_sat, hsub2_sat, detail::between_0_and_1(__hsub(a, b)))
HIPPORT_BOTH(hmul_sat, hmul2_sat, detail::between_0_and_1(__hmul(a, b)))
HIPPORT_BOTH(hmax_nan, hmax2_nan, detail::any_nan(a, b) ? detail::format<H>::nan() : __hmax(a, b))
HIPPORT_BOTH(hmin_nan, hmin2_nan, detail::any_nan(a, b) ? detail::format<H>::nan() : __hmin(a, b))
#undef HIPPORT_BOTH

#define HIPPORT_BOTH(name, name2, bound)                                                                    \
    template <class H>                                                                                      \
    __device__ inline auto name(H a, H b, H c) -> decltype(detail::format<H>::of(0.0f)) {                   \
        return bound(__hfma(a, b, c));                                                                      \
    }                                                                                                       \
    template <class Pair>                                                                                   \
    __device__ inline Pair name2(Pair a, Pair b, Pair c) {                                                  \
        using H = decltype(detail::low(a));                                                                 \
        return detail::format<H>::pair(hipport::name(detail::low(a), detail::low(b), detail::low(c)),       \
                                       hipport::name(detail::high(a), detail::high(b), detail::high(c)));   \
    }
HIPPORT_BOTH(hfma_sat, hfma2_sat, detail::between_0_and_1)
HIPPORT_BOTH(hfma_relu, hfma2_relu, detail::not_negative)
#undef HIPPORT_BOTH

// Products of complex numbers added to a third: two multiply-adds for each part, in CUDA's order.
template <class Pair>
__device__ inline Pair hcmadd(Pair a, Pair b, Pair c) {
    using H = decltype(detail::low(a));
    const H real = __hfma(detail::low(a), detail::low(b), detail::low(c));
    const H imaginary = __hfma(detail::low(a), detail::high(b), detail::high(c));
    return detail::format<H>::pair(__hfma(__hneg(detail::high(a)), detail::high(b), real),
                                   __hfma(detail::high(a), detail::low(b), imaginary));
}

// Comparisons that hold, and give 1, where a number is NaN.
#define HIPPORT_UNORDERED(name, holds)                                                                      \
    template <class Pair>                                                                                   \
    __device__ inline Pair h##name##2(Pair a, Pair b) {                                                     \
        using H = decltype(detail::low(a));                                                                 \
        const auto of_lane = [](float x, float y) { return detail::format<H>::of(holds ? 1.0f : 0.0f); };   \
        return detail::format<H>::pair(of_lane(__low2float(a), __low2float(b)),                             \
                                       of_lane(__high2float(a), __high2float(b)));                          \
    }
HIPPORT_UNORDERED(equ, !(x < y || x > y))
HIPPORT_UNORDERED(neu, !(x == y))
HIPPORT_UNORDERED(ltu, !(x >= y))
HIPPORT_UNORDERED(leu, !(x > y))
HIPPORT_UNORDERED(gtu, !(x <= y))
HIPPORT_UNORDERED(geu, !(x < y))
#undef HIPPORT_UNORDERED

// A value of the type that is given, for bfloat16 and pairs of it only.
namespace detail {
__device__ bfloat16 value_of(const bfloat16*);
__device__ bfloat162 value_of(const bfloat162*);
}  // namespace detail

}  // namespace hipport

// A load through the read-only cache, under CUDA's name, as HIP has it for other types. A function that is not a
// template comes first, where there is one.
template <class T>
__device__ inline auto __ldg(const T* address) -> decltype(hipport::detail::value_of(address)) {
    return *address;
}

#endif

#endif
