// Function objects: those of C++, and a few of Thrust.

#ifndef HIPPORT_CPU_THRUST_FUNCTIONAL_H
#define HIPPORT_CPU_THRUST_FUNCTIONAL_H

#include <functional>
#include <type_traits>

#include "thrust/detail/placeholders.h"

namespace thrust {
using std::bit_and;
using std::bit_or;
using std::bit_xor;
using std::divides;
using std::equal_to;
using std::greater;
using std::greater_equal;
using std::less;
using std::less_equal;
using std::logical_and;
using std::logical_not;
using std::logical_or;
using std::minus;
using std::modulus;
using std::multiplies;
using std::negate;
using std::not_equal_to;
using std::not_fn;
using std::plus;

// Of equal values the first.
template <class T = void>
struct maximum {
    constexpr T operator()(const T& a, const T& b) const { return a < b ? b : a; }
};
template <>
struct maximum<void> {
    template <class T, class U>
    constexpr std::common_type_t<T, U> operator()(const T& a, const U& b) const {
        return a < b ? b : a;
    }
};
template <class T = void>
struct minimum {
    constexpr T operator()(const T& a, const T& b) const { return b < a ? b : a; }
};
template <>
struct minimum<void> {
    template <class T, class U>
    constexpr std::common_type_t<T, U> operator()(const T& a, const U& b) const {
        return b < a ? b : a;
    }
};
template <class T = void>
struct square {
    constexpr T operator()(const T& value) const { return value * value; }
};
template <>
struct square<void> {
    template <class T>
    constexpr auto operator()(const T& value) const {
        return value * value;
    }
};
template <class T = void>
struct identity {
    constexpr const T& operator()(const T& value) const { return value; }
};
template <>
struct identity<void> {
    template <class T>
    constexpr T&& operator()(T&& value) const {
        return static_cast<T&&>(value);
    }
};
template <class T = void, class U = T>
struct project1st {
    constexpr const T& operator()(const T& a, const U&) const { return a; }
};
template <class T = void, class U = T>
struct project2nd {
    constexpr const U& operator()(const T&, const U& b) const { return b; }
};
template <>
struct project1st<void, void> {
    template <class T, class U>
    constexpr T operator()(const T& a, const U&) const {
        return a;
    }
};
template <>
struct project2nd<void, void> {
    template <class T, class U>
    constexpr U operator()(const T&, const U& b) const {
        return b;
    }
};

template <class Argument, class Result>
struct unary_function {
    using argument_type = Argument;
    using result_type = Result;
};
template <class First, class Second, class Result>
struct binary_function {
    using first_argument_type = First;
    using second_argument_type = Second;
    using result_type = Result;
};
template <class Predicate>
auto not1(const Predicate& predicate) {
    return std::not_fn(predicate);
}
template <class Predicate>
auto not2(const Predicate& predicate) {
    return std::not_fn(predicate);
}

}  // namespace thrust

#endif
