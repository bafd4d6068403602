#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
extern "C" __constant__ float weights[9];
//> extern "C" { __constant__ float weights[9]; }  // HP265@11 HP265@42
extern "C"
//> extern "C" {  // HP265@11
__device__ __constant__ __align__(16) float table[2][2];
//> __device__ __constant__ __align__(16) float table[2][2]; }  // HP265@57
extern "C" __device__ int count;
//> extern "C" { __device__ int count; }  // HP265@11 HP265@33
extern "C" __global__ void load(float *x) { x[threadIdx.x] = weights[threadIdx.x] + table[0][1] + count; }

// These are declarations for nvcc too, or definitions for both.
extern "C" __constant__ float scale = 1;
extern "C" __device__ int later;
extern "C" { __device__ int later = 1; }
extern "C" __device__ float half_of(float x);
extern "C" float *rows[3];
__device__ float half_of(float x) { return x / 2 * scale * later; }
