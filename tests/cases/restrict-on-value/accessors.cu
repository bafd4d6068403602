#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

template <class T, int dimensions>
struct Accessor {
    T *data;
};

template <class T>
__global__ void copy(const Accessor<T, 2> __restrict__ from, Accessor<T, 2> __restrict__ to, int *__restrict__ n) {
//> __global__ void copy(const Accessor<T, 2> from, Accessor<T, 2> to, int *__restrict__ n) {  // HP207@43 HP207@77
    to.data[threadIdx.x] = from.data[*n];
}

template __global__ void copy<float>(const Accessor<float, 2>, Accessor<float, 2>, int *);
