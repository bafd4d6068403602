// bfloat16: the upper half of a float.

#ifndef HIP_INCLUDE_HIP_HIP_BF16_H
#define HIP_INCLUDE_HIP_HIP_BF16_H

#include "hip/hip_runtime.h"
#include "hipport_cpu/small_float.h"

HIPPORT_CPU_SMALL_FLOAT(__hip_bfloat16, __hip_bfloat162, __hip_bfloat16_raw, bfloat_bits, bfloat_value)
struct __hip_bfloat162_raw {
    unsigned short x, y;
};
HIPPORT_CPU_SHUFFLES(__hip_bfloat16)
HIPPORT_CPU_SHUFFLES(__hip_bfloat162)

inline __hip_bfloat16 __ushort_as_bfloat16(unsigned short bits) { return __hip_bfloat16_raw{bits}; }
inline __hip_bfloat16 __short_as_bfloat16(short bits) {
    return __hip_bfloat16_raw{static_cast<unsigned short>(bits)};
}
inline unsigned short __bfloat16_as_ushort(__hip_bfloat16 h) { return h.bits; }
inline short __bfloat16_as_short(__hip_bfloat16 h) { return static_cast<short>(h.bits); }

inline float __bfloat162float(__hip_bfloat16 h) { return h; }
inline __hip_bfloat16 __float2bfloat16(float x) { return x; }
inline __hip_bfloat16 __float2bfloat16_rn(float x) { return x; }
inline __hip_bfloat16 __float2bfloat16_rz(float x) {
    return __hip_bfloat16_raw{static_cast<unsigned short>(__float_as_uint(x) >> 16)};
}
inline __hip_bfloat16 __double2bfloat16(double x) { return x; }

#define HIPPORT_CPU_BFLOAT_INTEGER(T, name)                                                                        \
    inline __hip_bfloat16 __##name##2bfloat16_rn(T x) { return static_cast<double>(x); }                           \
    inline T __bfloat162##name##_rn(__hip_bfloat16 h) { return hipport_cpu::to_integer<T>(::nearbyintf(h)); }      \
    inline T __bfloat162##name##_rd(__hip_bfloat16 h) { return hipport_cpu::to_integer<T>(::floorf(h)); }          \
    inline T __bfloat162##name##_ru(__hip_bfloat16 h) { return hipport_cpu::to_integer<T>(::ceilf(h)); }           \
    inline T __bfloat162##name##_rz(__hip_bfloat16 h) { return hipport_cpu::to_integer<T>(::truncf(h)); }
HIPPORT_CPU_BFLOAT_INTEGER(int, int)
HIPPORT_CPU_BFLOAT_INTEGER(unsigned int, uint)
HIPPORT_CPU_BFLOAT_INTEGER(short, short)
HIPPORT_CPU_BFLOAT_INTEGER(unsigned short, ushort)
HIPPORT_CPU_BFLOAT_INTEGER(long long, ll)
HIPPORT_CPU_BFLOAT_INTEGER(unsigned long long, ull)
#undef HIPPORT_CPU_BFLOAT_INTEGER

// Comparisons of pairs that hold where a number is NaN.
#define HIPPORT_CPU_COMPARE(name)                                          \
    inline bool __hb##name##u2(__hip_bfloat162 a, __hip_bfloat162 b) {     \
        return __h##name##u(a.x, b.x) && __h##name##u(a.y, b.y);           \
    }
HIPPORT_CPU_COMPARE(eq)
HIPPORT_CPU_COMPARE(ne)
HIPPORT_CPU_COMPARE(lt)
HIPPORT_CPU_COMPARE(le)
HIPPORT_CPU_COMPARE(gt)
HIPPORT_CPU_COMPARE(ge)
#undef HIPPORT_CPU_COMPARE

// Pairs.
inline __hip_bfloat162 make_bfloat162(__hip_bfloat16 x, __hip_bfloat16 y) { return {x, y}; }
inline __hip_bfloat162 __halves2bfloat162(__hip_bfloat16 x, __hip_bfloat16 y) { return {x, y}; }
inline __hip_bfloat162 __bfloat162bfloat162(__hip_bfloat16 x) { return {x, x}; }
inline __hip_bfloat162 __float2bfloat162_rn(float x) { return {x, x}; }
inline __hip_bfloat162 __floats2bfloat162_rn(float x, float y) { return {x, y}; }
inline __hip_bfloat162 __float22bfloat162_rn(float2 v) { return {v.x, v.y}; }
inline float2 __bfloat1622float2(__hip_bfloat162 h) { return float2(h.x, h.y); }
inline __hip_bfloat16 __low2bfloat16(__hip_bfloat162 h) { return h.x; }
inline __hip_bfloat16 __high2bfloat16(__hip_bfloat162 h) { return h.y; }
inline float __low2float(__hip_bfloat162 h) { return h.x; }
inline float __high2float(__hip_bfloat162 h) { return h.y; }
inline __hip_bfloat162 __low2bfloat162(__hip_bfloat162 h) { return {h.x, h.x}; }
inline __hip_bfloat162 __high2bfloat162(__hip_bfloat162 h) { return {h.y, h.y}; }
inline __hip_bfloat162 __lowhigh2highlow(__hip_bfloat162 h) { return {h.y, h.x}; }
inline __hip_bfloat162 __lows2bfloat162(__hip_bfloat162 a, __hip_bfloat162 b) { return {a.x, b.x}; }
inline __hip_bfloat162 __highs2bfloat162(__hip_bfloat162 a, __hip_bfloat162 b) { return {a.y, b.y}; }

#endif
