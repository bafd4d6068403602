#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/vector_operators.h"  // HP280@1

struct Vec3 : public float3 {
    __host__ __device__ Vec3(float a, float b, float c) { x = a, y = b, z = c; }
    __host__ __device__ Vec3(const float3 &v) : float3(v) {}
};

struct Point {
    float a, b, c;
    __host__ __device__ operator float3() const { return make_float3(a, b, c); }
};

inline __host__ __device__ float3 operator+(const float3 &a, const float3 &b) {
    return make_float3(a.x + b.x, a.y + b.y, a.z + b.z);
}
inline __host__ __device__ float3 operator*(float s, const float3 &b) { return make_float3(s * b.x, s * b.y, s * b.z); }

__global__ void k(Vec3 *v, Point *p, float3 *o) {
    Vec3 a(1, 2, 3);
    v[0] = v[1] + v[2];
    v[1] = 2.f * a;
    v[2] = a + make_float3(1, 2, 3) + a;
    o[0] = p[0] + p[1];
    o[1] = p[0] + o[1] + p[2];
    o[2] = o[3] + 2.f * o[2];
}
