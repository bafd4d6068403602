// Alignments that malloc has, and places that are given.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <new>

struct alignas(16) Point {
    float x, y;
};
__global__ void make(Point **points, void *place) {
    points[0] = new Point();
    points[1] = new (place) Point();
    delete points[0];
}
