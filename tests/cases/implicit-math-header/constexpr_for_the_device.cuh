//+ #include <math.h>  // HP118@1
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

template <typename T>
inline __device__ constexpr T turned(T x) {
//> inline __device__ __host__ constexpr T turned(T x) {  // HP269@19
    return copysign(x, fmod(x, T(2)));
}

__device__ float plain(float x) { return fmod(x, 2.0f); }
__global__ void turn(float *x) { x[0] = turned(plain(x[0])); }
