// The heap of the device: what kernels of a check build have from malloc and new.
//
// It has slabs: memory that is cut into slots of one size. A slot has one block, with bytes that are nobody's before and
// after it. What is freed is not taken again at once. The heap stays from launch to launch; it grows as that of ROCm does,
// where hipLimitMallocHeapSize says what it has at first and limits nothing.

#ifndef HIPPORT_CPU_CHECK_HEAP_H
#define HIPPORT_CPU_CHECK_HEAP_H

#include "check_state.h"

namespace hipport_cpu {

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

// A kernel's calls; null where there is no memory.
void* allocate_block(Worker& w, size_t bytes, size_t alignment, void** frame);
void free_block(Worker& w, void* block, void** frame);

}  // namespace hipport_cpu

#endif
