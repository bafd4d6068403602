#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
__device__ constexpr float square(float x) { return x * x * 2 * (x); }
//> __device__ __host__ constexpr float square(float x) { return x * x * 2 * (x); }  // HP269@12
__device__ constexpr int bits(int x) { return __popc(x); }
//> __device__ __host__ constexpr int bits(int x) { return __popc(x); }  // HP269@12
__device__ unsigned plain(float x) { return *(unsigned *)&x; }
template <class T> __device__ constexpr unsigned any(T x) { return *(unsigned *)&x; }
//> template <class T> __device__ __host__ constexpr unsigned any(T x) { return *(unsigned *)&x; }  // HP269@31
__host__ __device__ constexpr unsigned both(unsigned x) { return x; }
