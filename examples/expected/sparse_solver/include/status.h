#pragma once

#include <stdexcept>
#include <string>

#include <hipblas/hipblas.h>
#include <hip/hip_runtime_api.h>
#include <hipsolver/hipsolver.h>
#include <hipsparse/hipsparse.h>

// One overload a library, so that a single macro checks every call.
inline const char *status_text(hipError_t status) {
    return hipGetErrorString(status);
}

inline const char *status_text(hipblasStatus_t status) {
    switch (status) {
        case HIPBLAS_STATUS_SUCCESS: return "CUBLAS_STATUS_SUCCESS";
        case HIPBLAS_STATUS_NOT_INITIALIZED: return "CUBLAS_STATUS_NOT_INITIALIZED";
        case HIPBLAS_STATUS_ALLOC_FAILED: return "CUBLAS_STATUS_ALLOC_FAILED";
        case HIPBLAS_STATUS_INVALID_VALUE: return "CUBLAS_STATUS_INVALID_VALUE";
        case HIPBLAS_STATUS_ARCH_MISMATCH: return "CUBLAS_STATUS_ARCH_MISMATCH";
        case HIPBLAS_STATUS_MAPPING_ERROR: return "CUBLAS_STATUS_MAPPING_ERROR";
        case HIPBLAS_STATUS_EXECUTION_FAILED: return "CUBLAS_STATUS_EXECUTION_FAILED";
        case HIPBLAS_STATUS_INTERNAL_ERROR: return "CUBLAS_STATUS_INTERNAL_ERROR";
        case HIPBLAS_STATUS_NOT_SUPPORTED: return "CUBLAS_STATUS_NOT_SUPPORTED";
        default: return "unknown cuBLAS status";
    }
}

inline const char *status_text(hipsparseStatus_t status) {
    switch (status) {
        case HIPSPARSE_STATUS_SUCCESS: return "success";
        case HIPSPARSE_STATUS_NOT_INITIALIZED: return "handle not initialized";
        case HIPSPARSE_STATUS_ALLOC_FAILED: return "out of resources";
        case HIPSPARSE_STATUS_INVALID_VALUE: return "invalid argument";
        case HIPSPARSE_STATUS_ARCH_MISMATCH: return "the device lacks a feature";
        case HIPSPARSE_STATUS_EXECUTION_FAILED: return "kernel failed";
        case HIPSPARSE_STATUS_INTERNAL_ERROR: return "internal error";
        case HIPSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED: return "matrix type not supported";
        case HIPSPARSE_STATUS_NOT_SUPPORTED: return "operation not supported";
        case HIPSPARSE_STATUS_INSUFFICIENT_RESOURCES: return "insufficient resources";
        default: return hipsparseGetErrorString(status);
    }
}

inline const char *status_text(hipsolverStatus_t status) {
    switch (status) {
        case HIPSOLVER_STATUS_SUCCESS: return "success";
        case HIPSOLVER_STATUS_NOT_INITIALIZED: return "handle not initialized";
        case HIPSOLVER_STATUS_ALLOC_FAILED: return "out of memory";
        case HIPSOLVER_STATUS_INVALID_VALUE: return "invalid argument";
        case HIPSOLVER_STATUS_ARCH_MISMATCH: return "the device lacks a feature";
        case HIPSOLVER_STATUS_EXECUTION_FAILED: return "kernel failed";
        case HIPSOLVER_STATUS_INTERNAL_ERROR: return "internal error";
        default: return "unknown cuSOLVER status";
    }
}

template <typename Status>
void require(Status status, Status success, const char *call, const char *file, int line) {
    if (status != success) {
        throw std::runtime_error(std::string(file) + ':' + std::to_string(line) + ": " + call + ": " +
                                 status_text(status));
    }
}

#define CHECK_CUDA(call) require((call), hipSuccess, #call, __FILE__, __LINE__)
#define CHECK_CUBLAS(call) require((call), HIPBLAS_STATUS_SUCCESS, #call, __FILE__, __LINE__)
#define CHECK_CUSPARSE(call) require((call), HIPSPARSE_STATUS_SUCCESS, #call, __FILE__, __LINE__)
#define CHECK_CUSOLVER(call) require((call), HIPSOLVER_STATUS_SUCCESS, #call, __FILE__, __LINE__)
