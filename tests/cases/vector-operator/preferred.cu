// What means something else than HIP's operator, or cannot be told, goes before it.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/complex.h"  // HP117@1
#include <cuComplex.h>
//> #include <hip/hip_complex.h>  // HP110@11

// the product of complex numbers
__host__ __device__ inline float2 operator*(float2 a, float2 b)
//~                               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP203 error fixed 'operator*':
//~   HIP has an operator* of float2 too: every use is ambiguous
//~   remedy, safe fix: let it go before HIP's own
//> __attribute__((enable_if(true, __FILE__))) __host__ __device__ inline float2 operator*(float2 a, float2 b)  // HP203@1
{
    return make_float2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
}
__host__ __device__ inline cuComplex operator/(cuComplex a, cuComplex b) { return cuCdivf(a, b); }
//~                                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP203 error fixed 'operator/':
//~   HIP has an operator/ of cuComplex too: every use is ambiguous
//~   remedy, safe fix: let it go before HIP's own
//> __attribute__((enable_if(true, __FILE__))) __host__ __device__ inline hipComplex operator/(hipComplex a, hipComplex b) { return hipport_cdivf(a, b); }  // HP203@1 HP101@28 HP101@48 HP101@61 HP101@83

// the dot product
__host__ __device__ inline float operator*(float3 a, float3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
//~                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP203 error fixed 'operator*':
//~   HIP has an operator* of float3 too: every use is ambiguous
//~   remedy, safe fix: let it go before HIP's own
//> __attribute__((enable_if(true, __FILE__))) __host__ __device__ inline float operator*(float3 a, float3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }  // HP203@1

// a component is missing
__host__ __device__ inline float4 operator*(float4 a, float4 b) { return make_float4(a.x * b.x, a.y * b.y, a.z * b.z, 0); }
//~                               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP203 error fixed 'operator*':
//~   HIP has an operator* of float4 too: every use is ambiguous
//~   remedy, safe fix: let it go before HIP's own
//> __attribute__((enable_if(true, __FILE__))) __host__ __device__ inline float4 operator*(float4 a, float4 b) { return make_float4(a.x * b.x, a.y * b.y, a.z * b.z, 0); }  // HP203@1

// by an operator that means something else
__host__ __device__ inline void operator*=(float2 &a, float2 b) { a = a * b; }
//~                             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP203 error fixed 'operator*=':
//~   HIP has an operator*= of float2 too: every use is ambiguous
//~   remedy, safe fix: let it go before HIP's own
//> __attribute__((enable_if(true, __FILE__))) __host__ __device__ inline void operator*=(float2 &a, float2 b) { a = a * b; }  // HP203@1

__host__ __device__ inline int2 &operator++(int2 &a) { a.x++; return a; }
//~                              ^~~~~~~~~~~~~~~~~~~ HP203 error fixed 'operator++':
//~   HIP has an operator++ of int2 too: every use is ambiguous
//~   remedy, safe fix: let it go before HIP's own
//> __attribute__((enable_if(true, __FILE__))) __host__ __device__ inline int2 &operator++(int2 &a) { a.x++; return a; }  // HP203@1

namespace mine {
__host__ __device__ inline double2 operator*(double2 a, double2 b) { return make_double2(a.x * b.x, a.y * b.y); }
//~                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP203 error fixed 'operator*':
//~   HIP has an operator* of double2 too: every use is ambiguous
//~   remedy, safe fix: let it go before HIP's own
//> __attribute__((enable_if(true, __FILE__))) __host__ __device__ inline double2 operator*(double2 a, double2 b) { return make_double2(a.x * b.x, a.y * b.y); }  // HP203@1
}

__host__ __device__ inline double3 operator*(double3 a, double3 b)
//~                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP203 error fixed 'operator*':
//~   HIP has an operator* of double3 too: every use is ambiguous
//~   remedy, safe fix: let it go before HIP's own
//> __attribute__((enable_if(true, __FILE__))) __host__ __device__ inline double3 operator*(double3 a, double3 b)  // HP203@1
{
#ifdef FAST
    return a;
#else
    return make_double3(a.x * b.x, a.y * b.y, a.z * b.z);
#endif
}

__global__ void combine(float2 *a, float3 *b, float4 *c, int2 *d, double3 *e, cuComplex *f)
//> __global__ void combine(float2 *a, float3 *b, float4 *c, int2 *d, double3 *e, hipComplex *f)  // HP101@79
{
    a[0] *= a[1] * a[2];
    a[0].x = b[0] * b[1];
    c[0] = c[1] * c[2];
    ++d[0];
    e[0] = e[1] * e[2];
    f[0] = f[1] / f[2];
}
