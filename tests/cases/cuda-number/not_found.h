#pragma once
// Equal numbers, names of the project's own scopes, HIP's own, and builds without a GPU.
#define CUDA_SUCCESS 0
//~   kept CUDA_SUCCESS (defined by the project)
#define CU_STREAM_NON_BLOCKING 0x1
//~   kept CU_STREAM_NON_BLOCKING (defined by the project)
namespace mine {
enum { CU_MEMORYTYPE_ARRAY = 7 };
//~   kept CU_MEMORYTYPE_ARRAY (defined by the project)
}
#ifdef __HIP_PLATFORM_AMD__
#define CU_DEVICE_ATTRIBUTE_WARP_SIZE 87
//~   kept CU_DEVICE_ATTRIBUTE_WARP_SIZE (in an #if arm written for HIP)
#endif
#ifdef USE_CUDA
#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#else
#define CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR 75
//> #define hipDeviceAttributeComputeCapabilityMajor 75  // HP101@9
#endif
inline bool is_array(int type) { return type == CU_MEMORYTYPE_ARRAY; }
//> inline bool is_array(int type) { return type == hipMemoryTypeArray; }  // HP101@49
