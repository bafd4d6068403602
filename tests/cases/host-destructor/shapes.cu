#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

class Shape {
public:
    virtual ~Shape() {}
//>     __host__ __device__ virtual ~Shape() {}  // HP230@5
    __host__ __device__ virtual float area() const = 0;
};

class Square : public Shape {
public:
    __host__ __device__ explicit Square(float side) : side_(side) {}
    __host__ __device__ float area() const override { return side_ * side_; }

private:
    float side_;
};

struct Part {
    ~Part() noexcept {}
    __device__ int twice() const { return value * 2; }
    int value;
};

struct Marked {
    __host__ __device__ virtual ~Marked() {}
    __device__ int mask() const { return ~value; }
    int value;
};

struct Buffer {
    virtual ~Buffer() { cudaFree(data); }
//>     virtual ~Buffer() { hipFree(data); }  // HP101@25
    __device__ int first() const { return data[0]; }
    int *data;
};

struct Closed {
    virtual ~Closed() {}
};

struct Late : Shape {
    virtual ~Late() noexcept override {}
//>     __host__ __device__ virtual ~Late() noexcept override {}  // HP230@5
    __host__ __device__ float area() const override { return 1; }
};

__global__ void fill(float *out) {
    Square square(2);
    Marked marked;
    marked.value = 2;
    out[0] = square.area() + marked.mask();
}
