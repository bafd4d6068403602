// Loads and stores with hints, and questions about pointers.

#ifndef HIPPORT_CPU_MEMORY_H
#define HIPPORT_CPU_MEMORY_H

#include <string.h>

#include "hipport_cpu/threads.h"

#if defined(HIPPORT_CPU_CHECK) && !defined(__clang__)
// What clang calls of itself.
extern "C" {
void* memcpy(void* to, const void* from, size_t bytes) noexcept __asm__("__tsan_memcpy");
void* memmove(void* to, const void* from, size_t bytes) noexcept __asm__("__tsan_memmove");
void* memset(void* to, int value, size_t bytes) noexcept __asm__("__tsan_memset");
}
#endif

#define HIPPORT_CPU_LOAD(name)                      \
    template <class T>                              \
    HIPPORT_CPU_INLINE T name(const T* address) {   \
        return *address;                            \
    }
HIPPORT_CPU_LOAD(__ldg)
HIPPORT_CPU_LOAD(__ldca)
HIPPORT_CPU_LOAD(__ldcg)
HIPPORT_CPU_LOAD(__ldcs)
HIPPORT_CPU_LOAD(__ldcv)
HIPPORT_CPU_LOAD(__ldlu)
#undef HIPPORT_CPU_LOAD

namespace hipport_cpu {

// Addresses in shared memory have 32 bits: variables there are thread_local, and near to this one.
template <class>
struct SharedMemory {
    static __thread __attribute__((visibility("hidden"))) char place;
};
template <class T>
__thread char SharedMemory<T>::place;

HIPPORT_CPU_INLINE size_t shared_address(const void* address) {
    return static_cast<unsigned int>(static_cast<const char*>(address) - &SharedMemory<void>::place);
}
HIPPORT_CPU_INLINE void* shared_pointer(size_t address) {
    return &SharedMemory<void>::place + static_cast<int>(address);
}

}  // namespace hipport_cpu

// There is one kind of memory: none is taken to be shared or private.
#define __builtin_amdgcn_is_shared(address) (static_cast<void>(address), false)
#define __builtin_amdgcn_is_private(address) (static_cast<void>(address), false)

#endif
