#include <cublas.h>
//-  // HP110@1
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/blas.h"  // HP117@1
struct Point {
    float x;
    explicit Point(float x) : x(x) {}
//>     __host__ __device__ explicit Point(float x) : x(x) {}  // HP245@5
};
__host__ __device__ inline float first(float a) { return Point(a).x; }
#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11
__global__ void empty() {}
