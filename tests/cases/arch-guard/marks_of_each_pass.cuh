// A function that nvcc's pass for the device has on the device, and its pass for the host on the host.
#include <cstdio>

template <class... Args>
#ifdef __CUDA_ARCH__
//~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #ifdef on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #ifdef arm of line 5 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIPCC__) || defined(__CUDA_ARCH__)  // HP601@2
__device__
//> __host__ __device__  // HP601@1
#endif
inline void print(const char *format, Args... args) {
    printf(format, args...);
}

#if defined(__CUDA_ARCH__)
//~~~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 12 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIPCC__) || defined(__CUDA_ARCH__)  // HP601@2
__device__ inline
//> __host__ __device__ inline  // HP601@1
#else
inline
#endif
int twice(int x) { return 2 * x; }

// Inline for the host alone.
#ifdef __CUDA_ARCH__
//~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #ifdef on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #ifdef arm of line 20 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIPCC__) || defined(__CUDA_ARCH__)  // HP601@2
__device__
//> __host__ inline __device__  // HP601@1
#else
inline
#endif
int thrice(int x) { return 3 * x; }

__global__ void k(int x) { print("%d %d", twice(x), thrice(x)); }
inline void run() { print("%d\n", twice(2)); }
