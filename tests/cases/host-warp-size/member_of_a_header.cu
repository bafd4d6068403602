#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

// who reads the member is not known
void hand_on(struct Limits *limits, const cudaDeviceProp &prop) { limits->threads_of_warp = prop.warpSize; }
//~                                                                                              ^~~~~~~~ HP407 warning:
//~   the device reports 64 here on CDNA, and the warps of the ported kernels have 32 lanes
//~   remedy: use 32 (hipport::warp_size) where the code means the warps of the kernels
//> void hand_on(struct Limits *limits, const hipDeviceProp_t &prop) { limits->threads_of_warp = prop.warpSize; }  // HP101@43
