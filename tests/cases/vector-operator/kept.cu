// No operator here collides with HIP's.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct quad { float x, y, z, w; };
struct long3x { long x; };

__device__ inline float4 operator*(float4 a, float4 b) { return make_float4(a.x * b.x, a.y * b.y, a.z * b.z, a.w * b.w); }
inline float3 operator*(float3 a, float3 b) { return make_float3(a.x * b.x, a.y * b.y, a.z * b.z); }
__host__ __device__ inline float4 operator*(float4 a, float s) { return make_float4(a.x * s, a.y * s, a.z * s, a.w * s); }
__host__ __device__ inline float4 operator*(float s, float4 a) { return a * s; }
__host__ __device__ inline float4 operator*(float4 a, float3 b) { return make_float4(a.x * b.x, a.y * b.y, a.z * b.z, a.w); }
__host__ __device__ inline float4 operator+(float4 a, float4 b) { return make_float4(a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w); }
__host__ __device__ inline float4 operator-(float4 a) { return make_float4(-a.x, -a.y, -a.z, -a.w); }
__host__ __device__ inline float4 operator-(float4 &a) { return make_float4(-a.x, -a.y, -a.z, -a.w); }
__host__ __device__ inline bool operator==(float4 a, float4 b) { return a.x == b.x && a.y == b.y && a.z == b.z && a.w == b.w; }
__host__ __device__ inline int2 operator%(int2 a, int2 b) { return make_int2(a.x % b.x, a.y % b.y); }
__host__ __device__ inline int2 operator*(int2 &a, int2 &b) { return make_int2(a.x * b.x, a.y * b.y); }
__host__ __device__ inline void operator+=(float4 &a, float s) { a.x += s; a.y += s; a.z += s; a.w += s; }
__host__ __device__ inline quad operator*(quad a, quad b) { return quad{a.x * b.x, a.y * b.y, a.z * b.z, a.w * b.w}; }
template <typename T> __host__ __device__ inline T operator*(T a, T b) { return T{a.x * b.x}; }
__host__ __device__ inline float3 make_float3(float s) { return make_float3(s, s, s); }
__host__ __device__ inline float3 make_float3(float2 a, float s) { return make_float3(a.x, a.y, s); }

#if !defined(__HIP_PLATFORM_AMD__)
__host__ __device__ inline void operator+=(float4 &a, float4 b) { a.x += b.x; a.y += b.y; a.z += b.z; a.w += b.w; }
#endif
