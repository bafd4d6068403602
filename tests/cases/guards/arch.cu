#include <cuda_runtime.h>

__device__ double add(double *x, double by) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 600
    return atomicAdd(x, by);
#else
    return *x += by;
#endif
}
__host__ __device__ bool on_device() {
#ifdef __CUDA_ARCH__
    return true;
#else
    return false;
#endif
}
#if __CUDA_ARCH__ < 700
int old;
#elif __CUDA_ARCH__ < 800
int middle;
#endif
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 530
__device__ float h;
#endif
