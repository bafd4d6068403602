// Half precision.

#ifndef HIP_INCLUDE_HIP_HIP_FP16_H
#define HIP_INCLUDE_HIP_HIP_FP16_H

#include "hip/hip_runtime.h"
#include "hipport_cpu/small_float.h"

HIPPORT_CPU_SMALL_FLOAT(__half, __half2, __half_raw, half_bits, half_value)
typedef __half half;
typedef __half2 half2;
HIPPORT_CPU_SHUFFLES(__half)
HIPPORT_CPU_SHUFFLES(__half2)

inline __half __ushort_as_half(unsigned short bits) { return __half_raw{bits}; }
inline __half __short_as_half(short bits) { return __half_raw{static_cast<unsigned short>(bits)}; }
inline unsigned short __half_as_ushort(__half h) { return h.bits; }
inline short __half_as_short(__half h) { return static_cast<short>(h.bits); }

inline float __half2float(__half h) { return h; }
inline __half __double2half(double x) { return x; }

// From numbers and to integers, rounded to nearest, down, up and towards zero.
namespace hipport_cpu {
// The half next to the nearest one, where that is beyond `x` in the direction.
inline __half half_rounded(double x, int direction) {
    const __half nearest = x;
    const double value = float(nearest);
    if (x != x || value == x || (value < x) == (direction < 0)) return nearest;
    if (direction == 0 && (value < 0 ? value > x : value < x)) return nearest;
    const bool up = value < x;
    if (value == 0) return __half_raw{static_cast<unsigned short>(up ? 1 : 0x8001)};
    return __half_raw{static_cast<unsigned short>(nearest.bits + (up == (value > 0) ? 1 : -1))};
}
template <class T>
inline T from_half(float rounded) {
    return to_integer<T>(HalfValue(rounded));
}
template <>
struct FloatOf<__half> {
    using type = HalfValue;
};

}  // namespace hipport_cpu
#define HIPPORT_CPU_HALF_FROM(T, name)                                                                             \
    inline __half __##name##2half_rn(T x) { return static_cast<double>(x); }                                       \
    inline __half __##name##2half_rd(T x) { return hipport_cpu::half_rounded(static_cast<double>(x), -1); }        \
    inline __half __##name##2half_ru(T x) { return hipport_cpu::half_rounded(static_cast<double>(x), 1); }         \
    inline __half __##name##2half_rz(T x) { return hipport_cpu::half_rounded(static_cast<double>(x), x < 0 ? 1 : -1); }
HIPPORT_CPU_HALF_FROM(float, float)
HIPPORT_CPU_HALF_FROM(int, int)
HIPPORT_CPU_HALF_FROM(unsigned int, uint)
HIPPORT_CPU_HALF_FROM(short, short)
HIPPORT_CPU_HALF_FROM(unsigned short, ushort)
HIPPORT_CPU_HALF_FROM(long long, ll)
HIPPORT_CPU_HALF_FROM(unsigned long long, ull)
#undef HIPPORT_CPU_HALF_FROM
inline __half __float2half(float x) { return x; }
#define HIPPORT_CPU_HALF_TO(T, name)                                                                              \
    inline T __half2##name##_rn(__half h) { return hipport_cpu::from_half<T>(::nearbyintf(h)); }                  \
    inline T __half2##name##_rd(__half h) { return hipport_cpu::from_half<T>(::floorf(h)); }                      \
    inline T __half2##name##_ru(__half h) { return hipport_cpu::from_half<T>(::ceilf(h)); }                       \
    inline T __half2##name##_rz(__half h) { return hipport_cpu::from_half<T>(::truncf(h)); }
HIPPORT_CPU_HALF_TO(int, int)
HIPPORT_CPU_HALF_TO(unsigned int, uint)
HIPPORT_CPU_HALF_TO(short, short)
HIPPORT_CPU_HALF_TO(unsigned short, ushort)
HIPPORT_CPU_HALF_TO(long long, ll)
HIPPORT_CPU_HALF_TO(unsigned long long, ull)
#undef HIPPORT_CPU_HALF_TO

// Pairs.
inline __half2 make_half2(__half x, __half y) { return {x, y}; }
inline __half2 __halves2half2(__half x, __half y) { return {x, y}; }
inline __half2 __half2half2(__half x) { return {x, x}; }
inline __half2 __float2half2_rn(float x) { return {x, x}; }
inline __half2 __floats2half2_rn(float x, float y) { return {x, y}; }
inline __half2 __float22half2_rn(float2 v) { return {v.x, v.y}; }
inline float2 __half22float2(__half2 h) { return float2(h.x, h.y); }
inline __half __low2half(__half2 h) { return h.x; }
inline __half __high2half(__half2 h) { return h.y; }
inline float __low2float(__half2 h) { return h.x; }
inline float __high2float(__half2 h) { return h.y; }
inline __half2 __low2half2(__half2 h) { return {h.x, h.x}; }
inline __half2 __high2half2(__half2 h) { return {h.y, h.y}; }
inline __half2 __lowhigh2highlow(__half2 h) { return {h.y, h.x}; }
inline __half2 __lows2half2(__half2 a, __half2 b) { return {a.x, b.x}; }
inline __half2 __highs2half2(__half2 a, __half2 b) { return {a.y, b.y}; }
inline __half2 __hfma2_sat(__half2 a, __half2 b, __half2 c) { return {__hfma_sat(a.x, b.x, c.x), __hfma_sat(a.y, b.y, c.y)}; }
// -1 where a number is infinite, whatever its sign: what ROCm's compiler makes of a vector of conditions.
inline __half2 __hisinf2(__half2 h) { return {__hisinf(h.x) != 0 ? -1.0f : 0.0f, __hisinf(h.y) != 0 ? -1.0f : 0.0f}; }

// Comparisons of pairs that hold where a number is NaN. Those with one result for both do not, unlike CUDA's.
#define HIPPORT_CPU_COMPARE(name)                                                                    \
    inline __half2 __h##name##u2(__half2 a, __half2 b) {                                             \
        return {__h##name##u(a.x, b.x) ? 1.0f : 0.0f, __h##name##u(a.y, b.y) ? 1.0f : 0.0f};         \
    }                                                                                                \
    inline bool __hb##name##u2(__half2 a, __half2 b) { return __hb##name##2(a, b); }
HIPPORT_CPU_COMPARE(eq)
HIPPORT_CPU_COMPARE(ne)
HIPPORT_CPU_COMPARE(lt)
HIPPORT_CPU_COMPARE(le)
HIPPORT_CPU_COMPARE(gt)
HIPPORT_CPU_COMPARE(ge)
#undef HIPPORT_CPU_COMPARE

#endif
