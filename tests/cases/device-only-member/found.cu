#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

class Table {
public:
    __device__ Table() {}
    Table(float *values, int size) : values(values), size(size) {}
    __device__ float at(int i) const { return values[i]; }

private:
    float *values;
    int size;
};

struct Both {
    __host__ __device__ Both() {}
    __device__ Both(int n) : n(n) {}
    int n;
};

class Light {
public:
    __device__ Light() {}
    explicit Light(int kind) : kind(kind) {}
//~          ^~~~~ HP292 error:
//~   this constructor of the host leaves table to that of Table, which is for the device alone
//~   remedy: mark Table() with __host__ __device__, or initialize table here
    Light(float *values, int size) : kind(1), table(values, size), both{} {}
    Light(float kind) : Light(int(kind)) {}
    Light(const Light &other) = default;
    __device__ float at(int i) const { return table.at(i); }

private:
    int kind;
    Table table;
    Both both;
    static Table common;
};

__global__ void shine(Light light, float *x) { x[threadIdx.x] = light.at(threadIdx.x); }
