// flags: --warp native
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <algorithm>
#include <cstdio>

template <int lanes>
__device__ int width() { return lanes; }

__global__ void constants(int *x) {
    __shared__ int slots[1024 / warpSize];
//~                             ^~~~~~~~ HP406 error:
//~   warpSize is not a constant in HIP and cannot be the size of an array
//~   remedy: use a constant of the project, int(warpSize), or hipDeviceAttributeWarpSize on the host
    constexpr int half = warpSize / 2;
//~                      ^~~~~~~~ HP406 error: warpSize is not a constant in HIP and cannot be in a constant expression
//~   remedy: use a constant of the project, int(warpSize), or hipDeviceAttributeWarpSize on the host
    static_assert(warpSize == 32, "");
//~               ^~~~~~~~ HP406 error: warpSize is not a constant in HIP and cannot be in a constant expression
//~   remedy: use a constant of the project, int(warpSize), or hipDeviceAttributeWarpSize on the host
    x[0] = width<warpSize>();
    switch (x[1]) {
        case warpSize: x[2] = half;
//~          ^~~~~~~~ HP406 error: warpSize is not a constant in HIP and cannot be in a constant expression
//~   remedy: use a constant of the project, int(warpSize), or hipDeviceAttributeWarpSize on the host
    }
    printf("%d\n", warpSize);
//~                ^~~~~~~~ HP406 error:
//~   warpSize is not a constant in HIP and cannot be passed to printf: write int(warpSize)
//~   remedy: use a constant of the project, int(warpSize), or hipDeviceAttributeWarpSize on the host
    slots[threadIdx.x / warpSize] = x[threadIdx.x % warpSize];
    x[4] = std::min(warpSize, x[3]);
//~                 ^~~~~~~~ HP406 error:
//~   warpSize is not a constant in HIP and cannot be passed to std::min: write int(warpSize)
//~   remedy: use a constant of the project, int(warpSize), or hipDeviceAttributeWarpSize on the host
}

int blocks(int n) { return n / warpSize; }
//~                            ^~~~~~~~ HP406 error: warpSize is not a constant in HIP and cannot be used on the host
//~   remedy: use a constant of the project, int(warpSize), or hipDeviceAttributeWarpSize on the host

__host__ __device__ int lanes_of(int n) { return n % warpSize; }
//~                                                  ^~~~~~~~ HP406 error:
//~   warpSize is not a constant in HIP and cannot be used on the host
//~   remedy: use a constant of the project, int(warpSize), or hipDeviceAttributeWarpSize on the host

__global__ void not_declared(float (*rows)[64], float *out) {
    __shared__ float scratch[4][1024 / warpSize];
//~                                    ^~~~~~~~ HP406 error:
//~   warpSize is not a constant in HIP and cannot be the size of an array
//~   remedy: use a constant of the project, int(warpSize), or hipDeviceAttributeWarpSize on the host
    out[threadIdx.x] = rows[blockIdx.x][warpSize - 1] + scratch[0][0];
}
