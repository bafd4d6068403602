// HIP's vector types with its operators and its alignment: that of the whole vector for 2 and 4 components.

#ifndef HIPPORT_CPU_VECTORS_H
#define HIPPORT_CPU_VECTORS_H

#include <type_traits>

#include "hipport_cpu/keywords.h"

// A function of several statements or one that changes its object: constexpr from C++14 on. The host's own compiler may
// read this as C++11, as it does HIP's headers.
#if __cplusplus >= 201402L
#define HIPPORT_CPU_CONSTEXPR constexpr
#else
#define HIPPORT_CPU_CONSTEXPR inline
#endif

template <class T, unsigned int rank>
struct HIP_vector_base;

template <class T>
struct HIP_vector_base<T, 1> {
    using value_type = T;
    T x;
    HIP_vector_base() = default;
    explicit constexpr HIP_vector_base(T x_) : x(x_) {}
    template <class F>
    HIPPORT_CPU_CONSTEXPR void each(const HIP_vector_base& other, F f) {
        f(x, other.x);
    }
};

template <class T>
struct alignas(2 * sizeof(T)) HIP_vector_base<T, 2> {
    using value_type = T;
    T x, y;
    HIP_vector_base() = default;
    constexpr HIP_vector_base(T x_, T y_) : x(x_), y(y_) {}
    explicit constexpr HIP_vector_base(T all) : x(all), y(all) {}
    template <class F>
    HIPPORT_CPU_CONSTEXPR void each(const HIP_vector_base& other, F f) {
        f(x, other.x), f(y, other.y);
    }
};

template <class T>
struct HIP_vector_base<T, 3> {
    using value_type = T;
    T x, y, z;
    HIP_vector_base() = default;
    constexpr HIP_vector_base(T x_, T y_, T z_) : x(x_), y(y_), z(z_) {}
    explicit constexpr HIP_vector_base(T all) : x(all), y(all), z(all) {}
    template <class F>
    HIPPORT_CPU_CONSTEXPR void each(const HIP_vector_base& other, F f) {
        f(x, other.x), f(y, other.y), f(z, other.z);
    }
};

template <class T>
struct alignas(4 * sizeof(T)) HIP_vector_base<T, 4> {
    using value_type = T;
    T x, y, z, w;
    HIP_vector_base() = default;
    constexpr HIP_vector_base(T x_, T y_, T z_, T w_) : x(x_), y(y_), z(z_), w(w_) {}
    explicit constexpr HIP_vector_base(T all) : x(all), y(all), z(all), w(all) {}
    template <class F>
    HIPPORT_CPU_CONSTEXPR void each(const HIP_vector_base& other, F f) {
        f(x, other.x), f(y, other.y), f(z, other.z), f(w, other.w);
    }
};

template <class T, unsigned int rank>
struct HIP_vector_type : HIP_vector_base<T, rank> {
    HIP_vector_type() = default;
    template <class U, typename std::enable_if<std::is_convertible<U, T>::value>::type* = nullptr>
    explicit constexpr HIP_vector_type(U all) noexcept : HIP_vector_base<T, rank>(static_cast<T>(all)) {}
    // Of any types, as in HIP: a value that braces would narrow is cast.
    template <class... Us, typename std::enable_if<(rank > 1) && sizeof...(Us) == rank>::type* = nullptr>
    constexpr HIP_vector_type(Us... each) noexcept : HIP_vector_base<T, rank>(static_cast<T>(each)...) {}

    T& operator[](size_t index) { return reinterpret_cast<T*>(this)[index]; }
    const T& operator[](size_t index) const { return reinterpret_cast<const T*>(this)[index]; }

    HIPPORT_CPU_CONSTEXPR HIP_vector_type& operator++() { return *this += T(1); }
    HIPPORT_CPU_CONSTEXPR HIP_vector_type& operator--() { return *this -= T(1); }
    HIPPORT_CPU_CONSTEXPR HIP_vector_type operator++(int) {
        const HIP_vector_type before = *this;
        return ++*this, before;
    }
    HIPPORT_CPU_CONSTEXPR HIP_vector_type operator--(int) {
        const HIP_vector_type before = *this;
        return --*this, before;
    }
};

// The other operators are templates outside of the class, for the same operands as HIP's. In HIP some are members or
// friends, which for a kernel are worse than a __device__ function of the user's, as they are for the host too. C++ does
// not know this preference; it has that a function is better than a template.
namespace hipport_cpu {
// A vector that follows from another operand and is not deduced from this one, so that it may be converted: {1, 2}.
template <class T, unsigned int rank>
struct SameVector {
    using type = HIP_vector_type<T, rank>;
};
template <class T>
using only_integer = typename std::enable_if<std::is_integral<T>::value>::type;
template <class T>
using only_signed = typename std::enable_if<std::is_signed<T>::value>::type;
template <class T, class U>
using only_number = typename std::enable_if<std::is_convertible<U, T>::value>::type;
template <class T>
using any_number = T;
}  // namespace hipport_cpu

template <class T, unsigned int rank, class = hipport_cpu::only_signed<T>>
HIPPORT_CPU_CONSTEXPR HIP_vector_type<T, rank> operator-(HIP_vector_type<T, rank> a) {
    a.each(a, [](T& to, const T& from) { to = static_cast<T>(-from); });
    return a;
}
template <class T, unsigned int rank, class = hipport_cpu::only_integer<T>>
HIPPORT_CPU_CONSTEXPR HIP_vector_type<T, rank> operator~(HIP_vector_type<T, rank> a) {
    a.each(a, [](T& to, const T& from) { to = static_cast<T>(~from); });
    return a;
}

// With a vector or with a number, which counts for every component. `elements` is what the operation exists for.
#define HIPPORT_CPU_OPERATION(operation, elements)                                                         \
    /* Of two vectors: better than a template of the user's for any type, as HIP's members are. */         \
    template <class T, unsigned int rank, class = hipport_cpu::elements<T>>                                \
    HIPPORT_CPU_CONSTEXPR HIP_vector_type<T, rank>& operator operation##=(HIP_vector_type<T, rank>& a,     \
                                                              const HIP_vector_type<T, rank>& b) {         \
        a.each(b, [](T& to, const T& from) { to = static_cast<T>(to operation from); });                   \
        return a;                                                                                          \
    }                                                                                                      \
    template <class T, unsigned int rank, class = hipport_cpu::elements<T>>                                \
    HIPPORT_CPU_CONSTEXPR HIP_vector_type<T, rank>& operator operation##=(                                 \
        HIP_vector_type<T, rank>& a, const typename hipport_cpu::SameVector<T, rank>::type& b) {           \
        return a operation##= b;                                                                           \
    }                                                                                                      \
    template <class T, unsigned int rank, class = hipport_cpu::elements<T>>                                \
    HIPPORT_CPU_CONSTEXPR HIP_vector_type<T, rank> operator operation(HIP_vector_type<T, rank> a,          \
                                                          const HIP_vector_type<T, rank>& b) {             \
        return a operation##= b;                                                                           \
    }                                                                                                      \
    template <class T, unsigned int rank, class U, class = hipport_cpu::elements<T>>                       \
    HIPPORT_CPU_CONSTEXPR HIP_vector_type<T, rank> operator operation(HIP_vector_type<T, rank> a, U all) { \
        return a operation##= HIP_vector_type<T, rank>(static_cast<T>(all));                               \
    }
#define HIPPORT_CPU_OF_NUMBER(operation, elements)                                                                \
    template <class T, unsigned int rank, class U, class = hipport_cpu::elements<T>>                              \
    HIPPORT_CPU_CONSTEXPR HIP_vector_type<T, rank> operator operation(U all, const HIP_vector_type<T, rank>& b) { \
        return HIP_vector_type<T, rank>(static_cast<T>(all)) operation b;                                         \
    }
#define HIPPORT_CPU_ASSIGN_NUMBER(operation)                                                                 \
    template <class T, unsigned int rank, class U, class = hipport_cpu::only_number<T, U>>                   \
    HIPPORT_CPU_CONSTEXPR HIP_vector_type<T, rank>& operator operation(HIP_vector_type<T, rank>& a, U all) { \
        return a operation HIP_vector_type<T, rank>(static_cast<T>(all));                                    \
    }
#define HIPPORT_CPU_COMPARE_NUMBER(operation)                                     \
    template <class T, unsigned int rank, class U>                                \
    constexpr bool operator operation(const HIP_vector_type<T, rank>& a, U all) { \
        return a operation HIP_vector_type<T, rank>(static_cast<T>(all));         \
    }                                                                             \
    template <class T, unsigned int rank, class U>                                \
    constexpr bool operator operation(U all, const HIP_vector_type<T, rank>& b) { \
        return HIP_vector_type<T, rank>(static_cast<T>(all)) operation b;         \
    }
HIPPORT_CPU_OPERATION(+, any_number)
HIPPORT_CPU_OPERATION(-, any_number)
HIPPORT_CPU_OPERATION(*, any_number)
HIPPORT_CPU_OPERATION(/, any_number)
HIPPORT_CPU_OPERATION(%, only_integer)
HIPPORT_CPU_OPERATION(&, only_integer)
HIPPORT_CPU_OPERATION(|, only_integer)
HIPPORT_CPU_OPERATION(^, only_integer)
HIPPORT_CPU_OPERATION(<<, only_integer)
HIPPORT_CPU_OPERATION(>>, only_integer)
HIPPORT_CPU_OF_NUMBER(+, any_number)
HIPPORT_CPU_OF_NUMBER(-, any_number)
HIPPORT_CPU_OF_NUMBER(*, any_number)
HIPPORT_CPU_OF_NUMBER(/, any_number)
HIPPORT_CPU_OF_NUMBER(%, only_integer)
HIPPORT_CPU_OF_NUMBER(&, only_integer)
HIPPORT_CPU_OF_NUMBER(|, only_integer)
HIPPORT_CPU_OF_NUMBER(^, only_integer)
HIPPORT_CPU_OF_NUMBER(>>, only_integer)  // << is none: HIP's takes no number before a vector
HIPPORT_CPU_ASSIGN_NUMBER(+=)
HIPPORT_CPU_ASSIGN_NUMBER(-=)
HIPPORT_CPU_ASSIGN_NUMBER(*=)
HIPPORT_CPU_ASSIGN_NUMBER(/=)
#undef HIPPORT_CPU_OPERATION
#undef HIPPORT_CPU_OF_NUMBER
#undef HIPPORT_CPU_ASSIGN_NUMBER

template <class T, unsigned int rank>
HIPPORT_CPU_CONSTEXPR bool operator==(const HIP_vector_type<T, rank>& a, const HIP_vector_type<T, rank>& b) {
    bool equal = true;
    HIP_vector_type<T, rank>(a).each(b, [&equal](const T& left, const T& right) { equal = equal && left == right; });
    return equal;
}
template <class T, unsigned int rank>
constexpr bool operator!=(const HIP_vector_type<T, rank>& a, const HIP_vector_type<T, rank>& b) {
    return !(a == b);
}
HIPPORT_CPU_COMPARE_NUMBER(==)
HIPPORT_CPU_COMPARE_NUMBER(!=)
#undef HIPPORT_CPU_COMPARE_NUMBER

#define HIPPORT_CPU_VECTOR(name, T)                                              \
    using name##1 = HIP_vector_type<T, 1>;                                       \
    using name##2 = HIP_vector_type<T, 2>;                                       \
    using name##3 = HIP_vector_type<T, 3>;                                       \
    using name##4 = HIP_vector_type<T, 4>;                                       \
    constexpr name##1 make_##name##1(T x) { return name##1(x); }                 \
    constexpr name##2 make_##name##2(T x, T y) { return name##2(x, y); }         \
    constexpr name##3 make_##name##3(T x, T y, T z) { return name##3(x, y, z); } \
    constexpr name##4 make_##name##4(T x, T y, T z, T w) { return name##4(x, y, z, w); }
HIPPORT_CPU_VECTOR(char, char)
HIPPORT_CPU_VECTOR(uchar, unsigned char)
HIPPORT_CPU_VECTOR(short, short)
HIPPORT_CPU_VECTOR(ushort, unsigned short)
HIPPORT_CPU_VECTOR(int, int)
HIPPORT_CPU_VECTOR(uint, unsigned int)
HIPPORT_CPU_VECTOR(long, long)
HIPPORT_CPU_VECTOR(ulong, unsigned long)
HIPPORT_CPU_VECTOR(longlong, long long)
HIPPORT_CPU_VECTOR(ulonglong, unsigned long long)
HIPPORT_CPU_VECTOR(float, float)
HIPPORT_CPU_VECTOR(double, double)
#undef HIPPORT_CPU_VECTOR

struct dim3 {
    uint32_t x, y, z;
    constexpr dim3(uint32_t x_ = 1, uint32_t y_ = 1, uint32_t z_ = 1) : x(x_), y(y_), z(z_) {}
    constexpr dim3(const uint3& v) : x(v.x), y(v.y), z(v.z) {}
    constexpr operator uint3() const { return uint3(x, y, z); }
};

namespace hipport_cpu {
// A dim3 as a second name of one in a union, which takes only types that need no constructor.
struct SameDim3 {
    uint32_t x, y, z;
    SameDim3() = default;
    explicit constexpr SameDim3(const dim3& d) : x(d.x), y(d.y), z(d.z) {}
    SameDim3& operator=(const dim3& d) { return *this = SameDim3(d); }
    constexpr operator dim3() const { return dim3(x, y, z); }
};
}  // namespace hipport_cpu

#undef HIPPORT_CPU_CONSTEXPR

#endif
