// What the program can ask of memory, and advise.

#include <string.h>

#include <map>
#include <mutex>
#include <set>

#include "memory.h"

using namespace hipport_cpu;

namespace {

hipMemoryType type_of(const Allocation& memory) {
    switch (memory.kind) {
        case MemoryKind::device: return hipMemoryTypeDevice;
        case MemoryKind::managed: return hipMemoryTypeManaged;
        case MemoryKind::array: return hipMemoryTypeArray;
        case MemoryKind::texture:
        case MemoryKind::surface:
        case MemoryKind::pinned:
        case MemoryKind::registered: return hipMemoryTypeHost;
    }
    return hipMemoryTypeUnregistered;
}

template <class Value>
void give(void* data, Value value) {
    memcpy(data, &value, sizeof(value));
}

// An attribute of memory that the runtime knows; null where it does not.
hipError_t give_attribute(void* data, hipPointer_attribute attribute, hipDeviceptr_t pointer, const Allocation* memory) {
    if (memory == nullptr) return hipErrorInvalidValue;
    switch (attribute) {
        case HIP_POINTER_ATTRIBUTE_CONTEXT: return give<void*>(data, nullptr), hipSuccess;
        case HIP_POINTER_ATTRIBUTE_MEMORY_TYPE: return give(data, type_of(*memory)), hipSuccess;
        case HIP_POINTER_ATTRIBUTE_DEVICE_POINTER: return give(data, pointer), hipSuccess;
        case HIP_POINTER_ATTRIBUTE_HOST_POINTER:
            if (memory->is_device_only()) return give<void*>(data, nullptr), hipErrorInvalidValue;
            return give(data, pointer), hipSuccess;
        case HIP_POINTER_ATTRIBUTE_BUFFER_ID: return give(data, memory->number), hipSuccess;
        case HIP_POINTER_ATTRIBUTE_IS_MANAGED: return give(data, memory->kind == MemoryKind::managed), hipSuccess;
        case HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL: return give(data, memory->device), hipSuccess;
        case HIP_POINTER_ATTRIBUTE_RANGE_START_ADDR: return give(data, memory->address), hipSuccess;
        case HIP_POINTER_ATTRIBUTE_RANGE_SIZE: return give(data, memory->bytes), hipSuccess;
        case HIP_POINTER_ATTRIBUTE_MAPPED: return give(data, true), hipSuccess;
        default: return hipErrorNotSupported;
    }
}

bool is_managed_range(const void* pointer, size_t bytes) {
    const Allocation* const memory = allocation_at(pointer);
    return memory != nullptr && memory->kind == MemoryKind::managed && bytes > 0 &&
           bytes <= memory->address + memory->bytes - reinterpret_cast<uintptr_t>(pointer);
}

bool is_place(int device) { return device == hipCpuDeviceId || (device >= 0 && device < static_cast<int>(settings().devices)); }

int device_of(const hipMemLocation& location) {
    return location.type == hipMemLocationTypeDevice ? location.id : hipCpuDeviceId;
}

// What the program has said of an allocation of managed memory.
struct Advice {
    int is_read_mostly = 0;
    int preferred = hipInvalidDeviceId, prefetched = hipInvalidDeviceId;
    std::set<int> accessed_by;
};

std::mutex mutex;

Advice& advice_of(const void* pointer) {
    static auto& all = *new std::map<unsigned int, Advice>;
    return all[allocation_at(pointer)->number];
}

// Memory is where host and device are, so that there is nothing to move.
hipError_t prefetch(const char* function, const void* pointer, size_t bytes, int device, hipStream_t stream) {
    if (is_freed(function, pointer) || !is_managed_range(pointer, bytes)) return hipErrorInvalidValue;
    if (!is_place(device)) return hipErrorInvalidDevice;
    {
        const std::lock_guard<std::mutex> lock(mutex);
        advice_of(pointer).prefetched = device;
    }
    return submit(stream, function, [] { return hipSuccess; });
}

hipError_t advise(const void* pointer, size_t bytes, hipMemoryAdvise advice, int device) {
    const bool is_known = (advice >= hipMemAdviseSetReadMostly && advice <= hipMemAdviseUnsetAccessedBy) ||
                          advice == hipMemAdviseSetCoarseGrain || advice == hipMemAdviseUnsetCoarseGrain;
    if (!is_known || is_freed("hipMemAdvise", pointer) || !is_managed_range(pointer, bytes)) return hipErrorInvalidValue;
    if (!is_place(device)) return hipErrorInvalidDevice;
    const std::lock_guard<std::mutex> lock(mutex);
    Advice& said = advice_of(pointer);
    switch (advice) {
        case hipMemAdviseSetReadMostly: said.is_read_mostly = 1; break;
        case hipMemAdviseUnsetReadMostly: said.is_read_mostly = 0; break;
        case hipMemAdviseSetPreferredLocation: said.preferred = device; break;
        case hipMemAdviseUnsetPreferredLocation: said.preferred = hipInvalidDeviceId; break;
        case hipMemAdviseSetAccessedBy: said.accessed_by.insert(device); break;
        case hipMemAdviseUnsetAccessedBy: said.accessed_by.erase(device); break;
        default: break;  // how caches keep memory coherent, which is always
    }
    return hipSuccess;
}

hipError_t give_range_attribute(void* data, size_t data_bytes, hipMemRangeAttribute attribute, const void* pointer,
                                size_t bytes) {
    if (data == nullptr || data_bytes < sizeof(int) || data_bytes % sizeof(int) != 0) return hipErrorInvalidValue;
    if (is_freed("hipMemRangeGetAttribute", pointer) || !is_managed_range(pointer, bytes)) return hipErrorInvalidValue;
    const std::lock_guard<std::mutex> lock(mutex);
    const Advice& said = advice_of(pointer);
    switch (attribute) {
        case hipMemRangeAttributeReadMostly: return give(data, said.is_read_mostly), hipSuccess;
        case hipMemRangeAttributePreferredLocation: return give(data, said.preferred), hipSuccess;
        case hipMemRangeAttributeLastPrefetchLocation: return give(data, said.prefetched), hipSuccess;
        case hipMemRangeAttributeCoherencyMode: return give(data, hipMemRangeCoherencyModeFineGrain), hipSuccess;
        case hipMemRangeAttributeAccessedBy: {
            auto device = said.accessed_by.begin();
            for (size_t i = 0; i < data_bytes / sizeof(int); ++i) {
                const int each = device != said.accessed_by.end() ? *device++ : hipInvalidDeviceId;
                memcpy(static_cast<int*>(data) + i, &each, sizeof(each));
            }
            return hipSuccess;
        }
    }
    return hipErrorInvalidValue;
}

}  // namespace

hipError_t hipMemGetInfo(size_t* available, size_t* total) {
    const Call call{__builtin_return_address(0)};
    const MemoryUse use = memory_use(current_device());
    if (available != nullptr) *available = use.total - use.used;
    if (total != nullptr) *total = use.total;
    return returned(hipSuccess);
}

hipError_t hipMemPtrGetInfo(void* pointer, size_t* bytes) {
    const Call call{__builtin_return_address(0)};
    const Allocation* const memory = allocation_at(pointer);
    if (bytes == nullptr || memory == nullptr) return returned(hipErrorInvalidValue);
    *bytes = memory->bytes;
    return returned(hipSuccess);
}

hipError_t hipMemGetAddressRange(hipDeviceptr_t* base, size_t* bytes, hipDeviceptr_t pointer) {
    const Call call{__builtin_return_address(0)};
    const Allocation* const memory = allocation_at(pointer);
    if (memory == nullptr) return returned(hipErrorNotFound);
    if (base != nullptr) *base = reinterpret_cast<hipDeviceptr_t>(memory->address);
    if (bytes != nullptr) *bytes = memory->bytes;
    return returned(hipSuccess);
}

hipError_t hipPointerGetAttributes(hipPointerAttribute_t* attributes, const void* pointer) {
    const Call call{__builtin_return_address(0)};
    if (attributes == nullptr || pointer == nullptr) return returned(hipErrorInvalidValue);
    *attributes = {};
    void* const address = const_cast<void*>(pointer);
    if (const Allocation* const memory = allocation_at(pointer)) {
        attributes->type = type_of(*memory);
        attributes->device = memory->device;
        attributes->devicePointer = address;
        attributes->hostPointer = memory->is_device_only() ? nullptr : address;
        attributes->isManaged = memory->kind == MemoryKind::managed;
        attributes->allocationFlags = memory->flags;
        return returned(hipSuccess);
    }
    if (const DeviceVariable* const variable = variable_at(pointer)) {
        attributes->type = variable->kind == VariableKind::managed ? hipMemoryTypeManaged : hipMemoryTypeDevice;
        attributes->device = current_device();
        attributes->devicePointer = address;
        attributes->hostPointer = variable->kind == VariableKind::managed ? address : nullptr;
        attributes->isManaged = variable->kind == VariableKind::managed;
        return returned(hipSuccess);
    }
    attributes->type = hipMemoryTypeUnregistered;
    return returned(hipErrorInvalidValue);
}

hipError_t hipPointerGetAttribute(void* data, hipPointer_attribute attribute, hipDeviceptr_t pointer) {
    const Call call{__builtin_return_address(0)};
    if (data == nullptr || pointer == nullptr) return returned(hipErrorInvalidValue);
    return returned(give_attribute(data, attribute, pointer, allocation_at(pointer)));
}

hipError_t hipDrvPointerGetAttributes(unsigned int count, hipPointer_attribute* attributes, void** data,
                                      hipDeviceptr_t pointer) {
    const Call call{__builtin_return_address(0)};
    if (count == 0 || attributes == nullptr || data == nullptr || pointer == nullptr) return returned(hipErrorInvalidValue);
    const Allocation* const memory = allocation_at(pointer);
    for (unsigned int i = 0; i < count; ++i) give_attribute(data[i], attributes[i], pointer, memory);
    return returned(hipSuccess);
}

hipError_t hipMemPrefetchAsync(const void* pointer, size_t bytes, int device, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(prefetch(__func__, pointer, bytes, device, stream));
}

hipError_t hipMemPrefetchAsync_v2(const void* pointer, size_t bytes, hipMemLocation location, unsigned int flags,
                                  hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    if (flags != 0) return returned(hipErrorInvalidValue);
    return returned(prefetch(__func__, pointer, bytes, device_of(location), stream));
}

hipError_t hipMemAdvise(const void* pointer, size_t bytes, hipMemoryAdvise advice, int device) {
    const Call call{__builtin_return_address(0)};
    return returned(advise(pointer, bytes, advice, device));
}

hipError_t hipMemAdvise_v2(const void* pointer, size_t bytes, hipMemoryAdvise advice, hipMemLocation location) {
    const Call call{__builtin_return_address(0)};
    return returned(advise(pointer, bytes, advice, device_of(location)));
}

hipError_t hipStreamAttachMemAsync(hipStream_t stream, void* pointer, size_t bytes, unsigned int flags) {
    const Call call{__builtin_return_address(0)};
    const Allocation* const memory = allocation_at(pointer);
    const bool is_valid = memory != nullptr && memory->kind == MemoryKind::managed && (bytes == 0 || bytes == memory->bytes) &&
                          (flags == hipMemAttachGlobal || flags == hipMemAttachHost || flags == hipMemAttachSingle);
    if (!is_valid) return returned(hipErrorInvalidValue);
    return returned(submit(stream, __func__, [] { return hipSuccess; }));
}

hipError_t hipMemRangeGetAttribute(void* data, size_t data_bytes, hipMemRangeAttribute attribute, const void* pointer,
                                   size_t bytes) {
    const Call call{__builtin_return_address(0)};
    return returned(give_range_attribute(data, data_bytes, attribute, pointer, bytes));
}

hipError_t hipMemRangeGetAttributes(void** data, size_t* data_bytes, hipMemRangeAttribute* attributes, size_t count,
                                    const void* pointer, size_t bytes) {
    const Call call{__builtin_return_address(0)};
    if (data == nullptr || data_bytes == nullptr || attributes == nullptr || count == 0) {
        return returned(hipErrorInvalidValue);
    }
    for (size_t i = 0; i < count; ++i) {
        const hipError_t wrong = give_range_attribute(data[i], data_bytes[i], attributes[i], pointer, bytes);
        if (wrong != hipSuccess) return returned(wrong);
    }
    return returned(hipSuccess);
}
