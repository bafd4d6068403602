// Lengths and quotients of complex numbers, as CUDA computes them. Comes with hipport, belongs to the
// project that it was copied into. For C and C++.
// hipport: ignore-file
//
// HIP adds the squares of the two parts. Of floats below 1e-23 the squares are 0 and above 1e19 infinity, of doubles
// below 1e-162 and above 1e154: a length is then 0 or infinity, and a quotient is not a number. CUDA scales before.

#ifndef HIPPORT_COMPLEX_H
#define HIPPORT_COMPLEX_H

#include <hip/hip_complex.h>

#if defined(__HIP_PLATFORM_AMD__)

#if defined(__HIPCC_RTC__)
#define HIPPORT_COMPLEX __device__ static inline
#else
#include <math.h>
#define HIPPORT_COMPLEX __host__ __device__ static inline
#endif

HIPPORT_COMPLEX float hipport_cabsf(hipFloatComplex z) { return hypotf(z.x, z.y); }
HIPPORT_COMPLEX double hipport_cabs(hipDoubleComplex z) { return hypot(z.x, z.y); }

// The divisor's larger part becomes 1.
HIPPORT_COMPLEX hipFloatComplex hipport_cdivf(hipFloatComplex p, hipFloatComplex q) {
    const float scale = fabsf(q.x) > fabsf(q.y) ? fabsf(q.x) : fabsf(q.y);
    const float x = q.x / scale, y = q.y / scale, real = p.x / scale, imaginary = p.y / scale, square = x * x + y * y;
    return make_hipFloatComplex((real * x + imaginary * y) / square, (imaginary * x - real * y) / square);
}
HIPPORT_COMPLEX hipDoubleComplex hipport_cdiv(hipDoubleComplex p, hipDoubleComplex q) {
    const double scale = fabs(q.x) > fabs(q.y) ? fabs(q.x) : fabs(q.y);
    const double x = q.x / scale, y = q.y / scale, real = p.x / scale, imaginary = p.y / scale, square = x * x + y * y;
    return make_hipDoubleComplex((real * x + imaginary * y) / square, (imaginary * x - real * y) / square);
}

#undef HIPPORT_COMPLEX

#else  // for NVIDIA GPUs: CUDA's own

#define hipport_cabsf hipCabsf
#define hipport_cabs hipCabs
#define hipport_cdivf hipCdivf
#define hipport_cdiv hipCdiv

#endif

#endif
