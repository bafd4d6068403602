// Handles, their settings, and copies of vectors and matrices between host and device.

#include "job.h"

using namespace hipport_cpu;
using namespace hipport_cpu::blas;

namespace {

// What a function that looks at its handle alone returns.
template <class Do>
hipblasStatus_t with(hipblasHandle_t handle, bool holds, Do change) {
    if (handle == nullptr) return HIPBLAS_STATUS_NOT_INITIALIZED;
    if (!holds) return HIPBLAS_STATUS_INVALID_VALUE;
    change(*static_cast<Handle*>(handle));
    return HIPBLAS_STATUS_SUCCESS;
}

// Copies columns of `rows` elements whose first elements are `from_ld` and `to_ld` elements from each other.
hipblasStatus_t copy_columns(int64_t rows, int64_t columns, int64_t bytes, const void* from, int64_t from_ld, void* to,
                             int64_t to_ld, hipMemcpyKind kind, hipStream_t stream, bool is_asynchronous) {
    if (rows < 0 || columns < 0 || bytes <= 0 || from_ld < std::max<int64_t>(1, rows) ||
        to_ld < std::max<int64_t>(1, rows)) {
        return HIPBLAS_STATUS_INVALID_VALUE;
    }
    if (rows == 0 || columns == 0) return HIPBLAS_STATUS_SUCCESS;
    if (from == nullptr || to == nullptr) return HIPBLAS_STATUS_INVALID_VALUE;
    const size_t from_pitch = static_cast<size_t>(from_ld * bytes), to_pitch = static_cast<size_t>(to_ld * bytes);
    const size_t width = static_cast<size_t>(rows * bytes), height = static_cast<size_t>(columns);
    const hipError_t error =
        is_asynchronous ? hipMemcpy2DAsync(to, to_pitch, from, from_pitch, width, height, kind, stream)
                        : hipMemcpy2D(to, to_pitch, from, from_pitch, width, height, kind);
    return error == hipSuccess ? HIPBLAS_STATUS_SUCCESS : HIPBLAS_STATUS_MAPPING_ERROR;
}

}  // namespace

hipblasStatus_t hipblasCreate(hipblasHandle_t* handle) {
    const Call call(__builtin_return_address(0));
    if (handle == nullptr) return HIPBLAS_STATUS_HANDLE_IS_NULLPTR;
    *handle = new Handle;
    return HIPBLAS_STATUS_SUCCESS;
}

hipblasStatus_t hipblasDestroy(hipblasHandle_t handle) {
    const Call call(__builtin_return_address(0));
    return with(handle, true, [](Handle& own) { delete &own; });
}

hipblasStatus_t hipblasSetStream(hipblasHandle_t handle, hipStream_t stream) {
    const Call call(__builtin_return_address(0));
    return with(handle, true, [=](Handle& own) { own.stream = stream; });
}

hipblasStatus_t hipblasGetStream(hipblasHandle_t handle, hipStream_t* stream) {
    const Call call(__builtin_return_address(0));
    return with(handle, stream != nullptr, [=](Handle& own) { *stream = own.stream; });
}

hipblasStatus_t hipblasSetPointerMode(hipblasHandle_t handle, hipblasPointerMode_t mode) {
    const Call call(__builtin_return_address(0));
    return with(handle, true, [=](Handle& own) { own.pointers = mode; });
}

hipblasStatus_t hipblasGetPointerMode(hipblasHandle_t handle, hipblasPointerMode_t* mode) {
    const Call call(__builtin_return_address(0));
    return with(handle, mode != nullptr, [=](Handle& own) { *mode = own.pointers; });
}

hipblasStatus_t hipblasSetMathMode(hipblasHandle_t handle, hipblasMath_t mode) {
    const Call call(__builtin_return_address(0));
    return with(handle, true, [=](Handle& own) { own.math = mode; });
}

hipblasStatus_t hipblasGetMathMode(hipblasHandle_t handle, hipblasMath_t* mode) {
    const Call call(__builtin_return_address(0));
    return with(handle, mode != nullptr, [=](Handle& own) { *mode = own.math; });
}

hipblasStatus_t hipblasSetAtomicsMode(hipblasHandle_t handle, hipblasAtomicsMode_t mode) {
    const Call call(__builtin_return_address(0));
    return with(handle, true, [=](Handle& own) { own.atomics = mode; });
}

hipblasStatus_t hipblasGetAtomicsMode(hipblasHandle_t handle, hipblasAtomicsMode_t* mode) {
    const Call call(__builtin_return_address(0));
    return with(handle, mode != nullptr, [=](Handle& own) { *mode = own.atomics; });
}

// Nothing here needs memory of the device to work in.
hipblasStatus_t hipblasSetWorkspace(hipblasHandle_t handle, void*, size_t) {
    const Call call(__builtin_return_address(0));
    return with(handle, true, [](Handle&) {});
}

// A vector is a row of a matrix: its elements are columns of one element.
hipblasStatus_t hipblasSetVector(int n, int size, const void* x, int incx, void* y, int incy) {
    const Call call(__builtin_return_address(0));
    return copy_columns(1, n, size, x, incx, y, incy, hipMemcpyHostToDevice, nullptr, false);
}

hipblasStatus_t hipblasGetVector(int n, int size, const void* x, int incx, void* y, int incy) {
    const Call call(__builtin_return_address(0));
    return copy_columns(1, n, size, x, incx, y, incy, hipMemcpyDeviceToHost, nullptr, false);
}

hipblasStatus_t hipblasSetVectorAsync(int n, int size, const void* x, int incx, void* y, int incy,
                                      hipStream_t stream) {
    const Call call(__builtin_return_address(0));
    return copy_columns(1, n, size, x, incx, y, incy, hipMemcpyHostToDevice, stream, true);
}

hipblasStatus_t hipblasGetVectorAsync(int n, int size, const void* x, int incx, void* y, int incy,
                                      hipStream_t stream) {
    const Call call(__builtin_return_address(0));
    return copy_columns(1, n, size, x, incx, y, incy, hipMemcpyDeviceToHost, stream, true);
}

hipblasStatus_t hipblasSetMatrix(int rows, int columns, int size, const void* a, int lda, void* b, int ldb) {
    const Call call(__builtin_return_address(0));
    return copy_columns(rows, columns, size, a, lda, b, ldb, hipMemcpyHostToDevice, nullptr, false);
}

hipblasStatus_t hipblasGetMatrix(int rows, int columns, int size, const void* a, int lda, void* b, int ldb) {
    const Call call(__builtin_return_address(0));
    return copy_columns(rows, columns, size, a, lda, b, ldb, hipMemcpyDeviceToHost, nullptr, false);
}

hipblasStatus_t hipblasSetMatrixAsync(int rows, int columns, int size, const void* a, int lda, void* b, int ldb,
                                      hipStream_t stream) {
    const Call call(__builtin_return_address(0));
    return copy_columns(rows, columns, size, a, lda, b, ldb, hipMemcpyHostToDevice, stream, true);
}

hipblasStatus_t hipblasGetMatrixAsync(int rows, int columns, int size, const void* a, int lda, void* b, int ldb,
                                      hipStream_t stream) {
    const Call call(__builtin_return_address(0));
    return copy_columns(rows, columns, size, a, lda, b, ldb, hipMemcpyDeviceToHost, stream, true);
}

const char* hipblasStatusToString(hipblasStatus_t status) {
    switch (status) {
        case HIPBLAS_STATUS_SUCCESS: return "HIPBLAS_STATUS_SUCCESS";
        case HIPBLAS_STATUS_NOT_INITIALIZED: return "HIPBLAS_STATUS_NOT_INITIALIZED";
        case HIPBLAS_STATUS_ALLOC_FAILED: return "HIPBLAS_STATUS_ALLOC_FAILED";
        case HIPBLAS_STATUS_INVALID_VALUE: return "HIPBLAS_STATUS_INVALID_VALUE";
        case HIPBLAS_STATUS_MAPPING_ERROR: return "HIPBLAS_STATUS_MAPPING_ERROR";
        case HIPBLAS_STATUS_EXECUTION_FAILED: return "HIPBLAS_STATUS_EXECUTION_FAILED";
        case HIPBLAS_STATUS_INTERNAL_ERROR: return "HIPBLAS_STATUS_INTERNAL_ERROR";
        case HIPBLAS_STATUS_NOT_SUPPORTED: return "HIPBLAS_STATUS_NOT_SUPPORTED";
        case HIPBLAS_STATUS_ARCH_MISMATCH: return "HIPBLAS_STATUS_ARCH_MISMATCH";
        case HIPBLAS_STATUS_HANDLE_IS_NULLPTR: return "HIPBLAS_STATUS_HANDLE_IS_NULLPTR";
        case HIPBLAS_STATUS_INVALID_ENUM: return "HIPBLAS_STATUS_INVALID_ENUM";
        default: return "HIPBLAS_STATUS_UNKNOWN";
    }
}
