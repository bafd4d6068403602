// flags: --warp native
#include <hip/hip_runtime.h>
#include <algorithm>
#include <cstdio>

template <int lanes>
__device__ int width() { return lanes; }

__global__ void constants(int *x) {
    __shared__ int slots[1024 / warpSize];
    constexpr int half = warpSize / 2;
    static_assert(warpSize == 32, "");
    x[0] = width<warpSize>();
    switch (x[1]) {
        case warpSize: x[2] = half;
    }
    printf("%d\n", warpSize);
    slots[threadIdx.x / warpSize] = x[threadIdx.x % warpSize];
    x[4] = std::min(warpSize, x[3]);
}

int blocks(int n) { return n / warpSize; }

__host__ __device__ int lanes_of(int n) { return n % warpSize; }

__global__ void not_declared(float (*rows)[64], float *out) {
    __shared__ float scratch[4][1024 / warpSize];
    out[threadIdx.x] = rows[blockIdx.x][warpSize - 1] + scratch[0][0];
}
