#include <hip/hip_runtime.h>

hipError_t cudaMallocTracked(void **p, size_t n) { return hipMalloc(p, n); }
static inline void cudaSafeCall(hipError_t error) { if (error != hipSuccess) throw error; }
template <typename T> T *cudaNew(size_t n) {
    T *p;
    cudaSafeCall(cudaMallocTracked((void **)&p, n * sizeof(T)));
    return p;
}

void use() { hipFree(cudaNew<float>(4)); }
