// flags: --warp native
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

const int warpSize = 32;
//> const int own_warpSize = 32;  // HP109@11

template <int lanes> __device__ int width() { return lanes; }

__global__ void sums(int *x) {
    __shared__ int slots[1024 / warpSize];
//>     __shared__ int slots[1024 / own_warpSize];  // HP109@33
    slots[threadIdx.x / warpSize] = width<warpSize>();
//>     slots[threadIdx.x / own_warpSize] = width<own_warpSize>();  // HP109@25 HP109@43
    x[threadIdx.x] = slots[0];
}
