// Floating-point numbers of 16 and 8 bits: conversions, and the functions that half and bfloat16 have in common.
//
// Arithmetic is done in float and rounded once more, which for sums, products, quotients and roots of numbers of up to
// 11 significant bits is the same as rounding once.

#ifndef HIPPORT_CPU_SMALL_FLOAT_H
#define HIPPORT_CPU_SMALL_FLOAT_H

#include "hipport_cpu/atomics.h"
#include "hipport_cpu/math.h"
#include "hipport_cpu/wave.h"

namespace hipport_cpu {

// A double as float for which rounding to fewer bits is the same as rounding the double itself: where it is between two
// floats, the one whose last bit is 1.
inline float narrowed(double value) {
    const float nearest = static_cast<float>(value);
    if (static_cast<double>(nearest) == value || value != value) return nearest;
    uint32_t bits = bit_cast<uint32_t>(nearest);
    if (::fabs(static_cast<double>(nearest)) > ::fabs(value)) --bits;
    return bit_cast<float>(bits | 1u);
}

inline uint16_t half_bits(float value) {
    const uint32_t bits = bit_cast<uint32_t>(value);
    const uint32_t sign = bits >> 16 & 0x8000u;
    uint32_t magnitude = bits & 0x7fffffffu;
    if (magnitude > 0x7f800000u) return static_cast<uint16_t>(sign | 0x7e00u);   // NaN
    if (magnitude >= 0x477ff000u) return static_cast<uint16_t>(sign | 0x7c00u);  // 65520 and more round to infinity
    if (magnitude < 0x38800000u) {                                               // subnormal: units of 2^-24
        return static_cast<uint16_t>(sign | static_cast<uint32_t>(::nearbyintf(bit_cast<float>(magnitude) * 16777216.0f)));
    }
    magnitude += 0xfffu + (magnitude >> 13 & 1u);
    return static_cast<uint16_t>(sign | ((magnitude - 0x38000000u) >> 13));
}
inline float half_value(uint16_t bits) {
    const uint32_t sign = static_cast<uint32_t>(bits & 0x8000u) << 16;
    const uint32_t magnitude = bits & 0x7fffu;
    if (magnitude >= 0x7c00u) {
        const uint32_t quiet = magnitude > 0x7c00u ? 0x400000u : 0;  // or fminf of a signaling NaN would be one
        return bit_cast<float>(sign | 0x7f800000u | quiet | (magnitude & 0x3ffu) << 13);
    }
    if (magnitude < 0x400u) return ::copysignf(static_cast<float>(magnitude) * (1 / 16777216.0f), bit_cast<float>(sign));
    return bit_cast<float>(sign | ((magnitude << 13) + 0x38000000u));
}

inline uint16_t bfloat_bits(float value) {
    uint32_t bits = bit_cast<uint32_t>(value);
    if (value != value) return static_cast<uint16_t>(bits >> 16 | 0x40u);
    bits += 0x7fffu + (bits >> 16 & 1u);
    return static_cast<uint16_t>(bits >> 16);
}
inline float bfloat_value(uint16_t bits) { return bit_cast<float>(static_cast<uint32_t>(bits) << 16); }

// Which types the functions below are for, and what a pair of them is.
template <class H>
struct SmallFloat;
template <class H>
using Pair = typename SmallFloat<H>::pair;
template <class P>
struct SmallFloatPair;
template <class P>
using Of = typename SmallFloatPair<P>::element;


}  // namespace hipport_cpu

// A number type of 16 bits and the type of a pair. `ToBits` and `ToValue` convert between float and bits.
#define HIPPORT_CPU_SMALL_FLOAT(Name, NamePair, Raw, to_bits, to_value)                                              \
    struct Raw {                                                                                                      \
        unsigned short x;                                                                                             \
    };                                                                                                                \
    struct Name {                                                                                                     \
        unsigned short bits;                                                                                          \
        Name() = default;                                                                                             \
        Name(const Raw& raw) : bits(raw.x) {}                                                                         \
        Name(float value) : bits(hipport_cpu::to_bits(value)) {}                                                      \
        Name(double value) : bits(hipport_cpu::to_bits(hipport_cpu::narrowed(value))) {}                              \
        template <class I, class = std::enable_if_t<std::is_integral<I>::value>>                                      \
        Name(I value) : Name(static_cast<double>(value)) {}                                                           \
        operator float() const { return hipport_cpu::to_value(bits); }                                                \
        operator Raw() const { return Raw{bits}; }                                                                    \
        Name operator+() const { return *this; }                                                                      \
        Name operator-() const { return Raw{static_cast<unsigned short>(bits ^ 0x8000u)}; }                           \
        Name& operator+=(Name b) { return *this = Name(float(*this) + float(b)); }                                    \
        Name& operator-=(Name b) { return *this = Name(float(*this) - float(b)); }                                    \
        Name& operator*=(Name b) { return *this = Name(float(*this) * float(b)); }                                    \
        Name& operator/=(Name b) { return *this = Name(float(*this) / float(b)); }                                    \
        Name& operator++() { return *this += Name(1.0f); }                                                            \
        Name& operator--() { return *this -= Name(1.0f); }                                                            \
        Name operator++(int) { Name before = *this; return ++*this, before; }                                         \
        Name operator--(int) { Name before = *this; return --*this, before; }                                         \
    };                                                                                                                \
    inline Name operator+(Name a, Name b) { return a += b; }                                                          \
    inline Name operator-(Name a, Name b) { return a -= b; }                                                          \
    inline Name operator*(Name a, Name b) { return a *= b; }                                                          \
    inline Name operator/(Name a, Name b) { return a /= b; }                                                          \
    inline bool operator==(Name a, Name b) { return float(a) == float(b); }                                           \
    inline bool operator!=(Name a, Name b) { return float(a) != float(b); }                                           \
    inline bool operator<(Name a, Name b) { return float(a) < float(b); }                                             \
    inline bool operator>(Name a, Name b) { return float(a) > float(b); }                                             \
    inline bool operator<=(Name a, Name b) { return float(a) <= float(b); }                                           \
    inline bool operator>=(Name a, Name b) { return float(a) >= float(b); }                                           \
    struct alignas(4) NamePair {                                                                                      \
        Name x, y;                                                                                                    \
        NamePair() = default;                                                                                         \
        NamePair(Name x_, Name y_) : x(x_), y(y_) {}                                                                  \
        NamePair& operator+=(NamePair b) { return x += b.x, y += b.y, *this; }                                        \
        NamePair& operator-=(NamePair b) { return x -= b.x, y -= b.y, *this; }                                        \
        NamePair& operator*=(NamePair b) { return x *= b.x, y *= b.y, *this; }                                        \
        NamePair& operator/=(NamePair b) { return x /= b.x, y /= b.y, *this; }                                        \
        NamePair operator-() const { return {-x, -y}; }                                                               \
    };                                                                                                                \
    inline NamePair operator+(NamePair a, NamePair b) { return a += b; }                                              \
    inline NamePair operator-(NamePair a, NamePair b) { return a -= b; }                                              \
    inline NamePair operator*(NamePair a, NamePair b) { return a *= b; }                                              \
    inline NamePair operator/(NamePair a, NamePair b) { return a /= b; }                                              \
    inline bool operator==(NamePair a, NamePair b) { return a.x == b.x && a.y == b.y; }                               \
    inline bool operator!=(NamePair a, NamePair b) { return !(a == b); }                                              \
    template <>                                                                                                       \
    struct hipport_cpu::SmallFloat<Name> {                                                                            \
        using pair = NamePair;                                                                                        \
    };                                                                                                                \
    template <>                                                                                                       \
    struct hipport_cpu::SmallFloatPair<NamePair> {                                                                    \
        using element = Name;                                                                                         \
    };

// Functions of a number, of two, and the same for each of a pair.
#define HIPPORT_CPU_UNARY(name, pair_name, expression)                              \
    template <class H, class = hipport_cpu::Pair<H>>                                \
    inline H name(H h) {                                                            \
        const float a = static_cast<float>(h);                                      \
        return H(expression);                                                       \
    }                                                                               \
    template <class P, class = hipport_cpu::Of<P>>                                  \
    inline P pair_name(P p) {                                                       \
        return {name(p.x), name(p.y)};                                              \
    }
HIPPORT_CPU_UNARY(__hneg, __hneg2, -a)
HIPPORT_CPU_UNARY(__habs, __habs2, ::fabsf(a))
HIPPORT_CPU_UNARY(hsqrt, h2sqrt, ::sqrtf(a))
HIPPORT_CPU_UNARY(hrsqrt, h2rsqrt, 1.0 / ::sqrt(double(a)))
HIPPORT_CPU_UNARY(hrcp, h2rcp, 1.0f / a)
HIPPORT_CPU_UNARY(hexp, h2exp, ::expf(a))
HIPPORT_CPU_UNARY(hexp2, h2exp2, ::exp2f(a))
HIPPORT_CPU_UNARY(hexp10, h2exp10, ::exp10f(a))
HIPPORT_CPU_UNARY(hlog, h2log, ::logf(a))
HIPPORT_CPU_UNARY(hlog2, h2log2, ::log2f(a))
HIPPORT_CPU_UNARY(hlog10, h2log10, ::log10f(a))
HIPPORT_CPU_UNARY(hsin, h2sin, ::sinf(a))
HIPPORT_CPU_UNARY(hcos, h2cos, ::cosf(a))
HIPPORT_CPU_UNARY(htanh, h2tanh, ::tanhf(a))
HIPPORT_CPU_UNARY(hfloor, h2floor, ::floorf(a))
HIPPORT_CPU_UNARY(hceil, h2ceil, ::ceilf(a))
HIPPORT_CPU_UNARY(htrunc, h2trunc, ::truncf(a))
HIPPORT_CPU_UNARY(hrint, h2rint, ::nearbyintf(a))
#undef HIPPORT_CPU_UNARY

#define HIPPORT_CPU_BINARY(name, pair_name, expression)                             \
    template <class H, class = hipport_cpu::Pair<H>>                                \
    inline H name(H h, H k) {                                                       \
        const float a = static_cast<float>(h), b = static_cast<float>(k);           \
        return H(expression);                                                       \
    }                                                                               \
    template <class P, class = hipport_cpu::Of<P>>                                  \
    inline P pair_name(P p, P q) {                                                  \
        return {name(p.x, q.x), name(p.y, q.y)};                                    \
    }
HIPPORT_CPU_BINARY(__hadd, __hadd2, a + b)
HIPPORT_CPU_BINARY(__hsub, __hsub2, a - b)
HIPPORT_CPU_BINARY(__hmul, __hmul2, a* b)
HIPPORT_CPU_BINARY(__hdiv, __h2div, a / b)
HIPPORT_CPU_BINARY(__hadd_rn, __hadd2_rn, a + b)
HIPPORT_CPU_BINARY(__hsub_rn, __hsub2_rn, a - b)
HIPPORT_CPU_BINARY(__hmul_rn, __hmul2_rn, a* b)
HIPPORT_CPU_BINARY(__hadd_sat, __hadd2_sat, __saturatef(a + b))
HIPPORT_CPU_BINARY(__hsub_sat, __hsub2_sat, __saturatef(a - b))
HIPPORT_CPU_BINARY(__hmul_sat, __hmul2_sat, __saturatef(a* b))
HIPPORT_CPU_BINARY(__hmin, __hmin2, ::fminf(a, b))
HIPPORT_CPU_BINARY(__hmax, __hmax2, ::fmaxf(a, b))
HIPPORT_CPU_BINARY(__hmin_nan, __hmin2_nan, a != a || b != b ? NAN : ::fminf(a, b))
HIPPORT_CPU_BINARY(__hmax_nan, __hmax2_nan, a != a || b != b ? NAN : ::fmaxf(a, b))
#undef HIPPORT_CPU_BINARY

template <class H, class = hipport_cpu::Pair<H>>
inline H __hfma(H a, H b, H c) {
    return H(double(float(a)) * double(float(b)) + double(float(c)));
}
template <class H, class = hipport_cpu::Pair<H>>
inline H __hfma_sat(H a, H b, H c) {
    return H(__saturatef(static_cast<float>(double(float(a)) * double(float(b)) + double(float(c)))));
}
template <class H, class = hipport_cpu::Pair<H>>
inline H __hfma_relu(H a, H b, H c) {
    return __hmax(__hfma(a, b, c), H(0.0f));
}
template <class P, class = hipport_cpu::Of<P>>
inline P __hfma2(P a, P b, P c) {
    return {__hfma(a.x, b.x, c.x), __hfma(a.y, b.y, c.y)};
}
template <class P, class = hipport_cpu::Of<P>>
inline P __hfma2_relu(P a, P b, P c) {
    return {__hfma_relu(a.x, b.x, c.x), __hfma_relu(a.y, b.y, c.y)};
}

// Comparisons; those that end in u hold where a number is NaN.
#define HIPPORT_CPU_COMPARE(name, operation)                                              \
    template <class H, class = hipport_cpu::Pair<H>>                                      \
    inline bool __h##name(H a, H b) {                                                     \
        return float(a) operation float(b);                                               \
    }                                                                                     \
    template <class H, class = hipport_cpu::Pair<H>>                                      \
    inline bool __h##name##u(H a, H b) {                                                  \
        return !(float(a) == float(a)) || !(float(b) == float(b)) || __h##name(a, b);     \
    }                                                                                     \
    template <class P, class H = hipport_cpu::Of<P>>                                      \
    inline P __h##name##2(P a, P b) {                                                     \
        return {H(__h##name(a.x, b.x) ? 1.0f : 0.0f), H(__h##name(a.y, b.y) ? 1.0f : 0.0f)}; \
    }                                                                                     \
    template <class P, class = hipport_cpu::Of<P>>                                        \
    inline bool __hb##name##2(P a, P b) {                                                 \
        return __h##name(a.x, b.x) && __h##name(a.y, b.y);                                \
    }
HIPPORT_CPU_COMPARE(eq, ==)
HIPPORT_CPU_COMPARE(ne, !=)
HIPPORT_CPU_COMPARE(lt, <)
HIPPORT_CPU_COMPARE(le, <=)
HIPPORT_CPU_COMPARE(gt, >)
HIPPORT_CPU_COMPARE(ge, >=)
#undef HIPPORT_CPU_COMPARE
template <class H, class = hipport_cpu::Pair<H>>
inline bool __hisnan(H a) {
    return float(a) != float(a);
}
template <class P, class H = hipport_cpu::Of<P>>
inline P __hisnan2(P a) {
    return {H(__hisnan(a.x) ? 1.0f : 0.0f), H(__hisnan(a.y) ? 1.0f : 0.0f)};
}
template <class H, class = hipport_cpu::Pair<H>>
inline bool __hisinf(H a) {
    return float(a) == HUGE_VALF || float(a) == -HUGE_VALF;
}

// Lanes exchange numbers and pairs as they do numbers of 32 bits.
#define HIPPORT_CPU_SHUFFLE(name, shuffle, Operand, T)                                                             \
    HIPPORT_CPU_INLINE T name(HIPPORT_CPU_MAYBE_UNDEF T value, Operand operand, int width = warpSize) {            \
        return hipport_cpu::shuffle(value, operand, width);                                                        \
    }                                                                                                              \
    template <class Mask>                                                                                          \
    HIPPORT_CPU_INLINE T name##_sync(Mask mask, HIPPORT_CPU_MAYBE_UNDEF T value, Operand operand,                  \
                                     int width = warpSize) {                                                       \
        hipport_cpu::checked(mask);                                                                                \
        return hipport_cpu::shuffle(value, operand, width);                                                        \
    }
#define HIPPORT_CPU_SHUFFLES(T)                                    \
    HIPPORT_CPU_SHUFFLE(__shfl, shuffle, int, T)                   \
    HIPPORT_CPU_SHUFFLE(__shfl_up, shuffle_up, unsigned int, T)    \
    HIPPORT_CPU_SHUFFLE(__shfl_down, shuffle_down, unsigned int, T) \
    HIPPORT_CPU_SHUFFLE(__shfl_xor, shuffle_xor, int, T)

#endif
