#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

[[nodiscard]] __device__ inline int twice(int x) { return 2 * x; }

__device__ int table[2] = {1, 2};

__global__ void clear(int *x) {
    auto f = [] __device__(int i) { return i; };
    x[threadIdx.x] = twice(table[f(1)]);
}
