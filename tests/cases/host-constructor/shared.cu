#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cstdio>

struct Place {
    float x, y;
    Place() {}
//>     __host__ __device__ Place() {}  // HP245@5
    Place(const char *text) { sscanf(text, "%f %f", &x, &y); }
    ~Place() {}
//>     __host__ __device__ ~Place() {}  // HP245@5
};
template <typename T> class Cell {
  public:
    explicit Cell(void) {}
//>     __host__ __device__ explicit Cell(void) {}  // HP245@5
    Place place;
    T value;
};
struct Plain {
    float x;
};
struct Marked {
    float x;
    __device__ Marked() {}
};
struct Declared {
    float x;
    Declared();
};

__global__ void swap(float *values) {
    __shared__ Place places[64];
    static __shared__ Cell<float> cell;
    __shared__ Plain plain;
    __shared__ Marked marked;
    extern __shared__ Declared unknown[];
    places[threadIdx.x].x = values[threadIdx.x];
    marked.x = cell.value = plain.x + unknown[0].x;
    __syncthreads();
    values[threadIdx.x] = places[63 - threadIdx.x].x + marked.x;
}
