#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

//+ #if defined(__HIPCC__) && __cplusplus > 201703L  // HP290@1
//+ using std::lerp;
//+ #else
inline __device__ __host__ float lerp(float a, float b, float t)
{
    return a + t * (b - a);
}
//+ #endif  // HP290@1
inline __device__ __host__ float2 lerp(float2 a, float2 b, float t)
{
    return make_float2(lerp(a.x, b.x, t), lerp(a.y, b.y, t));
}
//+ #if defined(__HIPCC__) && __cplusplus > 201703L  // HP290@1
//+ using std::lerp;
//+ #else
__host__ __device__ double lerp(const double from, const double to, const double at);
//+ #endif  // HP290@1
namespace mine {
__device__ float lerp(float a, float b, float t) { return a + t * (b - a); }
}
struct Curve {
    __device__ float lerp(float a, float b, float t) const { return a + t * (b - a); }
};
template <class T>
__device__ T lerp(T a, T b, T t) { return a + t * (b - a); }
#if defined(__HIPCC__) && __cplusplus > 201703L
using std::lerp;
#else
inline __device__ __host__ float lerp(float a, float b, float t);
#endif

__global__ void fade(float *x) { x[0] = lerp(x[0], x[1], 0.5f); }
