#include <cuda_runtime.h>

bool recoverable(cudaError_t status) {
    if (status == cudaErrorIllegalAddress || cudaErrorAssert == status) return false;
    switch (status) {
        case cudaErrorLaunchTimeout:
            cudaDeviceReset();
            return true;
        case cudaErrorMemoryAllocation:
            return true;
        default:
            return status != cudaErrorNotReady;
    }
}

// names only
const char *name_of(cudaError_t status) {
    switch (status) {
        case cudaErrorAssert: return "assert";
        case cudaErrorIllegalAddress: return "illegal address";
        default: return "?";
    }
}
enum Code { asserted = cudaErrorAssert };
