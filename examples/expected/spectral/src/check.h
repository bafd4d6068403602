#pragma once

#include <stdexcept>
#include <string>

#include <hip/hip_runtime_api.h>
#include <hipfft/hipfft.h>
#include <hiprand/hiprand.h>

inline std::string describe(hipError_t status) {
    return std::string(hipGetErrorName(status)) + ": " + hipGetErrorString(status);
}

inline std::string describe(hipfftResult status) {
    switch (status) {
        case HIPFFT_INVALID_PLAN: return "cuFFT: invalid plan";
        case HIPFFT_ALLOC_FAILED: return "cuFFT: allocation failed";
        case HIPFFT_INVALID_SIZE: return "cuFFT: invalid size";
        case HIPFFT_EXEC_FAILED: return "cuFFT: execution failed";
        default: return "cufftResult " + std::to_string(static_cast<int>(status));
    }
}

inline std::string describe(hiprandStatus_t status) {
    switch (status) {
        case HIPRAND_STATUS_LENGTH_NOT_MULTIPLE: return "cuRAND: an odd number of normal values";
        case HIPRAND_STATUS_LAUNCH_FAILURE: return "cuRAND: launch failed";
        default: return "curandStatus_t " + std::to_string(static_cast<int>(status));
    }
}

template <typename Status>
void check(Status status, Status success, const char *call) {
    if (status != success) {
        throw std::runtime_error(std::string(call) + ": " + describe(status));
    }
}

#define CUDA_OK(call) check((call), hipSuccess, #call)
#define CUFFT_OK(call) check((call), HIPFFT_SUCCESS, #call)
#define CURAND_OK(call) check((call), HIPRAND_STATUS_SUCCESS, #call)

// The launch is in the macro: `kernel` may be a template instance only when it is put in parentheses.
#define LAUNCH_1D(kernel, count, stream, ...)                                                   \
    do {                                                                                        \
        const unsigned blocks_ = static_cast<unsigned>(((count) + 255) / 256);                  \
        kernel<<<blocks_, 256, 0, (stream)>>>(__VA_ARGS__);                                     \
        CUDA_OK(hipGetLastError()); /* an invalid configuration shows here, not at cudaFree */ \
    } while (0)
