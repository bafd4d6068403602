// A constant of the project's, which is there for the host too.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
inline constexpr int warpSize = 32;
//> inline constexpr int own_warpSize = 32;  // HP109@22

struct Device {
    int warpSize, blocks;
};

__global__ void sum(const float *x, float *y) {
    __shared__ float parts[1024 / warpSize];
//>     __shared__ float parts[1024 / own_warpSize];  // HP109@35
    parts[threadIdx.x / warpSize] = x[threadIdx.x];
//>     parts[threadIdx.x / own_warpSize] = x[threadIdx.x];  // HP109@25
    y[threadIdx.x] = parts[0];
}

int lanes(const cudaDeviceProp &prop, const Device &device) { return prop.warpSize + device.warpSize + warpSize; }
//~                                                                       ^~~~~~~~ HP407 warning:
//~   the device reports 64 here on CDNA, and the warps of the ported kernels have 32 lanes
//~   remedy: use 32 (hipport::warp_size) where the code means the warps of the kernels
//> int lanes(const hipDeviceProp_t &prop, const Device &device) { return prop.warpSize + device.warpSize + own_warpSize; }  // HP101@17 HP109@104
