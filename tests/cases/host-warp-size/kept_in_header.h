#pragma once
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Device {
    int lanes = 0;
    void ask(const cudaDeviceProp &prop) { lanes = prop.warpSize; }
//~                                                     ^~~~~~~~ HP407 warning:
//~   the device reports 64 here on CDNA, and the warps of the ported kernels have 32 lanes
//~   remedy: use 32 (hipport::warp_size) where the code means the warps of the kernels
//>     void ask(const hipDeviceProp_t &prop) { lanes = prop.warpSize; }  // HP101@20
};
