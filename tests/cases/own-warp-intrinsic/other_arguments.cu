// Overloads of the project's own that take what CUDA's intrinsics do not: more arguments, or pointers.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/warp.h"  // HP117@1

#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ < 300
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP601 warning '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP takes the #if arm of line 4; HIP does not define it, so it counts as 0
//~   remedy: test __HIP_DEVICE_COMPILE__ for device code; add an arm for HIP where a feature is meant
__device__ double __shfl_xor(double v, int mask, double *memory) { memory[threadIdx.x] = v; return memory[threadIdx.x ^ mask]; }
__device__ int __shfl(int v, int lane, volatile int *memory) { memory[threadIdx.x] = v; return memory[lane]; }
__device__ float __shfl_down(float v, unsigned d, int width, int from) { return v + d * width + from; }
#else
__device__ double __shfl_down(double v, unsigned d, int width = 32) {
    return __hiloint2double(__shfl_down(__double2hiint(v), d, width), __shfl_down(__double2loint(v), d, width));
//>     return __hiloint2double(hipport::shfl_down(__double2hiint(v), d, width), hipport::shfl_down(__double2loint(v), d, width));  // HP101@29 HP101@71
}
#endif
__device__ double __shfl_up(double v, unsigned d, double *memory) { memory[threadIdx.x] = v; return memory[threadIdx.x - d]; }
__device__ int __ballot(int p, int *memory) { memory[threadIdx.x] = p; return memory[0]; }

__global__ void exchange(float *x, double *y, int *given, int width) {
    __shared__ float s[128];
    __shared__ double t[128];
    __shared__ volatile int u[128];
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 300
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 20 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIP_DEVICE_COMPILE__) && (defined(__HIP_DEVICE_COMPILE__) || __CUDA_ARCH__ >= 300)  // HP601@5 HP601@31
    x[0] = __shfl_down(x[0], 1, 16) + __shfl_down(x[0], 1);
//>     x[0] = hipport::shfl_down(x[0], 1, 16) + hipport::shfl_down(x[0], 1);  // HP101@12 HP101@39
    y[0] = __shfl_xor(y[0], 1, 16) + __shfl_xor(y[0], 1);
//>     y[0] = hipport::shfl_xor(y[0], 1, 16) + hipport::shfl_xor(y[0], 1);  // HP101@12 HP101@38
    x[2] = __shfl(1, 0, width) + __shfl(1, 0);
//>     x[2] = hipport::shfl(1, 0, width) + hipport::shfl(1, 0);  // HP101@12 HP101@34
#else
    x[0] = __shfl_down(x[0], 1, 16, 3);
    y[0] = __shfl_xor(y[0], 1, t);
    x[2] = __shfl(1, 0, u) + __shfl(1, 0, (int *)s) + __shfl(1, 0, &u[8]) + __shfl(1, 0, given);
#endif
    y[2] = __shfl_up(y[2], 1, t) + __shfl_up(y[2], 1, warpSize / 2) + __shfl_up(y[2], 1);
//>     y[2] = __shfl_up(y[2], 1, t) + hipport::shfl_up(y[2], 1, hipport::warp_size / 2) + hipport::shfl_up(y[2], 1);  // HP101@36 HP101@55 HP101@71
    x[4] = __ballot(x[0] > 1, given) + __ballot(x[0] > 1);
//>     x[4] = __ballot(x[0] > 1, given) + hipport::ballot(x[0] > 1);  // HP101@40
}
