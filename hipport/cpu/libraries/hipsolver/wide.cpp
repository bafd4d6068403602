// The interface for sizes of 64 bits, whose matrices say their types.

#include "solver.h"

using namespace hipport_cpu;
using namespace hipport_cpu::solver;

namespace {

// Which algorithm a function has to take; there is one of each here.
struct Parameters {};

// Calls `calculate` with a zero of the type that all of these have to be.
template <class Calculate>
hipsolverStatus_t with_type(hipDataType type, std::initializer_list<hipDataType> others, Calculate calculate) {
    for (const hipDataType other : others) {
        if (other != type) return HIPSOLVER_STATUS_NOT_SUPPORTED;
    }
    switch (type) {
        case HIP_R_32F: return calculate(0.0f);
        case HIP_R_64F: return calculate(0.0);
        case HIP_C_32F: return calculate(Complex());
        case HIP_C_64F: return calculate(DoubleComplex());
        default: return HIPSOLVER_STATUS_NOT_SUPPORTED;
    }
}

hipsolverStatus_t work_sizes(Job job, const void* parameters, size_t* of_device, size_t* of_host) {
    job.require(parameters != nullptr && of_host != nullptr);
    const hipsolverStatus_t status = job.work_size(of_device);
    if (status == HIPSOLVER_STATUS_SUCCESS) *of_host = 0;
    return status;
}

Job with_parameters(Job job, const void* parameters) {
    job.require(parameters != nullptr);
    return job;
}

}  // namespace

hipsolverStatus_t hipsolverDnCreateParams(hipsolverDnParams_t* parameters) {
    if (parameters == nullptr) return HIPSOLVER_STATUS_INVALID_VALUE;
    *parameters = new Parameters;
    return HIPSOLVER_STATUS_SUCCESS;
}
hipsolverStatus_t hipsolverDnDestroyParams(hipsolverDnParams_t parameters) {
    delete static_cast<Parameters*>(parameters);
    return parameters == nullptr ? HIPSOLVER_STATUS_INVALID_VALUE : HIPSOLVER_STATUS_SUCCESS;
}
hipsolverStatus_t hipsolverDnSetAdvOptions(hipsolverDnParams_t parameters, hipsolverDnFunction_t function,
                                           hipsolverAlgMode_t algorithm) {
    if (parameters == nullptr) return HIPSOLVER_STATUS_INVALID_VALUE;
    const bool is_known = algorithm == HIPSOLVER_ALG_0 || algorithm == HIPSOLVER_ALG_1;
    return function == HIPSOLVERDN_GETRF && is_known ? HIPSOLVER_STATUS_SUCCESS : HIPSOLVER_STATUS_INVALID_ENUM;
}

hipsolverStatus_t hipsolverDnXgetrf_bufferSize(hipsolverDnHandle_t handle, hipsolverDnParams_t parameters, int64_t,
                                               int64_t, hipDataType, const void*, int64_t, hipDataType,
                                               size_t* of_device, size_t* of_host) {
    return work_sizes({handle, __func__}, parameters, of_device, of_host);
}
hipsolverStatus_t hipsolverDnXgetrf(hipsolverDnHandle_t handle, hipsolverDnParams_t parameters, int64_t m, int64_t n,
                                    hipDataType type, void* a, int64_t lda, int64_t* pivots, hipDataType compute,
                                    void*, size_t, void*, size_t, int* info) {
    const Call call(__builtin_return_address(0));
    const Job job = with_parameters({handle, __func__}, parameters);
    return with_type(type, {compute}, [&](auto zero) { return getrf<decltype(zero)>(job, m, n, a, lda, pivots, info); });
}
hipsolverStatus_t hipsolverDnXgetrs(hipsolverDnHandle_t handle, hipsolverDnParams_t parameters,
                                    hipsolverOperation_t operation, int64_t n, int64_t nrhs, hipDataType type,
                                    const void* a, int64_t lda, const int64_t* pivots, hipDataType b_type, void* b,
                                    int64_t ldb, int* info) {
    const Call call(__builtin_return_address(0));
    const Job job = with_parameters({handle, __func__}, parameters);
    return with_type(type, {b_type}, [&](auto zero) {
        return getrs<decltype(zero)>(job, operation, n, nrhs, a, lda, pivots, b, ldb, info);
    });
}

hipsolverStatus_t hipsolverDnXpotrf_bufferSize(hipsolverDnHandle_t handle, hipsolverDnParams_t parameters,
                                               hipsolverFillMode_t, int64_t, hipDataType, const void*, int64_t,
                                               hipDataType, size_t* of_device, size_t* of_host) {
    return work_sizes({handle, __func__}, parameters, of_device, of_host);
}
hipsolverStatus_t hipsolverDnXpotrf(hipsolverDnHandle_t handle, hipsolverDnParams_t parameters,
                                    hipsolverFillMode_t uplo, int64_t n, hipDataType type, void* a, int64_t lda,
                                    hipDataType compute, void*, size_t, void*, size_t, int* info) {
    const Call call(__builtin_return_address(0));
    const Job job = with_parameters({handle, __func__}, parameters);
    return with_type(type, {compute}, [&](auto zero) { return potrf<decltype(zero)>(job, uplo, n, a, lda, info); });
}
hipsolverStatus_t hipsolverDnXpotrs(hipsolverDnHandle_t handle, hipsolverDnParams_t parameters,
                                    hipsolverFillMode_t uplo, int64_t n, int64_t nrhs, hipDataType type, const void* a,
                                    int64_t lda, hipDataType b_type, void* b, int64_t ldb, int* info) {
    const Call call(__builtin_return_address(0));
    const Job job = with_parameters({handle, __func__}, parameters);
    return with_type(type, {b_type}, [&](auto zero) {
        return potrs<decltype(zero)>(job, uplo, n, nrhs, a, lda, b, ldb, info);
    });
}

hipsolverStatus_t hipsolverDnXgeqrf_bufferSize(hipsolverDnHandle_t handle, hipsolverDnParams_t parameters, int64_t,
                                               int64_t, hipDataType, const void*, int64_t, hipDataType, const void*,
                                               hipDataType, size_t* of_device, size_t* of_host) {
    return work_sizes({handle, __func__}, parameters, of_device, of_host);
}
hipsolverStatus_t hipsolverDnXgeqrf(hipsolverDnHandle_t handle, hipsolverDnParams_t parameters, int64_t m, int64_t n,
                                    hipDataType type, void* a, int64_t lda, hipDataType tau_type, void* tau,
                                    hipDataType compute, void*, size_t, void*, size_t, int* info) {
    const Call call(__builtin_return_address(0));
    const Job job = with_parameters({handle, __func__}, parameters);
    return with_type(type, {tau_type, compute}, [&](auto zero) {
        return geqrf<decltype(zero)>(job, m, n, a, lda, tau, info);
    });
}
