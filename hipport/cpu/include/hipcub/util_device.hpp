// Questions about devices, and reports of errors.

#ifndef HIPPORT_CPU_HIPCUB_UTIL_DEVICE_HPP
#define HIPPORT_CPU_HIPCUB_UTIL_DEVICE_HPP

#include <hip/hip_runtime_api.h>
#include <stdio.h>
#include <stdlib.h>

namespace hipcub {

inline hipError_t Debug(hipError_t error, const char* file, int line) {
    if (error != hipSuccess)
        fprintf(stderr, "HIP error %d [%s, %d]: %s\n", error, file, line, hipGetErrorString(error));
    return error;
}
#define HipcubDebug(error) ::hipcub::Debug(static_cast<hipError_t>(error), __FILE__, __LINE__)

template <class A, class B>
constexpr A DivideAndRoundUp(A number, B divisor) {
    return static_cast<A>((number + divisor - 1) / divisor);
}
inline hipError_t SyncStream(hipStream_t stream) { return hipStreamSynchronize(stream); }
inline int DeviceCount() {
    int count = 0;
    return hipGetDeviceCount(&count) == hipSuccess ? count : -1;
}
inline int CurrentDevice() {
    int device = -1;
    return hipGetDevice(&device) == hipSuccess ? device : -1;
}

}  // namespace hipcub

#endif
