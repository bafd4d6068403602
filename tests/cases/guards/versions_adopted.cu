#include <cuda_runtime.h>

#if CUDART_VERSION < 9000
#error "too old"
#endif
#if defined(CUDA_VERSION) && CUDA_VERSION >= 11020 && defined(USE_POOLS)
void allocate(void **p, cudaStream_t s) { cudaMallocAsync(p, 4, s); }
#elif CUDA_VERSION >= 13000
void allocate(void **p, cudaStream_t s) { cudaMallocFromPoolAsync(p, 4, 0, s); }
#else
void allocate(void **p, cudaStream_t) { cudaMalloc(p, 4); }
#endif
#if __CUDACC_VER_MAJOR__ >= 11 || (__CUDACC_VER_MAJOR__ == 10 && __CUDACC_VER_MINOR__ >= 2)
constexpr bool new_enough = true;
#else
constexpr bool new_enough = false;
#endif
#if CUDART_VERSION >= 11040
cudaGraphConditionalHandle not_in_hip;
#else
int instead;
#endif
