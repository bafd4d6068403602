#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

cudaError_t cudaMallocTracked(void **p, size_t n) { return cudaMalloc(p, n); }
//~   kept cudaMallocTracked (defined by the project) x2
//> hipError_t cudaMallocTracked(void **p, size_t n) { return hipMalloc(p, n); }  // HP101@1 HP101@60
static inline void cudaSafeCall(cudaError_t error) { if (error != cudaSuccess) throw error; }
//~   kept cudaSafeCall (defined by the project) x2
//> static inline void cudaSafeCall(hipError_t error) { if (error != hipSuccess) throw error; }  // HP101@33 HP101@67
template <typename T> T *cudaNew(size_t n) {
//~   kept cudaNew (defined by the project) x2
    T *p;
    cudaSafeCall(cudaMallocTracked((void **)&p, n * sizeof(T)));
    return p;
}

void use() { cudaFree(cudaNew<float>(4)); }
//> void use() { hipFree(cudaNew<float>(4)); }  // HP101@14
