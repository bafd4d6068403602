#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

namespace numbers {
inline __device__ unsigned int float_as_uint(float x) { return __float_as_uint(x); }
}
struct Image {
    float width;
    __device__ float mul24(float x) const { return x * width; }
};
__global__ void own_functions(float *x, Image image) {
    x[0] = numbers::float_as_uint(x[2]) + image.mul24(x[3]) + image.width;
}
