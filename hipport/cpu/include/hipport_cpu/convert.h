// From floating point to integers as AMD's GPUs convert; C++ leaves undefined what does not fit.
//
// What hipcc makes of a conversion, the same for gfx90a, gfx942 and gfx1100 (ROCm 7.2.4; its assembly was read):
//
//   from          to              instructions
//   float,double  i32, u32        v_cvt_{i32,u32}_{f32,f64}: the nearest integer that there is, 0 for NaN
//   float,double  i8, u8, i16     v_cvt_i32_*, of which the low bits are stored
//   float,double  u16             v_cvt_u32_*, of which the low bits are stored
//   float         i64             m = |trunc x|; high = cvt_u32(floor(m / 2^32)), low = cvt_u32(m - 2^32 floor(m / 2^32)),
//                                 negated in 64 bits where x is negative
//   float         u64             the same of trunc x itself, without a sign: m - ... is a float, and is rounded
//   double        i64             high = cvt_i32(floor(t / 2^32)), low = cvt_u32(t - 2^32 floor(t / 2^32)), t = trunc x
//   double        u64             the same with cvt_u32 for high
//   half          i8, u8, i16     v_cvt_i16_f16, the nearest 16-bit integer, of which the low bits are stored
//   half          u16             v_cvt_u16_f16
//   half          i32, u32        as from float; i64 and u64 are these, extended
//   bfloat16, fp8                 as from float
//   any           bool            x != 0
//
// So a conversion to 64 bits does not saturate: 1e20f gives 0xffffffff00000000, -5.0f as unsigned 0xffffffff. Source for
// single instructions: the instruction set documents of AMD ("out of range values saturate, NaN is converted to 0").

#ifndef HIPPORT_CPU_CONVERT_H
#define HIPPORT_CPU_CONVERT_H

#include <stdint.h>

#include <type_traits>

#define HIPPORT_CPU_CONSTANT_INLINE constexpr inline __attribute__((always_inline))

namespace hipport_cpu {

// The value of a half, whose conversions have instructions of their own.
struct HalfValue {
    float value;
    constexpr explicit HalfValue(float value_) : value(value_) {}
};

// v_cvt_i32 and v_cvt_u32, and in 16 bits. One branch for what fits: rows of threads are still vectorized, and where they
// cannot be it is the fastest.
template <class To, class F>
HIPPORT_CPU_CONSTANT_INLINE To nearest(F x) {
    constexpr uint64_t values = uint64_t{1} << (8 * sizeof(To) - std::is_signed<To>::value);
    constexpr F beyond = static_cast<F>(values), least = std::is_signed<To>::value ? -beyond : F(0);
    constexpr To greatest = static_cast<To>(values - 1), lowest = std::is_signed<To>::value ? -greatest - 1 : 0;
    if (__builtin_expect(x >= least && x < beyond, 1)) return static_cast<To>(x);
    return x >= beyond ? greatest : x < least ? lowest : To(0);
}

// Powers of two: before C++17 there are no hexadecimal ones, and a compiler of the host may read this as C++14.
constexpr double two_to_32 = 4294967296.0, two_to_63 = two_to_32 * 2147483648.0, two_to_64 = two_to_32 * two_to_32;
constexpr double two_to_84 = two_to_64 * 1048576.0;

// x modulo 2^32 for x >= 0, rounded towards zero; 0 for infinity and NaN.
HIPPORT_CPU_CONSTANT_INLINE uint32_t low_word(double x) {
    if (!(x < two_to_84)) return 0;  // from there on all numbers are multiples of 2^32
    const double high = static_cast<double>(static_cast<uint64_t>(x * (1 / two_to_32)));
    return static_cast<uint32_t>(x - high * two_to_32);
}
HIPPORT_CPU_CONSTANT_INLINE uint64_t words(uint32_t high, uint32_t low) { return uint64_t{high} << 32 | low; }

HIPPORT_CPU_CONSTANT_INLINE int64_t to_i64(float x) {
    const float size = x < 0 ? -x : x;
    constexpr float beyond = static_cast<float>(two_to_64);
    const uint64_t magnitude = size < beyond ? static_cast<uint64_t>(size) : size >= beyond ? words(UINT32_MAX, 0) : 0;
    return static_cast<int64_t>(x < 0 ? 0 - magnitude : magnitude);
}
HIPPORT_CPU_CONSTANT_INLINE uint64_t to_u64(float x) {
    if (!(x <= -1.0f)) return static_cast<uint64_t>(to_i64(x));
    return nearest<uint32_t>(static_cast<float>(0u - low_word(-static_cast<double>(x))));
}
HIPPORT_CPU_CONSTANT_INLINE int64_t to_i64(double x) {
    if (x >= -two_to_63 && x < two_to_63) return static_cast<int64_t>(x);
    if (x != x) return 0;
    return static_cast<int64_t>(x < 0 ? words(0x80000000u, 0u - low_word(-x)) : words(0x7fffffffu, low_word(x)));
}
HIPPORT_CPU_CONSTANT_INLINE uint64_t to_u64(double x) {
    if (x > -1.0 && x < two_to_64) return static_cast<uint64_t>(x);
    return x < 0 ? words(0, 0u - low_word(-x)) : x == x ? words(UINT32_MAX, low_word(x)) : 0;
}

template <class To, class F>
HIPPORT_CPU_CONSTANT_INLINE To to_integer(F x) {
    constexpr bool is_signed = std::is_signed<To>::value;
    if constexpr (std::is_same<F, long double>::value) {
        return to_integer<To>(static_cast<double>(x));
    } else if constexpr (sizeof(To) == 8) {
        return static_cast<To>(is_signed ? static_cast<uint64_t>(to_i64(x)) : to_u64(x));
    } else if constexpr (is_signed || sizeof(To) == 1) {
        return static_cast<To>(nearest<int32_t>(x));
    } else {
        return static_cast<To>(nearest<uint32_t>(x));
    }
}
template <class To>
HIPPORT_CPU_CONSTANT_INLINE To to_integer(HalfValue x) {
    constexpr bool is_signed = std::is_signed<To>::value || sizeof(To) == 1;
    using Narrow = std::conditional_t<is_signed, int16_t, uint16_t>;
    using Wide = std::conditional_t<is_signed, int32_t, uint32_t>;
    return static_cast<To>(nearest<std::conditional_t<sizeof(To) <= 2, Narrow, Wide>>(x.value));
}

// Whether a class has a conversion to T of its own.
template <class>
struct Nothing {
    using type = void;
};
template <class X, class T, class = void>
struct HasConversion : std::false_type {};
template <class X, class T>
struct HasConversion<X, T, typename Nothing<decltype(&X::operator T)>::type> : std::true_type {};

// The type as which a number is converted: its own, or that to which a class converts. void where it is not a number.
template <class X>
struct FloatOf {
    using type = std::conditional_t<
        std::is_floating_point<X>::value, X,
        std::conditional_t<HasConversion<X, float>::value, float,
                           std::conditional_t<HasConversion<X, double>::value, double, void>>>;
};

template <class T>
constexpr bool is_converted_to = std::is_integral<T>::value && !std::is_same<T, bool>::value && sizeof(T) <= 8;

// (T)x
template <class T, class X, std::enable_if_t<std::is_reference<T>::value, int> = 0>
HIPPORT_CPU_CONSTANT_INLINE T cast(X&& x) {
    return (T)x;
}
template <class T, class X, std::enable_if_t<!std::is_reference<T>::value, int> = 0>
HIPPORT_CPU_CONSTANT_INLINE T cast(X x) {
    using To = std::remove_cv_t<T>;
    using From = typename FloatOf<X>::type;
    if constexpr (is_converted_to<To> && !std::is_void<From>::value && !HasConversion<X, To>::value) {
        return to_integer<To>(static_cast<From>(x));
    } else {
        return (T)static_cast<X&&>(x);
    }
}

// A number on its way into the type of a variable, a parameter or a result.
template <class X>
struct Converting {
    X value;
    template <class T, class = std::enable_if_t<std::is_arithmetic<T>::value>>
    HIPPORT_CPU_CONSTANT_INLINE operator T() const {
        return cast<T>(value);
    }
};
template <class X>
HIPPORT_CPU_CONSTANT_INLINE decltype(auto) converting(X&& x) {
    using Value = std::decay_t<X>;
    if constexpr (std::is_void<typename FloatOf<Value>::type>::value) {
        return static_cast<X&&>(x);
    } else {
        return Converting<Value>{x};
    }
}

// The right side of a compound assignment.
template <class X>
struct Operand {
    X value;
};
template <class X>
HIPPORT_CPU_CONSTANT_INLINE Operand<std::decay_t<X>> operand(X&& x) {
    return {x};
}
#define HIPPORT_CPU_COMPOUND(op)                                                                    \
    template <class T, class X>                                                                     \
    HIPPORT_CPU_CONSTANT_INLINE decltype(auto) operator op##=(T& left, Operand<X> right) {          \
        if constexpr (std::is_arithmetic<T>::value) {                                               \
            return left = cast<std::remove_cv_t<T>>(left op right.value);                           \
        } else {                                                                                    \
            return left op##= right.value;                                                          \
        }                                                                                           \
    }
HIPPORT_CPU_COMPOUND(+)
HIPPORT_CPU_COMPOUND(-)
HIPPORT_CPU_COMPOUND(*)
HIPPORT_CPU_COMPOUND(/)
#undef HIPPORT_CPU_COMPOUND

}  // namespace hipport_cpu

#endif
