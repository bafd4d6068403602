// HIP's operators of two vectors go before templates.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

template <class V> __host__ __device__ V operator*(const V &a, const V &b) { V r; r.x = a.x * b.x - a.y * b.y; r.y = a.x * b.y + a.y * b.x; return r; }
//~                                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP298 error 'operator*':
//~   HIP's operator* of two vectors, component by component, goes before this template
//~   remedy: write it for each vector type that it is used with, or as a function with a name
template <class V> __device__ float operator*(V a, V b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
//~                                 ^~~~~~~~~~~~~~~~~~~ HP298 error 'operator*':
//~   HIP's operator* of two vectors, component by component, goes before this template
//~   remedy: write it for each vector type that it is used with, or as a function with a name
template <class V> __host__ __device__ V &operator*=(V &a, const V &b) { a = V{a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x}; return a; }
//~                                       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP298 error 'operator*=':
//~   HIP's operator*= of two vectors, component by component, goes before this template
//~   remedy: write it for each vector type that it is used with, or as a function with a name

// as HIP's; not told by components; templates in HIP too
template <class V> __host__ __device__ V operator/(V a, V b) { a.x /= b.x; a.y /= b.y; return a; }
template <class V> __host__ __device__ V operator/(const V &a, const V &b) { return divide(a, b); }
template <class V> __host__ __device__ void operator+=(V &a, V b) { a.x += b.x; a.y += b.y; }
template <class V> __host__ __device__ V operator+(V a, V b) { a.x += b.y; return a; }

__global__ void use(float2 *x) { x[0] = x[0] * x[1]; }
