// The accesses of kernels, each checked before it is made: what instrumented code and the handlers of signals call.

#ifndef HIPPORT_CPU_CHECK_ACCESSES_H
#define HIPPORT_CPU_CHECK_ACCESSES_H

#include <stddef.h>
#include <stdint.h>

namespace hipport_cpu {

struct Memory;

// An access of the thread that runs. `frame` is that of the entry point that the kernel calls. An atomic write reads what
// it replaces, unless that is only stored.
enum class Touch { plain, is_volatile, atomic, stored };
void check_access(const volatile void* address, size_t bytes, bool is_write, Touch touch, void** frame);
void check_fence();
// What frees a block of the heap comes after all accesses to it.
void check_freed(const Memory& memory, uintptr_t address, size_t bytes, void** frame);
// Lets the place of an access know the memory where a row of accesses begins and where it ends, if that needs nothing
// that is not there yet: whether it does.
bool know_row(uintptr_t first, uintptr_t last, size_t bytes, bool is_write, const void* place);
void check_scope(bool to_block);
void check_division(const void* place, void** frame);
void check_index(int64_t index, const char* type, void** frame);
void check_alignment(size_t alignment, void** frame);
// A read near address 0, at a place of the kernel, that was not instrumented: of the table of an object's virtual
// functions.
void check_null_table(const void* place, void** frame, uintptr_t address);

}  // namespace hipport_cpu

#endif
