// flags: --arch gfx90a --unsafe-fixes
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__global__ void __launch_bounds__(64, 8) small(float *x) { x[threadIdx.x] += 1; }
//~             ^~~~~~~~~~~~~~~~~ HP210 warning fixed:
//~   8 blocks of 64 threads on a multiprocessor in CUDA, but 8 wavefronts on a SIMD in HIP
//~   remedy: give 2 (gfx90a), or measure which value is best
//~   unsafe fix: give the number of wavefronts on a SIMD
//> __global__ void __launch_bounds__(64, 2) small(float *x) { x[threadIdx.x] += 1; }  // HP210@39
