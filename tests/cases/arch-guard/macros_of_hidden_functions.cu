// What functions for newer GPUs are written with is for HIP's pass for the host, too, which reads these functions.
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cuda_fp16.h>
//> #include <hip/hip_fp16.h>  // HP110@11
#if __CUDA_ARCH__ >= 530
//~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 3
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIPCC__) || (__CUDA_ARCH__ >= 530)  // HP601@2
#define ZERO __float2half2_rn(0.0f)
#define TWICE(x) __hadd2(x, x)
#endif

// Also of use to the host, which has it from elsewhere.
#if __CUDA_ARCH__ >= 530
//~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 9 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIP_DEVICE_COMPILE__) || __CUDA_ARCH__ >= 530  // HP601@5
#define LANES 4
#endif
int lanes() { return LANES; }

// Only inside of a function, which either pass has a body of its own for.
#if __CUDA_ARCH__ >= 530
//~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 15 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIP_DEVICE_COMPILE__) || __CUDA_ARCH__ >= 530  // HP601@5
#define STEP 2
#endif

// Asked for.
#if __CUDA_ARCH__ >= 530
//~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 20 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIP_DEVICE_COMPILE__) || __CUDA_ARCH__ >= 530  // HP601@5
#define HAS_HALF
#endif
#ifdef HAS_HALF
__device__ float half_of(float x) { return x / 2; }
#endif

#if __CUDA_ARCH__ >= 530
//~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 27
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIPCC__) || (__CUDA_ARCH__ >= 530)  // HP601@2
__device__ half2 clip(half2 x) { return __hgt2(TWICE(x), ZERO); }
#endif

__global__ void clip_all(half2 *x) {
#if __CUDA_ARCH__ >= 530
//~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 32 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIP_DEVICE_COMPILE__) || __CUDA_ARCH__ >= 530  // HP601@5
    x[threadIdx.x * STEP] = clip(x[threadIdx.x]);
#endif
}
