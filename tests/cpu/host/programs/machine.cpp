// The parts of the runtime that the tests of streams do without: one device, memory of the host, no kernels. What the
// runtime has itself goes first.

#include <stdlib.h>
#include <string.h>

#include "host.h"

#define ALONE __attribute__((weak))

namespace hipport_cpu {

ALONE int current_device() { return 0; }
ALONE const Allocation* allocation_at(const void*, bool*) { return nullptr; }
ALONE hipError_t execute(const BoundKernel&, const LaunchShape&) { return hipErrorNotSupported; }
ALONE BoundKernel bound_kernel(const void*, void**) { return {}; }
ALONE hipError_t refusal_of(const BoundKernel&, const LaunchShape&) { return hipSuccess; }

}  // namespace hipport_cpu

ALONE hipError_t hipMalloc(void** address, size_t bytes) {
    *address = malloc(bytes);
    return hipSuccess;
}
ALONE hipError_t hipFree(void* address) {
    free(address);
    return hipSuccess;
}
ALONE hipError_t hipMemcpy(void* to, const void* from, size_t bytes, hipMemcpyKind) {
    memcpy(to, from, bytes);
    return hipSuccess;
}
ALONE hipError_t hipMemcpyAsync(void* to, const void* from, size_t bytes, hipMemcpyKind kind, hipStream_t stream) {
    return hipport_cpu::submit(stream, "hipMemcpyAsync", [=] { return hipMemcpy(to, from, bytes, kind); });
}
ALONE hipError_t hipMemcpy3D(const hipMemcpy3DParms*) { return hipErrorNotSupported; }
ALONE hipError_t hipMemcpyToSymbol(const void*, const void*, size_t, size_t, hipMemcpyKind) { return hipErrorNotSupported; }
ALONE hipError_t hipMemcpyFromSymbol(void*, const void*, size_t, size_t, hipMemcpyKind) { return hipErrorNotSupported; }
ALONE hipError_t hipMemsetD8(hipDeviceptr_t to, unsigned char value, size_t count) {
    memset(to, value, count);
    return hipSuccess;
}
ALONE hipError_t hipMemsetD16(hipDeviceptr_t to, unsigned short value, size_t count) {
    for (size_t i = 0; i < count; ++i) static_cast<unsigned short*>(to)[i] = value;
    return hipSuccess;
}
ALONE hipError_t hipMemsetD32(hipDeviceptr_t to, int value, size_t count) {
    for (size_t i = 0; i < count; ++i) static_cast<int*>(to)[i] = value;
    return hipSuccess;
}
ALONE hipError_t hipDeviceSynchronize() {
    const hipport_cpu::Call call{__builtin_return_address(0)};
    return hipport_cpu::returned(hipport_cpu::finish_device());
}
