// The device's pass has functions for both where the host's pass has one of its own: side by side the first are for the
// device. Headers that only device code needs are read by both passes.
#pragma once
//+ #include <math.h>  // HP118@1
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#define HD __host__ __device__
#ifdef __CUDA_ARCH__
//~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #ifdef on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #ifdef arm of line 6
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIPCC__) || defined(__CUDA_ARCH__)  // HP601@2
#include <cfloat>
#include <math_constants.h>
//> #include <hip/hip_math_constants.h>  // HP110@11
#endif

namespace own {

#if defined(__CUDA_ARCH__)
//~~~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 13
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIPCC__) || defined(__CUDA_ARCH__)  // HP601@2
template <class T> HD void exchange(T &a, T &b) { T t = b; b = a; a = t; }
//> template <class T> __device__ void exchange(T &a, T &b) { T t = b; b = a; a = t; }  // HP601@20
__host__ __device__ inline float root(float x) { return sqrtf(x); }
//> __device__ inline float root(float x) { return sqrtf(x); }  // HP601@1
#else
//> #endif  // HP601@2
//> #if defined(__HIPCC__) || !defined(__CUDA_ARCH__)
template <class T> inline void exchange(T &a, T &b) { std::swap(a, b); }
inline float root(float x) { return std::sqrt(x); }
#endif

#ifdef __CUDA_ARCH__
//~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #ifdef on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #ifdef arm of line 21
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIPCC__) || defined(__CUDA_ARCH__)  // HP601@2
#ifndef __FLT_EPSILON__
#define __FLT_EPSILON__ FLT_EPSILON
#endif
template <class T> struct Limits;
template <> struct Limits<float> {
    static HD float epsilon() { return __FLT_EPSILON__; }
    static HD float infinity() { return CUDART_INF_F; }
//>     static HD float infinity() { return HIP_INF_F; }  // HP101@41
};
#endif

#ifdef __CUDA_ARCH__
#define USING(f) using ::f
#else
#define USING(f) using std::f
#endif
template <class T> HD T both(T x) { USING(exp); return exp(x); }

}  // namespace own
