// What instrumented kernels call: the entry points of ThreadSanitizer and UndefinedBehaviorSanitizer, by the names that
// compilers give them. Source: the declarations in GCC's sanitizer.def and LLVM's tsan_interface.h, ubsan_handlers.h.

#include <string.h>

#include "check_accesses.h"
#include "check_quick.h"

using namespace hipport_cpu;

#define FRAME static_cast<void**>(__builtin_frame_address(0))
#define EXPORT extern "C" __attribute__((visibility("default")))

EXPORT void __tsan_init() {}
EXPORT void __tsan_func_entry(void*) {}
EXPORT void __tsan_func_exit() {}
// The pointer to a class's virtual functions, which a constructor writes and a virtual call reads.
EXPORT void __tsan_vptr_update(void** address, void*) {
    check_access(address, sizeof(void*), true, Touch::plain, FRAME);
}
EXPORT void __tsan_vptr_read(void** address) { check_access(address, sizeof(void*), false, Touch::plain, FRAME); }

// An access that may be quick. Its entry point ends by a jump to what else there is to do, whose frame so is the entry
// point's for the kernel.
template <Kind kind, size_t bytes>
__attribute__((noinline)) void check_slowly(const volatile void* address) {
    if (!concerns_others(address)) return;
    void** const frame = FRAME;
    if (bytes % 4 == 0 && enter_bytes<kind>(address, bytes, frame[1])) return;
    check_access(address, bytes, kind == Kind::write, Touch::plain, frame);
}

template <Kind kind, size_t bytes>
__attribute__((noinline)) void check_cells(const volatile void* address, Checker* c, const Site* site, size_t cell) {
    if (enter_cells<kind>(*c, *site, cell, bytes >> shift_of<bytes>)) return;
    return check_slowly<kind, bytes>(address);
}

// An atomic access.
template <size_t bytes>
inline __attribute__((always_inline)) void check_change(const volatile void* address, void** frame) {
    const Touched to = touched<bytes>(address, frame[1]);
    const size_t count = bytes >> shift_of<bytes>;
    if (to.site != nullptr && enter_cells<Kind::change>(*to.checker, *to.site, to.cell, count)) return;
    check_access(address, bytes, true, Touch::atomic, frame);
}

#define QUICK_ACCESS(name, bytes)                                                                      \
    EXPORT void __tsan_##name##bytes(void* address) {                                                  \
        const Touched to = touched<bytes>(address, __builtin_return_address(0));                       \
        if (to.site == nullptr) return check_slowly<Kind::name, bytes>(address);                       \
        if (to.needs_entry()) return check_cells<Kind::name, bytes>(address, to.checker, to.site, to.cell); \
    }
#define ACCESS(name, bytes, touch)                                                                                  \
    EXPORT void __tsan_##name##read##bytes(void* address) {                                                         \
        check_access(address, bytes, false, Touch::touch, FRAME);                                                   \
    }                                                                                                               \
    EXPORT void __tsan_##name##write##bytes(void* address) {                                                        \
        check_access(address, bytes, true, Touch::touch, FRAME);                                                    \
    }
#define ACCESSES(bytes)                             \
    QUICK_ACCESS(read, bytes)                       \
    QUICK_ACCESS(write, bytes)                      \
    ACCESS(unaligned_, bytes, plain)                \
    ACCESS(volatile_, bytes, is_volatile)           \
    ACCESS(unaligned_volatile_, bytes, is_volatile)
ACCESSES(1)
ACCESSES(2)
ACCESSES(4)
ACCESSES(8)
ACCESSES(16)

EXPORT void __tsan_read_range(void* address, size_t bytes) {
    check_access(address, bytes, false, Touch::plain, FRAME);
}
EXPORT void __tsan_write_range(void* address, size_t bytes) {
    check_access(address, bytes, true, Touch::plain, FRAME);
}
EXPORT void* __tsan_memcpy(void* to, const void* from, size_t bytes) {
    check_access(from, bytes, false, Touch::plain, FRAME);
    check_access(to, bytes, true, Touch::plain, FRAME);
    return memcpy(to, from, bytes);
}
EXPORT void* __tsan_memmove(void* to, const void* from, size_t bytes) {
    check_access(from, bytes, false, Touch::plain, FRAME);
    check_access(to, bytes, true, Touch::plain, FRAME);
    return memmove(to, from, bytes);
}
EXPORT void* __tsan_memset(void* to, int value, size_t bytes) {
    check_access(to, bytes, true, Touch::plain, FRAME);
    return memset(to, value, bytes);
}

EXPORT void __tsan_atomic_thread_fence(int) {
    check_fence();
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
}
EXPORT void __tsan_atomic_signal_fence(int) {}

#define ATOMIC_CHANGE(bits, T, name)                                           \
    EXPORT T __tsan_atomic##bits##_##name(volatile T* address, T value, int) { \
        check_change<bits / 8>(address, FRAME);\
        return __atomic_##name(address, value, __ATOMIC_SEQ_CST);              \
    }
#define ATOMIC_REPLACE(bits, T, strength)                                                                       \
    EXPORT bool __tsan_atomic##bits##_compare_exchange_##strength(volatile T* address, T* expected, T desired,  \
                                                                  int, int) {                                   \
        check_change<bits / 8>(address, FRAME);          \
        return __atomic_compare_exchange_n(address, expected, desired, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST); \
    }
#define __atomic_exchange __atomic_exchange_n
#define ATOMICS(bits, T)                                                                      \
    EXPORT T __tsan_atomic##bits##_load(const volatile T* address, int) {                     \
        check_access(address, bits / 8, false, Touch::atomic, FRAME);                         \
        return __atomic_load_n(address, __ATOMIC_SEQ_CST);                                    \
    }                                                                                         \
    EXPORT void __tsan_atomic##bits##_store(volatile T* address, T value, int) {              \
        check_access(address, bits / 8, true, Touch::stored, FRAME);                          \
        __atomic_store_n(address, value, __ATOMIC_SEQ_CST);                                   \
    }                                                                                         \
    ATOMIC_CHANGE(bits, T, exchange)                                                          \
    ATOMIC_CHANGE(bits, T, fetch_add)                                                         \
    ATOMIC_CHANGE(bits, T, fetch_sub)                                                         \
    ATOMIC_CHANGE(bits, T, fetch_and)                                                         \
    ATOMIC_CHANGE(bits, T, fetch_or)                                                          \
    ATOMIC_CHANGE(bits, T, fetch_nand)                                                        \
    ATOMIC_CHANGE(bits, T, fetch_xor)                                                         \
    ATOMIC_REPLACE(bits, T, strong)                                                           \
    ATOMIC_REPLACE(bits, T, weak)                                                             \
    EXPORT T __tsan_atomic##bits##_compare_exchange_val(volatile T* address, T expected, T desired, int, int) { \
        check_change<bits / 8>(address, FRAME);          \
        __atomic_compare_exchange_n(address, &expected, desired, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);    \
        return expected;                                                                                        \
    }
ATOMICS(8, uint8_t)
ATOMICS(16, uint16_t)
ATOMICS(32, uint32_t)
ATOMICS(64, uint64_t)

namespace {

struct Source {
    const char* file;
    uint32_t line, column;
};
struct Type {
    uint16_t kind, info;
    char name[1];
};
struct OutOfBounds {
    Source source;
    const Type* array;
    const Type* index;
};
struct TypeMismatch {
    Source source;
    const Type* type;
    unsigned char log_alignment, check;
};

}  // namespace

EXPORT void __ubsan_handle_out_of_bounds(OutOfBounds* data, uintptr_t index) {
    const bool is_int = data->index->info == (5 << 1 | 1);  // signed, of 2^5 bits
    check_index(is_int ? static_cast<int64_t>(static_cast<int32_t>(index)) : static_cast<int64_t>(index),
                data->array->name, FRAME);
}
// What hipport's check of an access's alignment calls.
EXPORT void hipport_cpu_misaligned(uint64_t alignment) { check_alignment(alignment, FRAME); }
// What is assumed of a pointer: of the result of new for a type with an alignment, of __builtin_assume_aligned.
EXPORT void __ubsan_handle_alignment_assumption(void*, uintptr_t, uintptr_t alignment, uintptr_t) {
    check_alignment(alignment, FRAME);
}
EXPORT void __ubsan_handle_type_mismatch_v1(TypeMismatch* data, uintptr_t) {
    check_alignment(size_t{1} << data->log_alignment, FRAME);
}
