// Memory that nodes of graphs allocate. It is there from then on, at the same address in each launch, until neither the
// graph nor what is launched of it is left: nodes and streams that free it leave it where it is.

#include "graph_memory.h"

#include <string.h>

#include <algorithm>
#include <map>
#include <mutex>

#include "captures.h"
#include "memory.h"

namespace hipport_cpu {

namespace {

constexpr int most_devices = 64;
// Their addresses own the memory of the devices.
constexpr char owners[most_devices] = {};

struct Used {
    std::mutex mutex;
    std::map<const void*, int> devices;  // of all memory that there is
    std::map<int, uint64_t> highest;     // bytes
};

Used& used() {
    static Used& used = *new Used;
    return used;
}

using UsedLock = std::lock_guard<std::mutex>;

void end(void* address) {
    {
        const UsedLock lock(used().mutex);
        used().devices.erase(address);
    }
    bool is_freed = false;  // by the program, which may do that
    if (allocation_at(address, &is_freed) != nullptr && !is_freed) release(address);
}

hipError_t add_to_capture(hipStream_t handle, const Body& body) {
    Lock lock = locked();
    const hipStream_t stream = stream_of(lock, handle);
    if (stream == nullptr) return hipErrorContextIsDestroyed;
    return captured(lock, stream, body);
}

bool is_device(int device) { return device >= 0 && device < static_cast<int>(settings().devices); }

}  // namespace

hipError_t allocate_for_graph(hipMemAllocNodeParams* parameters, Allocate* body) {
    const int device = current_device();
    const void* const owner = &owners[device % most_devices];
    if (const hipError_t error =
            allocate(&parameters->dptr, parameters->bytesize, MemoryKind::device, hipDeviceMallocDefault, owner)) {
        return error;
    }
    *body = Allocate{*parameters, std::shared_ptr<void>(parameters->dptr, end)};
    const UsedLock lock(used().mutex);
    used().devices[parameters->dptr] = device;
    uint64_t& highest = used().highest[device];
    highest = std::max<uint64_t>(highest, owned_bytes(owner));
    return hipSuccess;
}

bool is_of_graph(const void* address) {
    const UsedLock lock(used().mutex);
    return used().devices.count(address) > 0;
}

hipError_t capture_allocation(hipStream_t stream, void** pointer, size_t bytes) {
    *pointer = nullptr;
    if (bytes == 0) return hipSuccess;
    hipMemAllocNodeParams parameters{};
    parameters.poolProps.allocType = hipMemAllocationTypePinned;
    parameters.poolProps.location = {hipMemLocationTypeDevice, current_device()};
    parameters.bytesize = bytes;
    Allocate body{};
    if (const hipError_t error = allocate_for_graph(&parameters, &body)) return error;
    if (const hipError_t error = add_to_capture(stream, body)) return error;
    *pointer = parameters.dptr;
    return hipSuccess;
}

hipError_t capture_free(hipStream_t stream, void* pointer) { return add_to_capture(stream, Free{pointer}); }

}  // namespace hipport_cpu

using namespace hipport_cpu;

// What is reserved is what is used.
hipError_t hipDeviceGetGraphMemAttribute(int device, hipGraphMemAttributeType attribute, void* value) {
    const Call call{__builtin_return_address(0)};
    if (!is_device(device)) return returned(hipErrorInvalidDevice);
    const bool is_highest = attribute == hipGraphMemAttrUsedMemHigh || attribute == hipGraphMemAttrReservedMemHigh;
    const bool is_known = is_highest || attribute == hipGraphMemAttrUsedMemCurrent ||
                          attribute == hipGraphMemAttrReservedMemCurrent;
    if (value == nullptr || !is_known) return returned(hipErrorInvalidValue);
    const UsedLock lock(used().mutex);
    const uint64_t bytes = is_highest ? used().highest[device] : owned_bytes(&owners[device % most_devices]);
    memcpy(value, &bytes, sizeof(bytes));
    return returned(hipSuccess);
}

// Only the highest use so far can be set, and only to 0: from now on.
hipError_t hipDeviceSetGraphMemAttribute(int device, hipGraphMemAttributeType attribute, void* value) {
    const Call call{__builtin_return_address(0)};
    if (!is_device(device)) return returned(hipErrorInvalidDevice);
    const bool is_highest = attribute == hipGraphMemAttrUsedMemHigh || attribute == hipGraphMemAttrReservedMemHigh;
    uint64_t wanted = 1;
    if (value != nullptr) memcpy(&wanted, value, sizeof(wanted));
    if (!is_highest || wanted != 0) return returned(hipErrorInvalidValue);
    const UsedLock lock(used().mutex);
    used().highest[device] = owned_bytes(&owners[device % most_devices]);
    return returned(hipSuccess);
}

// Nothing is kept that is not used.
hipError_t hipDeviceGraphMemTrim(int device) {
    const Call call{__builtin_return_address(0)};
    return returned(is_device(device) ? hipSuccess : hipErrorInvalidDevice);
}
