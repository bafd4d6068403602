// Constructors that take what is given, that may take it, and that are not asked.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Range {
    __device__ Range(const float *first, int begin, unsigned end) {}
};
__device__ Range row(const float *values, const int *offsets, unsigned n) { return {values, offsets[0], n}; }

struct Either {
    __device__ Either(const float *first, unsigned begin) {}
    __device__ Either(const float *first, int begin) {}
};
__device__ Either either(const float *values, int n) { return {values, n}; }

struct Point {
    __device__ Point(float x, float3 y) {}
};
__device__ Point point(float x, float3 y) { return Point(x, y); }
