#pragma once

// Half of this project was built for AMD once: this header keeps the few names that it needed then.
#ifdef __HIP_PLATFORM_AMD__
#include <hip/hip_runtime.h>
#define GPU_NAME "HIP"
inline int gpu_warp_size(int device) {
    int lanes = 0;
    return hipDeviceGetAttribute(&lanes, hipDeviceAttributeWarpSize, device) == hipSuccess ? lanes : 64;
}
#else
#include <cuda_runtime.h>
#define GPU_NAME "CUDA"
inline int gpu_warp_size(int device) {
    int lanes = 0;
    return cudaDeviceGetAttribute(&lanes, cudaDevAttrWarpSize, device) == cudaSuccess ? lanes : 32;
}
#endif

// Functions that the host compiler sees too.
#ifdef __CUDACC__
#define GPU_HOST_DEVICE __host__ __device__
#else
#define GPU_HOST_DEVICE
#endif
