// Operations among the lanes of a wavefront. Lanes that execute the same call, having come to it on the same way, meet
// there: they are the active lanes of the operation.

#ifndef HIPPORT_CPU_WAVE_H
#define HIPPORT_CPU_WAVE_H

#include <string.h>

#include "hipport_cpu/threads.h"

namespace hipport_cpu {

template <class T>
HIPPORT_CPU_INLINE uint64_t to_bits(const T& value) {
    static_assert(sizeof(T) <= sizeof(uint64_t), "lanes exchange values of up to 8 bytes");
    uint64_t bits = 0;
    __builtin_memcpy(&bits, &value, sizeof(T));
    return bits;
}
template <class T>
HIPPORT_CPU_INLINE T from_bits(uint64_t bits) {
    T value;
    __builtin_memcpy(static_cast<void*>(&value), &bits, sizeof(T));
    return value;
}

// What the lane `source` holds; zero bits where it is not active, as the hardware gives.
template <class T>
HIPPORT_CPU_INLINE T read_lane(const T& value, unsigned int source) {
    source &= wavefront() - 1;
#ifdef HIPPORT_CPU_CHECK
    hipport_cpu_read_from(source);
    return from_bits<T>(hipport_cpu_meet(to_bits(value))->values[source]);
#else
    const Meeting* const met = hipport_cpu_meet(to_bits(value));
    return from_bits<T>(met->lanes >> source & 1 ? met->values[source] : 0);
#endif
}

// Values narrower than int are promoted, as HIP's overloads do.
template <class T>
using Promoted = std::enable_if_t<std::is_arithmetic<T>::value || std::is_enum<T>::value, decltype(+T())>;

template <class T>
HIPPORT_CPU_INLINE T shuffle(const T& value, int source, int width) {
    const int self = static_cast<int>(lane());
    return read_lane(value, (source & (width - 1)) + (self & ~(width - 1)));
}
template <class T>
HIPPORT_CPU_INLINE T shuffle_up(const T& value, unsigned int delta, int width) {
    const int self = static_cast<int>(lane());
    const int index = self - static_cast<int>(delta);
    return read_lane(value, index < (self & ~(width - 1)) ? self : index);
}
template <class T>
HIPPORT_CPU_INLINE T shuffle_down(const T& value, unsigned int delta, int width) {
    const int self = static_cast<int>(lane());
    return read_lane(value, static_cast<int>((self & (width - 1)) + delta) >= width ? self : self + delta);
}
template <class T>
HIPPORT_CPU_INLINE T shuffle_xor(const T& value, int lane_mask, int width) {
    const int self = static_cast<int>(lane());
    const int index = self ^ lane_mask;
    return read_lane(value, index >= ((self + width) & ~(width - 1)) ? self : index);
}

// The active lanes with the same bits as this one.
template <class T>
HIPPORT_CPU_INLINE uint64_t match_any(const T& value) {
    static_assert(sizeof(T) == 4 || sizeof(T) == 8, "values of 32 and 64 bits are compared");
    const uint64_t bits = to_bits(value);
    const Meeting* const met = hipport_cpu_meet(bits);
    uint64_t same = 0;
    for (uint64_t rest = met->lanes; rest != 0; rest &= rest - 1) {
        const int other = __builtin_ctzll(rest);
        same |= static_cast<uint64_t>(met->values[other] == bits) << other;
    }
    return same;
}

// The values of the active lanes of `mask` combined in the order of the lanes, on each of them.
template <class T, class Combine>
HIPPORT_CPU_INLINE T reduce(uint64_t mask, T value, Combine combine) {
    const Meeting* const met = hipport_cpu_meet(to_bits(value));
    uint64_t rest = met->lanes & mask;
    if (rest == 0) return value;
    T result = from_bits<T>(met->values[__builtin_ctzll(rest)]);
    for (rest &= rest - 1; rest != 0; rest &= rest - 1) {
        result = combine(result, from_bits<T>(met->values[__builtin_ctzll(rest)]));
    }
    return result;
}

// The lanes that the wave operation after this names.
HIPPORT_CPU_INLINE uint64_t named(uint64_t lanes) {
#ifdef HIPPORT_CPU_CHECK
    hipport_cpu_name_lanes(lanes);
#endif
    return lanes;
}
template <class Mask>
HIPPORT_CPU_INLINE uint64_t checked(Mask mask) {
    static_assert(std::is_integral<Mask>::value && sizeof(Mask) == 8, "the mask must be a 64-bit integer");
    return named(static_cast<uint64_t>(mask));
}

}  // namespace hipport_cpu

#ifdef HIPPORT_CPU_CHECK
// hipport/warp.h names lanes of a warp of 32, which the half of a wavefront may be.
#define HIPPORT_NAMED_LANES(mask) static_cast<void>(hipport_cpu::named(uint64_t{mask} << (hipport_cpu::lane() & 32)))
#endif

HIPPORT_CPU_INLINE unsigned int __lane_id() { return hipport_cpu::lane(); }
HIPPORT_CPU_INLINE uint64_t __lanemask_eq() { return uint64_t{1} << hipport_cpu::lane(); }
HIPPORT_CPU_INLINE uint64_t __lanemask_lt() { return __lanemask_eq() - 1; }
HIPPORT_CPU_INLINE uint64_t __lanemask_gt() { return ~(__lanemask_lt() | __lanemask_eq()); }

HIPPORT_CPU_INLINE unsigned long long __ballot(int predicate) { return hipport_cpu_meet(predicate != 0)->votes; }
HIPPORT_CPU_INLINE unsigned long long __ballot64(int predicate) { return hipport_cpu_meet(predicate != 0)->votes; }
HIPPORT_CPU_INLINE unsigned long long __activemask() { return hipport_cpu_meet(1)->lanes; }
HIPPORT_CPU_INLINE int __any(int predicate) { return hipport_cpu_meet(predicate != 0)->votes != 0; }
HIPPORT_CPU_INLINE int __all(int predicate) { return hipport_cpu_meet(predicate == 0)->votes == 0; }

HIPPORT_CPU_INLINE void __syncwarp() { hipport_cpu_meet(0); }
template <class Mask>
HIPPORT_CPU_INLINE void __syncwarp(Mask mask) {
    hipport_cpu::checked(mask);
    hipport_cpu_meet(0);
}
template <class Mask>
HIPPORT_CPU_INLINE unsigned long long __ballot_sync(Mask mask, int predicate) {
    const uint64_t lanes = hipport_cpu::checked(mask);
    return hipport_cpu_meet(predicate != 0)->votes & lanes;
}
template <class Mask>
HIPPORT_CPU_INLINE int __any_sync(Mask mask, int predicate) {
    const uint64_t lanes = hipport_cpu::checked(mask);
    return (hipport_cpu_meet(predicate != 0)->votes & lanes) != 0;
}
template <class Mask>
HIPPORT_CPU_INLINE int __all_sync(Mask mask, int predicate) {
    const uint64_t lanes = hipport_cpu::checked(mask);
    return (hipport_cpu_meet(predicate == 0)->votes & lanes) == 0;
}

// As in HIP, not every lane has to have set the value: `int n; if (first) n = take(); n = __shfl(n, 0);`
#define HIPPORT_CPU_SHUFFLE(name, shuffle, Operand)                                                                \
    template <class T, class = hipport_cpu::Promoted<T>>                                                           \
    HIPPORT_CPU_INLINE auto name(HIPPORT_CPU_MAYBE_UNDEF T value, Operand operand, int width = warpSize) {         \
        return hipport_cpu::shuffle<hipport_cpu::Promoted<T>>(value, operand, width);                              \
    }                                                                                                              \
    template <class Mask, class T, class = hipport_cpu::Promoted<T>>                                               \
    HIPPORT_CPU_INLINE auto name##_sync(Mask mask, HIPPORT_CPU_MAYBE_UNDEF T value, Operand operand,               \
                                        int width = warpSize) {                                                    \
        hipport_cpu::checked(mask);                                                                                \
        return hipport_cpu::shuffle<hipport_cpu::Promoted<T>>(value, operand, width);                              \
    }
HIPPORT_CPU_SHUFFLE(__shfl, shuffle, int)
HIPPORT_CPU_SHUFFLE(__shfl_up, shuffle_up, unsigned int)
HIPPORT_CPU_SHUFFLE(__shfl_down, shuffle_down, unsigned int)
HIPPORT_CPU_SHUFFLE(__shfl_xor, shuffle_xor, int)
#undef HIPPORT_CPU_SHUFFLE

template <class T>
HIPPORT_CPU_INLINE unsigned long long __match_any(T value) {
    return hipport_cpu::match_any(value);
}
template <class Mask, class T>
HIPPORT_CPU_INLINE unsigned long long __match_any_sync(Mask mask, T value) {
    const uint64_t lanes = hipport_cpu::checked(mask);
    return hipport_cpu::match_any(value) & lanes;
}
template <class T>
HIPPORT_CPU_INLINE unsigned long long __match_all(T value, int* all_same) {
    const uint64_t bits = hipport_cpu::to_bits(value);
    const hipport_cpu::Meeting* const met = hipport_cpu_meet(bits);
    *all_same = 1;
    for (uint64_t rest = met->lanes; rest != 0; rest &= rest - 1) {
        if (met->values[__builtin_ctzll(rest)] != bits) *all_same = 0;
    }
    return *all_same ? met->lanes : 0;
}
template <class Mask, class T>
HIPPORT_CPU_INLINE unsigned long long __match_all_sync(Mask mask, T value, int* all_same) {
    const uint64_t bits = hipport_cpu::to_bits(value);
    const uint64_t lanes = hipport_cpu::checked(mask);
    const hipport_cpu::Meeting* const met = hipport_cpu_meet(bits);
    const uint64_t named = met->lanes & lanes;
    *all_same = 1;
    for (uint64_t rest = named; rest != 0; rest &= rest - 1) {
        if (met->values[__builtin_ctzll(rest)] != bits) *all_same = 0;
    }
    return *all_same ? named : 0;
}

#define HIPPORT_CPU_REDUCE(name, expression)                                                                  \
    template <class Mask, class T, class = hipport_cpu::Promoted<T>>                                          \
    HIPPORT_CPU_INLINE T __reduce_##name##_sync(Mask mask, T value) {                                         \
        return hipport_cpu::reduce(hipport_cpu::checked(mask), value, [](T a, T b) -> T { return expression; }); \
    }
HIPPORT_CPU_REDUCE(add, a + b)
HIPPORT_CPU_REDUCE(min, b < a ? b : a)
HIPPORT_CPU_REDUCE(max, a < b ? b : a)
HIPPORT_CPU_REDUCE(and, a& b)
HIPPORT_CPU_REDUCE(or, a | b)
HIPPORT_CPU_REDUCE(xor, a ^ b)
#undef HIPPORT_CPU_REDUCE

template <class T>
HIPPORT_CPU_INLINE T __hip_readfirstlane(T value) {
    const hipport_cpu::Meeting* const met = hipport_cpu_meet(hipport_cpu::to_bits(value));
    return hipport_cpu::from_bits<T>(met->values[__builtin_ctzll(met->lanes)]);
}

// Instructions that move 32 bits between lanes: from the lane at a byte of a register, and to it.
namespace hipport_cpu {
template <class T>
HIPPORT_CPU_INLINE T push_lane(const T& value, int index) {
    const uint64_t target = static_cast<unsigned int>(index) / 4 & (wavefront() - 1);
    const Meeting* const met = hipport_cpu_meet(target << 32 | to_bits(value));
    for (uint64_t rest = met->lanes; rest != 0;) {  // the highest lane's is what stays
        const unsigned int source = 63 - __builtin_clzll(rest);
        if (met->values[source] >> 32 == lane()) return from_bits<T>(met->values[source] & 0xffffffff);
        rest &= ~(uint64_t{1} << source);
    }
    return T();
}

// The lane that one reads from by a pattern: within four lanes, or by masks of the five bits of its number in 32.
template <int pattern>
HIPPORT_CPU_INLINE unsigned int swizzled(unsigned int self) {
    static_assert(pattern >= 0 && pattern < 0x8100, "of ds_swizzle, there are the modes of four lanes and of masks");
    if (pattern & 0x8000) return (self & ~3u) + (pattern >> 2 * (self & 3) & 3);
    const unsigned int within = ((self & pattern & 31) | (pattern >> 5 & 31)) ^ (pattern >> 10 & 31);
    return (self & ~31u) + within;
}
}  // namespace hipport_cpu
HIPPORT_CPU_INLINE unsigned int __hip_ds_bpermute(int index, unsigned int value) {
    return hipport_cpu::read_lane(value, static_cast<unsigned int>(index) / 4);
}
HIPPORT_CPU_INLINE float __hip_ds_bpermutef(int index, float value) {
    return hipport_cpu::read_lane(value, static_cast<unsigned int>(index) / 4);
}
HIPPORT_CPU_INLINE unsigned int __hip_ds_permute(int index, unsigned int value) { return hipport_cpu::push_lane(value, index); }
HIPPORT_CPU_INLINE float __hip_ds_permutef(int index, float value) { return hipport_cpu::push_lane(value, index); }
template <int pattern>
HIPPORT_CPU_INLINE unsigned int __hip_ds_swizzle_N(unsigned int value) {
    return hipport_cpu::read_lane(value, hipport_cpu::swizzled<pattern>(hipport_cpu::lane()));
}
template <int pattern>
HIPPORT_CPU_INLINE float __hip_ds_swizzlef_N(float value) {
    return hipport_cpu::read_lane(value, hipport_cpu::swizzled<pattern>(hipport_cpu::lane()));
}
#define __hip_ds_swizzle(value, pattern) __hip_ds_swizzle_N<(pattern)>(value)
#define __hip_ds_swizzlef(value, pattern) __hip_ds_swizzlef_N<(pattern)>(value)

// The compiler's own names for the hardware's instructions.
#define __builtin_amdgcn_wave_barrier() ((void)hipport_cpu_meet(0))
#define __builtin_amdgcn_wavefrontsize() (hipport_cpu::wavefront())
#define __builtin_amdgcn_readfirstlane(value) __hip_readfirstlane<int>(value)
#define __builtin_amdgcn_readlane(value, lane) hipport_cpu::read_lane<int>(value, lane)
#define __builtin_amdgcn_ds_bpermute(index, value) \
    hipport_cpu::read_lane<int>(value, static_cast<unsigned int>(index) / 4)
#define __builtin_amdgcn_ballot_w64(predicate) __ballot(predicate)
#define __builtin_amdgcn_ballot_w32(predicate) static_cast<unsigned int>(__ballot(predicate))
#define __builtin_amdgcn_mbcnt_lo(mask, sum)                                                    \
    (__builtin_popcountll(static_cast<unsigned int>(mask) & (__lanemask_eq() - 1) & 0xffffffffu) + (sum))
#define __builtin_amdgcn_mbcnt_hi(mask, sum)                                                    \
    (__builtin_popcountll(static_cast<unsigned int>(mask) & ((__lanemask_eq() - 1) >> 32)) + (sum))
inline unsigned int __mbcnt_lo(unsigned int mask, unsigned int sum) { return __builtin_amdgcn_mbcnt_lo(mask, sum); }
inline unsigned int __mbcnt_hi(unsigned int mask, unsigned int sum) { return __builtin_amdgcn_mbcnt_hi(mask, sum); }

#endif
