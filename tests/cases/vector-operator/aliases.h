#pragma once
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#define BOTH __host__ __device__

namespace space {
#ifdef SINGLE
typedef float3 Vector;
#else
typedef double3 Vector;
#endif
using Pair = float2;
typedef float Scalar;
}

BOTH inline space::Vector operator*(const space::Vector &a, const space::Vector &b) {
//~                       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP203 error fixed 'operator*':
//~   HIP has an operator* of space::Vector too: every use is ambiguous
//~   remedy, safe fix: let it go before HIP's own
//> __attribute__((enable_if(true, __FILE__))) BOTH inline space::Vector operator*(const space::Vector &a, const space::Vector &b) {  // HP203@1
    space::Vector c;
    c.x = a.x * b.x, c.y = a.y * b.y, c.z = a.z * b.z;
    return c;
}
BOTH inline space::Vector operator*(const space::Vector &a, space::Scalar b) {
    space::Vector c;
    c.x = a.x * b, c.y = a.y * b, c.z = a.z * b;
    return c;
}
BOTH inline space::Vector scaled(const space::Vector &a, const space::Vector &b) { return a * b; }

namespace space {
BOTH inline Pair &operator/=(Pair &a, const Pair &b) {
//~               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP203 error fixed 'operator/=':
//~   HIP has an operator/= of Pair too: every use is ambiguous
//~   remedy, safe fix: let it go before HIP's own
//> __attribute__((enable_if(true, __FILE__))) BOTH inline Pair &operator/=(Pair &a, const Pair &b) {  // HP203@1
    a.x /= b.x, a.y /= b.y;
    return a;
}
BOTH inline float first(Pair a, Pair b) { return (a /= b).x; }
}
