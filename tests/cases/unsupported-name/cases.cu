#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

const char *text(cudaError_t error) {
//> const char *text(hipError_t error) {  // HP101@18
    switch (error) {
//+ #if !defined(__HIP_PLATFORM_AMD__)  // HP501@1
    case cudaErrorTimeout:
//~      ^~~~~~~~~~~~~~~~ HP501 error fixed:
//~   cudaErrorTimeout has no counterpart in HIP: HIP has no such error code: leave the case out, or fold it into hipErrorUnknown
//~   remedy: replace cudaErrorTimeout or leave it out on AMD GPUs
//~   safe fix: leave the case out for AMD GPUs, where nothing has its value
        return "first";
//+ #endif  // HP501@1
//+ #if !defined(__HIP_PLATFORM_AMD__)  // HP501@1
    case cudaErrorAddressOfConstant:
//~      ^~~~~~~~~~~~~~~~~~~~~~~~~~ HP501 error fixed:
//~   cudaErrorAddressOfConstant has no counterpart in HIP: an error of CUDA versions long gone; no call returns it
//~   remedy: replace cudaErrorAddressOfConstant or leave it out on AMD GPUs
//~   safe fix: leave the case out for AMD GPUs, where nothing has its value
        return "cudaErrorAddressOfConstant";
//+ #endif  // HP501@1

    case cudaSuccess:
//>     case hipSuccess:  // HP101@10
//+ #if !defined(__HIP_PLATFORM_AMD__)  // HP501@1
    case cudaErrorDevicesUnavailable:
//~      ^~~~~~~~~~~~~~~~~~~~~~~~~~~ HP501 error fixed:
//~   cudaErrorDevicesUnavailable has no counterpart in HIP: HIP has no such error code: leave the case out, or fold it into hipErrorUnknown
//~   remedy: replace cudaErrorDevicesUnavailable or leave it out on AMD GPUs
//~   safe fix: leave the case out for AMD GPUs, where nothing has its value
//+ #endif  // HP501@1
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
//+ #if !defined(__HIP_PLATFORM_AMD__)  // HP501@1
    case cudaErrorInvalidHostPointer: {
//~      ^~~~~~~~~~~~~~~~~~~~~~~~~~~ HP501 error fixed:
//~   cudaErrorInvalidHostPointer has no counterpart in HIP: HIP has no such error code: leave the case out, or fold it into hipErrorUnknown
//~   remedy: replace cudaErrorInvalidHostPointer or leave it out on AMD GPUs
//~   safe fix: leave the case out for AMD GPUs, where nothing has its value
        return "in braces";
    }
//+ #endif  // HP501@1
    default:
        return error == cudaErrorStartupFailure ? "compared" : "unknown";
//~                     ^~~~~~~~~~~~~~~~~~~~~~~ HP501 error:
//~   cudaErrorStartupFailure has no counterpart in HIP: HIP has no such error code: leave the case out, or fold it into hipErrorUnknown
//~   remedy: replace cudaErrorStartupFailure or leave it out on AMD GPUs
    }
}
