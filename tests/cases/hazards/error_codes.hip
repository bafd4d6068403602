#include <hip/hip_runtime.h>

bool recoverable(hipError_t status) {
    if (status == hipErrorIllegalAddress || hipErrorAssert == status) return false;
    switch (status) {
        case hipErrorLaunchTimeOut:
            hipDeviceReset();
            return true;
        case hipErrorMemoryAllocation:
            return true;
        default:
            return status != hipErrorNotReady;
    }
}

// names only
const char *name_of(hipError_t status) {
    switch (status) {
        case hipErrorAssert: return "assert";
        case hipErrorIllegalAddress: return "illegal address";
        default: return "?";
    }
}
enum Code { asserted = hipErrorAssert };
