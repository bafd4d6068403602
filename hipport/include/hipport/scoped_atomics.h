// The atomic built-ins of nvcc, by those of clang. Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file
//
// Orders are clang's, __ATOMIC_RELAXED, and scopes HIP's, __HIP_MEMORY_SCOPE_AGENT; without a scope it is the system.

#ifndef HIPPORT_SCOPED_ATOMICS_H
#define HIPPORT_SCOPED_ATOMICS_H

#include <hip/hip_runtime.h>

// For compilers of device code only; a host's compiler may include this file through a header of both.
#if defined(__HIPCC__) && defined(__HIP_PLATFORM_AMD__)

namespace hipport {

namespace detail {

// A type from which no template argument is deduced: a value is converted to what the address points to.
template <class T>
struct atomic_value {
    using type = T;
};

}  // namespace detail

template <class T>
__device__ inline T atomic_load_n(T* address, int order, int scope = __HIP_MEMORY_SCOPE_SYSTEM) {
    return __hip_atomic_load(address, order, scope);
}

template <class T>
__device__ inline void atomic_load(T* address, T* result, int order, int scope = __HIP_MEMORY_SCOPE_SYSTEM) {
    *result = __hip_atomic_load(address, order, scope);
}

template <class T>
__device__ inline void atomic_store_n(T* address, typename detail::atomic_value<T>::type value, int order,
                                      int scope = __HIP_MEMORY_SCOPE_SYSTEM) {
    __hip_atomic_store(address, value, order, scope);
}

template <class T>
__device__ inline void atomic_store(T* address, T* value, int order, int scope = __HIP_MEMORY_SCOPE_SYSTEM) {
    __hip_atomic_store(address, *value, order, scope);
}

template <class T>
__device__ inline T atomic_exchange_n(T* address, typename detail::atomic_value<T>::type value, int order,
                                      int scope = __HIP_MEMORY_SCOPE_SYSTEM) {
    return __hip_atomic_exchange(address, value, order, scope);
}

template <class T>
__device__ inline void atomic_exchange(T* address, T* value, T* result, int order,
                                       int scope = __HIP_MEMORY_SCOPE_SYSTEM) {
    *result = __hip_atomic_exchange(address, *value, order, scope);
}

// A weak exchange may fail without a reason, so the strong one, which does not, is right for both.
template <class T>
__device__ inline bool atomic_compare_exchange_n(T* address, T* expected,
                                                 typename detail::atomic_value<T>::type desired, bool, int order,
                                                 int failed, int scope = __HIP_MEMORY_SCOPE_SYSTEM) {
    return __hip_atomic_compare_exchange_strong(address, expected, desired, order, failed, scope);
}

template <class T>
__device__ inline bool atomic_compare_exchange(T* address, T* expected, T* desired, bool, int order, int failed,
                                               int scope = __HIP_MEMORY_SCOPE_SYSTEM) {
    return __hip_atomic_compare_exchange_strong(address, expected, *desired, order, failed, scope);
}

#define HIPPORT_SCOPED_ATOMIC_FETCH(name)                                                               \
    template <class T>                                                                                  \
    __device__ inline T atomic_fetch_##name(T* address, typename detail::atomic_value<T>::type value,   \
                                             int order, int scope = __HIP_MEMORY_SCOPE_SYSTEM) {        \
        return __hip_atomic_fetch_##name(address, value, order, scope);                                 \
    }                                                                                                   \
    template <class T>                                                                                  \
    __device__ inline void atomic_##name(T* address, typename detail::atomic_value<T>::type value,      \
                                          int order, int scope = __HIP_MEMORY_SCOPE_SYSTEM) {           \
        __hip_atomic_fetch_##name(address, value, order, scope);                                        \
    }

HIPPORT_SCOPED_ATOMIC_FETCH(add)
HIPPORT_SCOPED_ATOMIC_FETCH(sub)
HIPPORT_SCOPED_ATOMIC_FETCH(and)
HIPPORT_SCOPED_ATOMIC_FETCH(or)
HIPPORT_SCOPED_ATOMIC_FETCH(xor)
HIPPORT_SCOPED_ATOMIC_FETCH(min)
HIPPORT_SCOPED_ATOMIC_FETCH(max)

#undef HIPPORT_SCOPED_ATOMIC_FETCH

// HIP's fences are of the strongest order.
__device__ inline void atomic_thread_fence(int order, int scope = __HIP_MEMORY_SCOPE_SYSTEM) {
    if (order == __ATOMIC_RELAXED) return;
    if (scope >= __HIP_MEMORY_SCOPE_SYSTEM) {
        __threadfence_system();
    } else if (scope == __HIP_MEMORY_SCOPE_AGENT) {
        __threadfence();
    } else {
        __threadfence_block();
    }
}

}  // namespace hipport

#endif

#endif
