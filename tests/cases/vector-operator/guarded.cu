// Operators that HIP's headers have too, in every way of writing them component by component.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#define HD __host__ __device__

////////////////////////////////////////////////////////////////////////////////
// sums: HIP's + is a template, before which these go; its += is not
////////////////////////////////////////////////////////////////////////////////

inline __host__ __device__ float2 operator+(float2 a, float2 b)
{
    return make_float2(a.x + b.x, a.y + b.y);
}
//+ #if !defined(__HIP_PLATFORM_AMD__)  // HP203@1
inline __host__ __device__ void operator+=(float2 &a, float2 b)
//~                             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP203 error fixed 'operator+=':
//~   HIP has an operator+= of float2 too: every use is ambiguous
//~   remedy, safe fix: leave it out for AMD GPUs, where HIP's own does the same
{
    a.x += b.x;
    a.y += b.y;
}
//+ #endif  // HP203@1
inline __host__ __device__ void operator+=(float2 &a, float b)
{
    a.x += b;
    a.y += b;
}

// differences
inline HD float3 operator-(float3 a, const float3 &b) { return make_float3(a.x - b.x, a.y - b.y, a.z - b.z); }
//+ #if !defined(__HIP_PLATFORM_AMD__)  // HP203@1
inline HD float3 &operator-=(float3 &a, const float3 &b) { a = a - b; return a; }  // by the operator above
//~               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP203 error fixed 'operator-=':
//~   HIP has an operator-= of float3 too: every use is ambiguous
//~   remedy, safe fix: leave it out for AMD GPUs, where HIP's own does the same

/* products */
HD static inline float4 operator*(const float4 &a, const float4 &b)
//~                     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP203 error fixed 'operator*':
//~   HIP has an operator* of float4 too: every use is ambiguous
//~   remedy, safe fix: leave it out for AMD GPUs, where HIP's own does the same
{
    float4 r;
    r.x = a.x * b.x;
    r.y = a.y * b.y;  // as all of them
    r.z = a.z * b.z;
    r.w = a.w * b.w;
    return r;
}

inline HD float4 &operator*=(float4 &a, float4 b) { a = a * b; return a; }
//~               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP203 error fixed 'operator*=':
//~   HIP has an operator*= of float4 too: every use is ambiguous
//~   remedy, safe fix: leave it out for AMD GPUs, where HIP's own does the same

/* quotients */ static inline __host__ __device__ int2 operator/(int2 a, int2 b) { return {a.x / b.x, a.y / b.y}; }
//~                                                    ^~~~~~~~~~~~~~~~~~~~~~~~~ HP203 error fixed 'operator/':
//~   HIP has an operator/ of int2 too: every use is ambiguous
//~   remedy, safe fix: leave it out for AMD GPUs, where HIP's own does the same

constexpr uint3 operator/(uint3 a, uint3 b)
//~             ^~~~~~~~~~~~~~~~~~~~~~~~~~~ HP203 error fixed 'operator/':
//~   HIP has an operator/ of uint3 too: every use is ambiguous
//~   remedy, safe fix: leave it out for AMD GPUs, where HIP's own does the same
{
    return uint3{a.x / b.x, a.y / b.y, a.z / b.z};
}
//+ #endif  // HP203@1

namespace
{
//+ #if !defined(__HIP_PLATFORM_AMD__)  // HP203@1
    inline HD double2 operator*(double2 a, double2 b)
//~                   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP203 error fixed 'operator*':
//~   HIP has an operator* of double2 too: every use is ambiguous
//~   remedy, safe fix: leave it out for AMD GPUs, where HIP's own does the same
    {
        a.x *= b.x;
        a.y *= b.y;
        return a;
    }
//+ #endif  // HP203@1
}

#ifdef USE_CHAR
//+ #if !defined(__HIP_PLATFORM_AMD__)  // HP203@1
inline HD uchar4 operator*(uchar4 a, uchar4 b) { const uchar4 r = make_uchar4(a.x * b.x, a.y * b.y, a.z * b.z, a.w * b.w); return r; }
//~              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP203 error fixed 'operator*':
//~   HIP has an operator* of uchar4 too: every use is ambiguous
//~   remedy, safe fix: leave it out for AMD GPUs, where HIP's own does the same
//+ #endif  // HP203@1
#endif

__global__ void combine(float2 *p, float3 *q, float4 *r, uint3 *u, double2 *d)
{
    p[0] += p[1] + p[2];
    q[0] -= q[1];
    r[0] *= r[1] * r[2];
    u[0] = u[1] / u[2];
    d[0] = d[1] * d[2];
}
