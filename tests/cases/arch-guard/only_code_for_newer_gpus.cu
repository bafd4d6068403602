//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/device.h"  // HP117@1
__global__ void scale(float *x) {
#if __CUDA_ARCH__ >= 700
//~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 2 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIP_DEVICE_COMPILE__) || __CUDA_ARCH__ >= 700  // HP601@5
  x[threadIdx.x] *= 2;
#endif
}

__global__ void shift(float *x) {
  if (threadIdx.x < 4) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 9 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIP_DEVICE_COMPILE__) && (defined(__HIP_DEVICE_COMPILE__) || __CUDA_ARCH__ >= 800)  // HP601@5 HP601@31
    x[threadIdx.x] += 2;
#else
    printf("not on this GPU");
    asm volatile("trap;");
//>     hipport::trap();  // HP504@5
#endif
  }
}

__global__ void turn(float *x) {
#if __CUDA_ARCH__ >= 800
//~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 19 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIP_DEVICE_COMPILE__) || __CUDA_ARCH__ >= 800  // HP601@5
  x[threadIdx.x] *= -1;
#else
  DEVICE_ERROR("only on " "newer GPUs");
#endif
}

// There is something in its place: in an arm, or in another conditional.
__device__ float twice(float x) {
#if __CUDA_ARCH__ >= 700
//~~~~~~~~~~~~~~~~~~~~~~ HP601 warning '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP takes the #else arm of line 30; HIP does not define it, so it counts as 0
//~   remedy: test __HIP_DEVICE_COMPILE__ for device code; add an arm for HIP where a feature is meant
  return x * 2;
#else
  return x + x;
#endif
}

__device__ float thrice(float x) {
#if __CUDA_ARCH__ >= 700
//~~~~~~~~~~~~~~~~~~~~~~ HP601 warning '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP takes none of its arms; HIP does not define it, so it counts as 0
//~   remedy: test __HIP_DEVICE_COMPILE__ for device code; add an arm for HIP where a feature is meant
  x *= 3;
#endif
#if __CUDA_ARCH__ < 700
//~~~~~~~~~~~~~~~~~~~~~ HP601 warning '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP takes the #if arm of line 39; HIP does not define it, so it counts as 0
//~   remedy: test __HIP_DEVICE_COMPILE__ for device code; add an arm for HIP where a feature is meant
  x += x + x;
#endif
  return x;
}

__device__ bool is_new() {
#if __CUDA_ARCH__ >= 700
//~~~~~~~~~~~~~~~~~~~~~~ HP601 warning '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP takes the #else arm of line 48; HIP does not define it, so it counts as 0
//~   remedy: test __HIP_DEVICE_COMPILE__ for device code; add an arm for HIP where a feature is meant
  return true;
#else
  return false;
#endif
}

// What older GPUs have of a part of it is not in its place.
__device__ int parts(int x) {
#if __CUDA_ARCH__ >= 700
//~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 55 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIP_DEVICE_COMPILE__) || __CUDA_ARCH__ >= 700  // HP601@5
  x += 1;
#if __CUDA_ARCH__ >= 800
//~~~~~~~~~~~~~~~~~~~~~~ HP601 warning '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP takes the #else arm of line 59; HIP does not define it, so it counts as 0
//~   remedy: test __HIP_DEVICE_COMPILE__ for device code; add an arm for HIP where a feature is meant
  x += 2;
#else
  x += 3;
#endif
#endif
  return x;
}

// HIP has no such thing: the code is left out, and the report says so.
__global__ void asks(int *x) {
#if __CUDA_ARCH__ >= 900
//~~~~~~~~~~~~~~~~~~~~~~ HP601 warning '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP takes none of its arms, so nothing does what this code does; HIP does not define it, so it counts as 0
//~   remedy: test __HIP_DEVICE_COMPILE__ for device code; add an arm for HIP where a feature is meant
  asm volatile("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(*x) : "r"(0), "r"(1));
//~ 3-83 HP503 info 'asm':
//~   inline PTX (mapa.shared::cluster.u32) cannot run on AMD GPUs: AMD GPUs have no thread block clusters (in an #if arm that HIP does not take)
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
#endif
}

__global__ void asks_too(int *x) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP601 warning '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes none of its arms, so nothing does what this code does
//~   remedy: write it for AMD GPUs, in an arm for HIP
  asm volatile("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(*x) : "r"(0), "r"(1));
//~ 3-83 HP503 info 'asm':
//~   inline PTX (mapa.shared::cluster.u32) cannot run on AMD GPUs: AMD GPUs have no thread block clusters (in an #if arm that HIP does not take)
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
#endif
}

// A function that such code calls is there too; one that nothing calls stays as it is.
#if __CUDA_ARCH__ >= 700
//~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 80
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIPCC__) || (__CUDA_ARCH__ >= 700)  // HP601@2
__device__ int half_of(int x) { return x / 2; }
#endif
#if __CUDA_ARCH__ >= 700
//~~~~~~~~~~~~~~~~~~~~~~ HP601 warning '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP takes none of its arms; HIP does not define it, so it counts as 0
//~   remedy: test __HIP_DEVICE_COMPILE__ for device code; add an arm for HIP where a feature is meant
__device__ int called_by_nobody(int x) { return x / 4; }
#endif
__global__ void halve(int *x) {
#if __CUDA_ARCH__ >= 700
//~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 87 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIP_DEVICE_COMPILE__) || __CUDA_ARCH__ >= 700  // HP601@5
  *x = half_of(*x);
#endif
}

__global__ void some(int *x) {
#if __CUDA_ARCH__ >= 800 && __CUDA_ARCH__ <= 890
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 93 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if (defined(__HIP_DEVICE_COMPILE__) || __CUDA_ARCH__ >= 800) && __CUDA_ARCH__ <= 890  // HP601@5
  *x += 1;
#endif
}

// A macro that nothing else defines may be asked for anywhere.
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP601 warning '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes none of its arms, so nothing defines HAS_ASYNC_COPY
//~   remedy: write it for AMD GPUs, in an arm for HIP
#define HAS_ASYNC_COPY
#define LANES 16
#endif
#ifndef LANES
#define LANES 8
#endif
