// Memory of other processes: allocations of hipMalloc and events. Handles of pools and of memory that the program maps itself
// are not supported, which HIP has an error for.

#include "other_processes.h"

#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <map>
#include <mutex>
#include <string>

#include "address_space.h"
#include "memory.h"
#include "streams.h"

namespace hipport_cpu {

namespace {

// What a handle of memory holds: where the pointer is in the file, and where the allocation, with its size.
struct MemoryHandle {
    SharedFile file;
    uint64_t pointer, begin, bytes;
};
static_assert(sizeof(MemoryHandle) <= sizeof(hipIpcMemHandle_t), "a handle of HIP holds one");

// Memory of another process: the addresses that are reserved for it, and its allocation's.
struct Opened {
    uintptr_t addresses, allocation;
};

struct Sharing {
    std::mutex mutex;  // the registry of memory has its own, which is taken first
    std::map<uintptr_t, SharedFile> given;  // of allocations here, by their addresses
    std::map<uintptr_t, Opened> taken;      // by the pointers that the program has of them
};
Sharing& all = *new Sharing;  // which threads may use until the program has ended

uintptr_t number(const void* pointer) { return reinterpret_cast<uintptr_t>(pointer); }

bool write_page(int file, const char* page, off_t at) {
    static constexpr char nothing[page_bytes] = {};
    return memcmp(page, nothing, page_bytes) == 0 || pwrite(file, page, page_bytes, at) == page_bytes;
}

// Puts a file in place of pages, with what they hold; the file's descriptor stays open.
SharedFile share(uintptr_t begin, size_t bytes) {
    const SharedFile made = new_shared_file(bytes);
    bool is_shared = made.file >= 0;
    for (size_t at = 0; is_shared && at < bytes; at += page_bytes) {
        is_shared = write_page(made.file, reinterpret_cast<const char*>(begin) + at, static_cast<off_t>(at));
    }
    is_shared = is_shared && mmap(reinterpret_cast<void*>(begin), bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED,
                                  made.file, 0) != MAP_FAILED;
    if (is_shared) return made;
    if (made.file >= 0) close(made.file);
    return {0, -1, 0};
}

hipError_t give(hipIpcMemHandle_t* handle, const void* pointer) {
    if (handle == nullptr || !is_of_hip_malloc(pointer)) return hipErrorInvalidValue;
    if (const hipError_t failed = finish_device()) return failed;
    const Allocation memory = *allocation_at(pointer);
    const uintptr_t begin = memory.address / page_bytes * page_bytes;
    const DeviceAccess access;
    const std::lock_guard<std::mutex> lock(all.mutex);
    const auto [shared, is_new] = all.given.insert({memory.address, {}});
    if (is_new) shared->second = share(begin, rounded_up(memory.address + memory.bytes - begin, page_bytes));
    if (shared->second.file < 0) {
        all.given.erase(shared);
        return hipErrorInvalidValue;
    }
    const MemoryHandle made{shared->second, number(pointer) - begin, memory.address - begin, memory.bytes};
    *handle = {};
    memcpy(handle, &made, sizeof(made));
    return hipSuccess;
}

hipError_t take(void** pointer, const hipIpcMemHandle_t& handle, unsigned int flags) {
    if (pointer == nullptr || flags != hipIpcMemLazyEnablePeerAccess) return hipErrorInvalidValue;
    MemoryHandle given;
    memcpy(&given, &handle, sizeof(given));
    if (given.bytes == 0) return hipErrorInvalidValue;
    if (given.file.process == getpid()) return hipErrorInvalidContext;
    const int file = opened(given.file);
    if (file < 0) return hipErrorInvalidDevicePointer;
    const size_t bytes = rounded_up(given.begin + given.bytes, page_bytes);
    const uintptr_t addresses = reserve_addresses(bytes, page_bytes);
    void* const mapped = addresses == 0 ? MAP_FAILED
                                        : mmap(reinterpret_cast<void*>(addresses), bytes, PROT_READ | PROT_WRITE,
                                               MAP_SHARED | MAP_FIXED, file, 0);
    close(file);
    if (mapped == MAP_FAILED) return hipErrorOutOfMemory;
    add_allocation(addresses + given.begin, given.bytes, MemoryKind::device, 0);
    const std::lock_guard<std::mutex> lock(all.mutex);
    all.taken[addresses + given.pointer] = {addresses, addresses + given.begin};
    *pointer = reinterpret_cast<void*>(addresses + given.pointer);
    return hipSuccess;
}

Opened forget(const void* pointer) {
    const std::lock_guard<std::mutex> lock(all.mutex);
    const auto taken = all.taken.find(number(pointer));
    if (taken == all.taken.end()) return {0, 0};
    const Opened memory = taken->second;
    all.taken.erase(taken);
    return memory;
}

hipError_t give_back(const void* pointer) {
    if (const hipError_t failed = finish_device()) return failed;
    const Opened memory = forget(pointer);
    if (memory.addresses == 0) return hipErrorInvalidValue;
    release(reinterpret_cast<const void*>(memory.allocation));
    return_addresses(memory.addresses);
    return hipSuccess;
}

hipError_t not_supported(const void* caller) {
    const Call call{caller};
    return returned(hipErrorNotSupported);
}

}  // namespace

SharedFile new_shared_file(size_t bytes) {
    const int file = memfd_create("hipport", MFD_CLOEXEC);
    struct stat status;
    if (file < 0 || ftruncate(file, static_cast<off_t>(bytes)) != 0 || fstat(file, &status) != 0) {
        if (file >= 0) close(file);
        return {0, -1, 0};
    }
    return {getpid(), file, status.st_ino};
}

int opened(const SharedFile& given) {
    const std::string path = "/proc/" + std::to_string(given.process) + "/fd/" + std::to_string(given.file);
    const int file = open(path.c_str(), O_RDWR | O_CLOEXEC);
    struct stat status;
    if (file < 0 || (fstat(file, &status) == 0 && status.st_ino == given.inode)) return file;
    close(file);
    return -1;
}

void end_sharing(uintptr_t address) {
    const std::lock_guard<std::mutex> lock(all.mutex);
    const auto given = all.given.find(address);
    if (given == all.given.end()) return;
    close(given->second.file);
    all.given.erase(given);
}

}  // namespace hipport_cpu

using namespace hipport_cpu;

hipError_t hipIpcGetMemHandle(hipIpcMemHandle_t* handle, void* pointer) {
    const Call call{__builtin_return_address(0)};
    return returned(give(handle, pointer));
}

hipError_t hipIpcOpenMemHandle(void** pointer, hipIpcMemHandle_t handle, unsigned int flags) {
    const Call call{__builtin_return_address(0)};
    return returned(take(pointer, handle, flags));
}

hipError_t hipIpcCloseMemHandle(void* pointer) {
    const Call call{__builtin_return_address(0)};
    return returned(give_back(pointer));
}

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
