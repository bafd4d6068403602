#include <hip/hip_runtime.h>

#if !defined(__HIP_PLATFORM_AMD__) && CUDART_VERSION < 9000
#error "too old"
#endif
#if (defined(__HIP_PLATFORM_AMD__) || defined(CUDA_VERSION)) && (defined(__HIP_PLATFORM_AMD__) || CUDA_VERSION >= 11020) && defined(USE_POOLS)
void allocate(void **p, hipStream_t s) { hipMallocAsync(p, 4, s); }
#elif CUDA_VERSION >= 13000
void allocate(void **p, hipStream_t s) { hipMallocFromPoolAsync(p, 4, 0, s); }
#else
void allocate(void **p, hipStream_t) { hipMalloc(p, 4); }
#endif
#if (defined(__HIP_PLATFORM_AMD__) || __CUDACC_VER_MAJOR__ >= 11) || (__CUDACC_VER_MAJOR__ == 10 && __CUDACC_VER_MINOR__ >= 2)
constexpr bool new_enough = true;
#else
constexpr bool new_enough = false;
#endif
#if CUDART_VERSION >= 11040
cudaGraphConditionalHandle not_in_hip;
#else
int instead;
#endif
