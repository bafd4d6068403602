// Floating-point numbers of 8 bits: their formats, and conversions from and to float.

#ifndef HIPPORT_CPU_FP8_H
#define HIPPORT_CPU_FP8_H

#include <math.h>
#include <stdint.h>

enum __hip_fp8_interpretation_t { __HIP_E4M3_FNUZ, __HIP_E5M2_FNUZ, __HIP_E4M3, __HIP_E5M2 };

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

#endif
