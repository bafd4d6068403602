// Atomic operations on numbers. Those of a processor hold for the whole system; a check build knows of their scopes.

#ifndef HIPPORT_CPU_ATOMICS_H
#define HIPPORT_CPU_ATOMICS_H

#include <string.h>

#include "hipport_cpu/threads.h"

#define __HIP_MEMORY_SCOPE_SINGLETHREAD 1
#define __HIP_MEMORY_SCOPE_WAVEFRONT 2
#define __HIP_MEMORY_SCOPE_WORKGROUP 3
#define __HIP_MEMORY_SCOPE_AGENT 4
#define __HIP_MEMORY_SCOPE_SYSTEM 5

namespace hipport_cpu {

template <int size>
struct WordOf;
template <>
struct WordOf<1> {
    typedef uint8_t __attribute__((may_alias)) type;
};
template <>
struct WordOf<2> {
    typedef uint16_t __attribute__((may_alias)) type;
};
template <>
struct WordOf<4> {
    typedef uint32_t __attribute__((may_alias)) type;
};
template <>
struct WordOf<8> {
    typedef uint64_t __attribute__((may_alias)) type;
};
template <class T>
using Word = typename WordOf<sizeof(T)>::type;

// A type from which nothing is deduced: a value is converted to what the address points to.
template <class T>
struct Same {
    using type = T;
};
template <class T>
using Value = typename Same<std::remove_cv_t<T>>::type;

template <class T>
HIPPORT_CPU_INLINE T atomic_load(const volatile T* address) {
    T value;
    const Word<T> bits =
        __atomic_load_n(reinterpret_cast<const volatile Word<T>*>(address), __ATOMIC_SEQ_CST);
    __builtin_memcpy(static_cast<void*>(&value), &bits, sizeof(T));
    return value;
}
template <class T>
HIPPORT_CPU_INLINE void atomic_store(volatile T* address, Value<T> value) {
    Word<T> bits;
    __builtin_memcpy(&bits, &value, sizeof(T));
    __atomic_store_n(reinterpret_cast<volatile Word<T>*>(address), bits, __ATOMIC_SEQ_CST);
}

// Replaces `expected` by `desired`, or tells in `expected` what there is instead.
template <class T>
HIPPORT_CPU_INLINE bool atomic_replace(volatile T* address, T& expected, T desired) {
    Word<T> before, after;
    __builtin_memcpy(&before, &expected, sizeof(T));
    __builtin_memcpy(&after, &desired, sizeof(T));
    const bool replaced = __atomic_compare_exchange_n(reinterpret_cast<volatile Word<T>*>(address), &before, after,
                                                      false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    if (!replaced) __builtin_memcpy(static_cast<void*>(&expected), &before, sizeof(T));
    return replaced;
}

// Makes `f` of the value of what it was, and returns what it was.
template <class T, class F>
HIPPORT_CPU_INLINE T atomic_change(volatile T* address, F f) {
    T value = atomic_load(address);
    while (!atomic_replace<T>(address, value, f(value))) {
    }
    return value;
}

template <class T>
HIPPORT_CPU_INLINE T atomic_exchange(volatile T* address, Value<T> desired) {
    return atomic_change(address, [desired](T) { return desired; });
}
template <class T>
HIPPORT_CPU_INLINE T atomic_add(volatile T* address, Value<T> value) {
    if constexpr (std::is_integral<T>::value) {
        return __atomic_fetch_add(address, value, __ATOMIC_SEQ_CST);
    } else {
        return atomic_change(address, [value](T old) -> T { return old + value; });
    }
}
template <class T>
HIPPORT_CPU_INLINE T atomic_sub(volatile T* address, Value<T> value) {
    return atomic_change(address, [value](T old) -> T { return old - value; });
}
template <class T>
HIPPORT_CPU_INLINE T atomic_min(volatile T* address, Value<T> value) {
    return atomic_change(address, [value](T old) -> T { return value < old ? value : old; });
}
template <class T>
HIPPORT_CPU_INLINE T atomic_max(volatile T* address, Value<T> value) {
    return atomic_change(address, [value](T old) -> T { return old < value ? value : old; });
}
template <class T>
HIPPORT_CPU_INLINE T atomic_and(volatile T* address, Value<T> value) {
    return __atomic_fetch_and(address, value, __ATOMIC_SEQ_CST);
}
template <class T>
HIPPORT_CPU_INLINE T atomic_or(volatile T* address, Value<T> value) {
    return __atomic_fetch_or(address, value, __ATOMIC_SEQ_CST);
}
template <class T>
HIPPORT_CPU_INLINE T atomic_xor(volatile T* address, Value<T> value) {
    return __atomic_fetch_xor(address, value, __ATOMIC_SEQ_CST);
}
template <class T>
HIPPORT_CPU_INLINE T atomic_cas(volatile T* address, Value<T> expected, Value<T> desired) {
    atomic_replace<T>(address, expected, desired);
    return expected;
}

}  // namespace hipport_cpu

// What is done with it is atomic in its scope only: a check build knows that of the scopes up to the block's.
namespace hipport_cpu {
class Scoped {
  public:
#ifdef HIPPORT_CPU_CHECK
    HIPPORT_CPU_INLINE explicit Scoped(int scope) : to_block_(scope <= __HIP_MEMORY_SCOPE_WORKGROUP) {
        if (to_block_) hipport_cpu_scope_to_block(true);
    }
    HIPPORT_CPU_INLINE ~Scoped() {
        if (to_block_) hipport_cpu_scope_to_block(false);
    }

  private:
    bool to_block_;
#else
    HIPPORT_CPU_INLINE explicit Scoped(int) {}
#endif
};
}  // namespace hipport_cpu

#define HIPPORT_CPU_ATOMIC_SCOPE(name, operation, scope)                 \
    template <class T>                                                   \
    HIPPORT_CPU_INLINE T name(T* address, hipport_cpu::Value<T> value) { \
        const hipport_cpu::Scoped scoped(scope);                         \
        return hipport_cpu::operation(address, value);                   \
    }
#define HIPPORT_CPU_ATOMIC(name, operation) HIPPORT_CPU_ATOMIC_SCOPE(name, operation, __HIP_MEMORY_SCOPE_AGENT)
#define HIPPORT_CPU_ATOMIC_SCOPES(name, operation) \
    HIPPORT_CPU_ATOMIC(name, operation)            \
    HIPPORT_CPU_ATOMIC_SCOPE(name##_system, operation, __HIP_MEMORY_SCOPE_SYSTEM)
HIPPORT_CPU_ATOMIC_SCOPES(atomicAdd, atomic_add)
HIPPORT_CPU_ATOMIC_SCOPES(atomicSub, atomic_sub)
HIPPORT_CPU_ATOMIC_SCOPES(atomicMin, atomic_min)
HIPPORT_CPU_ATOMIC_SCOPES(atomicMax, atomic_max)
HIPPORT_CPU_ATOMIC_SCOPES(atomicAnd, atomic_and)
HIPPORT_CPU_ATOMIC_SCOPES(atomicOr, atomic_or)
HIPPORT_CPU_ATOMIC_SCOPES(atomicXor, atomic_xor)
HIPPORT_CPU_ATOMIC_SCOPES(atomicExch, atomic_exchange)
HIPPORT_CPU_ATOMIC(unsafeAtomicAdd, atomic_add)
HIPPORT_CPU_ATOMIC(unsafeAtomicMin, atomic_min)
HIPPORT_CPU_ATOMIC(unsafeAtomicMax, atomic_max)
HIPPORT_CPU_ATOMIC(safeAtomicAdd, atomic_add)
HIPPORT_CPU_ATOMIC(safeAtomicMin, atomic_min)
HIPPORT_CPU_ATOMIC(safeAtomicMax, atomic_max)
#undef HIPPORT_CPU_ATOMIC_SCOPES
#undef HIPPORT_CPU_ATOMIC
#undef HIPPORT_CPU_ATOMIC_SCOPE

#define HIPPORT_CPU_CAS(name, scope)                                                                         \
    template <class T>                                                                                       \
    HIPPORT_CPU_INLINE T name(T* address, hipport_cpu::Value<T> expected, hipport_cpu::Value<T> desired) {   \
        const hipport_cpu::Scoped scoped(scope);                                                             \
        return hipport_cpu::atomic_cas(address, expected, desired);                                          \
    }
HIPPORT_CPU_CAS(atomicCAS, __HIP_MEMORY_SCOPE_AGENT)
HIPPORT_CPU_CAS(atomicCAS_system, __HIP_MEMORY_SCOPE_SYSTEM)
#undef HIPPORT_CPU_CAS

template <class T>
HIPPORT_CPU_INLINE void atomicAddNoRet(T* address, hipport_cpu::Value<T> value) {
    hipport_cpu::atomic_add(address, value);
}
HIPPORT_CPU_INLINE unsigned int atomicInc(unsigned int* address, unsigned int limit) {
    return hipport_cpu::atomic_change(address, [limit](unsigned int old) { return old >= limit ? 0 : old + 1; });
}
HIPPORT_CPU_INLINE unsigned int atomicDec(unsigned int* address, unsigned int limit) {
    return hipport_cpu::atomic_change(address, [limit](unsigned int old) {
        return old == 0 || old > limit ? limit : old - 1;
    });
}

// The compiler's own functions, which take an order and a scope. All is done in the strongest order.
namespace hipport_cpu {

// What an order asks of the accesses before: the check sees it as a fence.
HIPPORT_CPU_INLINE void release([[maybe_unused]] int order) {
#ifdef HIPPORT_CPU_CHECK
    if (order >= __ATOMIC_RELEASE) __atomic_thread_fence(__ATOMIC_SEQ_CST);
#endif
}

#define HIPPORT_CPU_HIP_ATOMIC(name, operation)                                  \
    template <class T>                                                           \
    HIPPORT_CPU_INLINE T hip_atomic_##name(volatile T* address, Value<T> value, int order, int scope) { \
        release(order);                                                          \
        const Scoped scoped(scope);                                              \
        return operation(address, value);                                        \
    }
HIPPORT_CPU_HIP_ATOMIC(exchange, atomic_exchange)
HIPPORT_CPU_HIP_ATOMIC(fetch_add, atomic_add)
HIPPORT_CPU_HIP_ATOMIC(fetch_sub, atomic_sub)
HIPPORT_CPU_HIP_ATOMIC(fetch_min, atomic_min)
HIPPORT_CPU_HIP_ATOMIC(fetch_max, atomic_max)
HIPPORT_CPU_HIP_ATOMIC(fetch_and, atomic_and)
HIPPORT_CPU_HIP_ATOMIC(fetch_or, atomic_or)
HIPPORT_CPU_HIP_ATOMIC(fetch_xor, atomic_xor)
#undef HIPPORT_CPU_HIP_ATOMIC
template <class T>
HIPPORT_CPU_INLINE T hip_atomic_load(const volatile T* address, int, int scope) {
    const Scoped scoped(scope);
    return atomic_load(address);
}
template <class T>
HIPPORT_CPU_INLINE void hip_atomic_store(volatile T* address, Value<T> value, int order, int scope) {
    release(order);
    const Scoped scoped(scope);
    atomic_store(address, value);
}
template <class T>
HIPPORT_CPU_INLINE bool hip_atomic_compare_exchange(volatile T* address, Value<T>* expected, Value<T> desired, int order, int,
                                                   int scope) {
    release(order);
    const Scoped scoped(scope);
    return atomic_replace<T>(address, *expected, desired);
}

}  // namespace hipport_cpu

#define __hip_atomic_load hipport_cpu::hip_atomic_load
#define __hip_atomic_store hipport_cpu::hip_atomic_store
#define __hip_atomic_exchange hipport_cpu::hip_atomic_exchange
#define __hip_atomic_fetch_add hipport_cpu::hip_atomic_fetch_add
#define __hip_atomic_fetch_sub hipport_cpu::hip_atomic_fetch_sub
#define __hip_atomic_fetch_min hipport_cpu::hip_atomic_fetch_min
#define __hip_atomic_fetch_max hipport_cpu::hip_atomic_fetch_max
#define __hip_atomic_fetch_and hipport_cpu::hip_atomic_fetch_and
#define __hip_atomic_fetch_or hipport_cpu::hip_atomic_fetch_or
#define __hip_atomic_fetch_xor hipport_cpu::hip_atomic_fetch_xor
#define __hip_atomic_compare_exchange_strong hipport_cpu::hip_atomic_compare_exchange
#define __hip_atomic_compare_exchange_weak hipport_cpu::hip_atomic_compare_exchange

#endif
