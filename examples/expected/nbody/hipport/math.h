// CUDA's mathematical functions that HIP has in part. Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file
//
// CUDA declares functions outside of the C++ standard, such as rsqrt, for float and double, for host and device. HIP
// declares them for double, so that rsqrt(1.5f) compiles and is computed, slowly, as a double; and some for the device
// only. These are the others. Those of the standard are in <math.h>, for all types.

#ifndef HIPPORT_MATH_H
#define HIPPORT_MATH_H

#include <hip/hip_runtime.h>
#include <math.h>

#if defined(__CLANG_HIP_MATH_H__)

// For the host, as double; a float is computed as a double and rounded once.
inline double rcbrt(const double x) { return 1.0 / ::cbrt(x); }
inline double normcdf(const double x) { return 0.5 * ::erfc(-x * 0.70710678118654752440); }
inline double rhypot(const double a, const double b) { return 1.0 / ::hypot(a, b); }
inline double norm3d(const double a, const double b, const double c) { return ::hypot(::hypot(a, b), c); }
inline double norm4d(const double a, const double b, const double c, const double d) {
    return ::hypot(::hypot(a, b), ::hypot(c, d));
}
inline double rnorm3d(const double a, const double b, const double c) { return 1.0 / ::norm3d(a, b, c); }
inline double rnorm4d(const double a, const double b, const double c, const double d) {
    return 1.0 / ::norm4d(a, b, c, d);
}
inline double (norm)(const int n, const double *const x) {
    double length = 0.0;
    for (int i = 0; i < n; ++i) length = ::hypot(length, x[i]);
    return length;
}
inline double rnorm(const int n, const double *const x) { return 1.0 / (::norm)(n, x); }
inline void sincospi(const double x, double *const sine, double *const cosine) {
    *sine = ::sinpi(x);
    *cosine = ::cospi(x);
}
// e to the square of x by the complement of the error function: for large x, where both overflow, by the continued
// fraction x + (1/2) / (x + 1 / (x + (3/2) / ...)).
inline double erfcx(const double x) {
    if (x < -27.0) return HUGE_VAL;
    const double square = x * x;
    if (x < 25.0) return ::exp(square) * (1.0 + ::fma(x, x, -square)) * ::erfc(x);
    double fraction = x;
    for (int term = 8; term > 0; --term) fraction = x + 0.5 * term / fraction;
    return 0.56418958354775628695 / fraction;
}
// The x for which erfc(x) is y: at first by the leading term of the tail, then by Halley's method, which triples the
// number of digits in each step.
inline double erfinv(const double y);
inline double erfcinv(const double y) {
    if (!(y > 0.0 && y < 2.0)) return y == 0.0 ? HUGE_VAL : y == 2.0 ? -HUGE_VAL : ::nan("");
    if (y > 0.5) return ::erfinv(1.0 - y);
    const double tail = ::sqrt(-2.0 * ::log(0.5 * y));
    double x = 0.70710678118654752440 * (tail - (2.30753 + 0.27061 * tail) / (1.0 + tail * (0.99229 + tail * 0.04481)));
    for (int step = 0; step < 3; ++step) {
        const double newton = (1.0 - y / ::erfc(x)) * ::erfcx(x) * 0.88622692545275801365;
        x += newton / (1.0 - x * newton);
    }
    return x;
}
inline double erfinv(const double y) {
    if (!(::fabs(y) < 0.5)) return y < 0.0 ? -::erfcinv(1.0 + y) : ::erfcinv(1.0 - y);
    double x = 0.88622692545275801365 * y;
    for (int step = 0; step < 4; ++step) {
        const double newton = (::erf(x) - y) * ::exp(x * x) * 0.88622692545275801365;
        x -= newton / (1.0 + x * newton);
    }
    return x;
}
inline double normcdfinv(const double p) { return -1.41421356237309504880 * ::erfcinv(2.0 * p); }
inline float erfcinvf(const float x) { return static_cast<float>(::erfcinv(static_cast<double>(x))); }
inline float erfcxf(const float x) { return static_cast<float>(::erfcx(static_cast<double>(x))); }
inline float erfinvf(const float x) { return static_cast<float>(::erfinv(static_cast<double>(x))); }
inline float normcdfinvf(const float x) { return static_cast<float>(::normcdfinv(static_cast<double>(x))); }
inline float rcbrtf(const float x) { return static_cast<float>(::rcbrt(static_cast<double>(x))); }
inline float normcdff(const float x) { return static_cast<float>(::normcdf(static_cast<double>(x))); }
inline float fdividef(const float a, const float b) { return a / b; }
inline float rhypotf(const float a, const float b) { return static_cast<float>(::rhypot(double(a), double(b))); }
inline float norm3df(const float a, const float b, const float c) {
    return static_cast<float>(::norm3d(double(a), double(b), double(c)));
}
inline float norm4df(const float a, const float b, const float c, const float d) {
    return static_cast<float>(::norm4d(double(a), double(b), double(c), double(d)));
}
inline float rnorm3df(const float a, const float b, const float c) {
    return static_cast<float>(::rnorm3d(double(a), double(b), double(c)));
}
inline float rnorm4df(const float a, const float b, const float c, const float d) {
    return static_cast<float>(::rnorm4d(double(a), double(b), double(c), double(d)));
}
inline float normf(const int n, const float *const x) {
    double length = 0.0;
    for (int i = 0; i < n; ++i) length = ::hypot(length, double(x[i]));
    return static_cast<float>(length);
}
inline float rnormf(const int n, const float *const x) { return 1.0f / ::normf(n, x); }
inline void sincospif(const float x, float *const sine, float *const cosine) {
    *sine = ::sinpif(x);
    *cosine = ::cospif(x);
}

// For host and device, as float.
#define HIPPORT_FLOAT(name) \
    __host__ __device__ inline float name(const float x) { return ::name##f(x); }
HIPPORT_FLOAT(cospi)
HIPPORT_FLOAT(erfcinv)
HIPPORT_FLOAT(erfcx)
HIPPORT_FLOAT(erfinv)
HIPPORT_FLOAT(exp10)
HIPPORT_FLOAT(j0)
HIPPORT_FLOAT(j1)
HIPPORT_FLOAT(normcdf)
HIPPORT_FLOAT(normcdfinv)
HIPPORT_FLOAT(rcbrt)
HIPPORT_FLOAT(rsqrt)
HIPPORT_FLOAT(sinpi)
HIPPORT_FLOAT(y0)
HIPPORT_FLOAT(y1)
#undef HIPPORT_FLOAT
#define HIPPORT_FLOAT_OF_ORDER(name) \
    __host__ __device__ inline float name(const int n, const float x) { return ::name##f(n, x); }
HIPPORT_FLOAT_OF_ORDER(jn)
HIPPORT_FLOAT_OF_ORDER(yn)
#undef HIPPORT_FLOAT_OF_ORDER
__host__ __device__ inline void sincos(const float x, float *const sine, float *const cosine) {
    ::sincosf(x, sine, cosine);
}
__host__ __device__ inline void sincospi(const float x, float *const sine, float *const cosine) {
    ::sincospif(x, sine, cosine);
}

// These HIP has for the device only.
#define HIPPORT_DEVICE_FLOAT(name) \
    __device__ inline float name(const float x) { return ::name##f(x); }
HIPPORT_DEVICE_FLOAT(cyl_bessel_i0)
HIPPORT_DEVICE_FLOAT(cyl_bessel_i1)
#undef HIPPORT_DEVICE_FLOAT

#endif

#endif
