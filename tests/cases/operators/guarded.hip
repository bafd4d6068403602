// Operators that HIP's headers have too, in every way of writing them component by component.
#include <hip/hip_runtime.h>

#define HD __host__ __device__

////////////////////////////////////////////////////////////////////////////////
// sums: HIP's + is a template, before which these go; its += is not
////////////////////////////////////////////////////////////////////////////////

inline __host__ __device__ float2 operator+(float2 a, float2 b)
{
    return make_float2(a.x + b.x, a.y + b.y);
}
#if !defined(__HIP_PLATFORM_AMD__)
inline __host__ __device__ void operator+=(float2 &a, float2 b)
{
    a.x += b.x;
    a.y += b.y;
}
#endif
inline __host__ __device__ void operator+=(float2 &a, float b)
{
    a.x += b;
    a.y += b;
}

// differences
inline HD float3 operator-(float3 a, const float3 &b) { return make_float3(a.x - b.x, a.y - b.y, a.z - b.z); }
#if !defined(__HIP_PLATFORM_AMD__)
inline HD float3 &operator-=(float3 &a, const float3 &b) { a = a - b; return a; }  // by the operator above

/* products */
HD static inline float4 operator*(const float4 &a, const float4 &b)
{
    float4 r;
    r.x = a.x * b.x;
    r.y = a.y * b.y;  // as all of them
    r.z = a.z * b.z;
    r.w = a.w * b.w;
    return r;
}

inline HD float4 &operator*=(float4 &a, float4 b) { a = a * b; return a; }

/* quotients */ static inline __host__ __device__ int2 operator/(int2 a, int2 b) { return {a.x / b.x, a.y / b.y}; }

constexpr uint3 operator/(uint3 a, uint3 b)
{
    return uint3{a.x / b.x, a.y / b.y, a.z / b.z};
}
#endif

namespace
{
#if !defined(__HIP_PLATFORM_AMD__)
    inline HD double2 operator*(double2 a, double2 b)
    {
        a.x *= b.x;
        a.y *= b.y;
        return a;
    }
#endif
}

#ifdef USE_CHAR
#if !defined(__HIP_PLATFORM_AMD__)
inline HD uchar4 operator*(uchar4 a, uchar4 b) { const uchar4 r = make_uchar4(a.x * b.x, a.y * b.y, a.z * b.z, a.w * b.w); return r; }
#endif
#endif

__global__ void combine(float2 *p, float3 *q, float4 *r, uint3 *u, double2 *d)
{
    p[0] += p[1] + p[2];
    q[0] -= q[1];
    r[0] *= r[1] * r[2];
    u[0] = u[1] / u[2];
    d[0] = d[1] * d[2];
}
