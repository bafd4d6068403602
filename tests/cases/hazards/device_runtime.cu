#include <cuda_runtime.h>

struct Node {
    int *values;
    __device__ explicit Node(int n) { cudaMalloc(&values, n * sizeof(int)); }
    __device__ ~Node() { cudaFree(values); }
};

__global__ void wait(int *data) {
    data[0] = 1;
    cudaDeviceSynchronize();
    if (cudaGetLastError() != cudaSuccess) data[1] = 1;
}

// for the host too, where it is right
__host__ __device__ inline void release(int *data) {
#ifndef __CUDA_ARCH__
    cudaFree(data);
#endif
}

// the language's own heap
__global__ void heap(int **out) {
    *out = (int *)malloc(4);
    free(*out);
}

struct Buffer {
    int *values = nullptr;
    explicit Buffer(int n) { cudaMalloc(&values, n * sizeof(int)); }
    ~Buffer() { cudaFree(values); }
};

// what becomes free of its memory, and what asks how that went
__device__ void drop(int *a, int *b, int *c) {
    if (a != nullptr) cudaFree(a);
    else cudaFree(b);
    if (cudaFree(c) != cudaSuccess) return;
    cudaError_t status = cudaFree(a);
}

// what CUDA has for host and device, and HIP for the host
__host__ __device__ inline const char *name_of(cudaError_t error) { return cudaGetErrorString(error); }
__global__ void report(cudaError_t error) { printf("%s\n", cudaGetErrorString(error)); }
__host__ __device__ inline void print(cudaError_t error) {
#ifdef __CUDA_ARCH__
    printf("%d\n", error);
#else
    printf("%s\n", cudaGetErrorString(error));
#endif
}
const char *on_host(cudaError_t error) { return cudaGetErrorString(error); }
