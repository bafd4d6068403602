// Macros of hipCUB that programs use.

#ifndef HIPPORT_CPU_HIPCUB_UTIL_MACRO_HPP
#define HIPPORT_CPU_HIPCUB_UTIL_MACRO_HPP

#include <hip/hip_runtime.h>

namespace hipcub {

#define HIPCUB_MAX(a, b) (((b) > (a)) ? (b) : (a))
#define HIPCUB_MIN(a, b) (((b) < (a)) ? (b) : (a))
#define HIPCUB_DEVICE __device__
#define HIPCUB_HOST __host__
#define HIPCUB_HOST_DEVICE __host__ __device__
#define HIPCUB_FORCEINLINE __forceinline__
#define HIPCUB_RUNTIME_FUNCTION __host__
#ifdef __AMDGCN_WAVEFRONT_SIZE
#define HIPCUB_DEVICE_WARP_THREADS __AMDGCN_WAVEFRONT_SIZE
#define HIPCUB_WARP_THREADS HIPCUB_DEVICE_WARP_THREADS
#endif

}  // namespace hipcub

#endif
