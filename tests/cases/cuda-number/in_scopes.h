#pragma once
// The project's copies of CUDA's constants are in its namespaces and classes, and go to HIP's functions.
#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11

namespace lab {

constexpr unsigned CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT = 16;
//~                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP716 warning 'CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT':
//~   16 is CUDA's number: hipDeviceAttributeMultiprocessorCount is 63
//~   remedy: include HIP's header in place of the definition, or write 63
//~   unsafe fix: write 63
//~   kept CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT (declared by the project)
enum class Memory { CU_MEMORYTYPE_HOST = 1, CU_MEMORYTYPE_ARRAY = 0x3 };
//~                                         ^~~~~~~~~~~~~~~~~~~~~~~~~ HP716 warning 'CU_MEMORYTYPE_ARRAY':
//~   0x3 is CUDA's number: hipMemoryTypeArray is 10
//~   remedy: include HIP's header in place of the definition, or write 10
//~   unsafe fix: write 10
//~   kept CU_MEMORYTYPE_ARRAY (defined by the project)
//~   kept CU_MEMORYTYPE_HOST (defined by the project)

struct Attributes {
    enum : int { CU_DEVICE_ATTRIBUTE_WARP_SIZE = 10, CU_DEVICE_ATTRIBUTE_MAX_PITCH = 999 };
//~              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP716 warning 'CU_DEVICE_ATTRIBUTE_WARP_SIZE':
//~   10 is CUDA's number: hipDeviceAttributeWarpSize is 87
//~   remedy: include HIP's header in place of the definition, or write 87
//~   unsafe fix: write 87
//~   kept CU_DEVICE_ATTRIBUTE_MAX_PITCH (defined by the project)
//~   kept CU_DEVICE_ATTRIBUTE_WARP_SIZE (defined by the project)
    static const int CU_DEVICE_ATTRIBUTE_CLOCK_RATE = 13;
//~                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP716 warning 'CU_DEVICE_ATTRIBUTE_CLOCK_RATE':
//~   13 is CUDA's number: hipDeviceAttributeClockRate is 5
//~   remedy: include HIP's header in place of the definition, or write 5
//~   unsafe fix: write 5
//~   kept CU_DEVICE_ATTRIBUTE_CLOCK_RATE (declared by the project)
};

inline int attribute(int device) {
    const int CU_DEVICE_ATTRIBUTE_INTEGRATED = 18;
//~           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP716 warning 'CU_DEVICE_ATTRIBUTE_INTEGRATED':
//~   18 is CUDA's number: hipDeviceAttributeIntegrated is 16
//~   remedy: include HIP's header in place of the definition, or write 16
//~   unsafe fix: write 16
//~   kept CU_DEVICE_ATTRIBUTE_INTEGRATED (declared by the project) x2
    int value = 0;
    cuDeviceGetAttribute(&value, (CUdevice_attribute)CU_DEVICE_ATTRIBUTE_INTEGRATED, device);
//>     hipDeviceGetAttribute(&value, (hipDeviceAttribute_t)CU_DEVICE_ATTRIBUTE_INTEGRATED, device);  // HP101@5 HP101@35
    return value;
}

}  // namespace lab
