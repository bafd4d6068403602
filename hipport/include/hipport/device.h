// CUDA's device functions that HIP lacks, or that give other results there. Comes with hipport, belongs to the project
// that it was copied into.
// hipport: ignore-file
//
// Every function is named after the CUDA intrinsic that it replaces: loads and stores with a cache operator, rounding
// as it is asked for, questions about pointers, nanosleep, trap. Compiled for an NVIDIA GPU, it is that intrinsic.

#ifndef HIPPORT_DEVICE_H
#define HIPPORT_DEVICE_H

#include <hip/hip_runtime.h>

// For compilers of device code only; a host's compiler may include this file through a header of both.
#if defined(__HIPCC__)

namespace hipport {

#if defined(__HIP_PLATFORM_AMD__)

namespace detail {

// What holds the bits of a value of 1, 2, 4, 8 or 16 bytes.
template <int size>
struct raw;
template <>
struct raw<1> {
    using type = unsigned char;
};
template <>
struct raw<2> {
    using type = unsigned short;
};
template <>
struct raw<4> {
    using type = unsigned int;
};
template <>
struct raw<8> {
    using type = unsigned long long;
};
template <>
struct raw<16> {
    typedef unsigned int type __attribute__((ext_vector_type(4)));
};
template <class T>
using raw_of = typename raw<sizeof(T)>::type;

// A type from which no template argument is deduced: what is stored is converted to what the address points to.
template <class T>
struct same {
    using type = T;
};

// The compiler moves no access to memory across this, nor repeats one; it costs nothing at run time.
__device__ inline void keep_order() { asm volatile("" ::: "memory"); }

// Atomic in parts of up to 8 bytes, so that no cache is used that the threads of the scope do not share.
template <class T, int scope>
__device__ inline T load_at(const T* address) {
    typedef typename raw<(sizeof(T) < 8 ? sizeof(T) : 8)>::type Part __attribute__((may_alias));
    Part bits[sizeof(T) / sizeof(Part)];
    keep_order();
    for (unsigned int i = 0; i < sizeof(T) / sizeof(Part); ++i) {
        bits[i] = __hip_atomic_load(reinterpret_cast<const Part*>(address) + i, __ATOMIC_RELAXED, scope);
    }
    keep_order();
    T value;
    __builtin_memcpy(&value, bits, sizeof(T));
    return value;
}
template <class T, int scope>
__device__ inline void store_at(T* address, T value) {
    typedef typename raw<(sizeof(T) < 8 ? sizeof(T) : 8)>::type Part __attribute__((may_alias));
    Part bits[sizeof(T) / sizeof(Part)];
    __builtin_memcpy(bits, &value, sizeof(T));
    keep_order();
    for (unsigned int i = 0; i < sizeof(T) / sizeof(Part); ++i) {
        __hip_atomic_store(reinterpret_cast<Part*>(address) + i, bits[i], __ATOMIC_RELAXED, scope);
    }
    keep_order();
}

// Once only: what is read or written is not to push other data out of the caches.
template <class T>
__device__ inline T load_streaming(const T* address) {
    typedef raw_of<T> Whole __attribute__((may_alias));
    keep_order();
    const Whole bits = __builtin_nontemporal_load(reinterpret_cast<const Whole*>(address));
    keep_order();
    T value;
    __builtin_memcpy(&value, &bits, sizeof(T));
    return value;
}
template <class T>
__device__ inline void store_streaming(T* address, T value) {
    typedef raw_of<T> Whole __attribute__((may_alias));
    Whole bits;
    __builtin_memcpy(&bits, &value, sizeof(T));
    keep_order();
    __builtin_nontemporal_store(bits, reinterpret_cast<Whole*>(address));
    keep_order();
}

}  // namespace detail

// Loads and stores with a cache operator, for the types that CUDA has them for: ca and wb use all caches, cg skips the
// first level, which other blocks do not share, cv and wt see and are seen by the whole system, cs and lu are read or
// written once.
template <class T>
__device__ inline T ldca(const T* address) {
    detail::keep_order();
    const T value = *address;
    detail::keep_order();
    return value;
}
template <class T>
__device__ inline T ldcg(const T* address) {
    return detail::load_at<T, __HIP_MEMORY_SCOPE_AGENT>(address);
}
template <class T>
__device__ inline T ldcv(const T* address) {
    return detail::load_at<T, __HIP_MEMORY_SCOPE_SYSTEM>(address);
}
template <class T>
__device__ inline T ldcs(const T* address) {
    return detail::load_streaming(address);
}
template <class T>
__device__ inline T ldlu(const T* address) {
    return detail::load_streaming(address);
}
template <class T>
__device__ inline void stwb(T* address, typename detail::same<T>::type value) {
    detail::keep_order();
    *address = value;
    detail::keep_order();
}
template <class T>
__device__ inline void stcg(T* address, typename detail::same<T>::type value) {
    detail::store_at<T, __HIP_MEMORY_SCOPE_AGENT>(address, value);
}
template <class T>
__device__ inline void stwt(T* address, typename detail::same<T>::type value) {
    detail::store_at<T, __HIP_MEMORY_SCOPE_SYSTEM>(address, value);
}
template <class T>
__device__ inline void stcs(T* address, typename detail::same<T>::type value) {
    detail::store_streaming<T>(address, value);
}

// Addition, subtraction, multiplication, fused multiplication and addition, rounded down, up or towards zero.
#define HIPPORT_ROUNDED(suffix, ocml)                                                                             \
    __device__ inline float fadd_##suffix(float a, float b) { return __ocml_add_##ocml##_f32(a, b); }             \
    __device__ inline float fsub_##suffix(float a, float b) { return __ocml_sub_##ocml##_f32(a, b); }             \
    __device__ inline float fmul_##suffix(float a, float b) { return __ocml_mul_##ocml##_f32(a, b); }             \
    __device__ inline float fmaf_##suffix(float a, float b, float c) { return __ocml_fma_##ocml##_f32(a, b, c); } \
    __device__ inline double dadd_##suffix(double a, double b) { return __ocml_add_##ocml##_f64(a, b); }          \
    __device__ inline double dsub_##suffix(double a, double b) { return __ocml_sub_##ocml##_f64(a, b); }          \
    __device__ inline double dmul_##suffix(double a, double b) { return __ocml_mul_##ocml##_f64(a, b); }          \
    __device__ inline double fma_##suffix(double a, double b, double c) { return __ocml_fma_##ocml##_f64(a, b, c); }
HIPPORT_ROUNDED(rd, rtn)
HIPPORT_ROUNDED(ru, rtp)
HIPPORT_ROUNDED(rz, rtz)
#undef HIPPORT_ROUNDED

namespace detail {

// A value that the compiler takes as it is: it fuses its computation with no other one, not even with -ffast-math.
template <class T>
__device__ inline T alone(T value) {
#if defined(__AMDGCN__)
    asm("" : "+v"(value));
#endif
    return value;
}

}  // namespace detail

// Addition, subtraction and multiplication that are rounded by themselves. HIP's are fused to multiply-adds.
#define HIPPORT_ALONE(T, prefix)                                                                                      \
    __device__ inline T prefix##add_rn(T a, T b) { return detail::alone(detail::alone(a) + detail::alone(b)); }       \
    __device__ inline T prefix##sub_rn(T a, T b) { return detail::alone(detail::alone(a) - detail::alone(b)); }       \
    __device__ inline T prefix##mul_rn(T a, T b) { return detail::alone(detail::alone(a) * detail::alone(b)); }
HIPPORT_ALONE(float, f)
HIPPORT_ALONE(double, d)
#undef HIPPORT_ALONE

// A value between 0 and 1; 0 for NaN.
__device__ inline float saturatef(float a) { return fminf(fmaxf(a, 0.0f), 1.0f); }

// Numbers as unsigned ones of 64 bits, of which a negative one is 0. HIP's functions make 4294967295 of -1.
#define HIPPORT_TO_ULL(T, suffix, whole)                                                                       \
    __device__ inline unsigned long long T##2ull_##suffix(T a) {                                               \
        return a != a ? 1ULL << 63 : whole(a) > T(0) ? static_cast<unsigned long long>(whole(a)) : 0ULL;       \
    }
HIPPORT_TO_ULL(float, rn, rintf)
HIPPORT_TO_ULL(float, rd, floorf)
HIPPORT_TO_ULL(float, ru, ceilf)
HIPPORT_TO_ULL(float, rz, truncf)
HIPPORT_TO_ULL(double, rn, rint)
HIPPORT_TO_ULL(double, rd, floor)
HIPPORT_TO_ULL(double, ru, ceil)
HIPPORT_TO_ULL(double, rz, trunc)
#undef HIPPORT_TO_ULL

namespace detail {

// Quotients and roots of floats, rounded to double. These 53 bits are on the same side of every float as the exact
// value, which needs at least 49 bits to come that near to one, so that rounding twice is the same as rounding once.
__device__ inline double quotient(double a, double b) {
#pragma clang fp reciprocal(off) contract(off)
    return a / b;
}
__device__ inline double root(float a) { return __dsqrt_rn(static_cast<double>(a)); }

}  // namespace detail

__device__ inline float fdiv_rd(float a, float b) { return __double2float_rd(detail::quotient(a, b)); }
__device__ inline float fdiv_ru(float a, float b) { return __double2float_ru(detail::quotient(a, b)); }
__device__ inline float fdiv_rz(float a, float b) { return __double2float_rz(detail::quotient(a, b)); }
__device__ inline float frcp_rd(float a) { return fdiv_rd(1.0f, a); }
__device__ inline float frcp_ru(float a) { return fdiv_ru(1.0f, a); }
__device__ inline float frcp_rz(float a) { return fdiv_rz(1.0f, a); }
__device__ inline float fsqrt_rd(float a) { return __double2float_rd(detail::root(a)); }
__device__ inline float fsqrt_ru(float a) { return __double2float_ru(detail::root(a)); }
__device__ inline float fsqrt_rz(float a) { return __double2float_rz(detail::root(a)); }

// Roots rounded to the nearest float, unless sqrtf is built with -ffast-math; HIP's are the hardware's approximations.
// Of the reciprocal root, computed in double and rounded, all floats between 1 and 4 were compared with the exact value;
// the others have the same digits.
__device__ inline float fsqrt_rn(float a) { return sqrtf(a); }
__device__ inline float frsqrt_rn(float a) { return static_cast<float>(detail::quotient(1.0, detail::root(a))); }

// Which memory a pointer points to. Global includes constant memory, which is not apart from it.
__device__ inline unsigned int isShared(const void* address) { return __builtin_amdgcn_is_shared(address); }
__device__ inline unsigned int isLocal(const void* address) { return __builtin_amdgcn_is_private(address); }
__device__ inline unsigned int isGlobal(const void* address) { return !isShared(address) && !isLocal(address); }

// Pointers as addresses within shared or global memory, and back. Addresses in shared memory have 32 bits.
#if defined(HIPPORT_CPU_ENGINE)
__device__ inline size_t cvta_generic_to_shared(const void* address) { return hipport_cpu::shared_address(address); }
__device__ inline void* cvta_shared_to_generic(size_t address) { return hipport_cpu::shared_pointer(address); }
#else
__device__ inline size_t cvta_generic_to_shared(const void* address) {
    return (size_t)(const __attribute__((address_space(3))) void*)address;
}
__device__ inline void* cvta_shared_to_generic(size_t address) {
    return (void*)(__attribute__((address_space(3))) void*)address;
}
#endif
__device__ inline size_t cvta_generic_to_global(const void* address) { return reinterpret_cast<size_t>(address); }
__device__ inline void* cvta_global_to_generic(size_t address) { return reinterpret_cast<void*>(address); }

// A kernel begins when those before it in its stream have ended: there is nothing to wait for, and nobody to tell.
__device__ inline void grid_dependency_synchronize() {}
__device__ inline void trigger_programmatic_launch_completion() {}

// Lets other wavefronts run for about that long, at most twice as long: a clock cycle takes half to one nanosecond.
__device__ inline void nanosleep(unsigned int nanoseconds) {
    __builtin_amdgcn_s_sleep(0);
    for (; nanoseconds >= 64; nanoseconds -= 64) __builtin_amdgcn_s_sleep(1);  // 64 clock cycles
}

// Ends the kernel with an error; stops in a debugger.
__device__ inline void trap() { __builtin_trap(); }
__device__ inline void brkpt() { __builtin_debugtrap(); }

#else  // for NVIDIA GPUs: CUDA's own

#define HIPPORT_LOAD(name)                       \
    template <class T>                           \
    __device__ inline T name(const T* address) { \
        return __##name(address);                \
    }
#define HIPPORT_STORE(name)                            \
    template <class T, class U>                        \
    __device__ inline void name(T* address, U value) { \
        __##name(address, value);                      \
    }
HIPPORT_LOAD(ldca)
HIPPORT_LOAD(ldcg)
HIPPORT_LOAD(ldcs)
HIPPORT_LOAD(ldcv)
HIPPORT_LOAD(ldlu)
HIPPORT_STORE(stwb)
HIPPORT_STORE(stcg)
HIPPORT_STORE(stcs)
HIPPORT_STORE(stwt)
#undef HIPPORT_LOAD
#undef HIPPORT_STORE

#define HIPPORT_ROUNDED(suffix)                                                                           \
    __device__ inline float fadd_##suffix(float a, float b) { return __fadd_##suffix(a, b); }             \
    __device__ inline float fsub_##suffix(float a, float b) { return __fsub_##suffix(a, b); }             \
    __device__ inline float fmul_##suffix(float a, float b) { return __fmul_##suffix(a, b); }             \
    __device__ inline float fdiv_##suffix(float a, float b) { return __fdiv_##suffix(a, b); }             \
    __device__ inline float frcp_##suffix(float a) { return __frcp_##suffix(a); }                         \
    __device__ inline float fsqrt_##suffix(float a) { return __fsqrt_##suffix(a); }                       \
    __device__ inline float fmaf_##suffix(float a, float b, float c) { return __fmaf_##suffix(a, b, c); } \
    __device__ inline double dadd_##suffix(double a, double b) { return __dadd_##suffix(a, b); }          \
    __device__ inline double dsub_##suffix(double a, double b) { return __dsub_##suffix(a, b); }          \
    __device__ inline double dmul_##suffix(double a, double b) { return __dmul_##suffix(a, b); }          \
    __device__ inline double fma_##suffix(double a, double b, double c) { return __fma_##suffix(a, b, c); }
HIPPORT_ROUNDED(rd)
HIPPORT_ROUNDED(ru)
HIPPORT_ROUNDED(rz)
#undef HIPPORT_ROUNDED

__device__ inline float fadd_rn(float a, float b) { return __fadd_rn(a, b); }
__device__ inline float fsub_rn(float a, float b) { return __fsub_rn(a, b); }
__device__ inline float fmul_rn(float a, float b) { return __fmul_rn(a, b); }
__device__ inline double dadd_rn(double a, double b) { return __dadd_rn(a, b); }
__device__ inline double dsub_rn(double a, double b) { return __dsub_rn(a, b); }
__device__ inline double dmul_rn(double a, double b) { return __dmul_rn(a, b); }
__device__ inline float fsqrt_rn(float a) { return __fsqrt_rn(a); }
__device__ inline float frsqrt_rn(float a) { return __frsqrt_rn(a); }
__device__ inline float saturatef(float a) { return __saturatef(a); }

#define HIPPORT_TO_ULL(suffix)                                                                                       \
    __device__ inline unsigned long long float2ull_##suffix(float a) { return __float2ull_##suffix(a); }             \
    __device__ inline unsigned long long double2ull_##suffix(double a) { return __double2ull_##suffix(a); }
HIPPORT_TO_ULL(rn)
HIPPORT_TO_ULL(rd)
HIPPORT_TO_ULL(ru)
HIPPORT_TO_ULL(rz)
#undef HIPPORT_TO_ULL

__device__ inline unsigned int isShared(const void* address) { return __isShared(address); }
__device__ inline unsigned int isLocal(const void* address) { return __isLocal(address); }
__device__ inline unsigned int isGlobal(const void* address) { return __isGlobal(address); }
__device__ inline size_t cvta_generic_to_shared(const void* address) { return __cvta_generic_to_shared(address); }
__device__ inline void* cvta_shared_to_generic(size_t address) { return __cvta_shared_to_generic(address); }
__device__ inline size_t cvta_generic_to_global(const void* address) { return __cvta_generic_to_global(address); }
__device__ inline void* cvta_global_to_generic(size_t address) { return __cvta_global_to_generic(address); }
__device__ inline void nanosleep(unsigned int nanoseconds) { __nanosleep(nanoseconds); }
#if __CUDA_ARCH__ >= 900
__device__ inline void grid_dependency_synchronize() { asm volatile("griddepcontrol.wait;" ::: "memory"); }
__device__ inline void trigger_programmatic_launch_completion() { asm volatile("griddepcontrol.launch_dependents;"); }
#else
__device__ inline void grid_dependency_synchronize() {}
__device__ inline void trigger_programmatic_launch_completion() {}
#endif
__device__ inline void trap() { __trap(); }
__device__ inline void brkpt() { __brkpt(); }

#endif

// The place of the n-th set bit, all bits set where there is none: HIP's is -1, less than every place.
__device__ inline unsigned int fns(unsigned int mask, unsigned int base, int offset) {
    return static_cast<unsigned int>(__fns(mask, base, offset));
}

// Products that CUDA had under these names before 13.
__device__ inline int mulhi(int a, int b) { return __mulhi(a, b); }
__device__ inline unsigned int mulhi(unsigned int a, unsigned int b) { return __umulhi(a, b); }
__device__ inline unsigned int mulhi(int a, unsigned int b) { return __umulhi(static_cast<unsigned int>(a), b); }
__device__ inline unsigned int mulhi(unsigned int a, int b) { return __umulhi(a, static_cast<unsigned int>(b)); }
__device__ inline long long mul64hi(long long a, long long b) { return __mul64hi(a, b); }
__device__ inline unsigned long long mul64hi(unsigned long long a, unsigned long long b) { return __umul64hi(a, b); }
__device__ inline unsigned long long mul64hi(long long a, unsigned long long b) {
    return __umul64hi(static_cast<unsigned long long>(a), b);
}
__device__ inline unsigned long long mul64hi(unsigned long long a, long long b) {
    return __umul64hi(a, static_cast<unsigned long long>(b));
}

}  // namespace hipport

#if defined(__HIP_PLATFORM_AMD__)

namespace hipport {
namespace detail {
__device__ ushort4 loaded(const ushort4*);
// T where U is a type: of a class that has a member type of this name.
template <class T, class U>
struct with {
    using type = T;
};
}  // namespace detail
}  // namespace hipport

// A load through the read-only cache, under CUDA's name, of the one vector of CUDA for which HIP has none. A function
// that is not a template comes first, where there is one.
template <class T>
__device__ inline auto __ldg(const T* address) -> decltype(hipport::detail::loaded(address)) {
    return *address;
}
// The same of PyTorch's Half, for which PyTorch has none in HIP.
template <class T>
__device__ inline auto __ldg(const T* address) ->
    typename hipport::detail::with<T, typename T::from_bits_t>::type {
    return *address;
}

#endif

#endif

#endif
