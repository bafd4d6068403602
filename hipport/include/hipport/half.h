// CUDA's functions on __half and __hip_bfloat16 that HIP lacks, or that give other results there. Comes with hipport,
// belongs to the project that it was copied into.
// hipport: ignore-file
//
// Every function is named after the CUDA function that it computes, with the same rounding and the same result for NaN.

#ifndef HIPPORT_HALF_H
#define HIPPORT_HALF_H

#include <hip/hip_runtime.h>

// For compilers of device code only; a host's compiler may include this file through a header of both.
#if defined(__HIPCC__)

#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>

namespace hipport {

// Named by a function, not by a vendor: PyTorch's build renames CUDA's names in headers, and would copy this one.
using bfloat16 = decltype(__float2bfloat16(0.0f));
using bfloat162 = decltype(__halves2bfloat162(__float2bfloat16(0.0f), __float2bfloat16(0.0f)));

// Conversions, rounded once.
__device__ inline __half double2half(double a) {
#if defined(__HIP_PLATFORM_AMD__)
    const _Float16 rounded = static_cast<_Float16>(a);
    unsigned short bits;
    __builtin_memcpy(&bits, &rounded, sizeof bits);
    return __ushort_as_half(bits);
#else
    return __double2half(a);
#endif
}
__device__ inline bfloat162 float2bfloat162_rn(float a) {
    return __halves2bfloat162(__float2bfloat16(a), __float2bfloat16(a));
}
__device__ inline bfloat162 floats2bfloat162_rn(float low, float high) {
    return __halves2bfloat162(__float2bfloat16(low), __float2bfloat16(high));
}
__device__ inline bfloat162 make_bfloat162(bfloat16 low, bfloat16 high) { return __halves2bfloat162(low, high); }

// Between halves and integers, with the rounding that the name says; HIP has one way for all names. Rounding twice in
// one direction is the same as rounding once.
#if defined(__HIP_PLATFORM_AMD__)
#define HIPPORT_FROM_HALF(T, name, suffix, whole) \
    __device__ inline T half2##name##_##suffix(__half a) { return __half2##name##_rz(whole(a)); }
#define HIPPORT_TO_HALF(T, name, wide, suffix) \
    __device__ inline __half name##2half_##suffix(T a) { return __float2half_##suffix(__##wide##2float_##suffix(a)); }
#else
#define HIPPORT_FROM_HALF(T, name, suffix, whole) \
    __device__ inline T half2##name##_##suffix(__half a) { return __half2##name##_##suffix(a); }
#define HIPPORT_TO_HALF(T, name, wide, suffix) \
    __device__ inline __half name##2half_##suffix(T a) { return __##name##2half_##suffix(a); }
#endif
#define HIPPORT_CONVERSIONS(T, name, wide)   \
    HIPPORT_FROM_HALF(T, name, rn, hrint)    \
    HIPPORT_FROM_HALF(T, name, rd, hfloor)   \
    HIPPORT_FROM_HALF(T, name, ru, hceil)    \
    HIPPORT_TO_HALF(T, name, wide, rd)       \
    HIPPORT_TO_HALF(T, name, wide, ru)       \
    HIPPORT_TO_HALF(T, name, wide, rz)
HIPPORT_CONVERSIONS(short, short, int)
HIPPORT_CONVERSIONS(unsigned short, ushort, uint)
HIPPORT_CONVERSIONS(int, int, int)
HIPPORT_CONVERSIONS(unsigned int, uint, uint)
HIPPORT_CONVERSIONS(long long, ll, ll)
HIPPORT_CONVERSIONS(unsigned long long, ull, ull)
#undef HIPPORT_CONVERSIONS
#undef HIPPORT_TO_HALF
#undef HIPPORT_FROM_HALF

// The greater and the lesser elements; the number, where one of the two is NaN.
__device__ inline __half2 hmax2(__half2 a, __half2 b) {
    return __halves2half2(__hmax(__low2half(a), __low2half(b)), __hmax(__high2half(a), __high2half(b)));
}
__device__ inline __half2 hmin2(__half2 a, __half2 b) {
    return __halves2half2(__hmin(__low2half(a), __low2half(b)), __hmin(__high2half(a), __high2half(b)));
}

__device__ inline bfloat162 hmax2(bfloat162 a, bfloat162 b) { return __hmax2(a, b); }
__device__ inline bfloat162 hmin2(bfloat162 a, bfloat162 b) { return __hmin2(a, b); }

// The hyperbolic tangent, computed in float.
__device__ inline __half htanh(__half a) { return __float2half_rn(tanhf(__half2float(a))); }
__device__ inline __half2 h2tanh(__half2 a) {
    return __halves2half2(hipport::htanh(__low2half(a)), hipport::htanh(__high2half(a)));
}
__device__ inline bfloat16 htanh(bfloat16 a) { return __float2bfloat16(tanhf(__bfloat162float(a))); }
__device__ inline bfloat162 h2tanh(bfloat162 a) {
    return __halves2bfloat162(hipport::htanh(__low2bfloat16(a)), hipport::htanh(__high2bfloat16(a)));
}

// 1 for infinity and -1 for its negative; HIP's are 1 for both, for halves as a bool.
__host__ __device__ inline int hisinf(__half a) { return !__hisinf(a) ? 0 : __half2float(a) < 0.0f ? -1 : 1; }
__host__ __device__ inline int hisinf(bfloat16 a) { return !__hisinf(a) ? 0 : __bfloat162float(a) < 0.0f ? -1 : 1; }

// Comparisons that set all bits of a half of the word where they hold. With a NaN those that end in u hold, no others.
#define HIPPORT_MASK(name, holds)                                                                          \
    template <class Vector>                                                                                \
    __device__ inline unsigned int h##name##2_mask(Vector a, Vector b) {                                   \
        const auto of_lane = [](float x, float y) { return holds; };                                       \
        return (of_lane(__low2float(a), __low2float(b)) ? 0xffffu : 0u) |                                  \
               (of_lane(__high2float(a), __high2float(b)) ? 0xffff0000u : 0u);                             \
    }
HIPPORT_MASK(eq, x == y)
HIPPORT_MASK(ne, x < y || x > y)
HIPPORT_MASK(lt, x < y)
HIPPORT_MASK(le, x <= y)
HIPPORT_MASK(gt, x > y)
HIPPORT_MASK(ge, x >= y)
HIPPORT_MASK(equ, !(x < y || x > y))
HIPPORT_MASK(neu, !(x == y))
HIPPORT_MASK(ltu, !(x >= y))
HIPPORT_MASK(leu, !(x > y))
HIPPORT_MASK(gtu, !(x <= y))
HIPPORT_MASK(geu, !(x < y))
#undef HIPPORT_MASK

}  // namespace hipport

#endif

#endif
