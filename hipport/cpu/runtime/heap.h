// The heap of the device: what kernels of a check build have from malloc and new.
//
// It has slabs: memory that is cut into slots of one size. A slot has one block, with bytes that are nobody's before and
// after it. What is freed is not taken again at once. The heap stays from launch to launch; it grows as that of ROCm does,
// where hipLimitMallocHeapSize says what it has at first and limits nothing.

#ifndef HIPPORT_CPU_HEAP_H
#define HIPPORT_CPU_HEAP_H

#include "check_state.h"

namespace hipport_cpu {

// What blocks begin at a multiple of.
constexpr size_t least_alignment = 16;
inline size_t rounded_up(size_t value, size_t multiple) { return (value + multiple - 1) / multiple * multiple; }

// The memory of the slab at an address or before it, null where the address is not in the heap.
const Memory* heap_memory_near(uintptr_t address);

// Whether bytes of a slab are in a block that is allocated; whether they are in one that has been freed.
bool is_allocated(const Memory& slab, uintptr_t address, size_t bytes);
bool is_freed(const Memory& slab, uintptr_t address);
// Whether an address is in a slab, so that nothing else can be there.
bool is_in_slab(uintptr_t address);
// Says of a record which block an address is in or next to.
void locate_block(Record& record, const Memory& slab, uintptr_t address);

// What a new launch must not have of the one before; and cells without a stamp.
void end_heap_launch();
void renew_heap_cells();

// A new block for a call, null where there is no memory.
void* take_block(size_t bytes, size_t alignment, const void* caller);
// Whether a block begins at an address in a slab, or did before it was freed, and its bytes.
struct Block {
    bool begins_there, is_allocated;
    size_t bytes;
};
Block block_at(const Memory& slab, uintptr_t address);
// Frees the block that begins there, by a call and that of the function that it is in.
void release_block(const Memory& slab, uintptr_t address, const void* const (&calls)[2]);

}  // namespace hipport_cpu

#endif
