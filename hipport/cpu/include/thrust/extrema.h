// Smallest and largest elements, the first of those that are equal.

#ifndef HIPPORT_CPU_THRUST_EXTREMA_H
#define HIPPORT_CPU_THRUST_EXTREMA_H

#include <algorithm>
#include <functional>
#include <utility>

#include "thrust/detail/algorithm.h"

namespace thrust {
namespace detail {

struct MinElement {
    template <class I, class Compare = std::less<>>
    I operator()(I first, I last, Compare compare = {}) const {
        return like(first, std::min_element(raw(first), raw(last), compare));
    }
};
struct MaxElement {
    template <class I, class Compare = std::less<>>
    I operator()(I first, I last, Compare compare = {}) const {
        return like(first, std::max_element(raw(first), raw(last), compare));
    }
};
struct MinmaxElement {
    template <class I, class Compare = std::less<>>
    std::pair<I, I> operator()(I first, I last, Compare compare = {}) const {
        return {MinElement{}(first, last, compare), MaxElement{}(first, last, compare)};
    }
};

}  // namespace detail

inline constexpr detail::Algorithm<detail::MinElement> min_element{"thrust::min_element"};
inline constexpr detail::Algorithm<detail::MaxElement> max_element{"thrust::max_element"};
inline constexpr detail::Algorithm<detail::MinmaxElement> minmax_element{"thrust::minmax_element"};

template <class T>
constexpr T(min)(const T& a, const T& b) {
    return b < a ? b : a;
}
template <class T, class Compare>
constexpr T(min)(const T& a, const T& b, Compare compare) {
    return compare(b, a) ? b : a;
}
template <class T>
constexpr T(max)(const T& a, const T& b) {
    return a < b ? b : a;
}
template <class T, class Compare>
constexpr T(max)(const T& a, const T& b, Compare compare) {
    return compare(a, b) ? b : a;
}

}  // namespace thrust

// What rocThrust's header brings with it; after this one, which it may need.
#include "thrust/detail/brought.h"
#include "thrust/detail/brought_by_reductions.h"

#endif
