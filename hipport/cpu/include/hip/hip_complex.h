// Complex numbers as vectors of two components.

#ifndef HIP_INCLUDE_HIP_HIP_COMPLEX_H
#define HIP_INCLUDE_HIP_HIP_COMPLEX_H

#include <math.h>

#include "hip/hip_runtime.h"

typedef float2 hipFloatComplex;
typedef double2 hipDoubleComplex;
typedef hipFloatComplex hipComplex;

#define HIPPORT_CPU_COMPLEX(T, C, Name, s, hypotenuse)                                                            \
    inline C make_hip##Name##Complex(T x, T y) { return C(x, y); }                                                \
    inline T hipCreal##s(C z) { return z.x; }                                                                     \
    inline T hipCimag##s(C z) { return z.y; }                                                                     \
    inline C hipConj##s(C z) { return C(z.x, -z.y); }                                                             \
    inline T hipCsqabs##s(C z) { return z.x * z.x + z.y * z.y; }                                                  \
    inline T hipCabs##s(C z) { return hypotenuse(z.x, z.y); }                                                     \
    inline C hipCadd##s(C p, C q) { return C(p.x + q.x, p.y + q.y); }                                             \
    inline C hipCsub##s(C p, C q) { return C(p.x - q.x, p.y - q.y); }                                             \
    inline C hipCmul##s(C p, C q) { return C(p.x * q.x - p.y * q.y, p.x * q.y + p.y * q.x); }                     \
    inline C hipCdiv##s(C p, C q) {                                                                               \
        const T square = hipCsqabs##s(q);                                                                         \
        return C((p.x * q.x + p.y * q.y) / square, (p.y * q.x - p.x * q.y) / square);                             \
    }                                                                                                             \
    inline C hipCfma##s(C p, C q, C r) { return hipCadd##s(hipCmul##s(p, q), r); }
HIPPORT_CPU_COMPLEX(float, hipFloatComplex, Float, f, ::hypotf)
HIPPORT_CPU_COMPLEX(double, hipDoubleComplex, Double, , ::hypot)
#undef HIPPORT_CPU_COMPLEX

inline hipComplex make_hipComplex(float x, float y) { return hipComplex(x, y); }
inline hipFloatComplex hipComplexDoubleToFloat(hipDoubleComplex z) {
    return hipFloatComplex(static_cast<float>(z.x), static_cast<float>(z.y));
}
inline hipDoubleComplex hipComplexFloatToDouble(hipFloatComplex z) { return hipDoubleComplex(z.x, z.y); }

#endif
