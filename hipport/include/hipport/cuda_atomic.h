// cuda::atomic and cuda::atomic_ref of libcu++, which ROCm lacks. Comes with hipport, belongs to the project that it was
// copied into.
// hipport: ignore-file
//
// The names are in namespace cuda, so that code which uses them stays as it is. Scopes and orders are those of AMD's
// atomic operations; on the host, scopes have no meaning. Values are of 1, 2, 4 or 8 bytes. wait() is a loop: lanes of one
// wavefront must not wait for each other.

#ifndef HIPPORT_CUDA_ATOMIC_H
#define HIPPORT_CUDA_ATOMIC_H

#include <hip/hip_runtime.h>

#if defined(__HIP_PLATFORM_AMD__)

#include <stddef.h>
#include <stdint.h>

#include <atomic>
#include <type_traits>

namespace cuda {

enum thread_scope { thread_scope_system = 0, thread_scope_device = 1, thread_scope_block = 2, thread_scope_thread = 10 };
using ::std::memory_order;
using ::std::memory_order_acq_rel;
using ::std::memory_order_acquire;
using ::std::memory_order_consume;
using ::std::memory_order_relaxed;
using ::std::memory_order_release;
using ::std::memory_order_seq_cst;

}  // namespace cuda

namespace hipport {
namespace detail {

template <size_t size>
struct atomic_word;
template <>
struct atomic_word<1> {
    typedef uint8_t __attribute__((may_alias)) type;
};
template <>
struct atomic_word<2> {
    typedef uint16_t __attribute__((may_alias)) type;
};
template <>
struct atomic_word<4> {
    typedef uint32_t __attribute__((may_alias)) type;
};
template <>
struct atomic_word<8> {
    typedef uint64_t __attribute__((may_alias)) type;
};

// The order of a read of what a compare-and-swap does not replace.
constexpr ::std::memory_order order_of_failure(::std::memory_order order) {
    return order == ::std::memory_order_acq_rel   ? ::std::memory_order_acquire
           : order == ::std::memory_order_release ? ::std::memory_order_relaxed
                                                  : order;
}

#if defined(__HIP_DEVICE_COMPILE__)
constexpr int scope_of(::cuda::thread_scope scope) {
    return scope == ::cuda::thread_scope_system   ? __HIP_MEMORY_SCOPE_SYSTEM
           : scope == ::cuda::thread_scope_device ? __HIP_MEMORY_SCOPE_AGENT
           : scope == ::cuda::thread_scope_block  ? __HIP_MEMORY_SCOPE_WORKGROUP
                                                  : __HIP_MEMORY_SCOPE_SINGLETHREAD;
}
#define HIPPORT_ATOMIC_ORDER(order) static_cast<int>(order)
#define HIPPORT_ATOMIC(operation, ...) __hip_atomic_##operation(__VA_ARGS__, scope_of(scope))
#define HIPPORT_ATOMIC_SWAP(address, before, after, success, failure)                                               \
    __hip_atomic_compare_exchange_strong(address, before, after, HIPPORT_ATOMIC_ORDER(success),                     \
                                         HIPPORT_ATOMIC_ORDER(failure), scope_of(scope))
#else
#define HIPPORT_ATOMIC_ORDER(order) static_cast<int>(order)
#define HIPPORT_ATOMIC(operation, ...) HIPPORT_ATOMIC_HOST_##operation(__VA_ARGS__)
#define HIPPORT_ATOMIC_HOST_load __atomic_load_n
#define HIPPORT_ATOMIC_HOST_store __atomic_store_n
#define HIPPORT_ATOMIC_HOST_exchange __atomic_exchange_n
#define HIPPORT_ATOMIC_SWAP(address, before, after, success, failure)                                               \
    __atomic_compare_exchange_n(address, before, after, false, HIPPORT_ATOMIC_ORDER(success),                       \
                                HIPPORT_ATOMIC_ORDER(failure))
#endif

// The operations on a value in memory, by a word of its size.
template <class T, ::cuda::thread_scope scope>
struct atomic_memory {
    static_assert(::std::is_trivially_copyable<T>::value, "an atomic value has to be trivially copyable");
    typedef typename atomic_word<sizeof(T)>::type Word;
    typedef ::std::memory_order Order;

    __host__ __device__ static Word bits_of(T value) {
        Word bits = 0;
        __builtin_memcpy(&bits, static_cast<const void*>(&value), sizeof(T));
        return bits;
    }
    __host__ __device__ static T value_of(Word bits) {
        T value;
        __builtin_memcpy(static_cast<void*>(&value), &bits, sizeof(T));
        return value;
    }
    __host__ __device__ static Word* word(T* address) { return reinterpret_cast<Word*>(address); }

    __host__ __device__ static T load(T* address, Order order) {
        return value_of(HIPPORT_ATOMIC(load, word(address), HIPPORT_ATOMIC_ORDER(order)));
    }
    __host__ __device__ static void store(T* address, T value, Order order) {
        HIPPORT_ATOMIC(store, word(address), bits_of(value), HIPPORT_ATOMIC_ORDER(order));
    }
    __host__ __device__ static T exchange(T* address, T value, Order order) {
        return value_of(HIPPORT_ATOMIC(exchange, word(address), bits_of(value), HIPPORT_ATOMIC_ORDER(order)));
    }
    __host__ __device__ static bool compare_and_swap(T* address, T& expected, T desired, Order success, Order failure) {
        Word before = bits_of(expected);
        const bool swapped = HIPPORT_ATOMIC_SWAP(word(address), &before, bits_of(desired), success, failure);
        if (!swapped) expected = value_of(before);
        return swapped;
    }
    // What the value was before a function of it replaced it.
    template <class Function>
    __host__ __device__ static T update(T* address, Function function, Order order) {
        T before = load(address, ::std::memory_order_relaxed);
        while (!compare_and_swap(address, before, function(before), order, order_of_failure(order))) {
        }
        return before;
    }
};

template <class T>
struct add_to {
    T value;
    __host__ __device__ T operator()(T before) const { return static_cast<T>(before + value); }
};
template <class T>
struct and_with {
    T value;
    __host__ __device__ T operator()(T before) const { return static_cast<T>(before & value); }
};
template <class T>
struct or_with {
    T value;
    __host__ __device__ T operator()(T before) const { return static_cast<T>(before | value); }
};
template <class T>
struct xor_with {
    T value;
    __host__ __device__ T operator()(T before) const { return static_cast<T>(before ^ value); }
};
template <class T>
struct least_of {
    T value;
    __host__ __device__ T operator()(T before) const { return value < before ? value : before; }
};
template <class T>
struct greatest_of {
    T value;
    __host__ __device__ T operator()(T before) const { return before < value ? value : before; }
};
template <class T, class Difference>
struct move_by {
    Difference value;
    __host__ __device__ T operator()(T before) const { return before + value; }
};

// Whether AMD's GPUs have the operation; a loop does the others. Not is_arithmetic: libstdc++ 16 asks functions of the host
// for it, which clang refuses in the type of a __device__ variable.
template <class T>
using has_atomic =
    ::std::integral_constant<bool, (::std::is_integral<T>::value || ::std::is_floating_point<T>::value) &&
                                       (sizeof(T) == 4 || sizeof(T) == 8)>;

#if defined(__HIP_DEVICE_COMPILE__)
#define HIPPORT_ATOMIC_FETCH(name, Function)                                                                        \
    template <class T, ::cuda::thread_scope scope>                                                                  \
    __host__ __device__ T fetch_##name(::std::true_type, T* address, T value, ::std::memory_order order) {          \
        return HIPPORT_ATOMIC(fetch_##name, address, value, HIPPORT_ATOMIC_ORDER(order));                           \
    }                                                                                                               \
    template <class T, ::cuda::thread_scope scope>                                                                  \
    __host__ __device__ T fetch_##name(::std::false_type, T* address, T value, ::std::memory_order order) {         \
        return atomic_memory<T, scope>::update(address, Function<T>{value}, order);                                 \
    }
#else
#define HIPPORT_ATOMIC_FETCH(name, Function)                                                                        \
    template <class T, ::cuda::thread_scope scope, class Has>                                                       \
    __host__ __device__ T fetch_##name(Has, T* address, T value, ::std::memory_order order) {                       \
        return atomic_memory<T, scope>::update(address, Function<T>{value}, order);                                 \
    }
#endif
HIPPORT_ATOMIC_FETCH(add, add_to)
HIPPORT_ATOMIC_FETCH(and, and_with)
HIPPORT_ATOMIC_FETCH(or, or_with)
HIPPORT_ATOMIC_FETCH(xor, xor_with)
HIPPORT_ATOMIC_FETCH(min, least_of)
HIPPORT_ATOMIC_FETCH(max, greatest_of)
#undef HIPPORT_ATOMIC_FETCH
#undef HIPPORT_ATOMIC_SWAP
#undef HIPPORT_ATOMIC
#undef HIPPORT_ATOMIC_ORDER
#undef HIPPORT_ATOMIC_HOST_load
#undef HIPPORT_ATOMIC_HOST_store
#undef HIPPORT_ATOMIC_HOST_exchange

// Lets other wavefronts go on, in a loop that waits for one of them.
__host__ __device__ inline void pause() {
#if defined(__HIP_DEVICE_COMPILE__)
    __builtin_amdgcn_s_sleep(1);
#endif
}

// What atomic and atomic_ref have in common; Self has address().
template <class Self, class T, ::cuda::thread_scope scope>
class atomic_operations {
    typedef atomic_memory<T, scope> Memory;
    typedef ::std::memory_order Order;
    static constexpr Order seq_cst = ::std::memory_order_seq_cst;
    typedef has_atomic<T> Has;
    typedef ::std::integral_constant<bool, has_atomic<T>::value && ::std::is_integral<T>::value> HasBits;

  public:
    typedef T value_type;
    typedef typename ::std::conditional<::std::is_pointer<T>::value, ptrdiff_t, T>::type difference_type;
    static constexpr bool is_always_lock_free = true;

    __host__ __device__ bool is_lock_free() const { return true; }
    __host__ __device__ T load(Order order = seq_cst) const { return Memory::load(at(), order); }
    __host__ __device__ operator T() const { return load(); }
    __host__ __device__ void store(T value, Order order = seq_cst) const { Memory::store(at(), value, order); }
    __host__ __device__ T exchange(T value, Order order = seq_cst) const { return Memory::exchange(at(), value, order); }
    __host__ __device__ bool compare_exchange_strong(T& expected, T desired, Order success, Order failure) const {
        return Memory::compare_and_swap(at(), expected, desired, success, failure);
    }
    __host__ __device__ bool compare_exchange_strong(T& expected, T desired, Order order = seq_cst) const {
        return Memory::compare_and_swap(at(), expected, desired, order, order_of_failure(order));
    }
    __host__ __device__ bool compare_exchange_weak(T& expected, T desired, Order success, Order failure) const {
        return Memory::compare_and_swap(at(), expected, desired, success, failure);
    }
    __host__ __device__ bool compare_exchange_weak(T& expected, T desired, Order order = seq_cst) const {
        return Memory::compare_and_swap(at(), expected, desired, order, order_of_failure(order));
    }

    __host__ __device__ T fetch_add(difference_type value, Order order = seq_cst) const {
        return advanced(::std::is_pointer<T>(), value, order);
    }
    __host__ __device__ T fetch_sub(difference_type value, Order order = seq_cst) const {
        return advanced(::std::is_pointer<T>(), static_cast<difference_type>(difference_type() - value), order);
    }
    __host__ __device__ T fetch_and(T value, Order order = seq_cst) const {
        return detail::fetch_and<T, scope>(HasBits(), at(), value, order);
    }
    __host__ __device__ T fetch_or(T value, Order order = seq_cst) const {
        return detail::fetch_or<T, scope>(HasBits(), at(), value, order);
    }
    __host__ __device__ T fetch_xor(T value, Order order = seq_cst) const {
        return detail::fetch_xor<T, scope>(HasBits(), at(), value, order);
    }
    __host__ __device__ T fetch_min(T value, Order order = seq_cst) const {
        return detail::fetch_min<T, scope>(Has(), at(), value, order);
    }
    __host__ __device__ T fetch_max(T value, Order order = seq_cst) const {
        return detail::fetch_max<T, scope>(Has(), at(), value, order);
    }

    __host__ __device__ T operator++(int) const { return fetch_add(1); }
    __host__ __device__ T operator--(int) const { return fetch_sub(1); }
    __host__ __device__ T operator++() const { return fetch_add(1) + 1; }
    __host__ __device__ T operator--() const { return fetch_sub(1) - 1; }
    __host__ __device__ T operator+=(difference_type value) const { return fetch_add(value) + value; }
    __host__ __device__ T operator-=(difference_type value) const { return fetch_sub(value) - value; }
    __host__ __device__ T operator&=(T value) const { return fetch_and(value) & value; }
    __host__ __device__ T operator|=(T value) const { return fetch_or(value) | value; }
    __host__ __device__ T operator^=(T value) const { return fetch_xor(value) ^ value; }

    __host__ __device__ void wait(T old, Order order = seq_cst) const {
        while (Memory::bits_of(load(order)) == Memory::bits_of(old)) pause();
    }
    __host__ __device__ void notify_one() const {}
    __host__ __device__ void notify_all() const {}

  private:
    __host__ __device__ T* at() const { return static_cast<const Self*>(this)->address(); }
    __host__ __device__ T advanced(::std::true_type, ptrdiff_t value, Order order) const {
        return Memory::update(at(), move_by<T, ptrdiff_t>{value}, order);
    }
    __host__ __device__ T advanced(::std::false_type, T value, Order order) const {
        return detail::fetch_add<T, scope>(Has(), at(), value, order);
    }
};

}  // namespace detail
}  // namespace hipport

namespace cuda {

template <class T, thread_scope scope = thread_scope_system>
class atomic : public ::hipport::detail::atomic_operations<atomic<T, scope>, T, scope> {
  public:
    atomic() = default;
    __host__ __device__ constexpr atomic(T value) noexcept : value_(value) {}
    atomic(const atomic&) = delete;
    atomic& operator=(const atomic&) = delete;
    __host__ __device__ T operator=(T value) {
        this->store(value);
        return value;
    }
    __host__ __device__ T* address() const { return &value_; }

  private:
    alignas(sizeof(T)) mutable T value_;
};

template <class T, thread_scope scope = thread_scope_system>
class atomic_ref : public ::hipport::detail::atomic_operations<atomic_ref<T, scope>, T, scope> {
  public:
    static constexpr size_t required_alignment = sizeof(T);
    __host__ __device__ explicit atomic_ref(T& value) : address_(&value) {}
    atomic_ref(const atomic_ref&) = default;
    atomic_ref& operator=(const atomic_ref&) = delete;
    __host__ __device__ T operator=(T value) const {
        this->store(value);
        return value;
    }
    __host__ __device__ T* address() const { return address_; }

  private:
    T* address_;
};

// At least as strong as what is asked for: HIP's fences order all accesses.
__host__ __device__ inline void atomic_thread_fence(memory_order order, thread_scope scope = thread_scope_system) {
#if defined(__HIP_DEVICE_COMPILE__)
    if (order == memory_order_relaxed || scope == thread_scope_thread) return;
    if (scope == thread_scope_block) {
        __threadfence_block();
    } else if (scope == thread_scope_device) {
        __threadfence();
    } else {
        __threadfence_system();
    }
#else
    (void)scope;
    ::std::atomic_thread_fence(order);
#endif
}
__host__ __device__ inline void atomic_signal_fence(memory_order) { __asm__ volatile("" ::: "memory"); }

// What cuda::std has of these is for the whole system.
namespace std {

template <class T>
using atomic = ::cuda::atomic<T, thread_scope_system>;
template <class T>
using atomic_ref = ::cuda::atomic_ref<T, thread_scope_system>;
using ::cuda::atomic_signal_fence;
__host__ __device__ inline void atomic_thread_fence(memory_order order) { ::cuda::atomic_thread_fence(order); }

}  // namespace std
}  // namespace cuda

#include "cuda_std.h"

#endif

#endif
