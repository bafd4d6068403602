// CUDA's quotients, reciprocals and roots of doubles that are rounded down, up or towards zero. Comes with hipport,
// belongs to the project that it was copied into.
// hipport: ignore-file
//
// HIP declares these functions, but its device library has nothing to link them with. They are computed from the result
// to nearest q: what is left of the exact result, as far as its sign and about its size, is added to q in the direction.
// The remainder fma(-q, b, a) is exact where nothing underflows, so the operands are scaled to about 1 before. For an
// NVIDIA GPU, each function is CUDA's own.

#ifndef HIPPORT_ROUNDING_H
#define HIPPORT_ROUNDING_H

#include <hip/hip_runtime.h>

#include "device.h"

// For compilers of device code only; a host's compiler may include this file through a header of both.
#if defined(__HIPCC__)

namespace hipport {

#if defined(__HIP_PLATFORM_AMD__)

namespace detail {

// Whether a number is one that can be scaled: neither 0 nor infinite nor NaN, for which the plain operation is exact.
__device__ inline bool is_scalable(double a) { return a != 0.0 && a - a == 0.0; }

// A number between 1/2 and 1 with the digits and the sign of the given one, and the power of 2 that it has to be
// multiplied by.
struct Scaled {
    double number;
    int power;
};
__device__ inline Scaled scaled(double a) {
    int power;
    const double number = frexp(a, &power);
    return {number, power};
}

}  // namespace detail

// Scaling to the result has two steps, as 2^power itself may be out of range. Each is rounded in the direction, which is
// the same as rounding once.
#define HIPPORT_DIRECTED(suffix)                                                                             \
    __device__ inline double ddiv_##suffix(double a, double b) {                                             \
        if (!detail::is_scalable(a) || !detail::is_scalable(b)) return a / b;                                \
        const detail::Scaled n = detail::scaled(a), d = detail::scaled(b);                                   \
        const double q = detail::quotient(n.number, d.number);                                               \
        const double left = detail::quotient(fma(-q, d.number, n.number), d.number);                         \
        const int power = n.power - d.power;                                                                 \
        const int half = power < -1200 ? -600 : power > 1200 ? 600 : power / 2;                              \
        const int rest = power < -1200 ? -600 : power > 1200 ? 600 : power - half;                           \
        return dmul_##suffix(dmul_##suffix(dadd_##suffix(q, left), ldexp(1.0, half)), ldexp(1.0, rest));     \
    }                                                                                                        \
    __device__ inline double drcp_##suffix(double a) { return ddiv_##suffix(1.0, a); }                       \
    __device__ inline double dsqrt_##suffix(double a) {                                                      \
        if (!detail::is_scalable(a) || a < 0.0) return __dsqrt_rn(a);                                        \
        const detail::Scaled s = detail::scaled(a);                                                          \
        const int odd = s.power & 1;                                                                         \
        const double x = odd ? s.number * 0.5 : s.number;                                                    \
        const double q = __dsqrt_rn(x);                                                                      \
        const double left = detail::quotient(fma(-q, q, x), 2.0 * q);                                        \
        return ldexp(dadd_##suffix(q, left), (s.power + odd) / 2);                                           \
    }
HIPPORT_DIRECTED(rd)
HIPPORT_DIRECTED(ru)
HIPPORT_DIRECTED(rz)
#undef HIPPORT_DIRECTED

#else  // for NVIDIA GPUs: CUDA's own

#define HIPPORT_DIRECTED(suffix)                                                              \
    __device__ inline double ddiv_##suffix(double a, double b) { return __ddiv_##suffix(a, b); } \
    __device__ inline double drcp_##suffix(double a) { return __drcp_##suffix(a); }              \
    __device__ inline double dsqrt_##suffix(double a) { return __dsqrt_##suffix(a); }
HIPPORT_DIRECTED(rd)
HIPPORT_DIRECTED(ru)
HIPPORT_DIRECTED(rz)
#undef HIPPORT_DIRECTED

#endif

}  // namespace hipport

#endif

#endif
