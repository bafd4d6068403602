// The words that mark functions and variables for the device, as clang takes them: in place of the engine's.
#pragma once
#ifdef __HIP__
#define HIPPORT_CPU_PARSED 1
#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __managed__ __attribute__((managed))
#define HIPPORT_CPU_TEXTURE_TYPE __attribute__((device_builtin_texture_type))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#else
#define __host__
#define __device__
#define __global__
#define __shared__
#define __constant__
#define __managed__
#define HIPPORT_CPU_TEXTURE_TYPE
#define __launch_bounds__(...)
#endif
#define HIPPORT_CPU_LAUNCH_BOUNDS(...)
#define HIP_DYNAMIC_SHARED(type, name) extern __shared__ type name[];
#define HIP_DYNAMIC_SHARED_ATTRIBUTE
