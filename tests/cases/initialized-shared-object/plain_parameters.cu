#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

template <class V>
struct Pair {
    V x, y;
    __host__ __device__ Pair() {}
    Pair(V x) : x(x), y(x) {}
    __device__ int size() { return 2; }
};

template <typename T>
__global__ void copy(const T *from, T *to) {
    __shared__ T part[64];
    part[threadIdx.x] = from[threadIdx.x];
    to[threadIdx.x] = part[threadIdx.x];
}
