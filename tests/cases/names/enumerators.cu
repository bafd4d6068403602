#include <cuda_runtime.h>

const char *name(cudaError_t error) {
    switch (error) {
    case cudaSuccess: return "success";
    case cudaErrorMemoryAllocation: return "out of memory";
    case cudaErrorInvalidValue:
    case ::cudaErrorInvalidDevice: return "wrong argument";
    default: return cudaGetErrorString(error);
    }
}

cudaMemcpyKind kinds[] = {cudaMemcpyHostToDevice, cudaMemcpyDeviceToHost, cudaMemcpyDefault};
int major_of(int device) {
    int value = 0;
    cudaDeviceGetAttribute(&value, cudaDevAttrComputeCapabilityMajor, device);
    return device < 0 ? cudaCpuDeviceId : value;
}
