#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Box { int x; };

// Either pass has a variable of its own.
#ifdef __CUDA_ARCH__
//~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #ifdef on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #ifdef arm of line 6 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #ifdef __HIP_DEVICE_COMPILE__  // HP601@8
__device__ __constant__ static Box first{1};
#else
static constexpr Box first{1};
#endif

#if defined(__CUDA_ARCH__)
//~~~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 12 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIP_DEVICE_COMPILE__)  // HP601@5
__device__ const int sizes[2] = {1, 2};
#else
static const int sizes[2] = {1, 2};
#endif

// So it has here, where a function stands beside it.
#ifdef __CUDA_ARCH__
//~~~~~~~~~~~~~~~~~~ HP601 warning '__CUDA_ARCH__':
//~   #ifdef on __CUDA_ARCH__: HIP takes the #else arm of line 22; HIP does not define it, so it counts as 0
//~   remedy: test __HIP_DEVICE_COMPILE__ for device code; add an arm for HIP where a feature is meant
static const int lanes = 32;
__device__ int width() { return lanes; }
#else
static const int lanes = 1;
int width() { int lanes = 1; return lanes; }
#endif

// Functions only, each with a variable in it.
#ifdef __CUDA_ARCH__
//~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #ifdef on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #ifdef arm of line 28
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIPCC__) || defined(__CUDA_ARCH__)  // HP601@2
__device__ int height() { int n = 2; return n; }
#else
//> #endif  // HP601@2
//> #if defined(__HIPCC__) || !defined(__CUDA_ARCH__)
int height() { int n = 3; return n; }
#endif

__host__ __device__ int sum() { return first.x + sizes[0]; }
