// The names of errors in device code, where HIP's runtime cannot be called. Comes with hipport, belongs to the project
// that it was copied into.
// hipport: ignore-file
//
// The host gets HIP's own texts. Device code gets the name of the enumerator for both functions.

#ifndef HIPPORT_ERRORS_H
#define HIPPORT_ERRORS_H

#include <hip/hip_runtime.h>

namespace hipport {

#define HIPPORT_ERROR(name) \
    case name:              \
        return #name;
__host__ __device__ inline const char *name_of_error(hipError_t error) {
    switch (error) {
    HIPPORT_ERROR(hipSuccess)
    HIPPORT_ERROR(hipErrorInvalidValue)
    HIPPORT_ERROR(hipErrorOutOfMemory)
    HIPPORT_ERROR(hipErrorNotInitialized)
    HIPPORT_ERROR(hipErrorDeinitialized)
    HIPPORT_ERROR(hipErrorProfilerDisabled)
    HIPPORT_ERROR(hipErrorProfilerNotInitialized)
    HIPPORT_ERROR(hipErrorProfilerAlreadyStarted)
    HIPPORT_ERROR(hipErrorProfilerAlreadyStopped)
    HIPPORT_ERROR(hipErrorInvalidConfiguration)
    HIPPORT_ERROR(hipErrorInvalidPitchValue)
    HIPPORT_ERROR(hipErrorInvalidSymbol)
    HIPPORT_ERROR(hipErrorInvalidDevicePointer)
    HIPPORT_ERROR(hipErrorInvalidMemcpyDirection)
    HIPPORT_ERROR(hipErrorInsufficientDriver)
    HIPPORT_ERROR(hipErrorMissingConfiguration)
    HIPPORT_ERROR(hipErrorPriorLaunchFailure)
    HIPPORT_ERROR(hipErrorInvalidDeviceFunction)
    HIPPORT_ERROR(hipErrorNoDevice)
    HIPPORT_ERROR(hipErrorInvalidDevice)
    HIPPORT_ERROR(hipErrorInvalidImage)
    HIPPORT_ERROR(hipErrorInvalidContext)
    HIPPORT_ERROR(hipErrorContextAlreadyCurrent)
    HIPPORT_ERROR(hipErrorMapFailed)
    HIPPORT_ERROR(hipErrorUnmapFailed)
    HIPPORT_ERROR(hipErrorArrayIsMapped)
    HIPPORT_ERROR(hipErrorAlreadyMapped)
    HIPPORT_ERROR(hipErrorNoBinaryForGpu)
    HIPPORT_ERROR(hipErrorAlreadyAcquired)
    HIPPORT_ERROR(hipErrorNotMapped)
    HIPPORT_ERROR(hipErrorNotMappedAsArray)
    HIPPORT_ERROR(hipErrorNotMappedAsPointer)
    HIPPORT_ERROR(hipErrorECCNotCorrectable)
    HIPPORT_ERROR(hipErrorUnsupportedLimit)
    HIPPORT_ERROR(hipErrorContextAlreadyInUse)
    HIPPORT_ERROR(hipErrorPeerAccessUnsupported)
    HIPPORT_ERROR(hipErrorInvalidKernelFile)
    HIPPORT_ERROR(hipErrorInvalidGraphicsContext)
    HIPPORT_ERROR(hipErrorInvalidSource)
    HIPPORT_ERROR(hipErrorFileNotFound)
    HIPPORT_ERROR(hipErrorSharedObjectSymbolNotFound)
    HIPPORT_ERROR(hipErrorSharedObjectInitFailed)
    HIPPORT_ERROR(hipErrorOperatingSystem)
    HIPPORT_ERROR(hipErrorInvalidHandle)
    HIPPORT_ERROR(hipErrorIllegalState)
    HIPPORT_ERROR(hipErrorNotFound)
    HIPPORT_ERROR(hipErrorNotReady)
    HIPPORT_ERROR(hipErrorIllegalAddress)
    HIPPORT_ERROR(hipErrorLaunchOutOfResources)
    HIPPORT_ERROR(hipErrorLaunchTimeOut)
    HIPPORT_ERROR(hipErrorPeerAccessAlreadyEnabled)
    HIPPORT_ERROR(hipErrorPeerAccessNotEnabled)
    HIPPORT_ERROR(hipErrorSetOnActiveProcess)
    HIPPORT_ERROR(hipErrorContextIsDestroyed)
    HIPPORT_ERROR(hipErrorAssert)
    HIPPORT_ERROR(hipErrorHostMemoryAlreadyRegistered)
    HIPPORT_ERROR(hipErrorHostMemoryNotRegistered)
    HIPPORT_ERROR(hipErrorLaunchFailure)
    HIPPORT_ERROR(hipErrorCooperativeLaunchTooLarge)
    HIPPORT_ERROR(hipErrorNotSupported)
    HIPPORT_ERROR(hipErrorStreamCaptureUnsupported)
    HIPPORT_ERROR(hipErrorStreamCaptureInvalidated)
    HIPPORT_ERROR(hipErrorStreamCaptureMerge)
    HIPPORT_ERROR(hipErrorStreamCaptureUnmatched)
    HIPPORT_ERROR(hipErrorStreamCaptureUnjoined)
    HIPPORT_ERROR(hipErrorStreamCaptureIsolation)
    HIPPORT_ERROR(hipErrorStreamCaptureImplicit)
    HIPPORT_ERROR(hipErrorCapturedEvent)
    HIPPORT_ERROR(hipErrorStreamCaptureWrongThread)
    HIPPORT_ERROR(hipErrorGraphExecUpdateFailure)
    HIPPORT_ERROR(hipErrorRuntimeMemory)
    HIPPORT_ERROR(hipErrorRuntimeOther)
    default:
        return "hipErrorUnknown";
    }
}
#undef HIPPORT_ERROR

__host__ __device__ inline const char *get_error_name(hipError_t error) {
#if defined(__HIP_DEVICE_COMPILE__)
    return name_of_error(error);
#else
    return hipGetErrorName(error);
#endif
}
__host__ __device__ inline const char *get_error_string(hipError_t error) {
#if defined(__HIP_DEVICE_COMPILE__)
    return name_of_error(error);
#else
    return hipGetErrorString(error);
#endif
}

}  // namespace hipport

#endif
