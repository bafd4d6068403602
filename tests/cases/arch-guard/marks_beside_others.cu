#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/minmax.h"  // HP122@1
#include <cmath>

#ifdef __CUDA_ARCH__
//~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #ifdef on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #ifdef arm of line 4 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #ifdef __HIP_DEVICE_COMPILE__  // HP601@8
#define BOTH __host__ __device__
#define HERE __device__ __forceinline__
//> #define HERE __host__ __device__ __forceinline__  // HP601@14
#define SMALLER(a, b) min(a, b)
#else
#define BOTH
#define HERE static inline
#define SMALLER(a, b) ((a) < (b) ? (a) : (b))
#endif  // either pass
//+ #if defined(__HIPCC__) && !defined(__HIP_DEVICE_COMPILE__)  // HP601@1
//+ #undef BOTH
//+ #define BOTH __host__ __device__
//+ #undef HERE
//+ #define HERE __host__ __device__ __forceinline__
//+ #endif

BOTH inline int smaller(int a, int b) { return SMALLER(a, b); }
HERE int squared(int a) { return a * a; }
__global__ void all(int *x) { x[threadIdx.x] = smaller(squared(x[threadIdx.x]), 9); }
int first(int x) { return smaller(squared(x), 9); }

// put together from macros
#define ON_HOST __host__
#define ON_DEVICE __device__
#ifdef __CUDA_ARCH__
//~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #ifdef on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #ifdef arm of line 22 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIPCC__) || defined(__CUDA_ARCH__)  // HP601@2
#define GENERIC ON_HOST ON_DEVICE
#else
#define GENERIC
#endif
GENERIC inline int twice(int a) { return 2 * a; }
__global__ void double_all(int *x) { x[threadIdx.x] = twice(x[threadIdx.x]); }
