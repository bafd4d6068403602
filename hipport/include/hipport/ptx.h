// PTX's instructions as functions. Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file
//
// Every function is named after the instruction that it replaces (ld_cg<float> is ld.global.cg.f32) and has its meaning
// on AMD GPUs; those on integers are in ptx_integer.h. Compiled for an NVIDIA GPU, they are made of CUDA's intrinsics.

#ifndef HIPPORT_PTX_H
#define HIPPORT_PTX_H

#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>

#include "device.h"
#include "mma.h"
#include "ptx_integer.h"
#include "warp.h"

// For compilers of device code only; a host's compiler may include this file through a header of both.
#if defined(__HIPCC__)

namespace hipport {
namespace ptx {

// A number given to a pointer or to another number: in PTX both are registers of 64 bits.
template <class T>
__device__ inline void assign(T& result, unsigned long long value) {
    result = (T)value;
}

// PTX's condition code where it goes from one function to another: one for each thread of the block. The compiler sees
// what was stored, so that a chain of functions that are inlined becomes instructions that carry.
__host__ __device__ inline bool& condition_code() {
#if defined(__HIP_DEVICE_COMPILE__)
    __shared__ bool codes[1024];
    return codes[(threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x];
#else
    static thread_local bool code;
    return code;
#endif
}

// Registers: two parts as one value, the low one first, and back.
template <class T, class Part>
__device__ inline T pack(Part low, Part high) {
    return static_cast<T>(static_cast<T>(high) << detail::width<Part>() | low);
}
template <class Part, class T, class D0, class D1>
__device__ inline void unpack(D0& low, D1& high, T value) {
    low = static_cast<Part>(value);
    high = static_cast<Part>(value >> detail::width<Part>());
}

// The clock of the shader (of the SM), read where the call stands: %clock64, and its halves %clock and %clock_hi.
__device__ inline unsigned long long clock64() {
    asm volatile("" ::: "memory");
    const long long now = ::clock64();
    asm volatile("" ::: "memory");
    return static_cast<unsigned long long>(now);
}
__device__ inline unsigned int clock() { return static_cast<unsigned int>(clock64()); }
__device__ inline unsigned int clock_hi() { return static_cast<unsigned int>(clock64() >> 32); }

// Orders and scopes, as template arguments of the atomic operations.
#if defined(__HIP_PLATFORM_AMD__)
enum order { relaxed = __ATOMIC_RELAXED, acquire = __ATOMIC_ACQUIRE, release = __ATOMIC_RELEASE, acq_rel = __ATOMIC_ACQ_REL };
enum scope { cta = __HIP_MEMORY_SCOPE_WORKGROUP, gpu = __HIP_MEMORY_SCOPE_AGENT, sys = __HIP_MEMORY_SCOPE_SYSTEM };
#else
enum order { relaxed, acquire, release, acq_rel };
enum scope { cta, gpu, sys };
#endif

namespace detail {

// What holds the bits of a value in memory; two words for 8 bytes, four for 16.
template <int size>
struct memory;
template <>
struct memory<1> {
    using type = unsigned char;
};
template <>
struct memory<2> {
    using type = unsigned short;
};
template <>
struct memory<4> {
    using type = unsigned int;
};
template <>
struct memory<8> {
    using type = uint2;
};
template <>
struct memory<16> {
    using type = uint4;
};
template <class T>
using memory_of = typename memory<sizeof(T)>::type;

template <class T, int count>
struct elements {
    T at[count];
};

// The place in memory that an address, a pointer or an integer, and an offset in bytes stand for.
template <class T, class Address>
__device__ inline memory_of<T>* place(Address address, long long offset) {
    return (memory_of<T>*)((char*)address + offset);
}

// How memory is accessed, for values of 1, 2, 4, 8 and 16 bytes.
#if defined(__HIP_PLATFORM_AMD__)

template <scope s, class M>
__device__ inline M load_relaxed(const M* address) {
    return hipport::detail::load_at<M, s>(address);
}
template <scope s, class M>
__device__ inline void store_relaxed(M* address, M value) {
    hipport::detail::store_at<M, s>(address, value);
}
template <scope s, class M>
__device__ inline M load_acquire(const M* address) {
    using Word = hipport::detail::raw_of<M>;
    return as<M>(__hip_atomic_load(reinterpret_cast<const Word*>(address), __ATOMIC_ACQUIRE, s));
}
template <scope s, class M>
__device__ inline void store_release(M* address, M value) {
    using Word = hipport::detail::raw_of<M>;
    __hip_atomic_store(reinterpret_cast<Word*>(address), as<Word>(value), __ATOMIC_RELEASE, s);
}

#else

template <scope s>
__device__ inline void fence() {
    s == cta ? __threadfence_block() : s == gpu ? __threadfence() : __threadfence_system();
}
template <scope s, class M>
__device__ inline M load_relaxed(const M* address) {
    return hipport::ldcv(address);
}
template <scope s, class M>
__device__ inline void store_relaxed(M* address, M value) {
    hipport::stwt(address, value);
}
template <scope s, class M>
__device__ inline M load_acquire(const M* address) {
    const M value = load_relaxed<s>(address);
    fence<s>();
    return value;
}
template <scope s, class M>
__device__ inline void store_release(M* address, M value) {
    fence<s>();
    store_relaxed<s>(address, value);
}

#endif

}  // namespace detail

// Loads and stores of one, two or four elements, from and to an address and an offset in bytes.
#define HIPPORT_LOAD(name, load)                                                                              \
    template <class T, class Address>                                                                         \
    __device__ inline T name(Address address, long long offset = 0) {                                         \
        return as<T>(load(detail::place<T>(address, offset)));                                                \
    }                                                                                                         \
    template <class T, class D0, class D1, class Address>                                                     \
    __device__ inline void name##_v2(D0& d0, D1& d1, Address address, long long offset = 0) {                 \
        const auto loaded = name<detail::elements<T, 2>>(address, offset);                                    \
        d0 = loaded.at[0], d1 = loaded.at[1];                                                                 \
    }                                                                                                         \
    template <class T, class D0, class D1, class D2, class D3, class Address>                                 \
    __device__ inline void name##_v4(D0& d0, D1& d1, D2& d2, D3& d3, Address address, long long offset = 0) { \
        const auto loaded = name<detail::elements<T, 4>>(address, offset);                                    \
        d0 = loaded.at[0], d1 = loaded.at[1], d2 = loaded.at[2], d3 = loaded.at[3];                           \
    }
#define HIPPORT_STORE(name, store)                                                                    \
    template <class T, class Address>                                                                 \
    __device__ inline void name(Address address, T value, long long offset = 0) {                     \
        store(detail::place<T>(address, offset), as<detail::memory_of<T>>(value));                    \
    }                                                                                                 \
    template <class T, class Address>                                                                 \
    __device__ inline void name##_v2(Address address, T v0, T v1, long long offset = 0) {             \
        name(address, detail::elements<T, 2>{{v0, v1}}, offset);                                      \
    }                                                                                                 \
    template <class T, class Address>                                                                 \
    __device__ inline void name##_v4(Address address, T v0, T v1, T v2, T v3, long long offset = 0) { \
        name(address, detail::elements<T, 4>{{v0, v1, v2, v3}}, offset);                              \
    }
HIPPORT_LOAD(ld, hipport::ldca)
HIPPORT_LOAD(ld_nc, __ldg)
HIPPORT_LOAD(ld_cg, hipport::ldcg)
HIPPORT_LOAD(ld_cs, hipport::ldcs)
HIPPORT_LOAD(ld_lu, hipport::ldlu)
HIPPORT_LOAD(ld_cv, hipport::ldcv)
HIPPORT_LOAD(ld_relaxed_cta, detail::load_relaxed<cta>)
HIPPORT_LOAD(ld_relaxed_gpu, detail::load_relaxed<gpu>)
HIPPORT_LOAD(ld_relaxed_sys, detail::load_relaxed<sys>)
HIPPORT_STORE(st, hipport::stwb)
HIPPORT_STORE(st_cg, hipport::stcg)
HIPPORT_STORE(st_cs, hipport::stcs)
HIPPORT_STORE(st_wt, hipport::stwt)
HIPPORT_STORE(st_relaxed_cta, detail::store_relaxed<cta>)
HIPPORT_STORE(st_relaxed_gpu, detail::store_relaxed<gpu>)
HIPPORT_STORE(st_relaxed_sys, detail::store_relaxed<sys>)
#undef HIPPORT_LOAD
#undef HIPPORT_STORE

#define HIPPORT_ORDERED(scope)                                                                            \
    template <class T, class Address>                                                                     \
    __device__ inline T ld_acquire_##scope(Address address, long long offset = 0) {                       \
        return as<T>(detail::load_acquire<scope>(detail::place<T>(address, offset)));                     \
    }                                                                                                     \
    template <class T, class Address>                                                                     \
    __device__ inline void st_release_##scope(Address address, T value, long long offset = 0) {           \
        detail::store_release<scope>(detail::place<T>(address, offset), as<detail::memory_of<T>>(value)); \
    }
HIPPORT_ORDERED(cta)
HIPPORT_ORDERED(gpu)
HIPPORT_ORDERED(sys)
#undef HIPPORT_ORDERED

// Shuffles with any range, and with whether the lane that they read from is in it.
#define HIPPORT_SHUFFLE(mode)                                                                                      \
    template <class D, class Value>                                                                                \
    __device__ inline void shfl_##mode(D& d, bool& in_range, Value value, unsigned int b, unsigned int range,      \
                                       unsigned int mask) {                                                        \
        const shuffle_source source = source_##mode(hipport::lane_id(), b, range);                                 \
        d = as<D>(hipport::shfl_sync(mask, value, static_cast<int>(source.lane)));                                 \
        in_range = source.in_range;                                                                                \
    }                                                                                                              \
    template <class Value>                                                                                         \
    __device__ inline Value shfl_##mode(Value value, unsigned int b, unsigned int range, unsigned int mask) {      \
        bool in_range;                                                                                             \
        shfl_##mode(value, in_range, value, b, range, mask);                                                       \
        return value;                                                                                              \
    }
HIPPORT_SHUFFLE(idx)
HIPPORT_SHUFFLE(up)
HIPPORT_SHUFFLE(down)
HIPPORT_SHUFFLE(bfly)
#undef HIPPORT_SHUFFLE

// cp.async: the thread copies `size` bytes itself (4, 8 or 16), the first `given` of them from memory and zeros for the
// rest, and has them when the function returns. The order of its later accesses, and __syncthreads(), do what PTX's waits
// do; but nothing overlaps with the copy.
template <class To, class From>
__device__ inline void cp_async(To to, From from, unsigned int size, unsigned int given) {
    for (unsigned int at = 0; at < size; ++at) ((char*)to)[at] = at < given ? ((const char*)from)[at] : (char)0;
}
template <class To, class From>
__device__ inline void cp_async(To to, From from, unsigned int size) {
    switch (size) {  // both addresses are aligned to the size
        case 4: memcpy(__builtin_assume_aligned((void*)to, 4), __builtin_assume_aligned((const void*)from, 4), 4); break;
        case 8: memcpy(__builtin_assume_aligned((void*)to, 8), __builtin_assume_aligned((const void*)from, 8), 8); break;
        default: memcpy(__builtin_assume_aligned((void*)to, 16), __builtin_assume_aligned((const void*)from, 16), 16);
    }
}
__device__ inline void cp_async_commit() {}
// A policy for the cache, which no access of hipport's reads: AMD's GPUs have none.
__device__ inline unsigned long long no_policy(float = 1.0f) { return 0; }
__device__ inline void cp_async_wait(unsigned int = 0) { asm volatile("" ::: "memory"); }

// A hint that nothing depends on.
template <class Address>
__device__ inline void prefetch(Address address, long long offset = 0) {
#if defined(__HIP_PLATFORM_AMD__)
    __builtin_prefetch((const char*)address + offset);
#endif
}

// Atomic operations; red is atom without the result.
#if defined(__HIP_PLATFORM_AMD__)

#define HIPPORT_ATOM(name, operation)                                                           \
    template <class T, order o = relaxed, scope s = gpu, class Address>                         \
    __device__ inline T atom_##name(Address address, T value, long long offset = 0) {           \
        return operation(reinterpret_cast<T*>(detail::place<T>(address, offset)), value, o, s); \
    }
HIPPORT_ATOM(add, __hip_atomic_fetch_add)
HIPPORT_ATOM(min, __hip_atomic_fetch_min)
HIPPORT_ATOM(max, __hip_atomic_fetch_max)
HIPPORT_ATOM(and, __hip_atomic_fetch_and)
HIPPORT_ATOM(or, __hip_atomic_fetch_or)
HIPPORT_ATOM(xor, __hip_atomic_fetch_xor)
HIPPORT_ATOM(exch, __hip_atomic_exchange)
#undef HIPPORT_ATOM

template <class T, order o = relaxed, scope s = gpu, class Address>
__device__ inline T atom_cas(Address address, T expected, T value, long long offset = 0) {
    constexpr order failed = o == release ? relaxed : o == acq_rel ? acquire : o;
    __hip_atomic_compare_exchange_strong(reinterpret_cast<T*>(detail::place<T>(address, offset)), &expected, value, o,
                                         failed, s);
    return expected;
}

#else

#define HIPPORT_ATOM(name, operation, parameters, arguments)                                          \
    template <class T, order o = relaxed, scope s = gpu, class Address>                               \
    __device__ inline T atom_##name(Address address, HIPPORT_LIST parameters, long long offset = 0) { \
        T* const place = reinterpret_cast<T*>(detail::place<T>(address, offset));                     \
        if (o == release || o == acq_rel) detail::fence<s>();                                         \
        const T old = s == sys ? operation##_system(place, HIPPORT_LIST arguments)                    \
                               : operation(place, HIPPORT_LIST arguments);                            \
        if (o == acquire || o == acq_rel) detail::fence<s>();                                         \
        return old;                                                                                   \
    }
#define HIPPORT_LIST(...) __VA_ARGS__
HIPPORT_ATOM(add, atomicAdd, (T value), (value))
HIPPORT_ATOM(min, atomicMin, (T value), (value))
HIPPORT_ATOM(max, atomicMax, (T value), (value))
HIPPORT_ATOM(and, atomicAnd, (T value), (value))
HIPPORT_ATOM(or, atomicOr, (T value), (value))
HIPPORT_ATOM(xor, atomicXor, (T value), (value))
HIPPORT_ATOM(exch, atomicExch, (T value), (value))
HIPPORT_ATOM(cas, atomicCAS, (T expected, T value), (expected, value))
#undef HIPPORT_LIST
#undef HIPPORT_ATOM

#endif

// red of two or four elements, each for itself, as PTX has it too.
template <class T, order o = relaxed, scope s = gpu, class Address>
__device__ inline void atom_add_v2(Address address, T v0, T v1, long long offset = 0) {
    atom_add<T, o, s>(address, v0, offset);
    atom_add<T, o, s>(address, v1, offset + (long long)sizeof(T));
}
template <class T, order o = relaxed, scope s = gpu, class Address>
__device__ inline void atom_add_v4(Address address, T v0, T v1, T v2, T v3, long long offset = 0) {
    atom_add_v2<T, o, s>(address, v0, v1, offset);
    atom_add_v2<T, o, s>(address, v2, v3, offset + 2 * (long long)sizeof(T));
}

// Sums and products of floats that are rounded by themselves, never fused with another operation.
#if defined(__HIP_PLATFORM_AMD__)

template <class T>
__device__ inline T add_rn(T a, T b) {
#pragma clang fp contract(off)
    return a + b;
}
template <class T>
__device__ inline T sub_rn(T a, T b) {
#pragma clang fp contract(off)
    return a - b;
}
template <class T>
__device__ inline T mul_rn(T a, T b) {
#pragma clang fp contract(off)
    return a * b;
}

// The hardware's approximations, at most 1 ulp off; subnormal arguments and results count as zero.
__device__ inline float rcp_approx_ftz(float a) { return __builtin_amdgcn_rcpf(a); }
__device__ inline float rsqrt_approx_ftz(float a) { return __builtin_amdgcn_rsqf(a); }
__device__ inline float sqrt_approx_ftz(float a) { return __builtin_amdgcn_sqrtf(a); }
__device__ inline float ex2_approx_ftz(float a) { return __builtin_amdgcn_exp2f(a); }
__device__ inline float lg2_approx_ftz(float a) { return __builtin_amdgcn_logf(a); }

#else

template <class T>
__device__ inline T add_rn(T a, T b);
template <class T>
__device__ inline T sub_rn(T a, T b);
template <class T>
__device__ inline T mul_rn(T a, T b);
template <>
__device__ inline float add_rn(float a, float b) { return __fadd_rn(a, b); }
template <>
__device__ inline float sub_rn(float a, float b) { return __fsub_rn(a, b); }
template <>
__device__ inline float mul_rn(float a, float b) { return __fmul_rn(a, b); }
template <>
__device__ inline double add_rn(double a, double b) { return __dadd_rn(a, b); }
template <>
__device__ inline double sub_rn(double a, double b) { return __dsub_rn(a, b); }
template <>
__device__ inline double mul_rn(double a, double b) { return __dmul_rn(a, b); }

#define HIPPORT_APPROXIMATION(name)                                   \
    __device__ inline float name##_approx_ftz(float a) {              \
        float result;                                                 \
        asm(#name ".approx.ftz.f32 %0, %1;" : "=f"(result) : "f"(a)); \
        return result;                                                \
    }
HIPPORT_APPROXIMATION(rcp)
HIPPORT_APPROXIMATION(rsqrt)
HIPPORT_APPROXIMATION(sqrt)
HIPPORT_APPROXIMATION(ex2)
HIPPORT_APPROXIMATION(lg2)
#undef HIPPORT_APPROXIMATION

#endif

// ftz: subnormal arguments and results count as zero.
__device__ inline float ftz(float a) { return fabsf(a) < 1.17549435e-38f ? copysignf(0.0f, a) : a; }
__device__ inline float add_ftz(float a, float b) { return ftz(add_rn<float>(ftz(a), ftz(b))); }
__device__ inline float sub_ftz(float a, float b) { return ftz(sub_rn<float>(ftz(a), ftz(b))); }
__device__ inline float mul_ftz(float a, float b) { return ftz(mul_rn<float>(ftz(a), ftz(b))); }
__device__ inline float fma_ftz(float a, float b, float c) { return ftz(fmaf(ftz(a), ftz(b), ftz(c))); }

// Conversions: between integers and to floats as C++ has them; cvt_sat is in ptx_integer.h.
template <class To, class From>
__device__ inline To cvt(From a) {
    return static_cast<To>(a);
}

// Halves are the bits of an f16 in a 16-bit register, two of them those of an f16x2.
__device__ inline float cvt_f32_f16(unsigned short a) { return __half2float(as<__half>(a)); }
__device__ inline unsigned short cvt_f16_f32(float a) { return as<unsigned short>(__float2half_rn(a)); }
__device__ inline unsigned int cvt_f16x2_f32(float high, float low) {
    return pack<unsigned int>(cvt_f16_f32(low), cvt_f16_f32(high));
}
// A sum or product of halves that is rounded to a float first is the same half.
__device__ inline unsigned short add_f16(unsigned short a, unsigned short b) {
    return cvt_f16_f32(cvt_f32_f16(a) + cvt_f32_f16(b));
}
__device__ inline unsigned short sub_f16(unsigned short a, unsigned short b) {
    return cvt_f16_f32(cvt_f32_f16(a) - cvt_f32_f16(b));
}
__device__ inline unsigned short mul_f16(unsigned short a, unsigned short b) {
    return cvt_f16_f32(cvt_f32_f16(a) * cvt_f32_f16(b));
}
__device__ inline unsigned short fma_f16(unsigned short a, unsigned short b, unsigned short c) {
    return as<unsigned short>(__hfma(as<__half>(a), as<__half>(b), as<__half>(c)));
}
__device__ inline unsigned short min_f16(unsigned short a, unsigned short b) {
    return cvt_f16_f32(fminf(cvt_f32_f16(a), cvt_f32_f16(b)));
}
__device__ inline unsigned short max_f16(unsigned short a, unsigned short b) {
    return cvt_f16_f32(fmaxf(cvt_f32_f16(a), cvt_f32_f16(b)));
}
__device__ inline unsigned short ex2_f16(unsigned short a) { return cvt_f16_f32(exp2f(cvt_f32_f16(a))); }
__device__ inline unsigned short tanh_f16(unsigned short a) { return cvt_f16_f32(tanhf(cvt_f32_f16(a))); }
__device__ inline unsigned int min_f16x2(unsigned int a, unsigned int b) {
    const unsigned short low = min_f16(static_cast<unsigned short>(a), static_cast<unsigned short>(b));
    return pack<unsigned int>(low, min_f16(static_cast<unsigned short>(a >> 16), static_cast<unsigned short>(b >> 16)));
}
__device__ inline unsigned int max_f16x2(unsigned int a, unsigned int b) {
    const unsigned short low = max_f16(static_cast<unsigned short>(a), static_cast<unsigned short>(b));
    return pack<unsigned int>(low, max_f16(static_cast<unsigned short>(a >> 16), static_cast<unsigned short>(b >> 16)));
}
__device__ inline unsigned int ex2_f16x2(unsigned int a) {
    return pack<unsigned int>(ex2_f16(static_cast<unsigned short>(a)), ex2_f16(static_cast<unsigned short>(a >> 16)));
}
__device__ inline unsigned int tanh_f16x2(unsigned int a) {
    return pack<unsigned int>(tanh_f16(static_cast<unsigned short>(a)), tanh_f16(static_cast<unsigned short>(a >> 16)));
}
#if defined(__HIP_PLATFORM_AMD__)
namespace detail {
typedef _Float16 halves __attribute__((ext_vector_type(2)));
}
#define HIPPORT_HALVES(name, intrinsic)                                                               \
    __device__ inline unsigned int name##_f16x2(unsigned int a, unsigned int b) {                     \
        return as<unsigned int>(name##_rn<detail::halves>(as<detail::halves>(a), as<detail::halves>(b))); \
    }
#else
#define HIPPORT_HALVES(name, intrinsic)                                           \
    __device__ inline unsigned int name##_f16x2(unsigned int a, unsigned int b) { \
        return as<unsigned int>(intrinsic(as<__half2>(a), as<__half2>(b)));       \
    }
#endif
HIPPORT_HALVES(add, __hadd2_rn)
HIPPORT_HALVES(sub, __hsub2_rn)
HIPPORT_HALVES(mul, __hmul2_rn)
#undef HIPPORT_HALVES
__device__ inline unsigned int fma_f16x2(unsigned int a, unsigned int b, unsigned int c) {
    return as<unsigned int>(__hfma2(as<__half2>(a), as<__half2>(b), as<__half2>(c)));
}

}  // namespace ptx
}  // namespace hipport

#endif

#endif
