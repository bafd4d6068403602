#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Declared {
    float x;
    Declared();
};

struct Zero {
    float x;
    Zero() : x() {}
};

__global__ void set(float *values) {
    __shared__ Declared declared;
//~            ^~~~~~~~ HP245 error:
//~   Declared has constructors of the host: HIP calls one for a __shared__ variable, which does not compile unless it is empty
//~   remedy: mark them __host__ __device__
    __shared__ Zero zeros[2];
//~            ^~~~ HP245 error:
//~   Zero has constructors of the host: HIP calls one for a __shared__ variable, which does not compile unless it is empty
//~   remedy: mark them __host__ __device__
    declared.x = zeros[1].x = values[threadIdx.x];
}
