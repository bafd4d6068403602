#include <cuda_runtime.h>
#include <cudnn.h>

#if CUDART_VERSION >= 11020
void *allocate(cudaStream_t s) { void *p; cudaMallocAsync(&p, 4, s); return p; }
#elif defined(CUDA_VERSION)
void *allocate(cudaStream_t) { void *p; cudaMalloc(&p, 4); return p; }
#endif
#if defined(__CUDACC_VER_MAJOR__) && __CUDACC_VER_MAJOR__ > 11 && CUDNN_VERSION < 8000
int x;
#endif
int version() { return CUDART_VERSION / 1000; }
