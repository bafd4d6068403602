#pragma once

#include <stdexcept>
#include <string>

#include <cublas_v2.h>
#include <cuda_runtime_api.h>
#include <cusolverDn.h>
#include <cusparse.h>

// One overload a library, so that a single macro checks every call.
inline const char *status_text(cudaError_t status) {
    return cudaGetErrorString(status);
}

inline const char *status_text(cublasStatus_t status) {
    switch (status) {
        case CUBLAS_STATUS_SUCCESS: return "CUBLAS_STATUS_SUCCESS";
        case CUBLAS_STATUS_NOT_INITIALIZED: return "CUBLAS_STATUS_NOT_INITIALIZED";
        case CUBLAS_STATUS_ALLOC_FAILED: return "CUBLAS_STATUS_ALLOC_FAILED";
        case CUBLAS_STATUS_INVALID_VALUE: return "CUBLAS_STATUS_INVALID_VALUE";
        case CUBLAS_STATUS_ARCH_MISMATCH: return "CUBLAS_STATUS_ARCH_MISMATCH";
        case CUBLAS_STATUS_MAPPING_ERROR: return "CUBLAS_STATUS_MAPPING_ERROR";
        case CUBLAS_STATUS_EXECUTION_FAILED: return "CUBLAS_STATUS_EXECUTION_FAILED";
        case CUBLAS_STATUS_INTERNAL_ERROR: return "CUBLAS_STATUS_INTERNAL_ERROR";
        case CUBLAS_STATUS_NOT_SUPPORTED: return "CUBLAS_STATUS_NOT_SUPPORTED";
        default: return "unknown cuBLAS status";
    }
}

inline const char *status_text(cusparseStatus_t status) {
    switch (status) {
        case CUSPARSE_STATUS_SUCCESS: return "success";
        case CUSPARSE_STATUS_NOT_INITIALIZED: return "handle not initialized";
        case CUSPARSE_STATUS_ALLOC_FAILED: return "out of resources";
        case CUSPARSE_STATUS_INVALID_VALUE: return "invalid argument";
        case CUSPARSE_STATUS_ARCH_MISMATCH: return "the device lacks a feature";
        case CUSPARSE_STATUS_EXECUTION_FAILED: return "kernel failed";
        case CUSPARSE_STATUS_INTERNAL_ERROR: return "internal error";
        case CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED: return "matrix type not supported";
        case CUSPARSE_STATUS_NOT_SUPPORTED: return "operation not supported";
        case CUSPARSE_STATUS_INSUFFICIENT_RESOURCES: return "insufficient resources";
        default: return cusparseGetErrorString(status);
    }
}

inline const char *status_text(cusolverStatus_t status) {
    switch (status) {
        case CUSOLVER_STATUS_SUCCESS: return "success";
        case CUSOLVER_STATUS_NOT_INITIALIZED: return "handle not initialized";
        case CUSOLVER_STATUS_ALLOC_FAILED: return "out of memory";
        case CUSOLVER_STATUS_INVALID_VALUE: return "invalid argument";
        case CUSOLVER_STATUS_ARCH_MISMATCH: return "the device lacks a feature";
        case CUSOLVER_STATUS_EXECUTION_FAILED: return "kernel failed";
        case CUSOLVER_STATUS_INTERNAL_ERROR: return "internal error";
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

#define CHECK_CUDA(call) require((call), cudaSuccess, #call, __FILE__, __LINE__)
#define CHECK_CUBLAS(call) require((call), CUBLAS_STATUS_SUCCESS, #call, __FILE__, __LINE__)
#define CHECK_CUSPARSE(call) require((call), CUSPARSE_STATUS_SUCCESS, #call, __FILE__, __LINE__)
#define CHECK_CUSOLVER(call) require((call), CUSOLVER_STATUS_SUCCESS, #call, __FILE__, __LINE__)
