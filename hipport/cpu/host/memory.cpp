// Memory that the program has from the runtime: which there is, and the functions that allocate and free it.

#include "memory.h"

#include <stdio.h>
#include <unistd.h>

#include <algorithm>
#include <deque>
#include <map>
#include <mutex>

#include "address_space.h"
#include "other_processes.h"

namespace hipport_cpu {

namespace {

constexpr size_t most_freed = 65'536;  // that are remembered

struct Record {
    Allocation allocation;
    const void* owner;
    bool is_ours;  // its addresses are those of an AddressSpace
};
using Records = std::map<uintptr_t, Record>;

// Whether memory is not counted as that of a device.
bool is_of_machine(const Allocation& memory) { return memory.kind == MemoryKind::pinned || memory.is_object(); }

bool is_shared(const Allocation& memory) { return !memory.is_device_only() && !memory.is_object(); }

struct Registry {
    std::mutex mutex;
    Records live, freed;                 // nodes move from one to the other
    std::deque<uintptr_t> order_of_freed;
    std::map<int, size_t> used;          // bytes of each device
    std::map<const void*, size_t> owned; // bytes of each owner
    size_t pinned = 0;                   // with objects
    size_t shared_count = 0;             // of live allocations that host and device access
    unsigned int last_number = 0;
    AddressSpace device{settings().checks};
    AddressSpace shared{false};          // managed and pinned memory, objects
    unsigned int accesses = 0;           // DeviceAccess that there are

    AddressSpace& space_of(MemoryKind kind) {
        return kind == MemoryKind::device || kind == MemoryKind::array ? device : shared;
    }
    size_t& counter(const Allocation& memory) { return is_of_machine(memory) ? pinned : used[memory.device]; }
    void add(const Record& record);
    void release(Records::iterator record, const void* caller);
};

// Never destroyed: objects of the program that free memory may be destroyed after all of ours.
Registry& registry() {
    static Registry& registry = *new Registry;
    return registry;
}

using Lock = std::lock_guard<std::mutex>;

size_t machine_bytes() {
    return static_cast<size_t>(sysconf(_SC_PHYS_PAGES)) * static_cast<size_t>(sysconf(_SC_PAGESIZE));
}

// What the emulated GPU has, or less where the machine has less.
size_t device_bytes(int device) { return std::min(properties(device).totalGlobalMem, machine_bytes()); }

const Record* record_at(const Records& records, uintptr_t address) {
    auto record = records.upper_bound(address);
    if (record == records.begin()) return nullptr;
    --record;
    const Allocation& memory = record->second.allocation;
    return address - memory.address < memory.bytes ? &record->second : nullptr;
}

// New memory has the addresses of what was freed before.
void forget_freed(Records& freed, uintptr_t address, size_t bytes) {
    auto record = freed.lower_bound(address);
    if (record != freed.begin()) {
        const Allocation& before = std::prev(record)->second.allocation;
        if (before.address + before.bytes > address) --record;
    }
    while (record != freed.end() && record->first < address + bytes) record = freed.erase(record);
}

void Registry::add(const Record& record) {
    const Allocation& memory = record.allocation;
    forget_freed(freed, memory.address, memory.bytes);
    shared_count += is_shared(memory);
    Record& added = live[memory.address] = record;
    added.allocation.number = ++last_number;
}

void Registry::release(Records::iterator record, const void* caller) {
    Allocation& memory = record->second.allocation;
    memory.freed_by = caller;
    shared_count -= is_shared(memory);
    if (record->second.owner != nullptr) owned[record->second.owner] -= memory.bytes;
    if (record->second.is_ours) {
        end_sharing(memory.address);
        counter(memory) -= rounded_up(memory.bytes, page_bytes);
        space_of(memory.kind).give_back(memory.address);
    }
    if (memory.kind == MemoryKind::registered) {  // the program's own, which it may go on using
        live.erase(record);
        return;
    }
    freed.erase(memory.address);
    order_of_freed.push_back(memory.address);
    freed.insert(live.extract(record));
    if (order_of_freed.size() > most_freed) {
        freed.erase(order_of_freed.front());
        order_of_freed.pop_front();
    }
}

}  // namespace

DeviceAccess::DeviceAccess() {
    if (!settings().checks) return;
    Registry& all = registry();
    const Lock lock(all.mutex);
    if (all.accesses++ == 0) all.device.show();
}

DeviceAccess::~DeviceAccess() {
    if (!settings().checks) return;
    Registry& all = registry();
    const Lock lock(all.mutex);
    if (--all.accesses == 0) all.device.hide();
}

hipError_t allocate(void** pointer, size_t bytes, MemoryKind kind, unsigned int flags, const void* owner) {
    Registry& all = registry();
    const int device = current_device();
    Allocation memory{0, bytes, kind, device, flags, 0, Call::caller(), nullptr};
    const size_t limit = is_of_machine(memory) ? machine_bytes() : device_bytes(device);
    const Lock lock(all.mutex);
    const size_t used = all.counter(memory);
    if (bytes > limit - used || rounded_up(bytes, page_bytes) > limit - used) return hipErrorOutOfMemory;
    memory.address = all.space_of(kind).take(bytes);
    if (memory.address == 0) return hipErrorOutOfMemory;
    all.counter(memory) += rounded_up(bytes, page_bytes);
    if (owner != nullptr) all.owned[owner] += bytes;
    all.add({memory, owner, true});
    *pointer = reinterpret_cast<void*>(memory.address);
    return hipSuccess;
}

void add_allocation(uintptr_t address, size_t bytes, MemoryKind kind, unsigned int flags) {
    Registry& all = registry();
    const Lock lock(all.mutex);
    const Allocation memory{address, bytes, kind, current_device(), flags, 0, Call::caller(), nullptr};
    all.add({memory, nullptr, false});
}

void release(const void* begin) {
    Registry& all = registry();
    const Lock lock(all.mutex);
    const auto record = all.live.find(reinterpret_cast<uintptr_t>(begin));
    if (record != all.live.end()) all.release(record, Call::caller());
}

void release_all(int device) {
    Registry& all = registry();
    const Lock lock(all.mutex);
    for (auto record = all.live.begin(); record != all.live.end();) {
        const auto next = std::next(record);
        if (record->second.allocation.device == device) all.release(record, Call::caller());
        record = next;
    }
}

bool use_memory(int device, size_t bytes) {
    Registry& all = registry();
    const size_t limit = device_bytes(device);
    const Lock lock(all.mutex);
    size_t& used = all.used[device];
    if (bytes > limit - used) return false;
    used += bytes;
    return true;
}

void unuse_memory(int device, size_t bytes) {
    Registry& all = registry();
    const Lock lock(all.mutex);
    all.used[device] -= bytes;
}

bool has_shared_memory() {
    Registry& all = registry();
    const Lock lock(all.mutex);
    return all.shared_count > 0 || has_managed_variables();
}

MemoryUse memory_use(int device) {
    Registry& all = registry();
    const size_t total = device_bytes(device);
    const Lock lock(all.mutex);
    return {total, all.used[device]};
}

size_t owned_bytes(const void* owner) {
    Registry& all = registry();
    const Lock lock(all.mutex);
    const auto bytes = all.owned.find(owner);
    return bytes == all.owned.end() ? 0 : bytes->second;
}

uintptr_t reserve_addresses(size_t bytes, size_t alignment) {
    Registry& all = registry();
    const Lock lock(all.mutex);
    return all.device.take_addresses(bytes, alignment);
}

void return_addresses(uintptr_t address) {
    Registry& all = registry();
    const Lock lock(all.mutex);
    all.device.give_back(address);
}

bool is_runtime_address(const void* address) {
    Registry& all = registry();
    const Lock lock(all.mutex);
    return all.device.contains(reinterpret_cast<uintptr_t>(address)) ||
           all.shared.contains(reinterpret_cast<uintptr_t>(address));
}

const Allocation* allocation_at(const void* address, bool* freed) {
    Registry& all = registry();
    const Lock lock(all.mutex);
    if (freed != nullptr) *freed = false;
    const uintptr_t wanted = reinterpret_cast<uintptr_t>(address);
    if (const Record* const record = record_at(all.live, wanted)) return &record->allocation;
    if (freed == nullptr) return nullptr;
    const Record* const record = record_at(all.freed, wanted);
    *freed = record != nullptr;
    return record != nullptr ? &record->allocation : nullptr;
}

const Allocation* allocation_before(const void* address) {
    Registry& all = registry();
    const Lock lock(all.mutex);
    const auto after = all.live.upper_bound(reinterpret_cast<uintptr_t>(address));
    return after == all.live.begin() ? nullptr : &std::prev(after)->second.allocation;
}

void each_allocation(const std::function<void(const Allocation&)>& take) {
    Registry& all = registry();
    const Lock lock(all.mutex);
    for (const auto& [address, record] : all.live) take(record.allocation);
}

std::string in_words(uint64_t number) {
    std::string text = std::to_string(number);
    for (size_t at = text.size(); at > 3;) text.insert(at -= 3, ",");
    return text;
}

std::string described(const Allocation& memory) {
    if (memory.is_object()) {
        const std::string kind = memory.kind == MemoryKind::texture ? "a texture object" : "a surface object";
        return kind + " (allocation " + std::to_string(memory.number) + ")";
    }
    const char* const kinds[] = {"device memory", "managed memory", "pinned host memory", "registered host memory", "an array"};
    return std::string(kinds[static_cast<int>(memory.kind)]) + " of " + in_words(memory.bytes) + " bytes (allocation " +
           std::to_string(memory.number) + ")";
}

Accessed accessed_at(const void* address) {
    bool freed = false;
    if (const Allocation* const memory = allocation_at(address, &freed)) {
        const size_t offset = reinterpret_cast<uintptr_t>(address) - memory->address;
        return {memory, true, freed, "byte " + in_words(offset) + " of " + described(*memory) +
                                         (freed ? ", which has been freed" : "")};
    }
    if (const Allocation* const last = allocation_before(address)) {
        const size_t past = reinterpret_cast<uintptr_t>(address) - last->address - last->bytes;
        return {last, false, false, "memory " + in_words(past) + " bytes past the end of " + described(*last)};
    }
    char text[64];
    snprintf(text, sizeof(text), "%p, where no memory is allocated", address);
    return {nullptr, false, false, text};
}

bool is_freed(const char* function, const void* pointer) {
    bool freed = false;
    const Allocation* const memory = allocation_at(pointer, &freed);
    if (!freed) return false;
    const uintptr_t offset = reinterpret_cast<uintptr_t>(pointer) - memory->address;
    found("use-after-free", *memory, "%s is called with byte %s of %s, which has been freed", function, in_words(offset).c_str(),
          described(*memory).c_str());
    return true;
}

bool is_of_hip_malloc(const void* pointer) {
    Registry& all = registry();
    const Lock lock(all.mutex);
    const Record* const record = record_at(all.live, reinterpret_cast<uintptr_t>(pointer));
    return record != nullptr && record->is_ours && record->owner == nullptr &&
           record->allocation.kind == MemoryKind::device;
}

bool is_of_hip_free(const Allocation& memory) {
    return memory.kind == MemoryKind::device || memory.kind == MemoryKind::managed;
}

bool is_captured(hipStream_t stream) {
    hipStreamCaptureStatus status = hipStreamCaptureStatusNone;
    return stream != nullptr && hipStreamIsCapturing(stream, &status) == hipSuccess && status != hipStreamCaptureStatusNone;
}

hipError_t check_free(const char* function, const void* pointer, bool (*is_ours)(const Allocation&), hipError_t error) {
    bool freed = false;
    const Allocation* const memory = allocation_at(pointer, &freed);
    if (memory == nullptr) {
        if (const DeviceVariable* const variable = variable_at(pointer)) {
            found("invalid-free", "%s is called with the variable %s, which is not allocated", function, variable->name);
        } else {
            found("invalid-free", "%s is called with an address that is not from the runtime: %p", function, pointer);
        }
        return error;
    }
    const uintptr_t offset = reinterpret_cast<uintptr_t>(pointer) - memory->address;
    const std::string words = described(*memory);
    if (freed) {
        found("double-free", *memory, "%s is called with %s, which has been freed", function, words.c_str());
        return error;
    }
    if (offset != 0) {
        found("invalid-free", *memory, "%s is called with an address inside of %s, at byte %s", function, words.c_str(),
              in_words(offset).c_str());
        return error;
    }
    if (!is_ours(*memory)) {
        found("invalid-free", *memory, "%s is called with %s, which it does not free", function, words.c_str());
        return error;
    }
    return hipSuccess;
}

namespace {

// Waits for the device, and frees.
hipError_t free_memory(const char* function, void* pointer, bool (*is_ours)(const Allocation&), hipError_t error) {
    if (pointer == nullptr) return hipSuccess;
    if (const hipError_t failed = finish_device()) return failed;
    if (const hipError_t wrong = check_free(function, pointer, is_ours, error)) return wrong;
    release(pointer);
    return hipSuccess;
}

bool is_pinned(const Allocation& memory) { return memory.kind == MemoryKind::pinned; }

hipError_t allocate_on_device(void** pointer, size_t bytes, unsigned int flags = hipDeviceMallocDefault) {
    if (pointer == nullptr) return hipErrorInvalidValue;
    *pointer = nullptr;
    return bytes == 0 ? hipSuccess : allocate(pointer, bytes, MemoryKind::device, flags);
}

hipError_t allocate_pinned(void** pointer, size_t bytes, unsigned int flags) {
    constexpr unsigned int known = hipHostMallocPortable | hipHostMallocMapped | hipHostMallocWriteCombined |
                                   hipHostMallocUncached | hipHostMallocNumaUser | hipHostMallocCoherent |
                                   hipHostMallocNonCoherent;
    constexpr unsigned int contradiction = hipHostMallocCoherent | hipHostMallocNonCoherent;
    if (pointer == nullptr || (flags & ~known) != 0 || (flags & contradiction) == contradiction) return hipErrorInvalidValue;
    *pointer = nullptr;
    return bytes == 0 ? hipSuccess : allocate(pointer, bytes, MemoryKind::pinned, flags);
}

// Rows, each at a multiple of the alignment.
hipError_t allocate_rows(void** pointer, size_t* pitch, size_t width, size_t rows) {
    if (pointer == nullptr || pitch == nullptr) return hipErrorInvalidValue;
    *pointer = nullptr;
    *pitch = 0;
    if (width == 0 || rows == 0) return hipSuccess;
    const size_t wide = rounded_up(width, device_alignment);
    size_t bytes = 0;
    if (wide < width || __builtin_mul_overflow(wide, rows, &bytes)) return hipErrorOutOfMemory;
    *pitch = wide;
    return allocate_on_device(pointer, bytes);
}

// Pinned and registered memory that an address is in.
const Allocation* host_memory_at(const void* pointer) {
    const Allocation* const memory = allocation_at(pointer);
    const bool is_host = memory != nullptr && (is_pinned(*memory) || memory->kind == MemoryKind::registered);
    return is_host ? memory : nullptr;
}

}  // namespace

}  // namespace hipport_cpu

using namespace hipport_cpu;

hipError_t hipMalloc(void** pointer, size_t bytes) {
    const Call call{__builtin_return_address(0)};
    return returned(allocate_on_device(pointer, bytes));
}

hipError_t hipExtMallocWithFlags(void** pointer, size_t bytes, unsigned int flags) {
    const Call call{__builtin_return_address(0)};
    if (flags > hipDeviceMallocContiguous) return returned(hipErrorInvalidValue);
    if (flags == hipMallocSignalMemory && bytes != 8) return returned(hipErrorInvalidValue);
    return returned(allocate_on_device(pointer, bytes, flags));
}

hipError_t hipMallocManaged(void** pointer, size_t bytes, unsigned int flags) {
    const Call call{__builtin_return_address(0)};
    if (pointer == nullptr || bytes == 0) return returned(hipErrorInvalidValue);
    if (flags != hipMemAttachGlobal && flags != hipMemAttachHost) return returned(hipErrorInvalidValue);
    return returned(allocate(pointer, bytes, MemoryKind::managed, flags));
}

hipError_t hipMallocPitch(void** pointer, size_t* pitch, size_t width, size_t height) {
    const Call call{__builtin_return_address(0)};
    return returned(allocate_rows(pointer, pitch, width, height));
}

hipError_t hipMemAllocPitch(hipDeviceptr_t* pointer, size_t* pitch, size_t width, size_t height, unsigned int) {
    const Call call{__builtin_return_address(0)};
    return returned(allocate_rows(pointer, pitch, width, height));
}

hipError_t hipMalloc3D(hipPitchedPtr* pitched, hipExtent extent) {
    const Call call{__builtin_return_address(0)};
    size_t rows = 0;
    if (pitched == nullptr) return returned(hipErrorInvalidValue);
    if (__builtin_mul_overflow(extent.height, extent.depth, &rows)) return returned(hipErrorOutOfMemory);
    *pitched = {nullptr, 0, extent.width, extent.height};
    return returned(allocate_rows(&pitched->ptr, &pitched->pitch, extent.width, rows));
}

hipError_t hipFree(void* pointer) {
    const Call call{__builtin_return_address(0)};
    if (is_of_graph(pointer)) return returned(finish_device());
    return returned(free_memory(__func__, pointer, is_of_hip_free, hipErrorInvalidDevicePointer));
}

hipError_t hipHostMalloc(void** pointer, size_t bytes, unsigned int flags) {
    const Call call{__builtin_return_address(0)};
    return returned(allocate_pinned(pointer, bytes, flags));
}

hipError_t hipHostAlloc(void** pointer, size_t bytes, unsigned int flags) {
    const Call call{__builtin_return_address(0)};
    return returned(allocate_pinned(pointer, bytes, flags));
}

hipError_t hipMallocHost(void** pointer, size_t bytes) {
    const Call call{__builtin_return_address(0)};
    return returned(allocate_pinned(pointer, bytes, hipHostMallocDefault));
}

hipError_t hipMemAllocHost(void** pointer, size_t bytes) {
    const Call call{__builtin_return_address(0)};
    return returned(allocate_pinned(pointer, bytes, hipHostMallocDefault));
}

hipError_t hipHostFree(void* pointer) {
    const Call call{__builtin_return_address(0)};
    return returned(free_memory(__func__, pointer, is_pinned, hipErrorInvalidValue));
}

hipError_t hipFreeHost(void* pointer) {
    const Call call{__builtin_return_address(0)};
    return returned(free_memory(__func__, pointer, is_pinned, hipErrorInvalidValue));
}

hipError_t hipHostRegister(void* pointer, size_t bytes, unsigned int flags) {
    const Call call{__builtin_return_address(0)};
    constexpr unsigned int known = hipHostRegisterPortable | hipHostRegisterMapped | hipHostRegisterIoMemory |
                                   hipHostRegisterReadOnly | hipExtHostRegisterUncached;
    if (pointer == nullptr || bytes == 0 || (flags & ~known) != 0) return returned(hipErrorInvalidValue);
    if (const Allocation* const memory = allocation_at(pointer)) {
        const bool is_again = memory->kind == MemoryKind::registered;
        return returned(is_again ? hipErrorHostMemoryAlreadyRegistered : hipErrorInvalidValue);
    }
    if (is_runtime_address(pointer)) return returned(hipErrorInvalidValue);
    add_allocation(reinterpret_cast<uintptr_t>(pointer), bytes, MemoryKind::registered, flags);
    return returned(hipSuccess);
}

hipError_t hipHostUnregister(void* pointer) {
    const Call call{__builtin_return_address(0)};
    if (pointer == nullptr) return returned(hipErrorInvalidValue);
    const Allocation* const memory = allocation_at(pointer);
    const bool is_registered = memory != nullptr && memory->kind == MemoryKind::registered &&
                               memory->address == reinterpret_cast<uintptr_t>(pointer);
    if (!is_registered) return returned(hipErrorHostMemoryNotRegistered);
    if (const hipError_t failed = finish_device()) return returned(failed);
    release(pointer);
    return returned(hipSuccess);
}

hipError_t hipHostGetDevicePointer(void** device_pointer, void* pointer, unsigned int flags) {
    const Call call{__builtin_return_address(0)};
    if (device_pointer == nullptr || pointer == nullptr || flags != 0) return returned(hipErrorInvalidValue);
    if (host_memory_at(pointer) == nullptr) return returned(hipErrorInvalidValue);
    *device_pointer = pointer;
    return returned(hipSuccess);
}

hipError_t hipHostGetFlags(unsigned int* flags, void* pointer) {
    const Call call{__builtin_return_address(0)};
    const Allocation* const memory = host_memory_at(pointer);
    if (flags == nullptr || memory == nullptr) return returned(hipErrorInvalidValue);
    *flags = memory->flags;
    return returned(hipSuccess);
}
