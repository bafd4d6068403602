// Attributes of the functions of modules. Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file
//
// HIP's hipFuncSetAttribute takes a kernel of the program, not a function of a module, which has no attributes to set:
// AMD GPUs give a kernel as much shared memory as it asks for at its launch, up to what a block may have.

#ifndef HIPPORT_FUNCTIONS_H
#define HIPPORT_FUNCTIONS_H

#include <hip/hip_runtime.h>

namespace hipport {

// What the device can give is granted, and hints are taken, without effect; all else is not supported.
inline hipError_t func_set_attribute(hipFunction_t function, hipFunction_attribute attribute, int value) {
    if (function == nullptr) return hipErrorInvalidResourceHandle;
    if (attribute == HIP_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT)
        return value >= -1 && value <= 100 ? hipSuccess : hipErrorInvalidValue;
    if (attribute != HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES) return hipErrorNotSupported;
    int device = 0, most = 0, fixed = 0;
    hipError_t error = hipGetDevice(&device);
    if (error == hipSuccess) error = hipDeviceGetAttribute(&most, hipDeviceAttributeMaxSharedMemoryPerBlock, device);
    if (error == hipSuccess) error = hipFuncGetAttribute(&fixed, HIP_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES, function);
    if (error != hipSuccess) return error;
    return value >= 0 && value <= most - fixed ? hipSuccess : hipErrorInvalidValue;
}

}  // namespace hipport

#endif
