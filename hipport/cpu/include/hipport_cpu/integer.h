// Integer and bit functions, and conversions between numbers and their bits.

#ifndef HIPPORT_CPU_INTEGER_H
#define HIPPORT_CPU_INTEGER_H

#include <math.h>
#include <string.h>

#include "hipport_cpu/convert.h"
#include "hipport_cpu/threads.h"

namespace hipport_cpu {

template <class To, class From>
HIPPORT_CPU_INLINE To bit_cast(const From& from) {
    static_assert(sizeof(To) == sizeof(From), "the same bits");
    To to;
    __builtin_memcpy(static_cast<void*>(&to), &from, sizeof(To));
    return to;
}

template <class T>
inline T reversed_bits(T value) {
    T result = 0;
    for (unsigned int i = 0; i < 8 * sizeof(T); ++i) result |= (value >> i & 1) << (8 * sizeof(T) - 1 - i);
    return result;
}

// The position of the n-th set bit from `base` on, upwards or downwards; -1 where there is none.
template <class T>
inline int find_nth_set(T mask, unsigned int base, int offset) {
    const int step = offset < 0 ? -1 : 1;
    int left = offset < 0 ? -offset : offset;
    for (int i = static_cast<int>(base); i >= 0 && i < static_cast<int>(8 * sizeof(T)); i += step) {
        if ((mask >> i & 1) != 0 && (offset == 0 || --left == 0)) return i;
        if (offset == 0) return -1;
    }
    return -1;
}

}  // namespace hipport_cpu

HIPPORT_CPU_INLINE unsigned int __popc(unsigned int x) { return __builtin_popcount(x); }
HIPPORT_CPU_INLINE unsigned int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
HIPPORT_CPU_INLINE int __clz(int x) { return x == 0 ? 32 : __builtin_clz(static_cast<unsigned int>(x)); }
HIPPORT_CPU_INLINE int __clzll(long long x) {
    return x == 0 ? 64 : __builtin_clzll(static_cast<unsigned long long>(x));
}
HIPPORT_CPU_INLINE int __ffs(unsigned int x) { return __builtin_ffs(static_cast<int>(x)); }
HIPPORT_CPU_INLINE int __ffs(int x) { return __builtin_ffs(x); }
HIPPORT_CPU_INLINE int __ffsll(unsigned long long x) { return __builtin_ffsll(static_cast<long long>(x)); }
HIPPORT_CPU_INLINE int __ffsll(long long x) { return __builtin_ffsll(x); }
HIPPORT_CPU_INLINE int __ffsll(unsigned long x) { return __builtin_ffsll(static_cast<long long>(x)); }
HIPPORT_CPU_INLINE int __ffsll(long x) { return __builtin_ffsll(x); }
inline unsigned int __brev(unsigned int x) { return hipport_cpu::reversed_bits(x); }
inline unsigned long long __brevll(unsigned long long x) { return hipport_cpu::reversed_bits(x); }
inline int __fns32(uint64_t mask, uint32_t base, int32_t offset) {
    return hipport_cpu::find_nth_set(static_cast<uint32_t>(mask), base, offset);
}
inline int __fns64(uint64_t mask, uint32_t base, int32_t offset) {
    return hipport_cpu::find_nth_set(mask, base, offset);
}
inline int __fns(unsigned int mask, unsigned int base, int offset) {
    return hipport_cpu::find_nth_set(mask, base, offset);
}

inline unsigned int __bitextract_u32(unsigned int x, unsigned int offset, unsigned int width) {
    offset &= 31, width &= 31;
    return width == 0 ? 0 : (x << (32 - offset - width)) >> (32 - width);
}
inline uint64_t __bitextract_u64(uint64_t x, unsigned int offset, unsigned int width) {
    offset &= 63, width &= 63;
    return width == 0 ? 0 : (x << (64 - offset - width)) >> (64 - width);
}
inline unsigned int __bitinsert_u32(unsigned int x, unsigned int y, unsigned int offset, unsigned int width) {
    offset &= 31, width &= 31;
    const unsigned int mask = (1u << width) - 1u;
    return (x & ~(mask << offset)) | ((y & mask) << offset);
}
inline uint64_t __bitinsert_u64(uint64_t x, uint64_t y, unsigned int offset, unsigned int width) {
    offset &= 63, width &= 63;
    const uint64_t mask = (uint64_t{1} << width) - 1;
    return (x & ~(mask << offset)) | ((y & mask) << offset);
}

inline unsigned int __funnelshift_l(unsigned int low, unsigned int high, unsigned int shift) {
    return static_cast<unsigned int>((static_cast<uint64_t>(high) << 32 | low) << (shift & 31) >> 32);
}
inline unsigned int __funnelshift_lc(unsigned int low, unsigned int high, unsigned int shift) {
    return shift >= 32 ? low : __funnelshift_l(low, high, shift);
}
inline unsigned int __funnelshift_r(unsigned int low, unsigned int high, unsigned int shift) {
    return static_cast<unsigned int>((static_cast<uint64_t>(high) << 32 | low) >> (shift & 31));
}
inline unsigned int __funnelshift_rc(unsigned int low, unsigned int high, unsigned int shift) {
    return shift >= 32 ? high : __funnelshift_r(low, high, shift);
}

inline unsigned int __byte_perm(unsigned int x, unsigned int y, unsigned int selector) {
    const uint64_t bytes = static_cast<uint64_t>(y) << 32 | x;
    unsigned int result = 0;
    for (int i = 0; i < 4; ++i) {
        result |= static_cast<unsigned int>(bytes >> (8 * (selector >> (4 * i) & 7)) & 0xff) << (8 * i);
    }
    return result;
}
inline int __hadd(int x, int y) { return static_cast<int>((static_cast<long long>(x) + y) >> 1); }
inline int __rhadd(int x, int y) { return static_cast<int>((static_cast<long long>(x) + y + 1) >> 1); }
inline unsigned int __uhadd(unsigned int x, unsigned int y) {
    return static_cast<unsigned int>((uint64_t{x} + y) >> 1);
}
inline unsigned int __urhadd(unsigned int x, unsigned int y) {
    return static_cast<unsigned int>((uint64_t{x} + y + 1) >> 1);
}
inline int __mul24(int x, int y) {
    return static_cast<int>(static_cast<unsigned int>(x << 8 >> 8) * static_cast<unsigned int>(y << 8 >> 8));
}
inline int __umul24(unsigned int x, unsigned int y) { return static_cast<int>((x & 0xffffff) * (y & 0xffffff)); }
inline int __mulhi(int x, int y) { return static_cast<int>(static_cast<long long>(x) * y >> 32); }
inline unsigned int __umulhi(unsigned int x, unsigned int y) {
    return static_cast<unsigned int>(uint64_t{x} * y >> 32);
}
inline long long __mul64hi(long long x, long long y) {
    return static_cast<long long>(static_cast<__int128>(x) * y >> 64);
}
inline unsigned long long __umul64hi(unsigned long long x, unsigned long long y) {
    return static_cast<unsigned long long>(static_cast<unsigned __int128>(x) * y >> 64);
}
inline unsigned int __sad(int x, int y, unsigned int z) {
    return (x > y ? static_cast<unsigned int>(x) - y : static_cast<unsigned int>(y) - x) + z;
}
inline unsigned int __usad(unsigned int x, unsigned int y, unsigned int z) { return (x > y ? x - y : y - x) + z; }

HIPPORT_CPU_INLINE int __float_as_int(float x) { return hipport_cpu::bit_cast<int>(x); }
HIPPORT_CPU_INLINE unsigned int __float_as_uint(float x) { return hipport_cpu::bit_cast<unsigned int>(x); }
HIPPORT_CPU_INLINE float __int_as_float(int x) { return hipport_cpu::bit_cast<float>(x); }
HIPPORT_CPU_INLINE float __uint_as_float(unsigned int x) { return hipport_cpu::bit_cast<float>(x); }
HIPPORT_CPU_INLINE long long __double_as_longlong(double x) { return hipport_cpu::bit_cast<long long>(x); }
HIPPORT_CPU_INLINE double __longlong_as_double(long long x) { return hipport_cpu::bit_cast<double>(x); }
HIPPORT_CPU_INLINE int __double2hiint(double x) { return static_cast<int>(__double_as_longlong(x) >> 32); }
HIPPORT_CPU_INLINE int __double2loint(double x) { return static_cast<int>(__double_as_longlong(x)); }
HIPPORT_CPU_INLINE double __hiloint2double(int high, int low) {
    return __longlong_as_double(static_cast<long long>(static_cast<uint64_t>(high) << 32 | static_cast<uint32_t>(low)));
}

// To integers, rounded to nearest, down, up and towards zero.
#define HIPPORT_CPU_TO_INTEGER(from, from_name, to, to_name)                                                           \
    inline to __##from_name##2##to_name##_rn(from x) { return hipport_cpu::to_integer<to>(static_cast<from>(::nearbyint(x))); }           \
    inline to __##from_name##2##to_name##_rd(from x) { return hipport_cpu::to_integer<to>(static_cast<from>(::floor(x))); }               \
    inline to __##from_name##2##to_name##_ru(from x) { return hipport_cpu::to_integer<to>(static_cast<from>(::ceil(x))); }                \
    inline to __##from_name##2##to_name##_rz(from x) { return hipport_cpu::to_integer<to>(static_cast<from>(::trunc(x))); }
HIPPORT_CPU_TO_INTEGER(float, float, int, int)
HIPPORT_CPU_TO_INTEGER(float, float, unsigned int, uint)
HIPPORT_CPU_TO_INTEGER(float, float, long long, ll)
HIPPORT_CPU_TO_INTEGER(float, float, unsigned long long, ull)
HIPPORT_CPU_TO_INTEGER(double, double, int, int)
HIPPORT_CPU_TO_INTEGER(double, double, unsigned int, uint)
HIPPORT_CPU_TO_INTEGER(double, double, long long, ll)
HIPPORT_CPU_TO_INTEGER(double, double, unsigned long long, ull)
#undef HIPPORT_CPU_TO_INTEGER

#endif
