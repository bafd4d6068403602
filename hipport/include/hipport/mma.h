// PTX's matrix instructions for a warp: mma.sync, ldmatrix and movmatrix. Comes with hipport, belongs to the project that
// it was copied into.
// hipport: ignore-file
//
// The fragments are laid out among the 32 lanes as PTX says, so that code which fills and reads them stays as it is. The
// products are computed by each lane for itself, of what it gets from the others: right on each GPU, and many times
// slower than AMD's matrix cores, whose fragments are laid out in other ways. They are added one by one; an NVIDIA GPU
// adds those of an instruction in an order, and with roundings, of its own, so that last digits differ.

#ifndef HIPPORT_MMA_H
#define HIPPORT_MMA_H

#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>

#include "warp.h"

// For compilers of device code only; a host's compiler may include this file through a header of both.
#if defined(__HIPCC__)

namespace hipport {
namespace ptx {

// The bits of a register as another type of that size.
template <class To, class From>
__device__ inline To as(From value) {
    static_assert(sizeof(To) == sizeof(From), "a register keeps its size");
    To result;
    memcpy(&result, &value, sizeof(To));
    return result;
}

namespace fragments {

__device__ inline int lane() { return static_cast<int>(lane_id()); }

// A register of the lane `place` of four neighbours, and that of any lane of the warp.
template <class T>
__device__ inline T of_four(T value, int place) {
    return shfl_sync(0xffffffffu, value, (lane() & ~3) + place);
}
#if defined(__HIP_PLATFORM_AMD__) && !defined(HIPPORT_CPU_ENGINE)
__device__ inline unsigned int of_four(unsigned int value, int place) {
    switch (place) {  // a constant, once the loop is unrolled
        case 0: return __builtin_amdgcn_mov_dpp(value, 0x00, 0xf, 0xf, true);
        case 1: return __builtin_amdgcn_mov_dpp(value, 0x55, 0xf, 0xf, true);
        case 2: return __builtin_amdgcn_mov_dpp(value, 0xaa, 0xf, 0xf, true);
        default: return __builtin_amdgcn_mov_dpp(value, 0xff, 0xf, 0xf, true);
    }
}
#endif
template <class T>
__device__ inline T of_lane(T value, int source) {
    return shfl_sync(0xffffffffu, value, source);
}

}  // namespace fragments

// What a register of a fragment holds: how many elements, and each as a number that products are computed of.
struct f16 {
    using word = unsigned int;
    static constexpr int count = 2;
    static __device__ inline float at(unsigned int bits, int place) {
        return __half2float(__ushort_as_half(static_cast<unsigned short>(bits >> 16 * place)));
    }
};
struct bf16 {
    using word = unsigned int;
    static constexpr int count = 2;
    static __device__ inline float at(unsigned int bits, int place) {
        return __uint_as_float(place ? bits & 0xffff0000u : bits << 16);
    }
};
struct tf32 {  // whose last 13 bits do not count
    using word = unsigned int;
    static constexpr int count = 1;
    static __device__ inline float at(unsigned int bits, int) { return __uint_as_float(bits & 0xffffe000u); }
};
struct f64 {
    using word = double;
    static constexpr int count = 1;
    static __device__ inline double at(double value, int) { return value; }
};
// Integers of a width in bits, which a register has as many of as there is room for.
template <int width, bool has_sign>
struct integers {
    using word = unsigned int;
    static constexpr int count = 32 / width;
    static __device__ inline int at(unsigned int bits, int place) {
        const unsigned int upper = bits << (32 - width - width * place);
        return has_sign ? static_cast<int>(upper) >> (32 - width) : static_cast<int>(upper >> (32 - width));
    }
};
using s8 = integers<8, true>;
using u8 = integers<8, false>;
using s4 = integers<4, true>;
using u4 = integers<4, false>;
// 32 elements of one bit, whose products are counted together.
struct bits_and {
    using word = unsigned int;
    static constexpr int count = 1;
    unsigned int bits;
    static __device__ inline bits_and at(unsigned int bits, int) { return {bits}; }
    __device__ inline int operator*(bits_and other) const { return __popc(bits & other.bits); }
};
struct bits_xor {
    using word = unsigned int;
    static constexpr int count = 1;
    unsigned int bits;
    static __device__ inline bits_xor at(unsigned int bits, int) { return {bits}; }
    __device__ inline int operator*(bits_xor other) const { return __popc(bits ^ other.bits); }
};
struct e5m2 {  // the upper half of an f16
    using word = unsigned int;
    static constexpr int count = 4;
    static __device__ inline float at(unsigned int bits, int place) {
        return __half2float(__ushort_as_half(static_cast<unsigned short>((bits >> 8 * place & 0xff) << 8)));
    }
};
struct e4m3 {  // with one bit less in its exponent than an f16, and no infinity
    using word = unsigned int;
    static constexpr int count = 4;
    static __device__ inline float at(unsigned int bits, int place) {
        const unsigned int byte = bits >> 8 * place & 0xff;
        if ((byte & 0x7f) == 0x7f) return __uint_as_float(0x7fffffffu);
        const unsigned int half = (byte & 0x80) << 8 | (byte & 0x7f) << 7;
        return 256.0f * __half2float(__ushort_as_half(static_cast<unsigned short>(half)));
    }
};

namespace fragments {

// The sums that a lane holds, of `rows` rows, 8 apart, and two columns. Lane 4 * r + q has of each `step` the elements
// `count` * q and the following ones, of row r of A and of column r of B.
template <class A, class B, int rows, int steps, class Sum>
__device__ inline void multiply(Sum (&sums)[2 * rows], const typename A::word (&a)[rows * steps],
                                const typename B::word (&b)[steps]) {
    static_assert(A::count == B::count, "both have as many elements to a register");
    const int columns = 8 * (lane() & 3);
#pragma unroll
    for (int step = 0; step < steps; ++step) {
#pragma unroll
        for (int place = 0; place < 4; ++place) {
            typename A::word own[rows];
#pragma unroll
            for (int row = 0; row < rows; ++row) own[row] = of_four(a[rows * step + row], place);
#pragma unroll
            for (int column = 0; column < 2; ++column) {
                const typename B::word other = of_lane(b[step], columns + 4 * column + place);
#pragma unroll
                for (int row = 0; row < rows; ++row) {
#pragma unroll
                    for (int at = 0; at < A::count; ++at)
                        sums[2 * row + column] += A::at(own[row], at) * B::at(other, at);
                }
            }
        }
    }
}

template <class A>
using sum_of = decltype(A::at(typename A::word(), 0) * A::at(typename A::word(), 0));

}  // namespace fragments

// mma.sync with registers of sums for 16 rows or 8, and one step or two. Sums may stand in registers of bits.
template <class A, class B, class D, class C>
__device__ inline void mma(D& d0, D& d1, D& d2, D& d3, typename A::word a0, typename A::word a1, typename B::word b0, C c0,
                           C c1, C c2, C c3) {
    using Sum = fragments::sum_of<A>;
    Sum sums[] = {as<Sum>(c0), as<Sum>(c1), as<Sum>(c2), as<Sum>(c3)};
    const typename A::word a[] = {a0, a1};
    const typename B::word b[] = {b0};
    fragments::multiply<A, B, 2, 1>(sums, a, b);
    d0 = as<D>(sums[0]), d1 = as<D>(sums[1]), d2 = as<D>(sums[2]), d3 = as<D>(sums[3]);
}
template <class A, class B, class D, class C>
__device__ inline void mma(D& d0, D& d1, D& d2, D& d3, typename A::word a0, typename A::word a1, typename A::word a2,
                           typename A::word a3, typename B::word b0, typename B::word b1, C c0, C c1, C c2, C c3) {
    using Sum = fragments::sum_of<A>;
    Sum sums[] = {as<Sum>(c0), as<Sum>(c1), as<Sum>(c2), as<Sum>(c3)};
    const typename A::word a[] = {a0, a1, a2, a3};
    const typename B::word b[] = {b0, b1};
    fragments::multiply<A, B, 2, 2>(sums, a, b);
    d0 = as<D>(sums[0]), d1 = as<D>(sums[1]), d2 = as<D>(sums[2]), d3 = as<D>(sums[3]);
}
template <class A, class B, class D, class C>
__device__ inline void mma(D& d0, D& d1, typename A::word a0, typename B::word b0, C c0, C c1) {
    using Sum = fragments::sum_of<A>;
    Sum sums[] = {as<Sum>(c0), as<Sum>(c1)};
    const typename A::word a[] = {a0};
    const typename B::word b[] = {b0};
    fragments::multiply<A, B, 1, 1>(sums, a, b);
    d0 = as<D>(sums[0]), d1 = as<D>(sums[1]);
}

// mma.sync with sums in pairs of f16, which are rounded once, at the end.
template <int steps, class D>
__device__ inline void mma_of_halves(D& d0, D& d1, const unsigned int (&a)[2 * steps], const unsigned int (&b)[steps],
                                     unsigned int c0, unsigned int c1) {
    float sums[] = {f16::at(c0, 0), f16::at(c0, 1), f16::at(c1, 0), f16::at(c1, 1)};
    fragments::multiply<f16, f16, 2, steps>(sums, a, b);
    unsigned int halves[4];
    for (int at = 0; at < 4; ++at) halves[at] = __half_as_ushort(__float2half_rn(sums[at]));
    d0 = as<D>(halves[0] | halves[1] << 16), d1 = as<D>(halves[2] | halves[3] << 16);
}
template <class D>
__device__ inline void mma_f16(D& d0, D& d1, unsigned int a0, unsigned int a1, unsigned int b0, unsigned int c0,
                               unsigned int c1) {
    const unsigned int a[] = {a0, a1}, b[] = {b0};
    mma_of_halves<1>(d0, d1, a, b, c0, c1);
}
template <class D>
__device__ inline void mma_f16(D& d0, D& d1, unsigned int a0, unsigned int a1, unsigned int a2, unsigned int a3,
                               unsigned int b0, unsigned int b1, unsigned int c0, unsigned int c1) {
    const unsigned int a[] = {a0, a1, a2, a3}, b[] = {b0, b1};
    mma_of_halves<2>(d0, d1, a, b, c0, c1);
}

namespace fragments {

// m8n8k4 of halves: four lanes and the four that are 16 above them compute a product of their own, of matrices with 8
// `lines` of 4 elements, the rows of A and the columns of B. Lanes that hold them `along` have a line each, the others the
// elements at one place of four lines.
template <bool along>
__device__ inline float of_eight(const unsigned int (&own)[2], int line, int at) {
    const int source = (lane() & 12) + 4 * (line & 4) + (along ? line & 3 : at);
    const unsigned int low = of_lane(own[0], source), high = of_lane(own[1], source);
    const int place = along ? at : line & 3;
    return f16::at(place & 2 ? high : low, place & 1);
}
template <bool rows_of_a, bool columns_of_b>
__device__ inline float add_product(float sum, const unsigned int (&a)[2], const unsigned int (&b)[2], int row, int column) {
#pragma unroll
    for (int at = 0; at < 4; ++at) sum += of_eight<rows_of_a>(a, row, at) * of_eight<columns_of_b>(b, column, at);
    return sum;
}

}  // namespace fragments

// mma.sync.m8n8k4 of halves, with sums of float and of halves.
template <bool rows_of_a, bool columns_of_b, class D, class C>
__device__ inline void mma_of_eight(D& d0, D& d1, D& d2, D& d3, D& d4, D& d5, D& d6, D& d7, unsigned int a0, unsigned int a1,
                                    unsigned int b0, unsigned int b1, C c0, C c1, C c2, C c3, C c4, C c5, C c6, C c7) {
    const unsigned int a[] = {a0, a1}, b[] = {b0, b1};
    const C before[] = {c0, c1, c2, c3, c4, c5, c6, c7};
    D after[8];
    const int lane = fragments::lane();
#pragma unroll
    for (int at = 0; at < 8; ++at) {
        const int row = (lane & 1) + (at & 2) + (lane & 16) / 4, column = (at & 4) + (lane & 2) + (at & 1);
        after[at] = as<D>(fragments::add_product<rows_of_a, columns_of_b>(as<float>(before[at]), a, b, row, column));
    }
    d0 = after[0], d1 = after[1], d2 = after[2], d3 = after[3];
    d4 = after[4], d5 = after[5], d6 = after[6], d7 = after[7];
}
template <bool rows_of_a, bool columns_of_b, class D>
__device__ inline void mma_f16_of_eight(D& d0, D& d1, D& d2, D& d3, unsigned int a0, unsigned int a1, unsigned int b0,
                                        unsigned int b1, unsigned int c0, unsigned int c1, unsigned int c2,
                                        unsigned int c3) {
    const unsigned int a[] = {a0, a1}, b[] = {b0, b1}, before[] = {c0, c1, c2, c3};
    unsigned int after[4] = {};
    const int lane = fragments::lane(), row = (lane & 3) + (lane & 16) / 4;
#pragma unroll
    for (int at = 0; at < 8; ++at) {
        const float sum = f16::at(before[at / 2], at & 1);
        const float product = fragments::add_product<rows_of_a, columns_of_b>(sum, a, b, row, at);
        after[at / 2] |= static_cast<unsigned int>(__half_as_ushort(__float2half_rn(product))) << 16 * (at & 1);
    }
    d0 = as<D>(after[0]), d1 = as<D>(after[1]), d2 = as<D>(after[2]), d3 = as<D>(after[3]);
}

namespace fragments {

// Lane 4 * r + q gets elements 2 * q and 2 * q + 1 of row r, or of column r where the matrix is transposed. The lanes
// 8 * `matrix` and the following ones have the addresses of its rows.
__device__ inline unsigned int read_row(unsigned long long address, int matrix, long long offset) {
    const unsigned long long row = of_lane(address, 8 * matrix + lane() / 4);
    return *reinterpret_cast<const unsigned int*>(row + offset + 4 * (lane() & 3));
}
__device__ inline unsigned int read_column(unsigned long long address, int matrix, long long offset) {
    unsigned int pair = 0;
    for (int at = 0; at < 2; ++at) {
        const unsigned long long row = of_lane(address, 8 * matrix + 2 * (lane() & 3) + at);
        pair |= *reinterpret_cast<const unsigned short*>(row + offset + 2 * (lane() / 4)) << 16 * at;
    }
    return pair;
}
__device__ inline void write_row(unsigned long long address, int matrix, long long offset, unsigned int pair) {
    const unsigned long long row = of_lane(address, 8 * matrix + lane() / 4);
    *reinterpret_cast<unsigned int*>(row + offset + 4 * (lane() & 3)) = pair;
}
__device__ inline void write_column(unsigned long long address, int matrix, long long offset, unsigned int pair) {
    for (int at = 0; at < 2; ++at) {
        const unsigned long long row = of_lane(address, 8 * matrix + 2 * (lane() & 3) + at);
        *reinterpret_cast<unsigned short*>(row + offset + 2 * (lane() / 4)) = static_cast<unsigned short>(pair >> 16 * at);
    }
}
template <bool transposed, class A>
__device__ inline unsigned int read_matrix(A address, int matrix, long long offset) {
    const unsigned long long bits = (unsigned long long)address;
    return transposed ? read_column(bits, matrix, offset) : read_row(bits, matrix, offset);
}

template <bool transposed, class A>
__device__ inline void write_matrix(A address, int matrix, long long offset, unsigned int pair) {
    const unsigned long long bits = (unsigned long long)address;
    if (transposed)
        write_column(bits, matrix, offset, pair);
    else
        write_row(bits, matrix, offset, pair);
}

}  // namespace fragments

// ldmatrix of one, two or four matrices of 8 rows of 8 elements of 16 bits, transposed or not.
template <bool transposed, class A>
__device__ inline unsigned int ldmatrix(A address, long long offset = 0) {
    return fragments::read_matrix<transposed>(address, 0, offset);
}
template <bool transposed, class D, class A>
__device__ inline void ldmatrix(D& d0, D& d1, A address, long long offset = 0) {
    const unsigned int read[] = {fragments::read_matrix<transposed>(address, 0, offset),
                                 fragments::read_matrix<transposed>(address, 1, offset)};
    d0 = as<D>(read[0]), d1 = as<D>(read[1]);
}
template <bool transposed, class D, class A>
__device__ inline void ldmatrix(D& d0, D& d1, D& d2, D& d3, A address, long long offset = 0) {
    unsigned int read[4];
    for (int matrix = 0; matrix < 4; ++matrix) read[matrix] = fragments::read_matrix<transposed>(address, matrix, offset);
    d0 = as<D>(read[0]), d1 = as<D>(read[1]);
    d2 = as<D>(read[2]), d3 = as<D>(read[3]);
}

// stmatrix, in the same way.
template <bool transposed, class A>
__device__ inline void stmatrix_x1(A address, unsigned int s0, long long offset = 0) {
    fragments::write_matrix<transposed>(address, 0, offset, s0);
}
template <bool transposed, class A>
__device__ inline void stmatrix_x2(A address, unsigned int s0, unsigned int s1, long long offset = 0) {
    fragments::write_matrix<transposed>(address, 0, offset, s0);
    fragments::write_matrix<transposed>(address, 1, offset, s1);
}
template <bool transposed, class A>
__device__ inline void stmatrix_x4(A address, unsigned int s0, unsigned int s1, unsigned int s2, unsigned int s3,
                                   long long offset = 0) {
    const unsigned int own[] = {s0, s1, s2, s3};
    for (int matrix = 0; matrix < 4; ++matrix) fragments::write_matrix<transposed>(address, matrix, offset, own[matrix]);
}

// movmatrix: the matrix that the registers of the warp hold, transposed.
__device__ inline unsigned int movmatrix(unsigned int own) {
    const int column = fragments::lane() / 4;
    unsigned int pair = 0;
    for (int at = 0; at < 2; ++at) {
        const unsigned int other = fragments::of_lane(own, 4 * (2 * (fragments::lane() & 3) + at) + column / 2);
        pair |= (other >> 16 * (column & 1) & 0xffff) << 16 * at;
    }
    return pair;
}

}  // namespace ptx
}  // namespace hipport

#endif

#endif
