#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/device_memory.h"  // HP117@1
//+ #include "hipport/errors.h"  // HP117@1

struct Node {
    int *values;
    __device__ explicit Node(int n) { cudaMalloc(&values, n * sizeof(int)); }
//>     __device__ explicit Node(int n) { hipport::device_malloc(&values, n * sizeof(int)); }  // HP512@39
    __device__ ~Node() { cudaFree(values); }
//>     __device__ ~Node() { ::free(values); }  // HP512@26
};

__global__ void wait(int *data) {
    data[0] = 1;
    cudaDeviceSynchronize();
//~ ^~~~~~~~~~~~~~~~~~~~~ HP512 error: cudaDeviceSynchronize in device code: HIP's runtime is for the host only
//~   remedy: do it on the host, before or after the kernel
//>     hipDeviceSynchronize();  // HP101@5
    if (cudaGetLastError() != cudaSuccess) data[1] = 1;
//~     ^~~~~~~~~~~~~~~~ HP512 error: cudaGetLastError in device code: HIP's runtime is for the host only
//~   remedy: do it on the host, before or after the kernel
//>     if (hipGetLastError() != hipSuccess) data[1] = 1;  // HP101@9 HP101@31
}

// for the host too, where it is right
__host__ __device__ inline void release(int *data) {
#ifndef __CUDA_ARCH__
//~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #ifndef on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #ifndef arm of line 17 in host code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #ifndef __HIP_DEVICE_COMPILE__  // HP601@9
    cudaFree(data);
//>     hipFree(data);  // HP101@5
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
//>     explicit Buffer(int n) { hipMalloc(&values, n * sizeof(int)); }  // HP101@30
    ~Buffer() { cudaFree(values); }
//>     ~Buffer() { hipFree(values); }  // HP101@17
};

// what becomes free of its memory, and what asks how that went
__device__ void drop(int *a, int *b, int *c) {
    if (a != nullptr) cudaFree(a);
//>     if (a != nullptr) ::free(a);  // HP512@23
    else cudaFree(b);
//>     else ::free(b);  // HP512@10
    if (cudaFree(c) != cudaSuccess) return;
//>     if (hipport::device_free(c) != hipSuccess) return;  // HP512@9 HP101@24
    cudaError_t status = cudaFree(a);
//>     hipError_t status = hipport::device_free(a);  // HP101@5 HP512@26
}

// what CUDA has for host and device, and HIP for the host
__host__ __device__ inline const char *name_of(cudaError_t error) { return cudaGetErrorString(error); }
//> __host__ __device__ inline const char *name_of(hipError_t error) { return hipport::get_error_string(error); }  // HP101@48 HP512@76
__global__ void report(cudaError_t error) { printf("%s\n", cudaGetErrorString(error)); }
//> __global__ void report(hipError_t error) { printf("%s\n", hipport::get_error_string(error)); }  // HP101@24 HP512@60
__host__ __device__ inline void print(cudaError_t error) {
//> __host__ __device__ inline void print(hipError_t error) {  // HP101@39
#ifdef __CUDA_ARCH__
//~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #ifdef on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #ifdef arm of line 46 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #ifdef __HIP_DEVICE_COMPILE__  // HP601@8
    printf("%d\n", error);
#else
    printf("%s\n", cudaGetErrorString(error));
//>     printf("%s\n", hipGetErrorString(error));  // HP101@20
#endif
}
const char *on_host(cudaError_t error) { return cudaGetErrorString(error); }
//> const char *on_host(hipError_t error) { return hipGetErrorString(error); }  // HP101@21 HP101@49
__host__ __device__ inline cudaError_t last() { return cudaGetLastError(); }
//~                                                    ^~~~~~~~~~~~~~~~ HP512 warning:
//~   cudaGetLastError in a function for host and device: HIP has it for the host only, and device code that calls this function does not compile
//~   remedy: restrict it to the host with #if !defined(__HIP_DEVICE_COMPILE__)
//> __host__ __device__ inline hipError_t last() { return hipGetLastError(); }  // HP101@28 HP101@56
__device__ const char *name_of_kind(cudaError_t error) { return cudaGetErrorName(error); }
//> __device__ const char *name_of_kind(hipError_t error) { return hipport::get_error_name(error); }  // HP101@37 HP512@65
