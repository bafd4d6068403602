// CUDA's min and max. Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file
//
// CUDA declares min and max once for host and device: integers below int count as int, and of a signed and an unsigned
// number both count as unsigned. HIP declares min(int, int) for the host unless it is asked for more, so that
// min(1.5f, 2.5f) compiles and is 1; for the device it computes two numbers of different types as double, so that
// min(-1, 5u) compiles and is -1.0. These are the others.

#ifndef HIPPORT_MINMAX_H
#define HIPPORT_MINMAX_H

#include <hip/hip_runtime.h>

#if defined(__HIP_PLATFORM_AMD__)

#define HIPPORT_MINMAX(Target, Result, A, B)                                \
    Target inline Result (min)(const A a, const B b) {                        \
        return static_cast<Result>(a) < static_cast<Result>(b) ? a : b;     \
    }                                                                       \
    Target inline Result (max)(const A a, const B b) {                        \
        return static_cast<Result>(a) > static_cast<Result>(b) ? a : b;     \
    }
// Of a signed and an unsigned number.
#define HIPPORT_MINMAX_MIXED(Target, Unsigned, Signed)                      \
    HIPPORT_MINMAX(Target, Unsigned, Signed, Unsigned)                      \
    HIPPORT_MINMAX(Target, Unsigned, Unsigned, Signed)

#if !defined(__HIP_DEFINE_EXTENDED_HOST_MIN_MAX__) || !__HIP_DEFINE_EXTENDED_HOST_MIN_MAX__
HIPPORT_MINMAX(, unsigned int, unsigned int, unsigned int)
HIPPORT_MINMAX(, long, long, long)
HIPPORT_MINMAX(, unsigned long, unsigned long, unsigned long)
HIPPORT_MINMAX(, long long, long long, long long)
HIPPORT_MINMAX(, unsigned long long, unsigned long long, unsigned long long)
inline float (min)(const float a, const float b) { return __builtin_fminf(a, b); }
inline float (max)(const float a, const float b) { return __builtin_fmaxf(a, b); }
inline double (min)(const double a, const double b) { return __builtin_fmin(a, b); }
inline double (max)(const double a, const double b) { return __builtin_fmax(a, b); }
inline double (min)(const float a, const double b) { return __builtin_fmin(a, b); }
inline double (max)(const float a, const double b) { return __builtin_fmax(a, b); }
inline double (min)(const double a, const float b) { return __builtin_fmin(a, b); }
inline double (max)(const double a, const float b) { return __builtin_fmax(a, b); }
#endif

#if !defined(__HIP_DEFINE_MIXED_HOST_MIN_MAX__) || !__HIP_DEFINE_MIXED_HOST_MIN_MAX__
HIPPORT_MINMAX_MIXED(, unsigned int, int)
HIPPORT_MINMAX_MIXED(, unsigned long, long)
HIPPORT_MINMAX_MIXED(, unsigned long long, long long)
#endif

// For the device each pair is written out: clang's templates take any two types as they are, and a function is chosen
// over a template only where it converts nothing. Those of a float and a double are for classes that convert to float,
// such as PyTorch's c10::Half.
#if defined(__CLANG_HIP_MATH_H__)
HIPPORT_MINMAX(__device__, double, float, double)
HIPPORT_MINMAX(__device__, double, double, float)
#define HIPPORT_MINMAX_BELOW_INT(Define, Result, B)                         \
    Define(__device__, Result, bool, B)                                     \
    Define(__device__, Result, char, B)                                     \
    Define(__device__, Result, signed char, B)                              \
    Define(__device__, Result, unsigned char, B)                            \
    Define(__device__, Result, short, B)                                    \
    Define(__device__, Result, unsigned short, B)
#define HIPPORT_MINMAX_SWAPPED(Target, Result, A, B) HIPPORT_MINMAX(Target, Result, B, A)

HIPPORT_MINMAX_BELOW_INT(HIPPORT_MINMAX, int, bool)
HIPPORT_MINMAX_BELOW_INT(HIPPORT_MINMAX, int, char)
HIPPORT_MINMAX_BELOW_INT(HIPPORT_MINMAX, int, signed char)
HIPPORT_MINMAX_BELOW_INT(HIPPORT_MINMAX, int, unsigned char)
HIPPORT_MINMAX_BELOW_INT(HIPPORT_MINMAX, int, short)
HIPPORT_MINMAX_BELOW_INT(HIPPORT_MINMAX, int, unsigned short)
HIPPORT_MINMAX_BELOW_INT(HIPPORT_MINMAX, int, int)
HIPPORT_MINMAX_BELOW_INT(HIPPORT_MINMAX_SWAPPED, int, int)
HIPPORT_MINMAX_BELOW_INT(HIPPORT_MINMAX, unsigned int, unsigned int)
HIPPORT_MINMAX_BELOW_INT(HIPPORT_MINMAX_SWAPPED, unsigned int, unsigned int)
// clang's templates for these are as good a match as std::min after ``using namespace std``.
HIPPORT_MINMAX(__device__, unsigned int, unsigned int, unsigned int)
HIPPORT_MINMAX(__device__, long, long, long)
HIPPORT_MINMAX(__device__, unsigned long, unsigned long, unsigned long)
HIPPORT_MINMAX(__device__, long long, long long, long long)
HIPPORT_MINMAX(__device__, unsigned long long, unsigned long long, unsigned long long)
HIPPORT_MINMAX_MIXED(__device__, unsigned int, int)
HIPPORT_MINMAX_MIXED(__device__, unsigned long, long)
HIPPORT_MINMAX_MIXED(__device__, unsigned long long, long long)

#undef HIPPORT_MINMAX_SWAPPED
#undef HIPPORT_MINMAX_BELOW_INT
#endif

#undef HIPPORT_MINMAX_MIXED
#undef HIPPORT_MINMAX

#endif

#endif
