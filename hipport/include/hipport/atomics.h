// CUDA's atomicAdd of half, half2, bfloat16, bfloat162, float2 and float4, its atomicAnd, atomicOr and atomicXor of
// long long, and its atomicCAS of unsigned short, which HIP lacks. Comes with hipport, belongs to the project that it was
// copied into.
// hipport: ignore-file
//
// Sums of 16-bit numbers are loops around compare-and-swap, which are right in all memory. Where the memory is the GPU's
// own, unsafeAtomicAdd may be faster.

#ifndef HIPPORT_ATOMICS_H
#define HIPPORT_ATOMICS_H

#include <hip/hip_runtime.h>

// For compilers of device code only; a host's compiler may include this file through a header of both.
#if defined(__HIPCC__) && defined(__HIP_PLATFORM_AMD__)

#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>

namespace hipport {

namespace detail {

// A type from which no template argument is deduced: a value is converted to what the address points to.
template <class T>
struct added {
    using type = T;
};

// Named functions: a build may turn the operators off, as PyTorch's does (__HIP_NO_HALF_OPERATORS__).
__device__ inline __half sum(__half a, __half b) { return __hadd(a, b); }
__device__ inline __half2 sum(__half2 a, __half2 b) { return __hadd2(a, b); }
__device__ inline __hip_bfloat16 sum(__hip_bfloat16 a, __hip_bfloat16 b) { return __hadd(a, b); }
__device__ inline __hip_bfloat162 sum(__hip_bfloat162 a, __hip_bfloat162 b) { return __hadd2(a, b); }

// The sum is that of the numbers in the word which is replaced, so no addition of another thread is lost.
template <class Word, class T>
__device__ inline T add_in_a_loop(T* address, T value) {
    typedef Word __attribute__((may_alias)) Bits;
    Bits* word = reinterpret_cast<Bits*>(address);
    Word before = __hip_atomic_load(word, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
    T old;
    Word after;
    do {
        __builtin_memcpy(static_cast<void*>(&old), &before, sizeof(T));
        const T added_up = sum(old, value);
        __builtin_memcpy(&after, static_cast<const void*>(&added_up), sizeof(T));
    } while (!__hip_atomic_compare_exchange_strong(word, &before, after, __ATOMIC_RELAXED, __ATOMIC_RELAXED,
                                                   __HIP_MEMORY_SCOPE_AGENT));
    return old;
}

}  // namespace detail

__device__ inline __half atomic_add(__half* address, __half value) {
    return detail::add_in_a_loop<unsigned short>(address, value);
}
__device__ inline __half2 atomic_add(__half2* address, __half2 value) {
    return detail::add_in_a_loop<unsigned int>(address, value);
}
__device__ inline __hip_bfloat16 atomic_add(__hip_bfloat16* address, __hip_bfloat16 value) {
    return detail::add_in_a_loop<unsigned short>(address, value);
}
__device__ inline __hip_bfloat162 atomic_add(__hip_bfloat162* address, __hip_bfloat162 value) {
    return detail::add_in_a_loop<unsigned int>(address, value);
}
// As in CUDA, each element is added by itself.
__device__ inline float2 atomic_add(float2* address, float2 value) {
    return make_float2(atomicAdd(&address->x, value.x), atomicAdd(&address->y, value.y));
}
__device__ inline float4 atomic_add(float4* address, float4 value) {
    return make_float4(atomicAdd(&address->x, value.x), atomicAdd(&address->y, value.y),
                       atomicAdd(&address->z, value.z), atomicAdd(&address->w, value.w));
}

}  // namespace hipport

// A template, and with more parameters than arguments: any other overload that fits, the project's own or one of a newer
// HIP, goes before it.
template <class T, class... Nothing>
__device__ inline auto atomicAdd(T* address, typename hipport::detail::added<T>::type value, Nothing...)
    -> decltype(hipport::atomic_add(address, value)) {
    return hipport::atomic_add(address, value);
}

template <class... Nothing>
__device__ inline float2 atomicAdd_system(float2* address, float2 value, Nothing...) {
    return make_float2(atomicAdd_system(&address->x, value.x), atomicAdd_system(&address->y, value.y));
}
template <class... Nothing>
__device__ inline float4 atomicAdd_system(float4* address, float4 value, Nothing...) {
    return make_float4(atomicAdd_system(&address->x, value.x), atomicAdd_system(&address->y, value.y),
                       atomicAdd_system(&address->z, value.z), atomicAdd_system(&address->w, value.w));
}

#define HIPPORT_BITWISE(name)                                                              \
    template <class... Nothing>                                                            \
    __device__ inline long long name(long long* address, long long value, Nothing...) {    \
        return static_cast<long long>(name(reinterpret_cast<unsigned long long*>(address), \
                                           static_cast<unsigned long long>(value)));       \
    }
HIPPORT_BITWISE(atomicAnd)
HIPPORT_BITWISE(atomicOr)
HIPPORT_BITWISE(atomicXor)
HIPPORT_BITWISE(atomicAnd_system)
HIPPORT_BITWISE(atomicOr_system)
HIPPORT_BITWISE(atomicXor_system)
#undef HIPPORT_BITWISE

template <class... Nothing>
__device__ inline unsigned short atomicCAS(unsigned short* address, unsigned short compare, unsigned short value,
                                           Nothing...) {
    __hip_atomic_compare_exchange_strong(address, &compare, value, __ATOMIC_RELAXED, __ATOMIC_RELAXED,
                                         __HIP_MEMORY_SCOPE_AGENT);
    return compare;
}

#endif

#endif
