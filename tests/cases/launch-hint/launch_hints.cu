#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
struct Sizes { int n; };
#define GRID_CONSTANT __grid_constant__
//> #define GRID_CONSTANT  // HP209@22
__global__ void constant(const __grid_constant__ Sizes sizes, GRID_CONSTANT const Sizes more, int *x) { x[0] = sizes.n + more.n; }
//> __global__ void constant(const Sizes sizes, GRID_CONSTANT const Sizes more, int *x) { x[0] = sizes.n + more.n; }  // HP209@32
__global__ void __maxnreg__(64) limited(int *x) { x[0] = 1; }
//~             ^~~~~~~~~~~ HP209 info fixed: HIP has no limit of registers per kernel: left out
//~   remedy: tune the launch bounds of the kernel again for AMD GPUs
//~   safe fix: leave it out
//> __global__ void limited(int *x) { x[0] = 1; }  // HP209@17
__global__ void __launch_bounds__(256, 2, 1) bounded(int *x) { x[0] = 1; }
//~             ^~~~~~~~~~~~~~~~~ HP209 info fixed: HIP has no cluster size in launch bounds: left out
//~   remedy: tune the launch bounds of the kernel again for AMD GPUs
//~   safe fix: leave it out
//~             ^~~~~~~~~~~~~~~~~ HP210 warning:
//~   2 blocks of 256 threads on a multiprocessor in CUDA, but 2 wavefronts on a SIMD in HIP
//~   remedy: give 2 (gfx90a, gfx942) or 4 (gfx1100, gfx1201), or measure which value is best
//> __global__ void __launch_bounds__(256, 2) bounded(int *x) { x[0] = 1; }  // HP209@41
__global__ void __launch_bounds__(128, /* blocks */ 1, 8 /* in a cluster */) commented(int *x) { x[0] = 1; }
//~             ^~~~~~~~~~~~~~~~~ HP209 info fixed: HIP has no cluster size in launch bounds: left out
//~   remedy: tune the launch bounds of the kernel again for AMD GPUs
//~   safe fix: leave it out
//> __global__ void __launch_bounds__(128, /* blocks */ 1 /* in a cluster */) commented(int *x) { x[0] = 1; }  // HP209@54
__global__ void __launch_bounds__(256, 2) usual(int *x) { x[0] = 1; }
//~             ^~~~~~~~~~~~~~~~~ HP210 warning:
//~   2 blocks of 256 threads on a multiprocessor in CUDA, but 2 wavefronts on a SIMD in HIP
//~   remedy: give 2 (gfx90a, gfx942) or 4 (gfx1100, gfx1201), or measure which value is best
