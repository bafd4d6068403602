// CUDA's warp on any wavefront. Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file
//
// A CUDA warp has 32 lanes. An AMD wavefront has 64 lanes (CDNA, GCN) or 32 (RDNA). Here a warp stays 32 lanes: the
// whole of a 32-lane wavefront, or one half of a 64-lane one. Every function has the meaning and the 32-bit masks of
// the CUDA intrinsic after which it is named, so that the arithmetic around it (lane = tid & 31, 1u << lane, __popc,
// one slot for each 32 threads) stays right as it is.
//
// The functions hold when the two halves of a wavefront diverge from each other, and in wavefronts that are not full.
// What a wavefront cannot do: lanes of one warp that execute the same *_sync function at different places of the
// program do not meet there.
//
// Compiled for an NVIDIA GPU, every function is CUDA's own intrinsic.

#ifndef HIPPORT_WARP_H
#define HIPPORT_WARP_H

#include <hip/hip_runtime.h>

namespace hipport {

// Lanes of a warp, a constant expression on host and device.
static constexpr int warp_size = 32;
static constexpr unsigned int full_mask = 0xffffffffu;

// The rest is for compilers of device code; a host's compiler may include this file through a header of both.
#if defined(__HIPCC__)
#if defined(__HIP_PLATFORM_AMD__)

// The lanes that a call names. The hardware does not ask for them; who checks that they are there may define this.
#ifndef HIPPORT_NAMED_LANES
#define HIPPORT_NAMED_LANES(mask) static_cast<void>(mask)
#endif

// A shuffled value that not every lane has set, `int n; if (first) n = take(); n = shfl(n, 0);`. clang takes a value that
// a function gets for one that has been set, and would let every lane take.
#if defined(__has_attribute)
#if __has_attribute(maybe_undef)
#define HIPPORT_MAYBE_UNDEF __attribute__((maybe_undef))
#endif
#endif
#ifndef HIPPORT_MAYBE_UNDEF
#define HIPPORT_MAYBE_UNDEF
#endif

namespace detail {

// What CUDA's overloads make of an argument: integers shorter than int are promoted.
template <class T, bool is_short_integer = (sizeof(T) < sizeof(int) && __is_integral(T)) || __is_enum(T)>
struct passed {
    using type = T;
};
template <class T>
struct passed<T, true> {
    using type = int;
};

// The bits of this lane's warp in what __ballot says of the whole wavefront.
__device__ inline unsigned int own_half(unsigned long long votes) {
    return static_cast<unsigned int>(votes >> (__lane_id() & 32u));
}

// The value that lane `source` (0 to 31) of this warp holds.
template <class T>
__device__ inline T read_lane(T value, int source) {
    constexpr int words = (sizeof(T) + sizeof(int) - 1) / sizeof(int);
    int bits[words] = {};
    __builtin_memcpy(bits, &value, sizeof(T));
    for (int i = 0; i < words; ++i) bits[i] = __shfl(bits[i], source, warp_size);
    __builtin_memcpy(&value, bits, sizeof(T));
    return value;
}

__device__ inline int lane() { return static_cast<int>(__lane_id() & 31u); }

// Combines the values of the lanes of `mask`, which includes this one; the same result for each of them.
template <class T, class Combine>
__device__ inline T combine_lanes(unsigned int mask, T value, Combine combine) {
    HIPPORT_NAMED_LANES(mask);
    if (mask == full_mask) {
        for (int distance = warp_size / 2; distance > 0; distance /= 2) {
            value = combine(value, read_lane(value, lane() ^ distance));
        }
        return value;
    }
    T result = read_lane(value, __ffs(mask) - 1);
    for (unsigned int rest = mask & (mask - 1); rest != 0; rest &= rest - 1) {
        result = combine(result, read_lane(value, __ffs(rest) - 1));
    }
    return result;
}

}  // namespace detail

// This lane's number in its warp (PTX: %laneid), and the lanes before, up to, from and after it (%lanemask_*).
__device__ inline unsigned int lane_id() { return __lane_id() & 31u; }
__device__ inline unsigned int lanemask_eq() { return 1u << lane_id(); }
__device__ inline unsigned int lanemask_lt() { return lanemask_eq() - 1u; }
__device__ inline unsigned int lanemask_le() { return lanemask_lt() | lanemask_eq(); }
__device__ inline unsigned int lanemask_gt() { return ~lanemask_le(); }
__device__ inline unsigned int lanemask_ge() { return ~lanemask_lt(); }

// Lanes of this warp that execute this call now.
__device__ inline unsigned int activemask() { return detail::own_half(__ballot(1)); }

// Orders the memory accesses of the warp's lanes. Lanes of a wavefront run in step, so nobody has to be waited for.
__device__ inline void syncwarp(unsigned int mask = full_mask) {
    HIPPORT_NAMED_LANES(mask);
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "wavefront");
    __builtin_amdgcn_wave_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "wavefront");
}

// CUDA's older intrinsics without a mask, which speak of the lanes that happen to be there.
__device__ inline unsigned int ballot(int predicate) { return detail::own_half(__ballot(predicate)); }
__device__ inline int (all)(int predicate) { return ballot(!predicate) == 0; }
__device__ inline int (any)(int predicate) { return ballot(predicate) != 0; }

// Shuffles of values of any trivially copyable type; `width` is a power of two up to 32. A lane that would read
// beyond its group of `width` lanes gets its own value.
template <class T>
__device__ inline typename detail::passed<T>::type shfl(
    HIPPORT_MAYBE_UNDEF T value, int source, int width = warp_size) {
    const int self = detail::lane();
    return detail::read_lane<typename detail::passed<T>::type>(value, (self & ~(width - 1)) | (source & (width - 1)));
}
template <class T>
__device__ inline typename detail::passed<T>::type shfl_up(
    HIPPORT_MAYBE_UNDEF T value, unsigned int delta, int width = warp_size) {
    const int self = detail::lane();
    const int source = self - static_cast<int>(delta & 31u);
    return detail::read_lane<typename detail::passed<T>::type>(value, source < (self & ~(width - 1)) ? self : source);
}
template <class T>
__device__ inline typename detail::passed<T>::type shfl_down(
    HIPPORT_MAYBE_UNDEF T value, unsigned int delta, int width = warp_size) {
    const int self = detail::lane();
    const int source = self + static_cast<int>(delta & 31u);
    return detail::read_lane<typename detail::passed<T>::type>(value, source > (self | (width - 1)) ? self : source);
}
template <class T>
__device__ inline typename detail::passed<T>::type shfl_xor(
    HIPPORT_MAYBE_UNDEF T value, int lane_mask, int width = warp_size) {
    const int self = detail::lane();
    const int source = self ^ (lane_mask & 31);
    return detail::read_lane<typename detail::passed<T>::type>(value, source > (self | (width - 1)) ? self : source);
}

// Votes. Lanes of the mask that have left the kernel do not count, as in CUDA.
__device__ inline unsigned int ballot_sync(unsigned int mask, int predicate) {
    HIPPORT_NAMED_LANES(mask);
    return ballot(predicate) & mask;
}
__device__ inline int all_sync(unsigned int mask, int predicate) { return ballot_sync(mask, !predicate) == 0; }
__device__ inline int any_sync(unsigned int mask, int predicate) { return ballot_sync(mask, predicate) != 0; }
__device__ inline int uni_sync(unsigned int mask, int predicate) {
    return all_sync(mask, predicate) || all_sync(mask, !predicate);
}

// Shuffles among the lanes of the mask.
template <class T>
__device__ inline typename detail::passed<T>::type shfl_sync(
    unsigned int mask, HIPPORT_MAYBE_UNDEF T value, int source, int width = warp_size) {
    HIPPORT_NAMED_LANES(mask);
    return shfl(value, source, width);
}
template <class T>
__device__ inline typename detail::passed<T>::type shfl_up_sync(
    unsigned int mask, HIPPORT_MAYBE_UNDEF T value, unsigned int delta, int width = warp_size) {
    HIPPORT_NAMED_LANES(mask);
    return shfl_up(value, delta, width);
}
template <class T>
__device__ inline typename detail::passed<T>::type shfl_down_sync(
    unsigned int mask, HIPPORT_MAYBE_UNDEF T value, unsigned int delta, int width = warp_size) {
    HIPPORT_NAMED_LANES(mask);
    return shfl_down(value, delta, width);
}
template <class T>
__device__ inline typename detail::passed<T>::type shfl_xor_sync(
    unsigned int mask, HIPPORT_MAYBE_UNDEF T value, int lane_mask, int width = warp_size) {
    HIPPORT_NAMED_LANES(mask);
    return shfl_xor(value, lane_mask, width);
}

// The lanes of the mask whose value has the same bits as this lane's.
template <class T>
__device__ inline unsigned int match_any_sync(unsigned int mask, T value) {
    using Passed = typename detail::passed<T>::type;
    static_assert(sizeof(Passed) == 4 || sizeof(Passed) == 8, "CUDA compares 32-bit and 64-bit values");
    const Passed passed = value;
    unsigned long long bits = 0;
    __builtin_memcpy(&bits, &passed, sizeof(Passed));
    HIPPORT_NAMED_LANES(mask);
    unsigned int same = mask & activemask();
    for (unsigned int i = 0; i < 8 * sizeof(Passed); ++i) {
        const bool is_set = (bits >> i) & 1u;
        const unsigned int set = detail::own_half(__ballot(is_set));
        same &= is_set ? set : ~set;
    }
    return same;
}

// The mask if all its lanes have the same value, else 0; `*all_same` says which.
template <class T>
__device__ inline unsigned int match_all_sync(unsigned int mask, T value, int* all_same) {
    *all_same = match_any_sync(mask, value) == (mask & activemask());
    *all_same = all_sync(mask, *all_same);
    return *all_same ? mask : 0u;
}

// Reductions over the lanes of the mask. 32-bit integers, as in CUDA.
__device__ inline unsigned int reduce_add_sync(unsigned int mask, unsigned int value) {
    return detail::combine_lanes(mask, value, [](unsigned int a, unsigned int b) { return a + b; });
}
__device__ inline int reduce_add_sync(unsigned int mask, int value) {
    return static_cast<int>(reduce_add_sync(mask, static_cast<unsigned int>(value)));
}
__device__ inline unsigned int reduce_min_sync(unsigned int mask, unsigned int value) {
    return detail::combine_lanes(mask, value, [](unsigned int a, unsigned int b) { return a < b ? a : b; });
}
__device__ inline int reduce_min_sync(unsigned int mask, int value) {
    return detail::combine_lanes(mask, value, [](int a, int b) { return a < b ? a : b; });
}
__device__ inline unsigned int reduce_max_sync(unsigned int mask, unsigned int value) {
    return detail::combine_lanes(mask, value, [](unsigned int a, unsigned int b) { return a < b ? b : a; });
}
__device__ inline int reduce_max_sync(unsigned int mask, int value) {
    return detail::combine_lanes(mask, value, [](int a, int b) { return a < b ? b : a; });
}
__device__ inline unsigned int reduce_and_sync(unsigned int mask, unsigned int value) {
    return detail::combine_lanes(mask, value, [](unsigned int a, unsigned int b) { return a & b; });
}
__device__ inline unsigned int reduce_or_sync(unsigned int mask, unsigned int value) {
    return detail::combine_lanes(mask, value, [](unsigned int a, unsigned int b) { return a | b; });
}
__device__ inline unsigned int reduce_xor_sync(unsigned int mask, unsigned int value) {
    return detail::combine_lanes(mask, value, [](unsigned int a, unsigned int b) { return a ^ b; });
}

#else  // for NVIDIA GPUs: CUDA's own

__device__ inline unsigned int lane_id() {
    unsigned int id;
    asm("mov.u32 %0, %%laneid;" : "=r"(id));
    return id;
}
__device__ inline unsigned int lanemask_eq() { return 1u << lane_id(); }
__device__ inline unsigned int lanemask_lt() { return lanemask_eq() - 1u; }
__device__ inline unsigned int lanemask_le() { return lanemask_lt() | lanemask_eq(); }
__device__ inline unsigned int lanemask_gt() { return ~lanemask_le(); }
__device__ inline unsigned int lanemask_ge() { return ~lanemask_lt(); }
__device__ inline unsigned int activemask() { return __activemask(); }
__device__ inline void syncwarp(unsigned int mask = full_mask) { __syncwarp(mask); }
__device__ inline unsigned int ballot_sync(unsigned int mask, int predicate) { return __ballot_sync(mask, predicate); }
__device__ inline int all_sync(unsigned int mask, int predicate) { return __all_sync(mask, predicate); }
__device__ inline int any_sync(unsigned int mask, int predicate) { return __any_sync(mask, predicate); }
__device__ inline int uni_sync(unsigned int mask, int predicate) { return __uni_sync(mask, predicate); }
template <class T>
__device__ inline auto shfl_sync(unsigned int mask, T value, int source, int width = warp_size)
    -> decltype(__shfl_sync(mask, value, source, width)) {
    return __shfl_sync(mask, value, source, width);
}
template <class T>
__device__ inline auto shfl_up_sync(unsigned int mask, T value, unsigned int delta, int width = warp_size)
    -> decltype(__shfl_up_sync(mask, value, delta, width)) {
    return __shfl_up_sync(mask, value, delta, width);
}
template <class T>
__device__ inline auto shfl_down_sync(unsigned int mask, T value, unsigned int delta, int width = warp_size)
    -> decltype(__shfl_down_sync(mask, value, delta, width)) {
    return __shfl_down_sync(mask, value, delta, width);
}
template <class T>
__device__ inline auto shfl_xor_sync(unsigned int mask, T value, int lane_mask, int width = warp_size)
    -> decltype(__shfl_xor_sync(mask, value, lane_mask, width)) {
    return __shfl_xor_sync(mask, value, lane_mask, width);
}
template <class T>
__device__ inline unsigned int match_any_sync(unsigned int mask, T value) {
    return __match_any_sync(mask, value);
}
template <class T>
__device__ inline unsigned int match_all_sync(unsigned int mask, T value, int* all_same) {
    return __match_all_sync(mask, value, all_same);
}
template <class T>
__device__ inline T reduce_add_sync(unsigned int mask, T value) {
    return __reduce_add_sync(mask, value);
}
template <class T>
__device__ inline T reduce_min_sync(unsigned int mask, T value) {
    return __reduce_min_sync(mask, value);
}
template <class T>
__device__ inline T reduce_max_sync(unsigned int mask, T value) {
    return __reduce_max_sync(mask, value);
}
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 800  // CUDA has them there only
__device__ inline unsigned int reduce_and_sync(unsigned int mask, unsigned int value) {
    return __reduce_and_sync(mask, value);
}
__device__ inline unsigned int reduce_or_sync(unsigned int mask, unsigned int value) {
    return __reduce_or_sync(mask, value);
}
__device__ inline unsigned int reduce_xor_sync(unsigned int mask, unsigned int value) {
    return __reduce_xor_sync(mask, value);
}
#endif
__device__ inline unsigned int ballot(int predicate) { return __ballot_sync(__activemask(), predicate); }
__device__ inline int (all)(int predicate) { return __all_sync(__activemask(), predicate); }
__device__ inline int (any)(int predicate) { return __any_sync(__activemask(), predicate); }
template <class T>
__device__ inline auto shfl(T value, int source, int width = warp_size)
    -> decltype(__shfl_sync(__activemask(), value, source, width)) {
    return __shfl_sync(__activemask(), value, source, width);
}
template <class T>
__device__ inline auto shfl_up(T value, unsigned int delta, int width = warp_size)
    -> decltype(__shfl_up_sync(__activemask(), value, delta, width)) {
    return __shfl_up_sync(__activemask(), value, delta, width);
}
template <class T>
__device__ inline auto shfl_down(T value, unsigned int delta, int width = warp_size)
    -> decltype(__shfl_down_sync(__activemask(), value, delta, width)) {
    return __shfl_down_sync(__activemask(), value, delta, width);
}
template <class T>
__device__ inline auto shfl_xor(T value, int lane_mask, int width = warp_size)
    -> decltype(__shfl_xor_sync(__activemask(), value, lane_mask, width)) {
    return __shfl_xor_sync(__activemask(), value, lane_mask, width);
}

#endif
#endif

}  // namespace hipport

#endif
