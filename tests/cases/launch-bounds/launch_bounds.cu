// flags: --arch gfx90a,gfx942
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#define BLOCK 128
constexpr int kBlocks = 4;

// 8 blocks of 64 threads are 2 wavefronts on each of 4 SIMDs
__global__ void __launch_bounds__(64, 8) small(float *x) { x[threadIdx.x] += 1; }
//~             ^~~~~~~~~~~~~~~~~ HP210 warning:
//~   8 blocks of 64 threads on a multiprocessor in CUDA, but 8 wavefronts on a SIMD in HIP
//~   remedy: give 2 (gfx90a, gfx942), or measure which value is best
//~   unsafe fix: give the number of wavefronts on a SIMD

// constants of the file, and an expression of them
__global__ void __launch_bounds__(BLOCK, kBlocks) named(float *x) { x[threadIdx.x] += 1; }
//~             ^~~~~~~~~~~~~~~~~ HP210 warning:
//~   4 blocks of 128 threads on a multiprocessor in CUDA, but 4 wavefronts on a SIMD in HIP
//~   remedy: give 2 (gfx90a, gfx942), or measure which value is best
//~   unsafe fix: give the number of wavefronts on a SIMD
__global__ __launch_bounds__(2 * BLOCK * 2, kBlocks / 2) void computed(float *x) { x[threadIdx.x] += 1; }
//~        ^~~~~~~~~~~~~~~~~ HP210 warning:
//~   2 blocks of 512 threads on a multiprocessor in CUDA, but 2 wavefronts on a SIMD in HIP
//~   remedy: give 4 (gfx90a, gfx942), or measure which value is best
//~   unsafe fix: give the number of wavefronts on a SIMD

// right as it is: 256 threads are one wavefront on each SIMD
__global__ void __launch_bounds__(256, 4) same(float *x) { x[threadIdx.x] += 1; }

// one block, which has room in any case
__global__ void __launch_bounds__(1024, 1) one(float *x) { x[threadIdx.x] += 1; }
__global__ void __launch_bounds__(512) none(float *x) { x[threadIdx.x] += 1; }

// what a caller chooses
template <int kThreads, int kMin>
__global__ void __launch_bounds__(kThreads, kMin) chosen(float *x) { x[threadIdx.x] += 1; }
//~             ^~~~~~~~~~~~~~~~~ HP210 info:
//~   kMin is the number of blocks on a multiprocessor in CUDA, of wavefronts on a SIMD in HIP
//~   remedy: for HIP, give blocks * threads / (lanes of a wavefront * 4), rounded up
void run(float *x) {
    constexpr int kThreads = 64;
    constexpr int kMin = 8;
    chosen<kThreads, kMin><<<1, kThreads>>>(x);
}

#ifdef __HIP_PLATFORM_AMD__
__global__ void __launch_bounds__(64, 8) tuned(float *x) { x[threadIdx.x] += 1; }
#endif
