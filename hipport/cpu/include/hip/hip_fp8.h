// Floating-point numbers of 8 bits: OCP's E4M3 and E5M2, and the forms without negative zero and infinities (FNUZ).

#ifndef HIP_INCLUDE_HIP_HIP_FP8_H
#define HIP_INCLUDE_HIP_HIP_FP8_H

#include "hip/hip_bf16.h"
#include "hip/hip_fp16.h"
#include "hipport_cpu/fp8.h"

enum __hip_saturation_t { __HIP_NOSAT, __HIP_SATFINITE };
typedef uint8_t __hip_fp8_storage_t;
typedef uint16_t __hip_fp8x2_storage_t;
typedef uint32_t __hip_fp8x4_storage_t;

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
