#include <cuda_runtime.h>

cudaError_t cudaMallocTracked(void **p, size_t n) { return cudaMalloc(p, n); }
static inline void cudaSafeCall(cudaError_t error) { if (error != cudaSuccess) throw error; }
template <typename T> T *cudaNew(size_t n) {
    T *p;
    cudaSafeCall(cudaMallocTracked((void **)&p, n * sizeof(T)));
    return p;
}

void use() { cudaFree(cudaNew<float>(4)); }
