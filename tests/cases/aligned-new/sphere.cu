// A scene that the device makes: nvcc has operators for the device that allocate at a multiple of an alignment.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/aligned_new.h"  // HP151@1

struct alignas(64) Shape {
    float size;
    __device__ Shape(float size) : size(size) {}
    __device__ virtual ~Shape() {}
};
struct alignas(64) Sphere : Shape {
    __device__ Sphere(float radius) : Shape(radius) {}
};

__global__ void make(Shape **shapes, Sphere **rows, int n) {
    shapes[0] = new Sphere(1);
    delete shapes[0];
    float *values = new float[n];
    delete[] values;
}
