#include <hip/hip_runtime.h>

const char *name(hipError_t error) {
    switch (error) {
    case hipSuccess: return "success";
    case hipErrorMemoryAllocation: return "out of memory";
    case hipErrorInvalidValue:
    case ::hipErrorInvalidDevice: return "wrong argument";
    default: return hipGetErrorString(error);
    }
}

hipMemcpyKind kinds[] = {hipMemcpyHostToDevice, hipMemcpyDeviceToHost, hipMemcpyDefault};
int major_of(int device) {
    int value = 0;
    hipDeviceGetAttribute(&value, hipDeviceAttributeComputeCapabilityMajor, device);
    return device < 0 ? hipCpuDeviceId : value;
}
