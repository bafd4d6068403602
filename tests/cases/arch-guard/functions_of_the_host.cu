// Both arms have device functions: each pass of the compiler takes its own, as nvcc's passes do.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#if __CUDA_ARCH__ >= 350
//~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 4 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIP_DEVICE_COMPILE__) || __CUDA_ARCH__ >= 350  // HP601@5
__device__ int half_of(int x) { return x >> 1; }
__global__ void halve(int *x) { x[threadIdx.x] = half_of(x[threadIdx.x]); }
#else
/* the host's, and for old GPUs */
__global__ void halve(int *) {}
#endif

#if __CUDA_ARCH__ >= 350
//~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 12 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIP_DEVICE_COMPILE__) || __CUDA_ARCH__ >= 350  // HP601@5
__device__ int first(const int *x) { return __ldg(x); }
#else
__device__ int first_of_old(const int *x) { return *x; }
#endif
