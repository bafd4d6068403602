#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/error_codes.h"  // HP117@1

const char *text(cudaError_t error) {
//> const char *text(hipError_t error) {  // HP101@18
    switch (error) {
    case cudaErrorTimeout:
//>     case HIPPORT_ERROR_TIMEOUT:  // HP101@10
        return "first";
    case cudaErrorAddressOfConstant:
//>     case HIPPORT_ERROR_ADDRESS_OF_CONSTANT:  // HP101@10
        return "cudaErrorAddressOfConstant";
//~            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP106 info 'cudaErrorAddressOfConstant':
//~   CUDA names in a string literal: cudaErrorAddressOfConstant
//~   remedy: port the text if it is code or the name of a symbol (--unsafe-fixes renames it); a message may stay
//~   unsafe fix: rename cudaErrorAddressOfConstant in the literal

    case cudaSuccess:
//>     case hipSuccess:  // HP101@10
    case cudaErrorDevicesUnavailable:
//>     case HIPPORT_ERROR_DEVICE_UNAVAILABLE:  // HP101@10
        return "shared";
    case cudaErrorInvalidValue:
//>     case hipErrorInvalidValue:  // HP101@10
        puts("falls through");
//+ #if !defined(__HIP_PLATFORM_AMD__)  // HP501@1
    case cudaErrorStartupFailure:
//~      ^~~~~~~~~~~~~~~~~~~~~~~ HP501 error fixed:
//~   cudaErrorStartupFailure has no counterpart in HIP: HIP has no such error code: leave the case out, or fold it into hipErrorUnknown
//~   remedy: replace cudaErrorStartupFailure or leave it out on AMD GPUs
//~   safe fix: leave the case out for AMD GPUs, where nothing has its value
//+ #endif  // HP501@1
        return "into it";
    case cudaErrorNoDevice: case cudaErrorApiFailureBase: return "on one line";
//~                              ^~~~~~~~~~~~~~~~~~~~~~~ HP501 error fixed:
//~   cudaErrorApiFailureBase has no counterpart in HIP: an error of CUDA versions long gone; no call returns it
//~   remedy: replace cudaErrorApiFailureBase or leave it out on AMD GPUs
//~   safe fix: leave the case out for AMD GPUs, where nothing has its value
//>     case hipErrorNoDevice:   // HP101@10 HP501@29 HP501@58
//> #if !defined(__HIP_PLATFORM_AMD__)
//> case cudaErrorApiFailureBase:
//> #endif
//>  return "on one line";
    case cudaErrorInvalidHostPointer: {
//>     case HIPPORT_ERROR_INVALID_HOST_POINTER: {  // HP101@10
        return "in braces";
    }
    default:
        return error == cudaErrorStartupFailure ? "compared" : "unknown";
//~                     ^~~~~~~~~~~~~~~~~~~~~~~ HP501 error:
//~   cudaErrorStartupFailure has no counterpart in HIP: HIP has no such error code: leave the case out, or fold it into hipErrorUnknown
//~   remedy: replace cudaErrorStartupFailure or leave it out on AMD GPUs
    }
}
