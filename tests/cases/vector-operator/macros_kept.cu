// Macros that define no operator that collides with HIP's.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Own3 { float x, y, z; };

#define HD inline __host__ __device__
#define BINARY(T, S, op) \
    HD T operator op(const T &a, const T &b) { T c; c.x = a.x op b.x; c.y = a.y op b.y; c.z = a.z op b.z; return c; } \
    HD T operator op(const T &a, S s) { T c; c.x = a.x op s; c.y = a.y op s; c.z = a.z op s; return c; }
BINARY(float3, float, +)
BINARY(Own3, float, *)
#undef BINARY

// the same name again
#define BINARY(T) __device__ inline T operator*(T a, T b) { a.x *= b.x; return a; }
BINARY(float3)
BINARY(float4)

// a product with a number, as a template
template <class T> __device__ float3 operator*(T a, float3 b) { return make_float3(a * b.x, a * b.y, a * b.z); }
template <int N> HD float3 &operator*=(float3 &a, int s) { a.x *= s * N; return a; }
template <class T> HD T &operator-=(T &a, T b) { a.x -= b.x; return a; }

// what a use passes is no text of the macro
#define WITH_CAST(name, code) struct name { float x; HD operator float() const { return x; } }; code
WITH_CAST(Cast, HD float2 operator*(float2 a, float2 b) { a.x *= b.x; return a; })

#define UNUSED(T) HD T operator*(T a, T b) { a.x *= b.x; return a; }

#if !defined(__HIP_PLATFORM_AMD__)
#define FOR_CUDA(T) HD T operator*(T a, T b) { a.x *= b.x; return a; }
FOR_CUDA(int3)
#endif
#define HERE(T) HD T &operator*=(T &a, T b) { a.x *= b.x; return a; }
#if !defined(__HIP_PLATFORM_AMD__)
HERE(int3)
#endif

__global__ void kernel(float3 *p) { *p = 2.0f * *p + *p * *p + 1.0f; }
