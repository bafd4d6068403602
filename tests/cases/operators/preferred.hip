// What means something else than HIP's operator, or cannot be told, goes before it.
#include <hip/hip_runtime.h>
#include <hip/hip_complex.h>

// the product of complex numbers
__attribute__((enable_if(true, __FILE__))) __host__ __device__ inline float2 operator*(float2 a, float2 b)
{
    return make_float2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
}
__attribute__((enable_if(true, __FILE__))) __host__ __device__ inline hipComplex operator/(hipComplex a, hipComplex b) { return hipCdivf(a, b); }

// the dot product
__attribute__((enable_if(true, __FILE__))) __host__ __device__ inline float operator*(float3 a, float3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

// a component is missing
__attribute__((enable_if(true, __FILE__))) __host__ __device__ inline float4 operator*(float4 a, float4 b) { return make_float4(a.x * b.x, a.y * b.y, a.z * b.z, 0); }

// by an operator that means something else
__attribute__((enable_if(true, __FILE__))) __host__ __device__ inline void operator*=(float2 &a, float2 b) { a = a * b; }

__attribute__((enable_if(true, __FILE__))) __host__ __device__ inline int2 &operator++(int2 &a) { a.x++; return a; }

namespace mine {
__attribute__((enable_if(true, __FILE__))) __host__ __device__ inline double2 operator*(double2 a, double2 b) { return make_double2(a.x * b.x, a.y * b.y); }
}

__attribute__((enable_if(true, __FILE__))) __host__ __device__ inline double3 operator*(double3 a, double3 b)
{
#ifdef FAST
    return a;
#else
    return make_double3(a.x * b.x, a.y * b.y, a.z * b.z);
#endif
}

__global__ void combine(float2 *a, float3 *b, float4 *c, int2 *d, double3 *e, hipComplex *f)
{
    a[0] *= a[1] * a[2];
    a[0].x = b[0] * b[1];
    c[0] = c[1] * c[2];
    ++d[0];
    e[0] = e[1] * e[2];
    f[0] = f[1] / f[2];
}
