#include <stdlib.h>

#include "check_accesses.h"
#include "heap.h"

namespace hipport_cpu {

namespace {

void* allocate_block(Worker& w, size_t bytes, size_t alignment, void** frame) {
    const Guard guard(w);
    settle(*w.checker);
    return take_block(bytes, alignment, frame[1]);
}

void free_block(Worker& w, void* block, void** frame) {
    const uintptr_t address = reinterpret_cast<uintptr_t>(block);
    if (address == 0) return;
    const Guard guard(w);
    Checker& c = *w.checker;
    settle(c);
    const Memory* const memory = memory_at(c, address);
    const bool is_of_device = memory != nullptr && memory->region->space == Space::heap;
    const Block found = is_of_device ? block_at(*memory, address) : Block{};
    if (!found.begins_there || !found.is_allocated) {
        Record record = record_here(w, found.begins_there ? Found::freed_again : Found::freed_wrongly, frame);
        if (memory != nullptr) locate(record, *memory, address, 0, true);
        record.value = address;
        return add(record);
    }
    check_freed(*memory, address, found.bytes, frame);
    uint64_t frames[max_frames] = {};
    fill_frames(frames, frame, *w.running);
    const void* calls[2] = {};
    for (int i = 0; i < 2 && frames[i] != 0; ++i) calls[i] = reinterpret_cast<void*>(ledger.module + frames[i]);
    release_block(*memory, address, calls);
}

}  // namespace

}  // namespace hipport_cpu

using namespace hipport_cpu;

// What malloc and the like are called in a check build (device_heap.py). Host code gets what it asks for: the program's
// own operators too, and without any, as in a process of Python, memory of the C library.

#define EXPORT extern "C" __attribute__((visibility("default")))
#define FRAME static_cast<void**>(__builtin_frame_address(0))
#define OPERATOR extern "C" __attribute__((weak, visibility("default")))
#define NEW(name, alignment, values, ...)                                                \
    OPERATOR void* name(size_t, ##__VA_ARGS__);                                          \
    EXPORT void* hipport_cpu_heap_##name(size_t bytes, ##__VA_ARGS__) {                  \
        if (is_checked(worker)) return allocate_block(*worker, bytes, alignment, FRAME); \
        return name != nullptr ? name values : of_host(bytes, alignment);                \
    }
#define DELETE(name, values, ...)                                   \
    OPERATOR void name(void*, ##__VA_ARGS__);                       \
    EXPORT void hipport_cpu_heap_##name(void* block, ##__VA_ARGS__) { \
        if (is_checked(worker)) return free_block(*worker, block, FRAME); \
        return name != nullptr ? name values : free(block);         \
    }

namespace {

void* of_host(size_t bytes, size_t alignment) {
    return alignment <= least_alignment ? malloc(bytes) : aligned_alloc(alignment, rounded_up(bytes, alignment));
}

}  // namespace

EXPORT void* hipport_cpu_heap_malloc(size_t bytes) {
    return is_checked(worker) ? allocate_block(*worker, bytes, least_alignment, FRAME) : malloc(bytes);
}
EXPORT void hipport_cpu_heap_free(void* block) {
    return is_checked(worker) ? free_block(*worker, block, FRAME) : free(block);
}

NEW(_Znwm, least_alignment, (bytes))
NEW(_Znam, least_alignment, (bytes))
NEW(_ZnwmRKSt9nothrow_t, least_alignment, (bytes, tag), const void* tag)
NEW(_ZnamRKSt9nothrow_t, least_alignment, (bytes, tag), const void* tag)
NEW(_ZnwmSt11align_val_t, alignment, (bytes, alignment), size_t alignment)
NEW(_ZnamSt11align_val_t, alignment, (bytes, alignment), size_t alignment)
NEW(_ZnwmSt11align_val_tRKSt9nothrow_t, alignment, (bytes, alignment, tag), size_t alignment, const void* tag)
NEW(_ZnamSt11align_val_tRKSt9nothrow_t, alignment, (bytes, alignment, tag), size_t alignment, const void* tag)
DELETE(_ZdlPv, (block))
DELETE(_ZdaPv, (block))
DELETE(_ZdlPvm, (block, bytes), size_t bytes)
DELETE(_ZdaPvm, (block, bytes), size_t bytes)
DELETE(_ZdlPvRKSt9nothrow_t, (block, tag), const void* tag)
DELETE(_ZdaPvRKSt9nothrow_t, (block, tag), const void* tag)
DELETE(_ZdlPvSt11align_val_t, (block, alignment), size_t alignment)
DELETE(_ZdaPvSt11align_val_t, (block, alignment), size_t alignment)
DELETE(_ZdlPvmSt11align_val_t, (block, bytes, alignment), size_t bytes, size_t alignment)
DELETE(_ZdaPvmSt11align_val_t, (block, bytes, alignment), size_t bytes, size_t alignment)
DELETE(_ZdlPvSt11align_val_tRKSt9nothrow_t, (block, alignment, tag), size_t alignment, const void* tag)
DELETE(_ZdaPvSt11align_val_tRKSt9nothrow_t, (block, alignment, tag), size_t alignment, const void* tag)
