// Classes that CUDA's words align.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
struct __builtin_align__(16) Ray {
//> struct __align__(16) Ray {  // HP101@8
    __host__ __device__ float at(float t) const;
    float first, step;
};
float Ray::at(float t) const { return first + t * step; }
//> __host__ __device__ float Ray::at(float t) const { return first + t * step; }  // HP231@1

struct __CUDA_ALIGN__(8) Pair {
//> struct __align__(8) Pair {  // HP101@8
    __device__ float sum() const;
    float a, b;
};
float Pair::sum() const { return a + b; }
//> __device__ float Pair::sum() const { return a + b; }  // HP231@1
__global__ void k(Ray ray, Pair pair, float *x) { x[0] = ray.at(1) + pair.sum(); }
