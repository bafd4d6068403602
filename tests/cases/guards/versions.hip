#include <hip/hip_runtime.h>
#include <miopen/miopen.h>

#if defined(__HIP_PLATFORM_AMD__) || CUDART_VERSION >= 11020
void *allocate(hipStream_t s) { void *p; hipMallocAsync(&p, 4, s); return p; }
#elif defined(__HIP_PLATFORM_AMD__) || defined(CUDA_VERSION)
void *allocate(hipStream_t) { void *p; hipMalloc(&p, 4); return p; }
#endif
#if (defined(__HIP_PLATFORM_AMD__) || defined(__CUDACC_VER_MAJOR__)) && (defined(__HIP_PLATFORM_AMD__) || __CUDACC_VER_MAJOR__ > 11) && CUDNN_VERSION < 8000
int x;
#endif
int version() { return CUDART_VERSION / 1000; }
