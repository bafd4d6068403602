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
HIPPORT_FLOAT(exp10)
HIPPORT_FLOAT(j0)
HIPPORT_FLOAT(j1)
HIPPORT_FLOAT(normcdf)
HIPPORT_FLOAT(rcbrt)
HIPPORT_FLOAT(rsqrt)
HIPPORT_FLOAT(sinpi)
HIPPORT_FLOAT(y0)
HIPPORT_FLOAT(y1)
#undef HIPPORT_FLOAT
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
HIPPORT_DEVICE_FLOAT(erfcinv)
HIPPORT_DEVICE_FLOAT(erfcx)
HIPPORT_DEVICE_FLOAT(erfinv)
HIPPORT_DEVICE_FLOAT(normcdfinv)
#undef HIPPORT_DEVICE_FLOAT

#endif

#endif
