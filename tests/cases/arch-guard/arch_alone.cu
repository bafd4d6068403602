#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__host__ __device__ int increased(int *p) {
#if defined(__CUDA_ARCH__) && defined(FOR_ALL_DEVICES)
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; the project's own macros decide whether HIP takes the #if arm of line 4
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIP_DEVICE_COMPILE__) && defined(FOR_ALL_DEVICES)  // HP601@5
    return atomicAdd_system(p, 1);
//~        ^~~~~~~~~~~~~~~~ HP711 info:
//~   atomicAdd_system: in memory from hipMalloc, the host and other GPUs see it for certain only after the kernel ended
//~   remedy: where they take part while the kernel runs, allocate with hipHostMalloc, or with hipExtMallocWithFlags and hipDeviceMallocFinegrained
#elif __CUDA_ARCH__
//> #elif defined(__HIP_DEVICE_COMPILE__) || __CUDA_ARCH__  // HP601@7
    return atomicAdd(p, 1);
#else
    return __sync_fetch_and_add(p, 1);
#endif
}

__host__ __device__ int place() {
#if !(__CUDA_ARCH__)
//~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #else arm of line 16 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if !(defined(__HIP_DEVICE_COMPILE__) || __CUDA_ARCH__)  // HP601@7
    return 0;
#else
    return threadIdx.x;
#endif
}

#if CUDART_VERSION && __NVCC__
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP602 info '__NVCC__':
//~   #if on __NVCC__: HIP decides as CUDA does; HIP takes the #if arm of line 21
//~   remedy: check that this arm is the right one on AMD GPUs
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 info 'CUDART_VERSION':
//~   #if on CUDART_VERSION: HIP decides as CUDA does; HIP takes the #if arm of line 21
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if (defined(__HIP_PLATFORM_AMD__) || CUDART_VERSION) && (defined(__HIPCC__) || __NVCC__)  // HP603@5 HP603@23
__host__ __device__ int has_compiler() { return 1; }
#else
int has_compiler() { return 0; }
#endif

// an argument of a macro is not a question
#define IS_ON(x) x
#if IS_ON(__CUDA_ARCH__)
//~~~~~~~~~~~~~~~~~~~~~~ HP601 warning '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: the project's own macros decide whether HIP takes the #if arm of line 29; HIP does not define it, so it counts as 0
//~   remedy: test __HIP_DEVICE_COMPILE__ for device code; add an arm for HIP where a feature is meant
__device__ int newer() { return 1; }
#endif
