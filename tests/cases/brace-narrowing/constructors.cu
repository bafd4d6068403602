#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/narrowing.h"  // HP228@1

struct Shape {
    int n;
    float scale;
    __host__ __device__ Shape(size_t n, float by) : n{n}, scale{by} {}
};
