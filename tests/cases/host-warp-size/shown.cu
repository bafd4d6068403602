#include <cassert>
#include <cstdio>
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Info {
    int lanes;
    int width = 32;
    int group;
};

static Info info;

void fill(int device) {
    cudaDeviceProp prop;
//>     hipDeviceProp_t prop;  // HP101@5
    cudaGetDeviceProperties(&prop, device);
//>     hipGetDeviceProperties(&prop, device);  // HP101@5
    assert(0 != prop.warpSize);
    if (prop.warpSize > 0) info.lanes = prop.warpSize;
    info.group = prop.warpSize;
//~                   ^~~~~~~~ HP407 warning:
//~   the device reports 64 here on CDNA, and the warps of the ported kernels have 32 lanes
//~   remedy: use 32 (hipport::warp_size) where the code means the warps of the kernels
    cudaDeviceGetAttribute(&info.width, cudaDevAttrWarpSize, device);
//>     hipDeviceGetAttribute(&info.width, hipDeviceAttributeWarpSize, device);  // HP101@5 HP101@41
    const int warps = prop.maxThreadsPerMultiProcessor / prop.warpSize;
    const int of_block = prop.maxThreadsPerBlock / prop.warpSize;
//~                                                     ^~~~~~~~ HP407 warning:
//~   the device reports 64 here on CDNA, and the warps of the ported kernels have 32 lanes
//~   remedy: use 32 (hipport::warp_size) where the code means the warps of the kernels
    int shown = 0;
    cudaDeviceGetAttribute(&shown, cudaDevAttrWarpSize, device);
//>     hipDeviceGetAttribute(&shown, hipDeviceAttributeWarpSize, device);  // HP101@5 HP101@36
    std::printf("%d %d %d %d\n", info.width, warps, of_block, shown);
}

double occupancy(const cudaDeviceProp &prop, void (*kernel)(), int threads) {
//> double occupancy(const hipDeviceProp_t &prop, void (*kernel)(), int threads) {  // HP101@24
    int blocks = 0;
    cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel, threads, 0);
//>     hipOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel, threads, 0);  // HP101@5
    const int active = blocks * threads / prop.warpSize;
    const int warps = threads / prop.warpSize;
//~                                  ^~~~~~~~ HP407 warning:
//~   the device reports 64 here on CDNA, and the warps of the ported kernels have 32 lanes
//~   remedy: use 32 (hipport::warp_size) where the code means the warps of the kernels
    return double(active) / (prop.maxThreadsPerMultiProcessor / prop.warpSize) + warps;
}

int threads() { return 4 * info.group; }

int of_device(int device) {
    int result = 0;
    cudaDeviceGetAttribute(&result, cudaDevAttrWarpSize, device);
//~                                 ^~~~~~~~~~~~~~~~~~~ HP407 warning:
//~   the device reports 64 here on CDNA, and the warps of the ported kernels have 32 lanes
//~   remedy: use 32 (hipport::warp_size) where the code means the warps of the kernels
//>     hipDeviceGetAttribute(&result, hipDeviceAttributeWarpSize, device);  // HP101@5 HP101@37
    return result;
}
