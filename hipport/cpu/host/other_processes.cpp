// What shares memory with other processes: not supported, which HIP has an error for.

#include "host.h"

using namespace hipport_cpu;

namespace {

hipError_t not_supported(const void* caller) {
    const Call call{caller};
    return returned(hipErrorNotSupported);
}

}  // namespace

hipError_t hipIpcGetMemHandle(hipIpcMemHandle_t*, void*) { return not_supported(__builtin_return_address(0)); }

hipError_t hipIpcOpenMemHandle(void**, hipIpcMemHandle_t, unsigned int) {
    return not_supported(__builtin_return_address(0));
}

hipError_t hipIpcCloseMemHandle(void*) { return not_supported(__builtin_return_address(0)); }

hipError_t hipMemPoolExportToShareableHandle(void*, hipMemPool_t, hipMemAllocationHandleType, unsigned int) {
    return not_supported(__builtin_return_address(0));
}

hipError_t hipMemPoolImportFromShareableHandle(hipMemPool_t*, void*, hipMemAllocationHandleType, unsigned int) {
    return not_supported(__builtin_return_address(0));
}

hipError_t hipMemPoolExportPointer(hipMemPoolPtrExportData*, void*) {
    return not_supported(__builtin_return_address(0));
}

hipError_t hipMemPoolImportPointer(void**, hipMemPool_t, hipMemPoolPtrExportData*) {
    return not_supported(__builtin_return_address(0));
}

hipError_t hipMemExportToShareableHandle(void*, hipMemGenericAllocationHandle_t, hipMemAllocationHandleType,
                                         unsigned long long) {
    return not_supported(__builtin_return_address(0));
}

hipError_t hipMemImportFromShareableHandle(hipMemGenericAllocationHandle_t*, void*, hipMemAllocationHandleType) {
    return not_supported(__builtin_return_address(0));
}

hipError_t hipMemGetHandleForAddressRange(void*, hipDeviceptr_t, size_t, hipMemRangeHandleType, unsigned long long) {
    return not_supported(__builtin_return_address(0));
}
