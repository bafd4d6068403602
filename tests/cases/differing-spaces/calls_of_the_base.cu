// Calls of what a base class has, which look like declarations with a qualified name.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Path {
    __device__ void extend() {}
    __device__ static void begin(int) {}
};
struct LongPath : Path {
    __device__ void extend() {
        Path::extend();
        Path::begin(int());
    }
};
__global__ void walk() { LongPath().extend(); }
