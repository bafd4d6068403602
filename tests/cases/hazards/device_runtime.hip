#include <hip/hip_runtime.h>

struct Node {
    int *values;
    __device__ explicit Node(int n) { hipMalloc(&values, n * sizeof(int)); }
    __device__ ~Node() { ::free(values); }
};

__global__ void wait(int *data) {
    data[0] = 1;
    hipDeviceSynchronize();
    if (hipGetLastError() != hipSuccess) data[1] = 1;
}

// for the host too, where it is right
__host__ __device__ inline void release(int *data) {
#ifndef __HIP_DEVICE_COMPILE__
    hipFree(data);
#endif
}

// the language's own heap
__global__ void heap(int **out) {
    *out = (int *)malloc(4);
    free(*out);
}

struct Buffer {
    int *values = nullptr;
    explicit Buffer(int n) { hipMalloc(&values, n * sizeof(int)); }
    ~Buffer() { hipFree(values); }
};

// what becomes free of its memory, and what asks how that went
__device__ void drop(int *a, int *b, int *c) {
    if (a != nullptr) ::free(a);
    else ::free(b);
    if (hipFree(c) != hipSuccess) return;
    hipError_t status = hipFree(a);
}

// what CUDA has for host and device, and HIP for the host
__host__ __device__ inline const char *name_of(hipError_t error) { return hipGetErrorString(error); }
__global__ void report(hipError_t error) { printf("%s\n", hipGetErrorString(error)); }
__host__ __device__ inline void print(hipError_t error) {
#ifdef __HIP_DEVICE_COMPILE__
    printf("%d\n", error);
#else
    printf("%s\n", hipGetErrorString(error));
#endif
}
const char *on_host(hipError_t error) { return hipGetErrorString(error); }
