// Products of matrices whose elements the lanes of a wavefront hold together, by the interface of rocWMMA 2.2 (ROCm 7.2).
//
// Lane l holds the elements l * num_elements and following of a matrix, counted by rows, whatever its layout in memory is:
// rocWMMA leaves open which lane holds what. Elements after the last one of the matrix are padding.

#ifndef ROCWMMA_API_HPP
#define ROCWMMA_API_HPP

#include <numeric>
#include <type_traits>

#include "hip/hip_bfloat16.h"
#include "hip/hip_fp16.h"
#include "hip/hip_runtime.h"

#if defined(__gfx908__)
#define HIPPORT_CPU_MATRIX_FLOAT true
#define HIPPORT_CPU_MATRIX_DOUBLE false
#elif defined(__GFX9__) || !defined(__HIP_DEVICE_COMPILE__)  // which a compilation for the host alone lacks
#define HIPPORT_CPU_MATRIX_FLOAT true
#define HIPPORT_CPU_MATRIX_DOUBLE true
#elif defined(__GFX11__) || defined(__GFX12__)
#define HIPPORT_CPU_MATRIX_FLOAT false
#define HIPPORT_CPU_MATRIX_DOUBLE false
#else
#error "rocWMMA is for gfx908, gfx90a, gfx942, gfx950, gfx11 and gfx12"
#endif

namespace rocwmma {

#ifdef __FLT16_MAX__
using float16_t = _Float16;
#endif
using float32_t = float;
using float64_t = double;
using hfloat16_t = __half;
using bfloat16_t = hip_bfloat16;
using ::int16_t;
using ::int32_t;
using ::int64_t;
using ::int8_t;
using ::uint16_t;
using ::uint32_t;
using ::uint64_t;
using ::uint8_t;

struct row_major {};
struct col_major {};
struct matrix_a {};
struct matrix_b {};
struct accumulator {};
enum layout_t : uint32_t { mem_row_major, mem_col_major };

namespace detail {

// The type in which products of a type's values are summed; void for types of which there are no fragments. Sums of
// integers are modulo 2^32.
template <class T>
struct Summed {
    using type = void;
};
template <>
struct Summed<__half> {
    using type = float;
};
#ifdef __FLT16_MAX__
template <>
struct Summed<_Float16> {
    using type = float;
};
#endif
template <>
struct Summed<hip_bfloat16> {
    using type = float;
};
template <>
struct Summed<float> {
    using type = float;
};
template <>
struct Summed<double> {
    using type = double;
};
template <>
struct Summed<int8_t> {
    using type = uint32_t;
};
template <>
struct Summed<int32_t> {
    using type = uint32_t;
};

// Whether the architecture has products of two types into sums of a third.
template <class A, class B, class Sum>
constexpr bool has_product() {
    if constexpr (!std::is_same<A, B>::value) return false;
    if constexpr (std::is_same<A, int8_t>::value) return std::is_same<Sum, int32_t>::value;
    if constexpr (std::is_same<A, float>::value) return std::is_same<Sum, float>::value && HIPPORT_CPU_MATRIX_FLOAT;
    if constexpr (std::is_same<A, double>::value) return std::is_same<Sum, double>::value && HIPPORT_CPU_MATRIX_DOUBLE;
    return sizeof(A) == 2 && (std::is_same<Sum, A>::value || std::is_same<Sum, float>::value);
}

constexpr uint32_t lanes = __AMDGCN_WAVEFRONT_SIZE;

// Rows and columns of a matrix of the product D = A * B + C, where D is M x N.
template <class Matrix, uint32_t M, uint32_t N, uint32_t K>
struct Shape;
template <uint32_t M, uint32_t N, uint32_t K>
struct Shape<matrix_a, M, N, K> {
    static constexpr uint32_t rows = M, columns = K;
};
template <uint32_t M, uint32_t N, uint32_t K>
struct Shape<matrix_b, M, N, K> {
    static constexpr uint32_t rows = K, columns = N;
};
template <uint32_t M, uint32_t N, uint32_t K>
struct Shape<accumulator, M, N, K> {
    static constexpr uint32_t rows = M, columns = N;
};

// Lets all lanes of the wavefront meet.
HIPPORT_CPU_INLINE const hipport_cpu::Meeting* meet(uint64_t value) {
    const hipport_cpu::Meeting* const met = hipport_cpu_meet(value);
    if (met->lanes != ~uint64_t{0} >> (64 - lanes)) {
        hipport_cpu_misuse("rocWMMA is for all lanes of a wavefront together, and some are not here: they have ended, or "
                           "gone another way, or the block has fewer threads");
    }
    return met;
}

// Lets all lanes of the wavefront meet that give the same matrix in memory.
template <class T>
HIPPORT_CPU_INLINE void meet_with(const T* data, uint32_t ldm, bool by_rows) {
    const uint64_t matrix = reinterpret_cast<uintptr_t>(data) + (uint64_t{ldm} << 1 | by_rows) * 0x9e3779b97f4a7c15;
    if (meet(matrix)->values[0] != matrix) {
        hipport_cpu_misuse("lanes of one wavefront give rocWMMA different matrices: a fragment belongs to all lanes of a "
                           "wavefront, which may be 64, and not to a warp of 32");
    }
}

// The factors of a product, in the type of the sums, while a wavefront multiplies. Its lanes do so without others of the
// block in between. Accesses to what they share are not checked: it is not the kernel's.
template <class Sum, class A, class B>
struct Factors {
    Sum a[lanes * A::num_elements];
    Sum b[lanes * B::num_elements];
};
template <class Sum, class A, class B>
inline Factors<Sum, A, B>& factors() {
    static thread_local Factors<Sum, A, B> shared;
    return shared;
}

template <class Sum, class A, class B>
__attribute__((noinline, no_sanitize("thread"))) void share(unsigned int lane, const A& a, const B& b) {
    Factors<Sum, A, B>& shared = factors<Sum, A, B>();
    for (uint32_t i = 0; i < A::num_elements; ++i) shared.a[lane * A::num_elements + i] = static_cast<Sum>(a.x[i]);
    for (uint32_t i = 0; i < B::num_elements; ++i) shared.b[lane * B::num_elements + i] = static_cast<Sum>(b.x[i]);
}

// The lane's elements of the sums. They are multiplied by parts that are in one row.
template <class Sum, class A, class B, class C>
__attribute__((noinline, no_sanitize("thread"))) void multiply(unsigned int lane, C& d, const C& c) {
    const Factors<Sum, A, B>& shared = factors<Sum, A, B>();
    constexpr uint32_t columns = C::width(), depth = A::width(), part = std::gcd(C::num_elements, columns);
    for (uint32_t begin = 0; begin < C::num_elements; begin += part) {
        const uint32_t element = lane * C::num_elements + begin;
        if (element >= C::height() * columns) return;
        const Sum* const row = shared.a + element / columns * depth;
        Sum sums[part];
        for (uint32_t i = 0; i < part; ++i) sums[i] = static_cast<Sum>(c.x[begin + i]);
        for (uint32_t k = 0; k < depth; ++k) {
            const Sum* const factor = shared.b + k * columns + element % columns;
            for (uint32_t i = 0; i < part; ++i) sums[i] += row[k] * factor[i];
        }
        using T = typename C::element_type;
        for (uint32_t i = 0; i < part; ++i) d.x[begin + i] = static_cast<T>(sums[i]);
    }
}

template <class Fragment, class T>
HIPPORT_CPU_INLINE void load(Fragment& fragment, const T* data, uint32_t ldm, bool by_rows) {
    static_assert(std::is_same<T, typename Fragment::element_type>::value, "the matrix has elements of another type");
    meet_with(data, ldm, by_rows);
    for (uint32_t i = 0; i < Fragment::num_elements; ++i) {
        const uint32_t element = hipport_cpu::lane() * Fragment::num_elements + i;
        const size_t row = element / Fragment::width(), column = element % Fragment::width();
        if (row < Fragment::height()) fragment.x[i] = data[by_rows ? row * ldm + column : column * ldm + row];
    }
}

template <class Fragment, class T>
HIPPORT_CPU_INLINE void store(T* data, const Fragment& fragment, uint32_t ldm, bool by_rows) {
    static_assert(std::is_same<T, typename Fragment::element_type>::value, "the matrix has elements of another type");
    meet_with(data, ldm, by_rows);
    for (uint32_t i = 0; i < Fragment::num_elements; ++i) {
        const uint32_t element = hipport_cpu::lane() * Fragment::num_elements + i;
        const size_t row = element / Fragment::width(), column = element % Fragment::width();
        if (row < Fragment::height()) data[by_rows ? row * ldm + column : column * ldm + row] = fragment.x[i];
    }
}

template <class Layout>
constexpr bool is_by_rows() {
    static_assert(!std::is_void<Layout>::value, "the fragment's type has no layout: name one in the type or in the call");
    return std::is_same<Layout, row_major>::value;
}

}  // namespace detail

template <class Matrix, uint32_t M, uint32_t N, uint32_t K, class T, class Layout = void>
class alignas(4) alignas(T) fragment {
    static_assert(!std::is_void<typename detail::Summed<T>::type>::value,
                  "rocWMMA has no fragments of this type; its bfloat16 is hip_bfloat16, its bytes are signed");
    using Shape = detail::Shape<Matrix, M, N, K>;

  public:
    using element_type = T;
    static constexpr uint32_t num_elements = (Shape::rows * Shape::columns + detail::lanes - 1) / detail::lanes;

    static constexpr uint32_t height() { return Shape::rows; }
    static constexpr uint32_t width() { return Shape::columns; }
    static constexpr uint32_t size() { return num_elements; }

    T& operator[](uint32_t index) { return x[index]; }
    const T& operator[](uint32_t index) const { return x[index]; }

    T x[num_elements];
};

template <class Fragment, class T>
HIPPORT_CPU_INLINE void fill_fragment(Fragment& fragment, T value) {
    for (uint32_t i = 0; i < Fragment::num_elements; ++i) fragment.x[i] = typename Fragment::element_type{value};
}

template <class Matrix, uint32_t M, uint32_t N, uint32_t K, class E, class Layout, class T>
HIPPORT_CPU_INLINE void load_matrix_sync(fragment<Matrix, M, N, K, E, Layout>& to, const T* data, uint32_t ldm) {
    detail::load(to, data, ldm, detail::is_by_rows<Layout>());
}
template <class Fragment, class T>
HIPPORT_CPU_INLINE void load_matrix_sync(Fragment& to, const T* data, uint32_t ldm, layout_t layout) {
    detail::load(to, data, ldm, layout == mem_row_major);
}

template <class Matrix, uint32_t M, uint32_t N, uint32_t K, class E, class Layout, class T>
HIPPORT_CPU_INLINE void store_matrix_sync(T* data, const fragment<Matrix, M, N, K, E, Layout>& from, uint32_t ldm) {
    detail::store(data, from, ldm, detail::is_by_rows<Layout>());
}
template <class Fragment, class T>
HIPPORT_CPU_INLINE void store_matrix_sync(T* data, const Fragment& from, uint32_t ldm, layout_t layout) {
    detail::store(data, from, ldm, layout == mem_row_major);
}

// D = A * B + C, rounded once to the type of D. C may be D.
template <uint32_t M, uint32_t N, uint32_t K, class TA, class LayoutA, class TB, class LayoutB, class T, class LayoutD,
          class LayoutC>
HIPPORT_CPU_INLINE void mma_sync(fragment<accumulator, M, N, K, T, LayoutD>& d,
                                 const fragment<matrix_a, M, N, K, TA, LayoutA>& a,
                                 const fragment<matrix_b, M, N, K, TB, LayoutB>& b,
                                 const fragment<accumulator, M, N, K, T, LayoutC>& c) {
    static_assert(detail::has_product<TA, TB, T>(), "rocWMMA has no product of these types on this architecture");
    using A = fragment<matrix_a, M, N, K, TA, LayoutA>;
    using B = fragment<matrix_b, M, N, K, TB, LayoutB>;
    using Sum = typename detail::Summed<TA>::type;
    detail::share<Sum>(hipport_cpu::lane(), a, b);
    detail::meet(0);
    detail::multiply<Sum, A, B>(hipport_cpu::lane(), d, c);
    detail::meet(0);  // before a lane goes on to its next factors
}

HIPPORT_CPU_INLINE void synchronize_workgroup() { __syncthreads(); }

}  // namespace rocwmma

#undef HIPPORT_CPU_MATRIX_FLOAT
#undef HIPPORT_CPU_MATRIX_DOUBLE

#endif
