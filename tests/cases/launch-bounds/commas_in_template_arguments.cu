#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

template <int SIZE, typename T>
constexpr int blocks_for() { return SIZE / 64; }

template <int SIZE, typename T>
__global__ void __launch_bounds__(SIZE, blocks_for<SIZE, T>()) scale(T *x) { x[threadIdx.x] *= 2; }
//~             ^~~~~~~~~~~~~~~~~ HP210 info:
//~   blocks_for<SIZE, T>() is the number of blocks on a multiprocessor in CUDA, of wavefronts on a SIMD in HIP
//~   remedy: for HIP, give blocks * threads / (lanes of a wavefront * 4), rounded up
//> __global__ void __launch_bounds__(SIZE, (blocks_for<SIZE, T>())) scale(T *x) { x[threadIdx.x] *= 2; }  // HP210@41 HP210@62

__global__ void __launch_bounds__(blocks_for<4096, int>()) add(int *x) { x[threadIdx.x] += 2; }
//> __global__ void __launch_bounds__((blocks_for<4096, int>())) add(int *x) { x[threadIdx.x] += 2; }  // HP210@35 HP210@58

__global__ void __launch_bounds__((blocks_for<4096, int>())) sub(int *x) { x[threadIdx.x] -= 2; }
