// flags: --arch gfx90a,gfx1100 --unsafe-fixes
// 2 on one and 4 on the other: no number is right for both
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__global__ void __launch_bounds__(64, 8) small(float *x) { x[threadIdx.x] += 1; }
//~             ^~~~~~~~~~~~~~~~~ HP210 warning:
//~   8 blocks of 64 threads on a multiprocessor in CUDA, but 8 wavefronts on a SIMD in HIP
//~   remedy: give 2 (gfx90a) or 4 (gfx1100), or measure which value is best
