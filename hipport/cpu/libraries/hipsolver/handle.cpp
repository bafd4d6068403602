// Handles, and the settings of iterations: LAPACK does not iterate so, they are taken and change nothing.

#include "solver.h"

using namespace hipport_cpu;
using namespace hipport_cpu::solver;

namespace {

struct Iterations {};

template <class Do>
hipsolverStatus_t with(hipsolverHandle_t handle, bool holds, Do change) {
    if (handle == nullptr) return HIPSOLVER_STATUS_NOT_INITIALIZED;
    if (!holds) return HIPSOLVER_STATUS_INVALID_VALUE;
    change(*static_cast<Handle*>(handle));
    return HIPSOLVER_STATUS_SUCCESS;
}

hipsolverStatus_t create_iterations(void** info) {
    if (info == nullptr) return HIPSOLVER_STATUS_INVALID_VALUE;
    *info = new Iterations;
    return HIPSOLVER_STATUS_SUCCESS;
}

hipsolverStatus_t destroy_iterations(void* info) {
    delete static_cast<Iterations*>(info);
    return info == nullptr ? HIPSOLVER_STATUS_INVALID_VALUE : HIPSOLVER_STATUS_SUCCESS;
}

hipsolverStatus_t taken(const void* info) {
    return info == nullptr ? HIPSOLVER_STATUS_INVALID_VALUE : HIPSOLVER_STATUS_SUCCESS;
}

}  // namespace

hipsolverStatus_t hipsolverCreate(hipsolverHandle_t* handle) {
    if (handle == nullptr) return HIPSOLVER_STATUS_INVALID_VALUE;
    *handle = new Handle;
    return HIPSOLVER_STATUS_SUCCESS;
}
hipsolverStatus_t hipsolverDestroy(hipsolverHandle_t handle) {
    return with(handle, true, [](Handle& own) { delete &own; });
}
hipsolverStatus_t hipsolverSetStream(hipsolverHandle_t handle, hipStream_t stream) {
    return with(handle, true, [=](Handle& own) { own.stream = stream; });
}
hipsolverStatus_t hipsolverGetStream(hipsolverHandle_t handle, hipStream_t* stream) {
    return with(handle, stream != nullptr, [=](Handle& own) { *stream = own.stream; });
}
hipsolverStatus_t hipsolverSetDeterministicMode(hipsolverHandle_t handle, hipsolverDeterministicMode_t mode) {
    return with(handle, true, [=](Handle& own) { own.mode = mode; });
}
hipsolverStatus_t hipsolverGetDeterministicMode(hipsolverHandle_t handle, hipsolverDeterministicMode_t* mode) {
    return with(handle, mode != nullptr, [=](Handle& own) { *mode = own.mode; });
}

hipsolverStatus_t hipsolverDnCreate(hipsolverHandle_t* handle) { return hipsolverCreate(handle); }
hipsolverStatus_t hipsolverDnDestroy(hipsolverHandle_t handle) { return hipsolverDestroy(handle); }
hipsolverStatus_t hipsolverDnSetStream(hipsolverHandle_t handle, hipStream_t stream) {
    return hipsolverSetStream(handle, stream);
}
hipsolverStatus_t hipsolverDnGetStream(hipsolverHandle_t handle, hipStream_t* stream) {
    return hipsolverGetStream(handle, stream);
}
hipsolverStatus_t hipsolverDnSetDeterministicMode(hipsolverHandle_t handle, hipsolverDeterministicMode_t mode) {
    return hipsolverSetDeterministicMode(handle, mode);
}
hipsolverStatus_t hipsolverDnGetDeterministicMode(hipsolverHandle_t handle, hipsolverDeterministicMode_t* mode) {
    return hipsolverGetDeterministicMode(handle, mode);
}

hipsolverStatus_t hipsolverDnCreateSyevjInfo(hipsolverSyevjInfo_t* info) { return create_iterations(info); }
hipsolverStatus_t hipsolverDnDestroySyevjInfo(hipsolverSyevjInfo_t info) { return destroy_iterations(info); }
hipsolverStatus_t hipsolverDnXsyevjSetMaxSweeps(hipsolverSyevjInfo_t info, int) { return taken(info); }
hipsolverStatus_t hipsolverDnXsyevjSetTolerance(hipsolverSyevjInfo_t info, double) { return taken(info); }
hipsolverStatus_t hipsolverDnXsyevjSetSortEig(hipsolverSyevjInfo_t info, int) { return taken(info); }
hipsolverStatus_t hipsolverDnCreateGesvdjInfo(hipsolverGesvdjInfo_t* info) { return create_iterations(info); }
hipsolverStatus_t hipsolverDnDestroyGesvdjInfo(hipsolverGesvdjInfo_t info) { return destroy_iterations(info); }
hipsolverStatus_t hipsolverDnXgesvdjSetMaxSweeps(hipsolverGesvdjInfo_t info, int) { return taken(info); }
hipsolverStatus_t hipsolverDnXgesvdjSetTolerance(hipsolverGesvdjInfo_t info, double) { return taken(info); }
hipsolverStatus_t hipsolverDnXgesvdjSetSortEig(hipsolverGesvdjInfo_t info, int) { return taken(info); }
