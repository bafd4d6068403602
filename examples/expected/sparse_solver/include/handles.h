#pragma once

#include <memory>
#include <type_traits>

#include "status.h"

// Library handles are pointers: a deleter each turns them into unique_ptr.
struct CublasDeleter {
    void operator()(hipblasHandle_t handle) const { hipblasDestroy(handle); }
};
struct CusparseDeleter {
    void operator()(hipsparseHandle_t handle) const { hipsparseDestroy(handle); }
};
struct CusolverDeleter {
    void operator()(hipsolverDnHandle_t handle) const { hipsolverDnDestroy(handle); }
};

using CublasHandle = std::unique_ptr<std::remove_pointer_t<hipblasHandle_t>, CublasDeleter>;
using CusparseHandle = std::unique_ptr<std::remove_pointer_t<hipsparseHandle_t>, CusparseDeleter>;
using CusolverHandle = std::unique_ptr<std::remove_pointer_t<hipsolverDnHandle_t>, CusolverDeleter>;

inline CublasHandle make_cublas(hipStream_t stream) {
    hipblasHandle_t handle = nullptr;
    CHECK_CUBLAS(hipblasCreate(&handle));
    CublasHandle owner(handle);
    CHECK_CUBLAS(hipblasSetStream(handle, stream));
    CHECK_CUBLAS(hipblasSetPointerMode(handle, HIPBLAS_POINTER_MODE_HOST));
    return owner;
}

inline CusparseHandle make_cusparse(hipStream_t stream) {
    hipsparseHandle_t handle = nullptr;
    CHECK_CUSPARSE(hipsparseCreate(&handle));
    CusparseHandle owner(handle);
    CHECK_CUSPARSE(hipsparseSetStream(handle, stream));
    return owner;
}

inline CusolverHandle make_cusolver(hipStream_t stream) {
    hipsolverDnHandle_t handle = nullptr;
    CHECK_CUSOLVER(hipsolverDnCreate(&handle));
    CusolverHandle owner(handle);
    CHECK_CUSOLVER(hipsolverDnSetStream(handle, stream));
    return owner;
}
