// What the parts of the runtime that deal with memory know of each other.

#ifndef HIPPORT_CPU_HOST_MEMORY_H
#define HIPPORT_CPU_HOST_MEMORY_H

#include <string>

#include "host.h"

namespace hipport_cpu {

// While there is one, device memory is accessible: where launches are checked, it is not accessible to host code
// otherwise. Around everything that is done for the device.
class DeviceAccess {
  public:
    DeviceAccess();
    ~DeviceAccess();
    DeviceAccess(const DeviceAccess&) = delete;
    DeviceAccess& operator=(const DeviceAccess&) = delete;
};

// New memory of a kind, poisoned, for the current device. `owner` is what else it belongs to: a pool.
hipError_t allocate(void** pointer, size_t bytes, MemoryKind kind, unsigned int flags, const void* owner = nullptr);
// Memory that is there already: registered, or mapped by the program. Does not count as used.
void add_allocation(uintptr_t address, size_t bytes, MemoryKind kind, unsigned int flags);
// Counts memory of a device that is used without an allocation of its own; whether there is as much.
bool use_memory(int device, size_t bytes);
void unuse_memory(int device, size_t bytes);
// Frees what begins at an address; for registered and mapped memory only its record.
void release(const void* begin);
// Frees all memory of a device.
void release_all(int device);

// Whether there is memory that both the host and kernels may access: managed, pinned, registered, managed variables.
bool has_shared_memory();
// Device memory of a device, with managed memory and arrays.
struct MemoryUse {
    size_t total, used;
};
MemoryUse memory_use(int device);
// Bytes of allocations with an owner.
size_t owned_bytes(const void* owner);

// Addresses without memory, for mappings of the program.
uintptr_t reserve_addresses(size_t bytes, size_t alignment);
void return_addresses(uintptr_t address);
// Whether an address is where the runtime has memory, in an allocation or not.
bool is_runtime_address(const void* address);
// The last live allocation that begins before an address or at it; null if none does.
const Allocation* allocation_before(const void* address);

// What there is at an address of the runtime's that was accessed and must not be: an allocation, or what comes after one.
struct Accessed {
    const Allocation* memory;  // null where none is near
    bool is_inside, is_freed;
    std::string words;         // "byte 4 of device memory of 16 bytes (allocation 1), which has been freed"
};
Accessed accessed_at(const void* address);

// hipMalloc's memory in words: "device memory of 4,096 bytes (allocation 3)".
std::string described(const Allocation& memory);
// A number with commas.
std::string in_words(uint64_t number);

// Reports, and returns whether, a function has a pointer into memory that has been freed.
bool is_freed(const char* function, const void* pointer);
// Whether an address is where memory begins that a node of a graph has allocated: frees leave it where it is
// (graph_memory.cpp).
bool is_of_graph(const void* address);
// Whether a pointer is into memory of hipMalloc, and not of a pool, an array or the program's own mappings.
bool is_of_hip_malloc(const void* pointer);
// Whether memory is what hipFree frees.
bool is_of_hip_free(const Allocation& memory);
// Reports what is wrong with freeing memory that `is_ours` must hold for; then the result is `error`.
hipError_t check_free(const char* function, const void* pointer, bool (*is_ours)(const Allocation&), hipError_t error);
// Whether what is submitted to a stream becomes a part of a graph.
bool is_captured(hipStream_t stream);

}  // namespace hipport_cpu

#endif
