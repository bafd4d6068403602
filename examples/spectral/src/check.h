#pragma once

#include <stdexcept>
#include <string>

#include <cuda_runtime_api.h>
#include <cufft.h>
#include <curand.h>

inline std::string describe(cudaError_t status) {
    return std::string(cudaGetErrorName(status)) + ": " + cudaGetErrorString(status);
}

inline std::string describe(cufftResult status) {
    switch (status) {
        case CUFFT_INVALID_PLAN: return "cuFFT: invalid plan";
        case CUFFT_ALLOC_FAILED: return "cuFFT: allocation failed";
        case CUFFT_INVALID_SIZE: return "cuFFT: invalid size";
        case CUFFT_EXEC_FAILED: return "cuFFT: execution failed";
        default: return "cufftResult " + std::to_string(static_cast<int>(status));
    }
}

inline std::string describe(curandStatus_t status) {
    switch (status) {
        case CURAND_STATUS_LENGTH_NOT_MULTIPLE: return "cuRAND: an odd number of normal values";
        case CURAND_STATUS_LAUNCH_FAILURE: return "cuRAND: launch failed";
        default: return "curandStatus_t " + std::to_string(static_cast<int>(status));
    }
}

template <typename Status>
void check(Status status, Status success, const char *call) {
    if (status != success) {
        throw std::runtime_error(std::string(call) + ": " + describe(status));
    }
}

#define CUDA_OK(call) check((call), cudaSuccess, #call)
#define CUFFT_OK(call) check((call), CUFFT_SUCCESS, #call)
#define CURAND_OK(call) check((call), CURAND_STATUS_SUCCESS, #call)

// The launch is in the macro: `kernel` may be a template instance only when it is put in parentheses.
#define LAUNCH_1D(kernel, count, stream, ...)                                                   \
    do {                                                                                        \
        const unsigned blocks_ = static_cast<unsigned>(((count) + 255) / 256);                  \
        kernel<<<blocks_, 256, 0, (stream)>>>(__VA_ARGS__);                                     \
        CUDA_OK(cudaGetLastError()); /* an invalid configuration shows here, not at cudaFree */ \
    } while (0)
