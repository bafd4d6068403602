#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/error_codes.h"  // HP117@1

const char *name_of(cudaError_t error) {
//> const char *name_of(hipError_t error) {  // HP101@21
    switch (error) {
    case cudaErrorInvalidChannelDescriptor:
//>     case hipErrorInvalidChannelDescriptor:  // HP101@10
    case cudaErrorInvalidTexture:
//>     case hipErrorInvalidTexture:  // HP101@10
    case cudaErrorNotSupported: return "has a counterpart";
//>     case hipErrorNotSupported: return "has a counterpart";  // HP101@10
    case cudaErrorExternalDevice:
//>     case HIPPORT_ERROR_EXTERNAL_DEVICE:  // HP101@10
    case cudaErrorInvalidClusterSize:
//>     case HIPPORT_ERROR_INVALID_CLUSTER_SIZE:  // HP101@10
    case cudaErrorNotPermitted: return "has none";
//>     case HIPPORT_ERROR_NOT_PERMITTED: return "has none";  // HP101@10
    default: return "other";
    }
}

cudaError_t refused() { return cudaErrorNotPermitted; }
//~                            ^~~~~~~~~~~~~~~~~~~~~ HP302 warning:
//~   cudaErrorNotPermitted -> HIPPORT_ERROR_NOT_PERMITTED: HIP has no such error code, and no call returns it: what is compared with it is never equal
//~   remedy: check whether the code is affected
//> hipError_t refused() { return HIPPORT_ERROR_NOT_PERMITTED; }  // HP101@1 HP101@32
