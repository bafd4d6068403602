// CUDA's integer intrinsics that HIP lacks, in plain C++. Comes with hipport, belongs to the project that it was copied
// into.
// hipport: ignore-file
//
// Every function is named after the CUDA intrinsic that it computes, for host and device: minimum and maximum of one
// type, dot products of bytes, arithmetic on the two halfwords or the four bytes of a word, minimum and maximum of three
// values. The compiler makes one instruction of a dot product where the GPU has one (gfx90a, gfx942, gfx11, gfx12).

#ifndef HIPPORT_INTEGER_H
#define HIPPORT_INTEGER_H

#include <hip/hip_runtime.h>

namespace hipport {

// Minimum and maximum, with the arguments converted to one type.
__host__ __device__ inline unsigned int umin(unsigned int a, unsigned int b) { return a < b ? a : b; }
__host__ __device__ inline unsigned int umax(unsigned int a, unsigned int b) { return a < b ? b : a; }
__host__ __device__ inline long long llmin(long long a, long long b) { return a < b ? a : b; }
__host__ __device__ inline long long llmax(long long a, long long b) { return a < b ? b : a; }
__host__ __device__ inline unsigned long long ullmin(unsigned long long a, unsigned long long b) {
    return a < b ? a : b;
}
__host__ __device__ inline unsigned long long ullmax(unsigned long long a, unsigned long long b) {
    return a < b ? b : a;
}

namespace detail {

// Lane `i` of a word that has lanes of type Lane: two of (un)signed short, or four of (un)signed char.
template <class Lane>
__host__ __device__ inline int lane_of(unsigned int word, int i) {
    return static_cast<Lane>(word >> (8 * static_cast<int>(sizeof(Lane)) * i));
}

// The nearest value that a lane can hold.
template <class Lane>
__host__ __device__ inline int saturate(int value) {
    constexpr int bits = 8 * static_cast<int>(sizeof(Lane));
    constexpr bool is_signed = static_cast<Lane>(-1) < 0;
    constexpr int least = is_signed ? -(1 << (bits - 1)) : 0;
    constexpr int most = (1 << (is_signed ? bits - 1 : bits)) - 1;
    return value < least ? least : value > most ? most : value;
}

// The word whose lanes are f(lane of a, lane of b), cut off to the width of a lane or saturated.
template <class Lane, class F>
__host__ __device__ inline unsigned int wrapped(unsigned int a, unsigned int b, F f) {
    constexpr int bits = 8 * static_cast<int>(sizeof(Lane));
    unsigned int word = 0;
    for (int i = 0; i < 32 / bits; ++i) {
        const unsigned int value = static_cast<unsigned int>(f(lane_of<Lane>(a, i), lane_of<Lane>(b, i)));
        word |= (value & ((1u << bits) - 1u)) << (bits * i);
    }
    return word;
}
template <class Lane, class F>
__host__ __device__ inline unsigned int saturated(unsigned int a, unsigned int b, F f) {
    return wrapped<Lane>(a, b, [f](int x, int y) { return saturate<Lane>(f(x, y)); });
}

// The sum of the absolute differences of the lanes.
template <class Lane>
__host__ __device__ inline unsigned int sum_of_differences(unsigned int a, unsigned int b) {
    unsigned int sum = 0;
    for (int i = 0; i < 4 / static_cast<int>(sizeof(Lane)); ++i) {
        const int difference = lane_of<Lane>(a, i) - lane_of<Lane>(b, i);
        sum += static_cast<unsigned int>(difference < 0 ? -difference : difference);
    }
    return sum;
}

// c plus the products of the lanes of a, beginning with the first, and the lanes of b, beginning with lane `first`.
template <class A, class B>
__host__ __device__ inline unsigned int (dot)(unsigned int a, unsigned int b, unsigned int c, int first = 0) {
    for (int i = 0; i < 4 / static_cast<int>(sizeof(A)); ++i) {
        c += static_cast<unsigned int>(lane_of<A>(a, i) * lane_of<B>(b, first + i));
    }
    return c;
}

// The elements of a vector as the lanes of a word.
template <class Vector>
__host__ __device__ inline unsigned int word_of2(Vector v) {
    return (v.x & 0xffffu) | (v.y & 0xffffu) << 16;
}
template <class Vector>
__host__ __device__ inline unsigned int word_of4(Vector v) {
    return (v.x & 0xffu) | (v.y & 0xffu) << 8 | (v.z & 0xffu) << 16 | (v.w & 0xffu) << 24;
}

}  // namespace detail

// Dot products: four bytes with four bytes, two halfwords with the low or the high two bytes.
__host__ __device__ inline int dp4a(int a, int b, int c) {
    return static_cast<int>(detail::dot<signed char, signed char>(a, b, c));
}
__host__ __device__ inline unsigned int dp4a(unsigned int a, unsigned int b, unsigned int c) {
    return detail::dot<unsigned char, unsigned char>(a, b, c);
}
__host__ __device__ inline int dp4a(char4 a, char4 b, int c) {
    return static_cast<int>(detail::dot<signed char, signed char>(detail::word_of4(a), detail::word_of4(b), c));
}
__host__ __device__ inline unsigned int dp4a(uchar4 a, uchar4 b, unsigned int c) {
    return detail::dot<unsigned char, unsigned char>(detail::word_of4(a), detail::word_of4(b), c);
}
__host__ __device__ inline int dp2a_lo(int a, int b, int c) {
    return static_cast<int>(detail::dot<short, signed char>(a, b, c));
}
__host__ __device__ inline unsigned int dp2a_lo(unsigned int a, unsigned int b, unsigned int c) {
    return detail::dot<unsigned short, unsigned char>(a, b, c);
}
__host__ __device__ inline int dp2a_lo(short2 a, char4 b, int c) {
    return static_cast<int>(detail::dot<short, signed char>(detail::word_of2(a), detail::word_of4(b), c));
}
__host__ __device__ inline unsigned int dp2a_lo(ushort2 a, uchar4 b, unsigned int c) {
    return detail::dot<unsigned short, unsigned char>(detail::word_of2(a), detail::word_of4(b), c);
}
__host__ __device__ inline int dp2a_hi(int a, int b, int c) {
    return static_cast<int>(detail::dot<short, signed char>(a, b, c, 2));
}
__host__ __device__ inline unsigned int dp2a_hi(unsigned int a, unsigned int b, unsigned int c) {
    return detail::dot<unsigned short, unsigned char>(a, b, c, 2);
}
__host__ __device__ inline int dp2a_hi(short2 a, char4 b, int c) {
    return static_cast<int>(detail::dot<short, signed char>(detail::word_of2(a), detail::word_of4(b), c, 2));
}
__host__ __device__ inline unsigned int dp2a_hi(ushort2 a, uchar4 b, unsigned int c) {
    return detail::dot<unsigned short, unsigned char>(detail::word_of2(a), detail::word_of4(b), c, 2);
}

// SIMD within a word. A name ends in 2 for halfwords and in 4 for bytes; x and y are a lane of a and of b.
#define HIPPORT_LANEWISE(name, width, sign, result)                                                    \
    __host__ __device__ inline unsigned int name##2(unsigned int a, unsigned int b) {                  \
        return detail::width<sign short>(a, b, [](int x, int y) { return static_cast<int>(result); }); \
    }                                                                                                  \
    __host__ __device__ inline unsigned int name##4(unsigned int a, unsigned int b) {                  \
        return detail::width<sign char>(a, b, [](int x, int y) { return static_cast<int>(result); });  \
    }
#define HIPPORT_LANEWISE_UNARY(name, width, result)                                                    \
    __host__ __device__ inline unsigned int name##2(unsigned int a) {                                  \
        return detail::width<signed short>(a, a, [](int x, int) { return static_cast<int>(result); }); \
    }                                                                                                  \
    __host__ __device__ inline unsigned int name##4(unsigned int a) {                                  \
        return detail::width<signed char>(a, a, [](int x, int) { return static_cast<int>(result); });  \
    }
#define HIPPORT_COMPARISON(name, sign, operation)                 \
    HIPPORT_LANEWISE(vcmp##name, wrapped, sign, -(x operation y)) \
    HIPPORT_LANEWISE(vset##name, wrapped, sign, x operation y)

HIPPORT_LANEWISE(vadd, wrapped, unsigned, x + y)
HIPPORT_LANEWISE(vaddss, saturated, signed, x + y)
HIPPORT_LANEWISE(vaddus, saturated, unsigned, x + y)
HIPPORT_LANEWISE(vsub, wrapped, unsigned, x - y)
HIPPORT_LANEWISE(vsubss, saturated, signed, x - y)
HIPPORT_LANEWISE(vsubus, saturated, unsigned, x - y)
HIPPORT_LANEWISE(vmaxs, wrapped, signed, x < y ? y : x)
HIPPORT_LANEWISE(vmaxu, wrapped, unsigned, x < y ? y : x)
HIPPORT_LANEWISE(vmins, wrapped, signed, x < y ? x : y)
HIPPORT_LANEWISE(vminu, wrapped, unsigned, x < y ? x : y)
HIPPORT_LANEWISE(vabsdiffs, wrapped, signed, x < y ? y - x : x - y)
HIPPORT_LANEWISE(vabsdiffu, wrapped, unsigned, x < y ? y - x : x - y)
// Averages: half the sum, with halves rounded away from zero; vhadd rounds down.
HIPPORT_LANEWISE(vavgs, wrapped, signed, (x + y + (x + y >= 0 ? 1 : 0)) >> 1)
HIPPORT_LANEWISE(vavgu, wrapped, unsigned, (x + y + 1) >> 1)
HIPPORT_LANEWISE(vhaddu, wrapped, unsigned, (x + y) >> 1)
// vabs and vneg leave the least value as it is, vabsss and vnegss make the greatest of it.
HIPPORT_LANEWISE_UNARY(vabs, wrapped, x < 0 ? -x : x)
HIPPORT_LANEWISE_UNARY(vabsss, saturated, x < 0 ? -x : x)
HIPPORT_LANEWISE_UNARY(vneg, wrapped, -x)
HIPPORT_LANEWISE_UNARY(vnegss, saturated, -x)
// vcmp sets all bits of a lane where it holds, vset makes it 1.
HIPPORT_COMPARISON(eq, unsigned, ==)
HIPPORT_COMPARISON(ne, unsigned, !=)
HIPPORT_COMPARISON(ges, signed, >=)
HIPPORT_COMPARISON(geu, unsigned, >=)
HIPPORT_COMPARISON(gts, signed, >)
HIPPORT_COMPARISON(gtu, unsigned, >)
HIPPORT_COMPARISON(les, signed, <=)
HIPPORT_COMPARISON(leu, unsigned, <=)
HIPPORT_COMPARISON(lts, signed, <)
HIPPORT_COMPARISON(ltu, unsigned, <)

#undef HIPPORT_LANEWISE
#undef HIPPORT_LANEWISE_UNARY
#undef HIPPORT_COMPARISON

__host__ __device__ inline unsigned int vsads2(unsigned int a, unsigned int b) {
    return detail::sum_of_differences<short>(a, b);
}
__host__ __device__ inline unsigned int vsads4(unsigned int a, unsigned int b) {
    return detail::sum_of_differences<signed char>(a, b);
}
__host__ __device__ inline unsigned int vsadu2(unsigned int a, unsigned int b) {
    return detail::sum_of_differences<unsigned short>(a, b);
}
__host__ __device__ inline unsigned int vsadu4(unsigned int a, unsigned int b) {
    return detail::sum_of_differences<unsigned char>(a, b);
}

// Minimum and maximum of three values, or of a sum, which wraps around, and a value; with `relu`, but at least zero.
// Two halfwords in a word (s16x2, u16x2) or 32 bits.
namespace detail {

__host__ __device__ inline int least(int a, int b) { return a < b ? a : b; }
__host__ __device__ inline int most(int a, int b) { return a < b ? b : a; }
__host__ __device__ inline int sum(int a, int b) {
    return static_cast<int>(static_cast<unsigned int>(a) + static_cast<unsigned int>(b));
}
__host__ __device__ inline unsigned int sum(unsigned int a, unsigned int b) { return a + b; }

}  // namespace detail

#define HIPPORT_OF_THREE(suffix, type, least, most, sum)                                                      \
    __host__ __device__ inline type vimax3_##suffix(type a, type b, type c) { return most(most(a, b), c); }   \
    __host__ __device__ inline type vimin3_##suffix(type a, type b, type c) { return least(least(a, b), c); } \
    __host__ __device__ inline type viaddmax_##suffix(type a, type b, type c) { return most(sum(a, b), c); }  \
    __host__ __device__ inline type viaddmin_##suffix(type a, type b, type c) { return least(sum(a, b), c); }
#define HIPPORT_RELU(suffix, type, least, most)                                                            \
    __host__ __device__ inline type vimax_##suffix##_relu(type a, type b) { return most(most(a, b), 0); }  \
    __host__ __device__ inline type vimin_##suffix##_relu(type a, type b) { return most(least(a, b), 0); } \
    __host__ __device__ inline type vimax3_##suffix##_relu(type a, type b, type c) {                       \
        return most(vimax3_##suffix(a, b, c), 0);                                                          \
    }                                                                                                      \
    __host__ __device__ inline type vimin3_##suffix##_relu(type a, type b, type c) {                       \
        return most(vimin3_##suffix(a, b, c), 0);                                                          \
    }                                                                                                      \
    __host__ __device__ inline type viaddmax_##suffix##_relu(type a, type b, type c) {                     \
        return most(viaddmax_##suffix(a, b, c), 0);                                                        \
    }                                                                                                      \
    __host__ __device__ inline type viaddmin_##suffix##_relu(type a, type b, type c) {                     \
        return most(viaddmin_##suffix(a, b, c), 0);                                                        \
    }
// The extremum of a and b, and whether a is it (both are, where they are equal): for each halfword, the high one first.
#define HIPPORT_WHICH(suffix, type, least, most)                                      \
    __host__ __device__ inline type vibmax_##suffix(type a, type b, bool* is_first) { \
        *is_first = a >= b;                                                           \
        return most(a, b);                                                            \
    }                                                                                 \
    __host__ __device__ inline type vibmin_##suffix(type a, type b, bool* is_first) { \
        *is_first = a <= b;                                                           \
        return least(a, b);                                                           \
    }
#define HIPPORT_WHICH_OF_HALVES(suffix, sign, least, most)                                                           \
    __host__ __device__ inline unsigned int vibmax_##suffix(unsigned int a, unsigned int b, bool* high, bool* low) { \
        *high = vsetge##sign##2(a, b) >> 16;                                                                         \
        *low = vsetge##sign##2(a, b) & 1u;                                                                           \
        return most(a, b);                                                                                           \
    }                                                                                                                \
    __host__ __device__ inline unsigned int vibmin_##suffix(unsigned int a, unsigned int b, bool* high, bool* low) { \
        *high = vsetle##sign##2(a, b) >> 16;                                                                         \
        *low = vsetle##sign##2(a, b) & 1u;                                                                           \
        return least(a, b);                                                                                          \
    }

HIPPORT_OF_THREE(s32, int, detail::least, detail::most, detail::sum)
HIPPORT_OF_THREE(u32, unsigned int, umin, umax, detail::sum)
HIPPORT_OF_THREE(s16x2, unsigned int, vmins2, vmaxs2, vadd2)
HIPPORT_OF_THREE(u16x2, unsigned int, vminu2, vmaxu2, vadd2)
HIPPORT_RELU(s32, int, detail::least, detail::most)
HIPPORT_RELU(s16x2, unsigned int, vmins2, vmaxs2)
HIPPORT_WHICH(s32, int, detail::least, detail::most)
HIPPORT_WHICH(u32, unsigned int, umin, umax)
HIPPORT_WHICH_OF_HALVES(s16x2, s, vmins2, vmaxs2)
HIPPORT_WHICH_OF_HALVES(u16x2, u, vminu2, vmaxu2)

#undef HIPPORT_OF_THREE
#undef HIPPORT_RELU
#undef HIPPORT_WHICH
#undef HIPPORT_WHICH_OF_HALVES

}  // namespace hipport

#endif
