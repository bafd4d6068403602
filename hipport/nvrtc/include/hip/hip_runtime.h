// The device side of HIP in CUDA's terms, for NVRTC: there is nothing of the host here.
//
// What means something else on an NVIDIA GPU is not here, so that the compiler refuses it: instructions of AMD GPUs,
// clang's builtins, wavefronts of 64 lanes.

#ifndef HIPPORT_NVRTC_HIP_RUNTIME_H
#define HIPPORT_NVRTC_HIP_RUNTIME_H

#define __HIPCC__ 1
#define __HIP_PLATFORM_NVIDIA__ 1
#define __HIP_PLATFORM_NVCC__ 1
#define __HIP_DEVICE_COMPILE__ 1
#define HIP_VERSION_MAJOR 7
#define HIP_VERSION_MINOR 2
#define HIP_VERSION 70253211

#define __extension__  // clang's word for "do not warn", which NVRTC does not know

#define HIP_KERNEL_NAME(...) __VA_ARGS__
#define HIP_SYMBOL(variable) variable
#define HIP_DYNAMIC_SHARED(type, name) extern __shared__ type name[];

#define hipThreadIdx_x threadIdx.x
#define hipThreadIdx_y threadIdx.y
#define hipThreadIdx_z threadIdx.z
#define hipBlockIdx_x blockIdx.x
#define hipBlockIdx_y blockIdx.y
#define hipBlockIdx_z blockIdx.z
#define hipBlockDim_x blockDim.x
#define hipBlockDim_y blockDim.y
#define hipBlockDim_z blockDim.z
#define hipGridDim_x gridDim.x
#define hipGridDim_y gridDim.y
#define hipGridDim_z gridDim.z

using hipTextureObject_t = cudaTextureObject_t;
using hipSurfaceObject_t = cudaSurfaceObject_t;

// The lanes that execute a call together, as in HIP; the compiler may have split them up more than a wavefront would be.
template <class T>
__device__ inline T __shfl(T value, int source, int width = warpSize) {
    return __shfl_sync(__activemask(), value, source, width);
}
template <class T>
__device__ inline T __shfl_up(T value, unsigned int delta, int width = warpSize) {
    return __shfl_up_sync(__activemask(), value, delta, width);
}
template <class T>
__device__ inline T __shfl_down(T value, unsigned int delta, int width = warpSize) {
    return __shfl_down_sync(__activemask(), value, delta, width);
}
template <class T>
__device__ inline T __shfl_xor(T value, int lane_mask, int width = warpSize) {
    return __shfl_xor_sync(__activemask(), value, lane_mask, width);
}
template <class T>
__device__ inline unsigned long long __match_any(T value) {
    return __match_any_sync(__activemask(), value);
}
template <class T>
__device__ inline unsigned long long __match_all(T value, int* all_same) {
    return __match_all_sync(__activemask(), value, all_same);
}

namespace hipport_nvrtc {

__device__ inline unsigned long long ballot(int predicate) { return __ballot_sync(__activemask(), predicate); }
__device__ inline int all(int predicate) { return __all_sync(__activemask(), predicate); }
__device__ inline int any(int predicate) { return __any_sync(__activemask(), predicate); }

}  // namespace hipport_nvrtc

__device__ inline unsigned int __lane_id() {
    unsigned int lane;
    asm("mov.u32 %0, %%laneid;" : "=r"(lane));
    return lane;
}

template <class T>
__device__ inline T unsafeAtomicAdd(T* address, T value) {
    return atomicAdd(address, value);
}
template <class T>
__device__ inline T safeAtomicAdd(T* address, T value) {
    return atomicAdd(address, value);
}

// Nanoseconds, where HIP counts a constant clock.
__device__ inline long long wall_clock64() {
    long long now;
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(now));
    return now;
}
__device__ inline void abort() { __trap(); }

#include "hip_vector_types.h"
#include "hipport_votes.h"

#endif
