#pragma once

#include <memory>
#include <type_traits>

#include "status.h"

// Library handles are pointers: a deleter each turns them into unique_ptr.
struct CublasDeleter {
    void operator()(cublasHandle_t handle) const { cublasDestroy(handle); }
};
struct CusparseDeleter {
    void operator()(cusparseHandle_t handle) const { cusparseDestroy(handle); }
};
struct CusolverDeleter {
    void operator()(cusolverDnHandle_t handle) const { cusolverDnDestroy(handle); }
};

using CublasHandle = std::unique_ptr<std::remove_pointer_t<cublasHandle_t>, CublasDeleter>;
using CusparseHandle = std::unique_ptr<std::remove_pointer_t<cusparseHandle_t>, CusparseDeleter>;
using CusolverHandle = std::unique_ptr<std::remove_pointer_t<cusolverDnHandle_t>, CusolverDeleter>;

inline CublasHandle make_cublas(cudaStream_t stream) {
    cublasHandle_t handle = nullptr;
    CHECK_CUBLAS(cublasCreate(&handle));
    CublasHandle owner(handle);
    CHECK_CUBLAS(cublasSetStream(handle, stream));
    CHECK_CUBLAS(cublasSetPointerMode(handle, CUBLAS_POINTER_MODE_HOST));
    return owner;
}

inline CusparseHandle make_cusparse(cudaStream_t stream) {
    cusparseHandle_t handle = nullptr;
    CHECK_CUSPARSE(cusparseCreate(&handle));
    CusparseHandle owner(handle);
    CHECK_CUSPARSE(cusparseSetStream(handle, stream));
    return owner;
}

inline CusolverHandle make_cusolver(cudaStream_t stream) {
    cusolverDnHandle_t handle = nullptr;
    CHECK_CUSOLVER(cusolverDnCreate(&handle));
    CusolverHandle owner(handle);
    CHECK_CUSOLVER(cusolverDnSetStream(handle, stream));
    return owner;
}
