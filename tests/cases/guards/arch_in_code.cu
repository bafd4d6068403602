#include <cuda_runtime.h>

#define ON_DEVICE (__CUDA_ARCH__ > 0)
__global__ void arch(int *x) { *x = __CUDA_ARCH__; }
#ifdef __CUDA_ARCH__
#define WHERE __CUDA_ARCH__
#else
#define WHERE 0
#endif
