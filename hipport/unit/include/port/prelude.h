// What every file of a port is parsed after: the headers of C++, and what the compiler has of itself in device code. All
// else comes from the headers that a file includes: one that is missing is to be seen.
#define __HIP_PLATFORM_AMD__ 1
#ifdef __HIP__
#include "hipport_cpu/words.h"
#endif
#include <stddef.h>
#include <stdint.h>
#include "../standard.h"
#if __has_include(<filesystem>) && !defined HIPPORT_NO_SYSTEM_HEADERS
// What the engine's headers include, which must not be declared for the device too.
#include <assert.h>
#include <fenv.h>
#include <istream>
#include <limits.h>
#include <ostream>
#include <stdio.h>
#include <string.h>
#include <system_error>
#include <time.h>
#endif
#ifdef __HIP__
extern "C" {
__device__ void *memcpy(void *, const void *, size_t) noexcept;
__device__ void *memset(void *, int, size_t) noexcept;
__device__ void *malloc(size_t) noexcept;
__device__ void free(void *) noexcept;
__device__ void __assert_fail(const char *, const char *, unsigned, const char *) noexcept;
__device__ void abort() noexcept;
__device__ clock_t clock() noexcept;
}
__device__ inline void *operator new(size_t, void *place) noexcept;
__device__ inline void *operator new[](size_t, void *place) noexcept;
__device__ inline void operator delete(void *, void *) noexcept;
__device__ inline void operator delete[](void *, void *) noexcept;
__device__ void *operator new(size_t);
__device__ void *operator new[](size_t);
__device__ void operator delete(void *) noexcept;
__device__ void operator delete[](void *) noexcept;
__device__ void operator delete(void *, size_t) noexcept;
__device__ void operator delete[](void *, size_t) noexcept;

__device__ int abs(int) noexcept;
__device__ long abs(long) noexcept;
__device__ long long abs(long long) noexcept;
__device__ long labs(long) noexcept;
__device__ long long llabs(long long) noexcept;
// In std once more, as a using-declaration takes what was declared before it.
namespace std {
using ::abort;
using ::abs;
using ::clock;
using ::free;
using ::labs;
using ::llabs;
using ::malloc;
using ::memcpy;
using ::memset;
}  // namespace std
#define HIPPORT_MATH(Result, name, ...)               \
    __device__ Result name(__VA_ARGS__) noexcept;     \
    namespace std {                                   \
    using ::name;                                     \
    }
#define HIPPORT_ONE(name) HIPPORT_MATH(double, name, double) HIPPORT_MATH(float, name##f, float)
#define HIPPORT_TWO(name) HIPPORT_MATH(double, name, double, double) HIPPORT_MATH(float, name##f, float, float)
HIPPORT_ONE(acos) HIPPORT_ONE(acosh) HIPPORT_ONE(asin) HIPPORT_ONE(asinh) HIPPORT_ONE(atan) HIPPORT_ONE(atanh)
HIPPORT_ONE(cbrt) HIPPORT_ONE(ceil) HIPPORT_ONE(cos) HIPPORT_ONE(cosh) HIPPORT_ONE(erf) HIPPORT_ONE(erfc)
HIPPORT_ONE(exp) HIPPORT_ONE(exp10) HIPPORT_ONE(exp2) HIPPORT_ONE(expm1) HIPPORT_ONE(fabs) HIPPORT_ONE(floor)
HIPPORT_ONE(j0) HIPPORT_ONE(j1) HIPPORT_ONE(lgamma) HIPPORT_ONE(log) HIPPORT_ONE(log10) HIPPORT_ONE(log1p)
HIPPORT_ONE(log2) HIPPORT_ONE(logb) HIPPORT_ONE(nearbyint) HIPPORT_ONE(rint) HIPPORT_ONE(round) HIPPORT_ONE(sin)
HIPPORT_ONE(sinh) HIPPORT_ONE(sqrt) HIPPORT_ONE(tan) HIPPORT_ONE(tanh) HIPPORT_ONE(tgamma) HIPPORT_ONE(trunc)
HIPPORT_ONE(y0) HIPPORT_ONE(y1)
HIPPORT_TWO(atan2) HIPPORT_TWO(copysign) HIPPORT_TWO(fdim) HIPPORT_TWO(fmax) HIPPORT_TWO(fmin) HIPPORT_TWO(fmod)
HIPPORT_TWO(hypot) HIPPORT_TWO(nextafter) HIPPORT_TWO(pow) HIPPORT_TWO(remainder)
#define HIPPORT_EACH(T, f)                         \
    HIPPORT_MATH(T, fma##f, T, T, T)               \
    HIPPORT_MATH(T, frexp##f, T, int *)            \
    HIPPORT_MATH(T, jn##f, int, T)                 \
    HIPPORT_MATH(T, ldexp##f, T, int)              \
    HIPPORT_MATH(T, modf##f, T, T *)               \
    HIPPORT_MATH(T, nan##f, const char *)          \
    HIPPORT_MATH(T, remquo##f, T, T, int *)        \
    HIPPORT_MATH(T, scalbln##f, T, long)           \
    HIPPORT_MATH(T, scalbn##f, T, int)             \
    HIPPORT_MATH(T, yn##f, int, T)                 \
    HIPPORT_MATH(int, ilogb##f, T)                 \
    HIPPORT_MATH(long, lrint##f, T)                \
    HIPPORT_MATH(long, lround##f, T)               \
    HIPPORT_MATH(long long, llrint##f, T)          \
    HIPPORT_MATH(long long, llround##f, T)         \
    HIPPORT_MATH(void, sincos##f, T, T *, T *)
HIPPORT_EACH(double, )
HIPPORT_EACH(float, f)
#undef HIPPORT_EACH
#undef HIPPORT_TWO
#undef HIPPORT_ONE
#undef HIPPORT_MATH
#endif
