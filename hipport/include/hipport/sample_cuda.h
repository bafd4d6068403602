// Checks of calls and the choice of a device, as the helpers of NVIDIA's samples have them (helper_cuda.h,
// helper_cuda_gl.h), by HIP. Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file
//
// A check that fails writes file, line, call and error to stderr and ends the program with EXIT_FAILURE.

#ifndef HIPPORT_SAMPLE_CUDA_H
#define HIPPORT_SAMPLE_CUDA_H

#include <hip/hip_runtime.h>
#include <stdio.h>
#include <stdlib.h>

#include "sample_string.h"

namespace hipport {
namespace samples {

// The name of a status. That of a library is found where its header, included at any place, has a function for it.
inline const char *name_of(hipError_t error, int) { return hipGetErrorName(error); }
template <class Code>
auto name_of(Code status, int) -> decltype(hipblasStatusToString(status)) {
    return hipblasStatusToString(status);
}
template <class Code>
auto name_of(Code status, int) -> decltype(hipsparseGetErrorName(status)) {
    return hipsparseGetErrorName(status);
}
template <class Code>
const char *name_of(Code, long) {
    return "status of a library";
}

template <class Code>
void check(Code status, const char *call, const char *file, int line) {
    if (static_cast<int>(status) == 0) return;
    fprintf(stderr, "%s:%d: %s gave error %d (%s)\n", file, line, call, static_cast<int>(status), name_of(status, 0));
    exit(EXIT_FAILURE);
}

// Whether there is no error since the last one was asked for.
inline bool no_last_error(const char *message, const char *file, int line) {
    const hipError_t error = hipGetLastError();
    if (error == hipSuccess) return true;
    fprintf(stderr, "%s:%d: %s: error %d (%s): %s\n", file, line, message, static_cast<int>(error),
            hipGetErrorName(error), hipGetErrorString(error));
    return false;
}
inline void check_last(const char *message, const char *file, int line) {
    if (!no_last_error(message, file, line)) exit(EXIT_FAILURE);
}

inline int attribute_of(int device, hipDeviceAttribute_t attribute) {
    int value = 0;
    check(hipDeviceGetAttribute(&value, attribute, device), "hipDeviceGetAttribute", __FILE__, __LINE__);
    return value;
}
inline bool is_prohibited(int device) {
    return attribute_of(device, hipDeviceAttributeComputeMode) == hipComputeModeProhibited;
}

inline int number_of_devices() {
    int count = 0;
    const hipError_t error = hipGetDeviceCount(&count);
    if (error != hipSuccess && error != hipErrorNoDevice) check(error, "hipGetDeviceCount", __FILE__, __LINE__);
    if (count == 0) {
        fprintf(stderr, "there is no device for HIP\n");
        exit(EXIT_FAILURE);
    }
    return count;
}

inline int use_device(int device) {
    hipDeviceProp_t properties;
    check(hipSetDevice(device), "hipSetDevice", __FILE__, __LINE__);
    check(hipGetDeviceProperties(&properties, device), "hipGetDeviceProperties", __FILE__, __LINE__);
    printf("device %d: %s\n", device, properties.name);
    return device;
}

}  // namespace samples
}  // namespace hipport

#ifndef checkCudaErrors
#define checkCudaErrors(call) hipport::samples::check((call), #call, __FILE__, __LINE__)
#endif
#ifndef getLastCudaError
#define getLastCudaError(message) hipport::samples::check_last(message, __FILE__, __LINE__)
#endif
#ifndef printLastCudaError
#define printLastCudaError(message) ((void)hipport::samples::no_last_error(message, __FILE__, __LINE__))
#endif
#ifndef MAX
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#endif

template <class Code>
const char *_cudaGetErrorEnum(Code status) {
    return hipport::samples::name_of(status, 0);
}

// The nearest int; half of one goes away from zero.
inline int ftoi(float value) { return static_cast<int>(value >= 0.0f ? value + 0.5f : value - 0.5f); }

// Lanes of the vector units of what HIP counts as a multiprocessor: 64 of a compute unit, and from gfx10 on 128, since
// HIP counts workgroup processors of two compute units there.
inline int _ConvertSMVer2Cores(int major, int) { return major >= 10 ? 128 : 64; }

// The family of GPUs that HIP gives such numbers for.
inline const char *_ConvertSMVer2ArchName(int major, int minor) {
    if (major >= 12) return "RDNA 4";
    if (major == 11) return "RDNA 3";
    if (major == 10) return minor >= 3 ? "RDNA 2" : "RDNA";
    return major < 9 ? "GCN" : minor >= 5 ? "CDNA 4" : minor == 4 ? "CDNA 3" : "CDNA or Vega";
}

// The device, made the current one; device 0 for a negative number. Less than 0 for one that cannot be used.
inline int gpuDeviceInit(int device) {
    const int count = hipport::samples::number_of_devices();
    if (device < 0) device = 0;
    if (device >= count) {
        fprintf(stderr, "device %d was asked for, the last one is %d\n", device, count - 1);
        return -device;
    }
    if (hipport::samples::is_prohibited(device)) {
        fprintf(stderr, "device %d is in a mode that lets no program use it\n", device);
        return -1;
    }
    return hipport::samples::use_device(device);
}

// The device with the most lanes times clock.
inline int gpuGetMaxGflopsDeviceId() {
    const int count = hipport::samples::number_of_devices();
    int best = -1;
    double most = -1.0;
    for (int device = 0; device < count; ++device) {
        if (hipport::samples::is_prohibited(device)) continue;
        const int major = hipport::samples::attribute_of(device, hipDeviceAttributeComputeCapabilityMajor);
        const double units = hipport::samples::attribute_of(device, hipDeviceAttributeMultiprocessorCount);
        const double clock = hipport::samples::attribute_of(device, hipDeviceAttributeClockRate);
        const double rate = units * _ConvertSMVer2Cores(major, 0) * clock;
        if (rate > most) best = device, most = rate;
    }
    if (best < 0) {
        fprintf(stderr, "all devices are in a mode that lets no program use them\n");
        exit(EXIT_FAILURE);
    }
    return best;
}

// The first device that shares the host's memory, made the current one.
inline int findIntegratedGPU() {
    const int count = hipport::samples::number_of_devices();
    for (int device = 0; device < count; ++device) {
        const bool is_integrated = hipport::samples::attribute_of(device, hipDeviceAttributeIntegrated) != 0;
        if (is_integrated && !hipport::samples::is_prohibited(device)) return hipport::samples::use_device(device);
    }
    fprintf(stderr, "there is no integrated GPU that can be used\n");
    exit(EXIT_FAILURE);
}

// The device of the argument -device=N, or the fastest; made the current one.
inline int findCudaDevice(int argc, const char **argv) {
    if (!checkCmdLineFlag(argc, argv, "device")) return hipport::samples::use_device(gpuGetMaxGflopsDeviceId());
    const int asked = getCmdLineArgumentInt(argc, argv, "device");
    const int device = asked < 0 ? -1 : gpuDeviceInit(asked);
    if (device < 0) {
        fprintf(stderr, "device %d cannot be used\n", asked);
        exit(EXIT_FAILURE);
    }
    return device;
}

// HIP wants no device for OpenGL: it works on the current one.
inline int gpuGLDeviceInit(int argc, const char **argv) {
    return gpuDeviceInit(getCmdLineArgumentInt(argc, argv, "device"));
}
inline int findCudaGLDevice(int argc, const char **argv) { return findCudaDevice(argc, argv); }

// What the current device has of NVIDIA's capabilities: all up to 7.5, as hipport/nv_target.h says too.
inline bool checkCudaCapabilities(int major, int minor) {
    if (major < 7 || (major == 7 && minor <= 5)) return true;
    fprintf(stderr, "compute capability %d.%d was asked for, an AMD GPU counts as 7.5\n", major, minor);
    return false;
}

#endif
