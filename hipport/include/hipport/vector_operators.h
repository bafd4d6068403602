// Operators of vector types for classes that derive from them or convert to them. Comes with hipport, belongs to the
// project that it was copied into.
// hipport: ignore-file
//
// In CUDA a vector type has no operators, so that `a + b` of such classes takes the project's own, with conversions of
// both operands. HIP's are templates that take anything beside a vector: they fit better, and make a vector of a number
// only. These fit better still, and compute with the vectors that the operands are or convert to.

#ifndef HIPPORT_VECTOR_OPERATORS_H
#define HIPPORT_VECTOR_OPERATORS_H

#include <hip/hip_runtime.h>

#ifdef __HIP_PLATFORM_AMD__  // HIP for NVIDIA GPUs has CUDA's vector types
#include <type_traits>
#include <utility>

namespace hipport {
namespace vector_operators {

template <class T>
struct is_vector : std::false_type {};
template <class T, unsigned int n>
struct is_vector<HIP_vector_type<T, n>> : std::true_type {};

template <class T, unsigned int n>
__host__ __device__ constexpr const HIP_vector_type<T, n>& base(const HIP_vector_type<T, n>& x) {
    return x;
}

// The vector type that a class derives from, void for others and for vectors themselves.
template <class C, class = void>
struct base_of {
    using type = void;
};
template <class C>
struct base_of<C, decltype(void(base(std::declval<const C&>())))> {
    using vector = typename std::decay<decltype(base(std::declval<const C&>()))>::type;
    using type = typename std::conditional<is_vector<C>::value, void, vector>::type;
};

template <class C, class D>
using derived = typename std::enable_if<!std::is_void<typename base_of<C>::type>::value &&
                                        std::is_same<typename base_of<C>::type, typename base_of<D>::type>::value>::type;

template <class C, class Vector>
struct converts : std::integral_constant<bool, std::is_class<C>::value && !is_vector<C>::value &&
                                                   std::is_convertible<const C&, Vector>::value> {};
template <class C, class Vector>
using converting = typename std::enable_if<converts<C, Vector>::value>::type;

}  // namespace vector_operators
}  // namespace hipport

// Clang prefers a function with enable_if to one without.
#define HIPPORT_VECTOR_OPERATOR(op)                                                                                    \
    template <class C, class D, class = hipport::vector_operators::derived<C, D>>                                      \
    __host__ __device__ constexpr auto operator op(const C& x, const D& y)                                             \
        ->decltype(hipport::vector_operators::base(x) op hipport::vector_operators::base(y)) {                         \
        return hipport::vector_operators::base(x) op hipport::vector_operators::base(y);                               \
    }                                                                                                                  \
    template <class C, class T, unsigned int n,                                                                        \
              class = hipport::vector_operators::converting<C, HIP_vector_type<T, n>>>                                 \
    __attribute__((enable_if(true, ""))) __host__ __device__ constexpr auto operator op(                               \
        const C& x, const HIP_vector_type<T, n>& y)                                                                    \
        ->decltype(static_cast<const HIP_vector_type<T, n>&>(x) op y) {                                                \
        return static_cast<const HIP_vector_type<T, n>&>(x) op y;                                                      \
    }                                                                                                                  \
    template <class T, unsigned int n, class C,                                                                        \
              class = hipport::vector_operators::converting<C, HIP_vector_type<T, n>>>                                 \
    __attribute__((enable_if(true, ""))) __host__ __device__ constexpr auto operator op(                               \
        const HIP_vector_type<T, n>& x, const C& y)                                                                    \
        ->decltype(x op static_cast<const HIP_vector_type<T, n>&>(y)) {                                                \
        return x op static_cast<const HIP_vector_type<T, n>&>(y);                                                      \
    }

HIPPORT_VECTOR_OPERATOR(+)
HIPPORT_VECTOR_OPERATOR(-)
HIPPORT_VECTOR_OPERATOR(*)
HIPPORT_VECTOR_OPERATOR(/)
HIPPORT_VECTOR_OPERATOR(==)
HIPPORT_VECTOR_OPERATOR(!=)

#undef HIPPORT_VECTOR_OPERATOR

#endif
#endif
