// PTX's integer instructions in plain C++. Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file
//
// Every function is named after the instruction that it computes (bfe<int> is bfe.s32), with PTX's meaning at the edges
// too: shifts by more than a word, fields that reach beyond one, bytes with their sign replicated. For host and device.

#ifndef HIPPORT_PTX_INTEGER_H
#define HIPPORT_PTX_INTEGER_H

#include <hip/hip_runtime.h>

#include "integer.h"

namespace hipport {
namespace ptx {

namespace detail {

template <class T>
struct twice;  // the type of twice the width
template <>
struct twice<short> {
    using type = int;
};
template <>
struct twice<unsigned short> {
    using type = unsigned int;
};
template <>
struct twice<int> {
    using type = long long;
};
template <>
struct twice<unsigned int> {
    using type = unsigned long long;
};
template <>
struct twice<long long> {
    __extension__ using type = __int128;
};
template <>
struct twice<unsigned long long> {
    __extension__ using type = unsigned __int128;
};

// Arithmetic is done on this type, which wraps around for each T.
using bits = unsigned long long;

template <class T>
constexpr unsigned int (width)() {
    return 8 * sizeof(T);
}

template <class T>
__host__ __device__ inline typename twice<T>::type product(T a, T b) {
    return static_cast<typename twice<T>::type>(a) * static_cast<typename twice<T>::type>(b);
}

// The low 24 bits, the sign replicated if T has one.
template <class T>
__host__ __device__ inline long long low24(T a) {
    const int bits24 = static_cast<int>(static_cast<unsigned int>(a) << 8);
    return static_cast<T>(-1) < 0 ? bits24 >> 8 : static_cast<long long>(static_cast<unsigned int>(bits24) >> 8);
}

// Byte `i` of eight: those of a, then those of b.
__host__ __device__ inline unsigned int byte_of(unsigned int a, unsigned int b, unsigned int i) {
    return ((i & 4u ? b : a) >> (8u * (i & 3u))) & 0xffu;
}
__host__ __device__ inline unsigned int join(unsigned int b0, unsigned int b1, unsigned int b2, unsigned int b3) {
    return b0 | b1 << 8 | b2 << 16 | b3 << 24;
}

}  // namespace detail

template <class T>
__host__ __device__ inline T (add)(T a, T b) {
    return static_cast<T>(static_cast<detail::bits>(a) + static_cast<detail::bits>(b));
}
template <class T>
__host__ __device__ inline T (sub)(T a, T b) {
    return static_cast<T>(static_cast<detail::bits>(a) - static_cast<detail::bits>(b));
}
template <class T>
__host__ __device__ inline T (neg)(T a) {
    return sub<T>(0, a);
}
template <class T>
__host__ __device__ inline T (abs)(T a) {
    return a < 0 ? neg<T>(a) : a;
}
template <class T>
__host__ __device__ inline T (min)(T a, T b) {
    return b < a ? b : a;
}
template <class T>
__host__ __device__ inline T (max)(T a, T b) {
    return a < b ? b : a;
}
// What PTX leaves open, here as NVIDIA's GPUs have it: a division by 0 gives all ones, and its remainder the dividend.
template <class T>
__host__ __device__ inline T (div)(T a, T b) {
    if (b == 0) return static_cast<T>(-1);
    return T(-1) < 0 && b == T(-1) ? neg<T>(a) : static_cast<T>(a / b);
}
template <class T>
__host__ __device__ inline T (rem)(T a, T b) {
    if (b == 0) return a;
    return T(-1) < 0 && b == T(-1) ? T(0) : static_cast<T>(a % b);
}
template <class T>
__host__ __device__ inline T (sad)(T a, T b, T c) {
    return add<T>(c, a < b ? sub<T>(b, a) : sub<T>(a, b));
}

template <class T>
__host__ __device__ inline bool setp_eq(T a, T b) {
    return a == b;
}
template <class T>
__host__ __device__ inline bool setp_ne(T a, T b) {
    return a != b;
}
template <class T>
__host__ __device__ inline bool setp_lt(T a, T b) {
    return a < b;
}
template <class T>
__host__ __device__ inline bool setp_le(T a, T b) {
    return a <= b;
}
template <class T>
__host__ __device__ inline bool setp_gt(T a, T b) {
    return a > b;
}
template <class T>
__host__ __device__ inline bool setp_ge(T a, T b) {
    return a >= b;
}

// Products: the low half, the high half, both; of 24 bits the low 32 and the high 32 of 48.
template <class T>
__host__ __device__ inline T mul_lo(T a, T b) {
    return static_cast<T>(static_cast<detail::bits>(a) * static_cast<detail::bits>(b));
}
template <class T>
__host__ __device__ inline T mul_hi(T a, T b) {
    return static_cast<T>(detail::product<T>(a, b) >> detail::width<T>());
}
template <class T>
__host__ __device__ inline typename detail::twice<T>::type mul_wide(T a, T b) {
    return detail::product<T>(a, b);
}
template <class T>
__host__ __device__ inline T mad_lo(T a, T b, T c) {
    return add<T>(mul_lo<T>(a, b), c);
}
template <class T>
__host__ __device__ inline T mad_hi(T a, T b, T c) {
    return add<T>(mul_hi<T>(a, b), c);
}
template <class T>
__host__ __device__ inline typename detail::twice<T>::type mad_wide(T a, T b, typename detail::twice<T>::type c) {
    return add<typename detail::twice<T>::type>(mul_wide<T>(a, b), c);
}
template <class T>
__host__ __device__ inline T mul24_lo(T a, T b) {
    return static_cast<T>(detail::low24<T>(a) * detail::low24<T>(b));
}
template <class T>
__host__ __device__ inline T mul24_hi(T a, T b) {
    return static_cast<T>((detail::low24<T>(a) * detail::low24<T>(b)) >> 16);
}
template <class T>
__host__ __device__ inline T mad24_lo(T a, T b, T c) {
    return add<T>(mul24_lo<T>(a, b), c);
}
template <class T>
__host__ __device__ inline T mad24_hi(T a, T b, T c) {
    return add<T>(mul24_hi<T>(a, b), c);
}
template <class A, class B>
__host__ __device__ inline unsigned int dp4a(unsigned int a, unsigned int b, unsigned int c) {
    return hipport::detail::dot<A, B>(a, b, c);
}
template <class A, class B>
__host__ __device__ inline unsigned int dp2a_lo(unsigned int a, unsigned int b, unsigned int c) {
    return hipport::detail::dot<A, B>(a, b, c);
}
template <class A, class B>
__host__ __device__ inline unsigned int dp2a_hi(unsigned int a, unsigned int b, unsigned int c) {
    return hipport::detail::dot<A, B>(a, b, c, 2);
}

// Chains: `carry` is PTX's condition code, the carry or borrow of the instruction before; bool or an integer.
template <class T, class Code>
__host__ __device__ inline T add_cc(T a, T b, Code& carry) {
    const T result = a + b;
    carry = result < a;
    return result;
}
template <class T, class Code>
__host__ __device__ inline T addc_cc(T a, T b, Code& carry) {
    const T sum = a + b;
    const T result = sum + carry;
    carry = (sum < a) | (result < sum);
    return result;
}
template <class T>
__host__ __device__ inline T addc(T a, T b, unsigned int carry) {
    return a + b + carry;
}
template <class T, class Code>
__host__ __device__ inline T sub_cc(T a, T b, Code& borrow) {
    borrow = a < b;
    return a - b;
}
template <class T, class Code>
__host__ __device__ inline T subc_cc(T a, T b, Code& borrow) {
    const T difference = a - b;
    const T result = difference - borrow;
    borrow = (a < b) | (difference < borrow);
    return result;
}
template <class T>
__host__ __device__ inline T subc(T a, T b, unsigned int borrow) {
    return a - b - borrow;
}

// Bits. Shifts by the width or more give what is shifted in.
template <class T>
__host__ __device__ inline T and_(T a, T b) {
    return static_cast<T>(a & b);
}
template <class T>
__host__ __device__ inline T or_(T a, T b) {
    return static_cast<T>(a | b);
}
template <class T>
__host__ __device__ inline T xor_(T a, T b) {
    return static_cast<T>(a ^ b);
}
template <class T>
__host__ __device__ inline T not_(T a) {
    return static_cast<T>(~a);
}
template <class T>
__host__ __device__ inline T cnot(T a) {
    return a == 0;
}
template <class T>
__host__ __device__ inline T (shl)(T a, unsigned int count) {
    return count < detail::width<T>() ? static_cast<T>(static_cast<detail::bits>(a) << count) : static_cast<T>(0);
}
template <class T>
__host__ __device__ inline T (shr)(T a, unsigned int count) {
    return count < detail::width<T>() ? static_cast<T>(a >> count) : static_cast<T>(a < 0 ? -1 : 0);
}

// Funnel shifts of the 64 bits whose low word is `low`; clamp: by 32 at most, wrap: by the count modulo 32.
__host__ __device__ inline unsigned int shf_l_clamp(unsigned int low, unsigned int high, unsigned int count) {
    const detail::bits both = static_cast<detail::bits>(high) << 32 | low;
    return static_cast<unsigned int>((both << (count < 32u ? count : 32u)) >> 32);
}
__host__ __device__ inline unsigned int shf_r_clamp(unsigned int low, unsigned int high, unsigned int count) {
    const detail::bits both = static_cast<detail::bits>(high) << 32 | low;
    return static_cast<unsigned int>(both >> (count < 32u ? count : 32u));
}
__host__ __device__ inline unsigned int shf_l_wrap(unsigned int low, unsigned int high, unsigned int count) {
    return shf_l_clamp(low, high, count & 31u);
}
__host__ __device__ inline unsigned int shf_r_wrap(unsigned int low, unsigned int high, unsigned int count) {
    return shf_r_clamp(low, high, count & 31u);
}

// `length` bits from bit `position` on, the sign bit of the field (the last bit of the word, if the field reaches beyond
// it) replicated if T has one. Only the low 8 bits of position and length count.
template <class T>
__host__ __device__ inline T bfe(T a, unsigned int position, unsigned int length) {
    position &= 0xffu;
    length &= 0xffu;
    if (length == 0) return 0;
    const T shifted = shr<T>(a, position);
    if (length >= detail::width<T>()) return shifted;
    const unsigned int rest = detail::width<T>() - length;
    return static_cast<T>(static_cast<T>(static_cast<detail::bits>(shifted) << rest) >> rest);
}

// b with `length` bits from `position` on replaced by the low bits of a.
template <class T>
__host__ __device__ inline T bfi(T a, T b, unsigned int position, unsigned int length) {
    position &= 0xffu;
    length &= 0xffu;
    const T low = length < detail::width<T>() ? static_cast<T>(shl<T>(1, length) - 1) : static_cast<T>(-1);
    const T field = shl<T>(low, position);
    return static_cast<T>((b & ~field) | (shl<T>(a, position) & field));
}

// Each result bit is the bit of `table` that the bits of a (4), b (2) and c (1) number.
__host__ __device__ inline unsigned int lop3(unsigned int a, unsigned int b, unsigned int c, unsigned int table) {
    unsigned int result = 0;
    for (unsigned int i = 0; i < 8; ++i) {
        const unsigned int matching = (i & 4u ? a : ~a) & (i & 2u ? b : ~b) & (i & 1u ? c : ~c);
        if (table >> i & 1u) result |= matching;
    }
    return result;
}

// Bytes of a and b by number: in the first form a nibble each, whose bit 3 asks for the byte's sign bit eight times.
__host__ __device__ inline unsigned int prmt(unsigned int a, unsigned int b, unsigned int selector) {
    unsigned int result = 0;
    for (unsigned int i = 0; i < 4; ++i) {
        const unsigned int nibble = selector >> (4u * i);
        const unsigned int byte = detail::byte_of(a, b, nibble);
        result |= (nibble & 8u ? (byte & 0x80u ? 0xffu : 0u) : byte) << (8u * i);
    }
    return result;
}
__host__ __device__ inline unsigned int prmt_f4e(unsigned int a, unsigned int b, unsigned int first) {
    return shf_r_clamp(a, b, 8u * (first & 3u));
}
__host__ __device__ inline unsigned int prmt_b4e(unsigned int a, unsigned int b, unsigned int first) {
    first &= 3u;
    return detail::join(detail::byte_of(a, b, first), detail::byte_of(a, b, first + 7u),
                        detail::byte_of(a, b, first + 6u), detail::byte_of(a, b, first + 5u));
}
__host__ __device__ inline unsigned int prmt_rc8(unsigned int a, unsigned int, unsigned int i) {
    return detail::byte_of(a, 0, i & 3u) * 0x01010101u;
}
__host__ __device__ inline unsigned int prmt_ecl(unsigned int a, unsigned int, unsigned int i) {
    i &= 3u;
    return detail::join(detail::byte_of(a, 0, i), detail::byte_of(a, 0, i < 1u ? 1u : i),
                        detail::byte_of(a, 0, i < 2u ? 2u : i), detail::byte_of(a, 0, 3u));
}
__host__ __device__ inline unsigned int prmt_ecr(unsigned int a, unsigned int, unsigned int i) {
    i &= 3u;
    return detail::join(detail::byte_of(a, 0, 0u), detail::byte_of(a, 0, i < 1u ? i : 1u),
                        detail::byte_of(a, 0, i < 2u ? i : 2u), detail::byte_of(a, 0, i));
}
__host__ __device__ inline unsigned int prmt_rc16(unsigned int a, unsigned int, unsigned int i) {
    return (a >> (16u * (i & 1u)) & 0xffffu) * 0x00010001u;
}

// The place of the most significant bit that is set (of a negative number: that is not), or ~0 if there is none;
// bfind_shiftamt tells how far to shift it to the left end.
template <class T>
__host__ __device__ inline unsigned int bfind(T a) {
    detail::bits rest = static_cast<detail::bits>(static_cast<T>(a < 0 ? ~a : a));
    if (rest == 0) return ~0u;
    unsigned int position = 0;
    for (unsigned int step = detail::width<T>() / 2; step != 0; step /= 2) {
        if (rest >> step) {
            position += step;
            rest >>= step;
        }
    }
    return position;
}
template <class T>
__host__ __device__ inline unsigned int bfind_shiftamt(T a) {
    const unsigned int position = bfind<T>(a);
    return position == ~0u ? position : detail::width<T>() - 1u - position;
}

// The lanes of a video instruction: all of them are written, which leaves nothing of `other`; or their sum is added to it,
// that of comparisons or that of numbers without a sign, of so many bits each.
__host__ __device__ inline unsigned int all_lanes(unsigned int result, unsigned int other) {
    static_cast<void>(other);
    return result;
}
__host__ __device__ inline unsigned int add_lanes(unsigned int ones, unsigned int other) {
    for (unsigned int at = 0; at < 32u; at += 8u) other += ones >> at & 1u;
    return other;
}
template <unsigned int bits>
__host__ __device__ inline unsigned int sum_lanes(unsigned int lanes, unsigned int other) {
    for (unsigned int at = 0; at < 32u; at += bits) other += lanes >> at & ((1u << bits) - 1u);
    return other;
}

// To integers from a float that has been rounded to one, with the nearest value there is. NaN gives 0, but the highest bit
// alone where either side has 64 bits.
template <class To, class From>
__host__ __device__ inline To cvt_sat(From rounded) {
    constexpr int bits = detail::width<To>();
    constexpr bool is_signed = static_cast<To>(-1) < 0;
    constexpr To most = static_cast<To>(is_signed ? (1ull << (bits - 1)) - 1 : ~0ull);
    constexpr To least = static_cast<To>(is_signed ? -static_cast<long long>(most) - 1 : 0);
    if (rounded != rounded) return static_cast<To>(bits == 64 || sizeof(From) == 8 ? 1ull << (bits - 1) : 0);
    if (rounded <= static_cast<From>(least)) return least;
    return rounded >= static_cast<From>(most) ? most : static_cast<To>(rounded);
}

// An integer as the nearest value that another type has.
template <class To, class From>
__host__ __device__ inline To cvt_sat_integer(From a) {
    constexpr bool is_signed = static_cast<To>(-1) < 0;
    constexpr unsigned int bits = is_signed ? detail::width<To>() - 1 : detail::width<To>();
    constexpr long long most = static_cast<long long>((1ull << bits) - 1);
    constexpr long long least = is_signed ? -most - 1 : 0;
    const long long value = a;
    return static_cast<To>(value < least ? least : value > most ? most : value);
}

// The lane that a shuffle of PTX reads from, and whether it is in range; one that is not reads from itself. `range` has
// the lanes that all lanes of a segment share (bits 8 to 12) and the last lane of one, counted from its first (0 to 4).
struct shuffle_source {
    unsigned int lane;
    bool in_range;
};
namespace detail {
__host__ __device__ inline shuffle_source source(unsigned int lane, unsigned int wanted, bool in_range) {
    return {(in_range ? wanted : lane) & 31u, in_range};
}
__host__ __device__ inline unsigned int last_lane(unsigned int lane, unsigned int range) {
    const unsigned int segment = range >> 8 & 31u;
    return (lane & segment) | (range & 31u & ~segment);
}
}  // namespace detail
__host__ __device__ inline shuffle_source source_up(unsigned int lane, unsigned int delta, unsigned int range) {
    const int wanted = static_cast<int>(lane) - static_cast<int>(delta & 31u);
    return detail::source(lane, static_cast<unsigned int>(wanted), wanted >= static_cast<int>(detail::last_lane(lane, range)));
}
__host__ __device__ inline shuffle_source source_down(unsigned int lane, unsigned int delta, unsigned int range) {
    const unsigned int wanted = lane + (delta & 31u);
    return detail::source(lane, wanted, wanted <= detail::last_lane(lane, range));
}
__host__ __device__ inline shuffle_source source_bfly(unsigned int lane, unsigned int mask, unsigned int range) {
    const unsigned int wanted = lane ^ (mask & 31u);
    return detail::source(lane, wanted, wanted <= detail::last_lane(lane, range));
}
__host__ __device__ inline shuffle_source source_idx(unsigned int lane, unsigned int index, unsigned int range) {
    const unsigned int segment = range >> 8 & 31u;
    const unsigned int wanted = (lane & segment) | (index & 31u & ~segment);
    return detail::source(lane, wanted, wanted <= detail::last_lane(lane, range));
}

}  // namespace ptx
}  // namespace hipport

#endif
