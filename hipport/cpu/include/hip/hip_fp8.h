// Floating-point numbers of 8 bits: OCP's E4M3 and E5M2, and the forms without negative zero and infinities (FNUZ).

#ifndef HIP_INCLUDE_HIP_HIP_FP8_H
#define HIP_INCLUDE_HIP_HIP_FP8_H

#include "hip/hip_bf16.h"
#include "hip/hip_fp16.h"

enum __hip_fp8_interpretation_t { __HIP_E4M3_FNUZ, __HIP_E5M2_FNUZ, __HIP_E4M3, __HIP_E5M2 };
enum __hip_saturation_t { __HIP_NOSAT, __HIP_SATFINITE };
typedef uint8_t __hip_fp8_storage_t;
typedef uint16_t __hip_fp8x2_storage_t;
typedef uint32_t __hip_fp8x4_storage_t;

namespace hipport_cpu {

// A format of 8 bits: its mantissa, the exponent of its least normal number, its greatest finite number, what lies
// beyond.
struct Fp8Format {
    int mantissa_bits;
    int least_exponent;
    unsigned int greatest;
    unsigned int beyond;  // infinity where there is one, else NaN
    unsigned int nan;
    bool has_negative_zero;
};
constexpr Fp8Format fp8_format(__hip_fp8_interpretation_t interpretation) {
    switch (interpretation) {
        case __HIP_E4M3:
            return {3, -6, 0x7e, 0x7f, 0x7f, true};
        case __HIP_E5M2:
            return {2, -14, 0x7b, 0x7c, 0x7f, true};
        case __HIP_E4M3_FNUZ:
            return {3, -7, 0x7f, 0x80, 0x80, false};
        default:
            return {2, -15, 0x7f, 0x80, 0x80, false};
    }
}

inline uint8_t fp8_bits(float value, bool saturate, __hip_fp8_interpretation_t interpretation) {
    const Fp8Format format = fp8_format(interpretation);
    const unsigned int sign = ::signbit(value) ? 0x80u : 0u;
    if (value != value) return static_cast<uint8_t>(format.has_negative_zero ? sign | format.nan : format.nan);
    const float magnitude = ::fabsf(value);
    unsigned int bits = format.greatest + 1;
    if (magnitude < HUGE_VALF) {
        const int exponent = magnitude == 0.0f ? format.least_exponent : ::ilogbf(magnitude);
        const int shift = exponent < format.least_exponent ? 0 : exponent - format.least_exponent;
        // In units of the last place; a carry out of the mantissa goes into the exponent, as it should.
        const float units = ::nearbyintf(::ldexpf(magnitude, format.mantissa_bits - format.least_exponent - shift));
        const unsigned int field = static_cast<unsigned int>(shift) << format.mantissa_bits;
        if (shift < 64) bits = field + static_cast<unsigned int>(units);
    }
    if (bits > format.greatest) {
        if (!saturate) return static_cast<uint8_t>(format.beyond == 0x80u ? 0x80u : sign | format.beyond);
        bits = format.greatest;
    }
    return static_cast<uint8_t>(bits == 0 && !format.has_negative_zero ? 0u : sign | bits);
}

inline float fp8_value(uint8_t bits, __hip_fp8_interpretation_t interpretation) {
    const Fp8Format format = fp8_format(interpretation);
    const unsigned int magnitude = bits & 0x7fu;
    if (!format.has_negative_zero && bits == 0x80u) return NAN;
    if (format.has_negative_zero && magnitude > format.greatest) {
        const bool is_infinite = magnitude == format.beyond && format.beyond != format.nan;
        return is_infinite ? (bits & 0x80u ? -HUGE_VALF : HUGE_VALF) : NAN;
    }
    const unsigned int field = magnitude >> format.mantissa_bits;
    const unsigned int one = 1u << format.mantissa_bits;
    const unsigned int units = (magnitude & (one - 1)) + (field == 0 ? 0 : one);
    const int shift = field == 0 ? 0 : static_cast<int>(field) - 1;
    const float value = ::ldexpf(static_cast<float>(units), shift + format.least_exponent - format.mantissa_bits);
    return bits & 0x80u ? -value : value;
}

}  // namespace hipport_cpu

inline __hip_fp8_storage_t __hip_cvt_float_to_fp8(float f, __hip_saturation_t saturation,
                                                  __hip_fp8_interpretation_t interpretation) {
    return hipport_cpu::fp8_bits(f, saturation == __HIP_SATFINITE, interpretation);
}
inline __hip_fp8_storage_t __hip_cvt_double_to_fp8(double d, __hip_saturation_t saturation,
                                                   __hip_fp8_interpretation_t interpretation) {
    return __hip_cvt_float_to_fp8(hipport_cpu::narrowed(d), saturation, interpretation);
}
inline __hip_fp8_storage_t __hip_cvt_halfraw_to_fp8(__half_raw h, __hip_saturation_t saturation,
                                                    __hip_fp8_interpretation_t interpretation) {
    return __hip_cvt_float_to_fp8(__half(h), saturation, interpretation);
}
inline __hip_fp8_storage_t __hip_cvt_bfloat16raw_to_fp8(__hip_bfloat16_raw h, __hip_saturation_t saturation,
                                                        __hip_fp8_interpretation_t interpretation) {
    return __hip_cvt_float_to_fp8(__hip_bfloat16(h), saturation, interpretation);
}
inline __hip_fp8x2_storage_t __hip_cvt_float2_to_fp8x2(float2 f, __hip_saturation_t saturation,
                                                       __hip_fp8_interpretation_t interpretation) {
    return static_cast<__hip_fp8x2_storage_t>(__hip_cvt_float_to_fp8(f.y, saturation, interpretation) << 8 |
                                              __hip_cvt_float_to_fp8(f.x, saturation, interpretation));
}
inline __half_raw __hip_cvt_fp8_to_halfraw(__hip_fp8_storage_t x, __hip_fp8_interpretation_t interpretation) {
    return __half(hipport_cpu::fp8_value(x, interpretation));
}

#define HIPPORT_CPU_FP8(Name, NamePair, NameFour, interpretation)                                                    \
    struct Name {                                                                                                     \
        __hip_fp8_storage_t __x;                                                                                      \
        Name() = default;                                                                                             \
        template <class T, class = std::enable_if_t<std::is_convertible<T, float>::value>>                            \
        explicit Name(T value)                                                                                        \
            : __x(__hip_cvt_double_to_fp8(static_cast<double>(value), __HIP_SATFINITE, interpretation)) {}            \
        operator float() const { return hipport_cpu::fp8_value(__x, interpretation); }                                \
    };                                                                                                                \
    struct NamePair {                                                                                                 \
        __hip_fp8x2_storage_t __x;                                                                                    \
        NamePair() = default;                                                                                         \
        explicit NamePair(float2 v) : __x(__hip_cvt_float2_to_fp8x2(v, __HIP_SATFINITE, interpretation)) {}           \
        operator float2() const {                                                                                     \
            return float2(hipport_cpu::fp8_value(__x & 0xff, interpretation),                                         \
                          hipport_cpu::fp8_value(static_cast<uint8_t>(__x >> 8), interpretation));                    \
        }                                                                                                             \
    };                                                                                                                \
    struct NameFour {                                                                                                 \
        __hip_fp8x4_storage_t __x;                                                                                    \
        NameFour() = default;                                                                                         \
        explicit NameFour(float4 v)                                                                                   \
            : __x(static_cast<uint32_t>(NamePair(float2(v.z, v.w)).__x) << 16 | NamePair(float2(v.x, v.y)).__x) {}    \
        operator float4() const {                                                                                     \
            NamePair low, high;                                                                                       \
            low.__x = static_cast<uint16_t>(__x), high.__x = static_cast<uint16_t>(__x >> 16);                        \
            const float2 a = low, b = high;                                                                           \
            return float4(a.x, a.y, b.x, b.y);                                                                        \
        }                                                                                                             \
    };
HIPPORT_CPU_FP8(__hip_fp8_e4m3, __hip_fp8x2_e4m3, __hip_fp8x4_e4m3, __HIP_E4M3)
HIPPORT_CPU_FP8(__hip_fp8_e5m2, __hip_fp8x2_e5m2, __hip_fp8x4_e5m2, __HIP_E5M2)
HIPPORT_CPU_FP8(__hip_fp8_e4m3_fnuz, __hip_fp8x2_e4m3_fnuz, __hip_fp8x4_e4m3_fnuz, __HIP_E4M3_FNUZ)
HIPPORT_CPU_FP8(__hip_fp8_e5m2_fnuz, __hip_fp8x2_e5m2_fnuz, __hip_fp8x4_e5m2_fnuz, __HIP_E5M2_FNUZ)
#undef HIPPORT_CPU_FP8

#endif
