// CUDA's min and max for the host. Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file
//
// CUDA declares min and max for every pair of number types on the host as on the device. HIP declares min(int, int) for
// the host unless it is asked for more, so that min(1.5f, 2.5f) compiles and is 1. These are the others.

#ifndef HIPPORT_MINMAX_H
#define HIPPORT_MINMAX_H

#include <hip/hip_runtime.h>

#if defined(__HIP_PLATFORM_AMD__)

#define HIPPORT_MINMAX(Result, A, B)                                        \
    inline Result min(const A a, const B b) {                               \
        return static_cast<Result>(a) < static_cast<Result>(b) ? a : b;     \
    }                                                                       \
    inline Result max(const A a, const B b) {                               \
        return static_cast<Result>(a) > static_cast<Result>(b) ? a : b;     \
    }

#if !defined(__HIP_DEFINE_EXTENDED_HOST_MIN_MAX__) || !__HIP_DEFINE_EXTENDED_HOST_MIN_MAX__
HIPPORT_MINMAX(unsigned int, unsigned int, unsigned int)
HIPPORT_MINMAX(long, long, long)
HIPPORT_MINMAX(unsigned long, unsigned long, unsigned long)
HIPPORT_MINMAX(long long, long long, long long)
HIPPORT_MINMAX(unsigned long long, unsigned long long, unsigned long long)
inline float min(const float a, const float b) { return __builtin_fminf(a, b); }
inline float max(const float a, const float b) { return __builtin_fmaxf(a, b); }
inline double min(const double a, const double b) { return __builtin_fmin(a, b); }
inline double max(const double a, const double b) { return __builtin_fmax(a, b); }
inline double min(const float a, const double b) { return __builtin_fmin(a, b); }
inline double max(const float a, const double b) { return __builtin_fmax(a, b); }
inline double min(const double a, const float b) { return __builtin_fmin(a, b); }
inline double max(const double a, const float b) { return __builtin_fmax(a, b); }
#endif

// Of a signed and an unsigned number both count as unsigned, as in CUDA.
#if !defined(__HIP_DEFINE_MIXED_HOST_MIN_MAX__) || !__HIP_DEFINE_MIXED_HOST_MIN_MAX__
HIPPORT_MINMAX(unsigned int, int, unsigned int)
HIPPORT_MINMAX(unsigned int, unsigned int, int)
HIPPORT_MINMAX(unsigned long, long, unsigned long)
HIPPORT_MINMAX(unsigned long, unsigned long, long)
HIPPORT_MINMAX(unsigned long long, long long, unsigned long long)
HIPPORT_MINMAX(unsigned long long, unsigned long long, long long)
#endif

#undef HIPPORT_MINMAX

#endif

#endif
