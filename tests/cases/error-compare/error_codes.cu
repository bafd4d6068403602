#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

bool recoverable(cudaError_t status) {
//> bool recoverable(hipError_t status) {  // HP101@18
    if (status == cudaErrorIllegalAddress || cudaErrorAssert == status) return false;
//~               ^~~~~~~~~~~~~~~~~~~~~~~ HP704 warning:
//~   no function of HIP returns cudaErrorIllegalAddress's counterpart: a bad access in a kernel ends the whole process, with a message of the ROCm runtime
//~   remedy: do not rely on recovering from it; for a test, expect the process to end
//~                                          ^~~~~~~~~~~~~~~ HP704 warning:
//~   no function of HIP returns cudaErrorAssert's counterpart: a failing assert in a kernel ends the process, or is reported as hipErrorLaunchFailure
//~   remedy: do not rely on recovering from it; for a test, expect the process to end
//>     if (status == hipErrorIllegalAddress || hipErrorAssert == status) return false;  // HP101@19 HP101@46
    switch (status) {
        case cudaErrorLaunchTimeout:
//~          ^~~~~~~~~~~~~~~~~~~~~~ HP704 warning:
//~   no function of HIP returns cudaErrorLaunchTimeout's counterpart: nothing ends a kernel that runs too long
//~   remedy: do not rely on recovering from it; for a test, expect the process to end
//>         case hipErrorLaunchTimeOut:  // HP101@14
            cudaDeviceReset();
//>             hipDeviceReset();  // HP101@13
            return true;
        case cudaErrorMemoryAllocation:
//>         case hipErrorMemoryAllocation:  // HP101@14
            return true;
        default:
            return status != cudaErrorNotReady;
//>             return status != hipErrorNotReady;  // HP101@30
    }
}

// names only
const char *name_of(cudaError_t status) {
//> const char *name_of(hipError_t status) {  // HP101@21
    switch (status) {
        case cudaErrorAssert: return "assert";
//>         case hipErrorAssert: return "assert";  // HP101@14
        case cudaErrorIllegalAddress: return "illegal address";
//>         case hipErrorIllegalAddress: return "illegal address";  // HP101@14
        default: return "?";
    }
}

const char *kept_name(cudaError_t status) {
//> const char *kept_name(hipError_t status) {  // HP101@23
    const char *text = "?";
    switch (status) {
        case cudaErrorLaunchTimeout: text = "timeout"; break;
//>         case hipErrorLaunchTimeOut: text = "timeout"; break;  // HP101@14
        case cudaErrorAssert: text = "assert"; break;
//>         case hipErrorAssert: text = "assert"; break;  // HP101@14
        default: break;
    }
    return text;
}
enum Code { asserted = cudaErrorAssert };
//> enum Code { asserted = hipErrorAssert };  // HP101@24
