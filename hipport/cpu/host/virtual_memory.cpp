// Addresses and memory apart: the program reserves addresses, makes memory, and maps one to the other. Memory is a part
// of a file that has no name, so that it can be at several addresses. Host code may access it where the device may.

#include <sys/mman.h>
#include <unistd.h>

#include <iterator>
#include <map>
#include <mutex>
#include <set>

#include "address_space.h"
#include "memory.h"

struct ihipMemGenericAllocationHandle {
    size_t bytes;
    off_t offset;  // in the file
    hipMemAllocationProp properties;
    int device;
    unsigned int users;  // handles that the program has, and mappings
    unsigned int handles;
};

namespace hipport_cpu {

namespace {

constexpr size_t recommended_granularity = size_t{2} << 20;

struct Mapping {
    size_t bytes;
    hipMemGenericAllocationHandle_t memory;
    hipMemAccessFlags access;
};

// Reserved addresses are an allocation as soon as something in them may be accessed: what is in it may span mappings.
struct Reservation {
    size_t bytes;
    std::map<uintptr_t, Mapping> mappings;
    bool is_allocation;
};

struct Virtual {
    std::mutex mutex;
    int file = -1;
    off_t file_bytes = 0;
    std::set<hipMemGenericAllocationHandle_t> live;
    std::map<uintptr_t, Reservation> reservations;
};

Virtual& all_virtual() {
    static Virtual& all = *new Virtual;
    return all;
}

using Lock = std::lock_guard<std::mutex>;

uintptr_t number(const void* pointer) { return reinterpret_cast<uintptr_t>(pointer); }

bool is_device(const hipMemLocation& location) {
    return location.type == hipMemLocationTypeDevice && location.id >= 0 &&
           location.id < static_cast<int>(settings().devices);
}

bool is_kind(const hipMemAllocationProp* wanted) {
    return wanted != nullptr && wanted->type == hipMemAllocationTypePinned && is_device(wanted->location);
}

bool is_live(Virtual& all, hipMemGenericAllocationHandle_t memory) { return all.live.count(memory) > 0; }

void* map(Virtual& all, void* at, const ihipMemGenericAllocationHandle& memory, int protection) {
    const int flags = MAP_SHARED | (at != nullptr ? MAP_FIXED : 0);
    return mmap(at, memory.bytes, protection, flags, all.file, memory.offset);
}

void drop_user(Virtual& all, hipMemGenericAllocationHandle_t memory) {
    if (--memory->users > 0) return;
    if (void* const mapped = map(all, nullptr, *memory, PROT_READ | PROT_WRITE); mapped != MAP_FAILED) {
        madvise(mapped, memory->bytes, MADV_REMOVE);
        munmap(mapped, memory->bytes);
    }
    unuse_memory(memory->device, memory->bytes);
    all.live.erase(memory);
    delete memory;
}

// The reservation that a range is in; null if it is in none.
Reservation* reservation_of(Virtual& all, uintptr_t address, size_t bytes) {
    const auto after = all.reservations.upper_bound(address);
    if (after == all.reservations.begin()) return nullptr;
    auto& [begin, reservation] = *std::prev(after);
    const size_t offset = address - begin;
    return offset <= reservation.bytes && bytes <= reservation.bytes - offset ? &reservation : nullptr;
}

// Whether mappings cover a range whole, from the begin of the first to the end of the last.
bool is_mapped(const Reservation& reservation, uintptr_t address, size_t bytes) {
    uintptr_t at = address;
    for (auto mapping = reservation.mappings.find(at); at < address + bytes; ++mapping) {
        if (mapping == reservation.mappings.end() || mapping->first != at) return false;
        at += mapping->second.bytes;
    }
    return at == address + bytes;
}

template <class Take>
void each_mapping(Reservation& reservation, uintptr_t address, size_t bytes, Take take) {
    const auto end = reservation.mappings.lower_bound(address + bytes);
    for (auto mapping = reservation.mappings.find(address); mapping != end;) {
        const auto next = std::next(mapping);
        take(mapping);
        mapping = next;
    }
}

int protection_of(hipMemAccessFlags access) {
    return access == hipMemAccessFlagsProtNone ? PROT_NONE
           : access == hipMemAccessFlagsProtRead ? PROT_READ
                                                 : PROT_READ | PROT_WRITE;
}

}  // namespace

}  // namespace hipport_cpu

using namespace hipport_cpu;

hipError_t hipMemGetAllocationGranularity(size_t* granularity, const hipMemAllocationProp* wanted,
                                          hipMemAllocationGranularity_flags which) {
    const Call call{__builtin_return_address(0)};
    if (granularity == nullptr || !is_kind(wanted)) return returned(hipErrorInvalidValue);
    if (which != hipMemAllocationGranularityMinimum && which != hipMemAllocationGranularityRecommended) {
        return returned(hipErrorInvalidValue);
    }
    *granularity = which == hipMemAllocationGranularityMinimum ? page_bytes : recommended_granularity;
    return returned(hipSuccess);
}

hipError_t hipMemCreate(hipMemGenericAllocationHandle_t* handle, size_t bytes, const hipMemAllocationProp* wanted,
                        unsigned long long flags) {
    const Call call{__builtin_return_address(0)};
    if (handle == nullptr || bytes == 0 || bytes % page_bytes != 0 || flags != 0 || !is_kind(wanted)) {
        return returned(hipErrorInvalidValue);
    }
    if (wanted->requestedHandleTypes != hipMemHandleTypeNone) return returned(hipErrorNotSupported);
    Virtual& all = all_virtual();
    const Lock lock(all.mutex);
    if (all.file < 0) all.file = memfd_create("hipport", MFD_CLOEXEC);
    if (all.file < 0 || !use_memory(wanted->location.id, bytes)) return returned(hipErrorOutOfMemory);
    const auto memory =
        new ihipMemGenericAllocationHandle{bytes, all.file_bytes, *wanted, wanted->location.id, 1, 1};
    all.live.insert(memory);
    void* const mapped = ftruncate(all.file, all.file_bytes + static_cast<off_t>(bytes)) == 0
                             ? map(all, nullptr, *memory, PROT_READ | PROT_WRITE)
                             : MAP_FAILED;
    if (mapped == MAP_FAILED) {
        drop_user(all, memory);
        return returned(hipErrorOutOfMemory);
    }
    all.file_bytes += static_cast<off_t>(bytes);
    poison(number(mapped), bytes);
    munmap(mapped, bytes);
    *handle = memory;
    return returned(hipSuccess);
}

hipError_t hipMemRelease(hipMemGenericAllocationHandle_t memory) {
    const Call call{__builtin_return_address(0)};
    Virtual& all = all_virtual();
    const Lock lock(all.mutex);
    if (!is_live(all, memory) || memory->handles == 0) {
        found("double-free", "hipMemRelease is called with memory that has been released");
        return returned(hipErrorInvalidValue);
    }
    --memory->handles;
    drop_user(all, memory);
    return returned(hipSuccess);
}

hipError_t hipMemGetAllocationPropertiesFromHandle(hipMemAllocationProp* properties,
                                                   hipMemGenericAllocationHandle_t memory) {
    const Call call{__builtin_return_address(0)};
    Virtual& all = all_virtual();
    const Lock lock(all.mutex);
    if (properties == nullptr || !is_live(all, memory)) return returned(hipErrorInvalidValue);
    *properties = memory->properties;
    return returned(hipSuccess);
}

hipError_t hipMemRetainAllocationHandle(hipMemGenericAllocationHandle_t* handle, void* address) {
    const Call call{__builtin_return_address(0)};
    Virtual& all = all_virtual();
    const Lock lock(all.mutex);
    Reservation* const reservation = handle != nullptr ? reservation_of(all, number(address), 1) : nullptr;
    if (reservation == nullptr) return returned(hipErrorInvalidValue);
    const auto after = reservation->mappings.upper_bound(number(address));
    if (after == reservation->mappings.begin()) return returned(hipErrorInvalidValue);
    const auto& [begin, mapping] = *std::prev(after);
    if (number(address) - begin >= mapping.bytes) return returned(hipErrorInvalidValue);
    *handle = mapping.memory;
    ++mapping.memory->users;
    ++mapping.memory->handles;
    return returned(hipSuccess);
}

hipError_t hipMemAddressReserve(void** pointer, size_t bytes, size_t alignment, void*, unsigned long long flags) {
    const Call call{__builtin_return_address(0)};
    const bool is_valid = pointer != nullptr && bytes > 0 && bytes % page_bytes == 0 && flags == 0 &&
                          (alignment & (alignment - 1)) == 0;
    if (!is_valid) return returned(hipErrorInvalidValue);
    const uintptr_t address = reserve_addresses(bytes, alignment);
    if (address == 0) return returned(hipErrorOutOfMemory);
    Virtual& all = all_virtual();
    const Lock lock(all.mutex);
    all.reservations[address] = {bytes, {}, false};
    *pointer = reinterpret_cast<void*>(address);
    return returned(hipSuccess);
}

hipError_t hipMemAddressFree(void* pointer, size_t bytes) {
    const Call call{__builtin_return_address(0)};
    Virtual& all = all_virtual();
    const Lock lock(all.mutex);
    const auto reservation = all.reservations.find(number(pointer));
    if (reservation == all.reservations.end() || reservation->second.bytes != bytes) {
        found("invalid-free", "hipMemAddressFree is called with addresses that are not reserved so: %p, %zu bytes", pointer,
              bytes);
        return returned(hipErrorInvalidValue);
    }
    if (!reservation->second.mappings.empty()) return returned(hipErrorInvalidValue);
    all.reservations.erase(reservation);
    return_addresses(number(pointer));
    return returned(hipSuccess);
}

hipError_t hipMemMap(void* pointer, size_t bytes, size_t offset, hipMemGenericAllocationHandle_t memory,
                     unsigned long long flags) {
    const Call call{__builtin_return_address(0)};
    Virtual& all = all_virtual();
    const Lock lock(all.mutex);
    Reservation* const reservation = reservation_of(all, number(pointer), bytes);
    const bool is_valid = reservation != nullptr && is_live(all, memory) && bytes == memory->bytes && offset == 0 &&
                          flags == 0 && number(pointer) % page_bytes == 0;
    if (!is_valid) return returned(hipErrorInvalidValue);
    const auto after = reservation->mappings.lower_bound(number(pointer) + bytes);
    if (after != reservation->mappings.begin()) {
        const auto& [begin, mapping] = *std::prev(after);
        if (begin + mapping.bytes > number(pointer)) return returned(hipErrorInvalidValue);  // something is there
    }
    if (map(all, pointer, *memory, PROT_NONE) == MAP_FAILED) return returned(hipErrorMapFailed);
    ++memory->users;
    reservation->mappings[number(pointer)] = {bytes, memory, hipMemAccessFlagsProtNone};
    return returned(hipSuccess);
}

hipError_t hipMemSetAccess(void* pointer, size_t bytes, const hipMemAccessDesc* wanted, size_t count) {
    const Call call{__builtin_return_address(0)};
    Virtual& all = all_virtual();
    const Lock lock(all.mutex);
    const auto begin = all.reservations.upper_bound(number(pointer));
    Reservation* const reservation = reservation_of(all, number(pointer), bytes);
    if (reservation == nullptr || wanted == nullptr || count == 0) return returned(hipErrorInvalidValue);
    if (bytes == 0 || !is_mapped(*reservation, number(pointer), bytes)) return returned(hipErrorInvalidValue);
    for (const hipMemAccessDesc* each = wanted; each < wanted + count; ++each) {
        if (!is_device(each->location)) return returned(hipErrorInvalidValue);
        if (each->location.id != current_device() && count > 1) continue;  // memory is the same for all devices
        each_mapping(*reservation, number(pointer), bytes, [&](auto mapping) {
            mapping->second.access = each->flags;
            mprotect(reinterpret_cast<void*>(mapping->first), mapping->second.bytes, protection_of(each->flags));
        });
    }
    if (!reservation->is_allocation) {
        add_allocation(std::prev(begin)->first, reservation->bytes, MemoryKind::device, 0);
        reservation->is_allocation = true;
    }
    return returned(hipSuccess);
}

hipError_t hipMemGetAccess(unsigned long long* flags, const hipMemLocation* location, void* pointer) {
    const Call call{__builtin_return_address(0)};
    Virtual& all = all_virtual();
    const Lock lock(all.mutex);
    if (flags == nullptr || location == nullptr || !is_device(*location)) return returned(hipErrorInvalidValue);
    Reservation* const reservation = reservation_of(all, number(pointer), 1);
    if (reservation == nullptr) return returned(hipErrorInvalidValue);
    const auto after = reservation->mappings.upper_bound(number(pointer));
    if (after == reservation->mappings.begin()) return returned(hipErrorInvalidValue);
    const auto& [begin, mapping] = *std::prev(after);
    if (number(pointer) - begin >= mapping.bytes) return returned(hipErrorInvalidValue);
    *flags = static_cast<unsigned long long>(mapping.access);
    return returned(hipSuccess);
}

hipError_t hipMemUnmap(void* pointer, size_t bytes) {
    const Call call{__builtin_return_address(0)};
    if (const hipError_t failed = finish_device()) return returned(failed);
    Virtual& all = all_virtual();
    const Lock lock(all.mutex);
    Reservation* const reservation = reservation_of(all, number(pointer), bytes);
    if (reservation == nullptr || bytes == 0 || !is_mapped(*reservation, number(pointer), bytes)) {
        return returned(hipErrorInvalidValue);
    }
    mmap(pointer, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
    each_mapping(*reservation, number(pointer), bytes, [&](auto mapping) {
        drop_user(all, mapping->second.memory);
        reservation->mappings.erase(mapping);
    });
    if (reservation->mappings.empty() && reservation->is_allocation) {
        release(reinterpret_cast<void*>(std::prev(all.reservations.upper_bound(number(pointer)))->first));
        reservation->is_allocation = false;
    }
    return returned(hipSuccess);
}

hipError_t hipMemMapArrayAsync(hipArrayMapInfo*, unsigned int, hipStream_t) {
    const Call call{__builtin_return_address(0)};
    return returned(hipErrorNotSupported);  // sparse arrays
}
