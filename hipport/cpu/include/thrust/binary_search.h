// Searches in sorted sequences, for one value or for each of many.

#ifndef HIPPORT_CPU_THRUST_BINARY_SEARCH_H
#define HIPPORT_CPU_THRUST_BINARY_SEARCH_H

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

#include "thrust/detail/algorithm.h"

namespace thrust {
namespace detail {

template <class I>
using IfIterator = typename std::iterator_traits<I>::iterator_category;

struct LowerBound {
    template <class I, class T, class Compare = std::less<>>
    auto operator()(I first, I last, T value, Compare compare = {}) const {
        return like(first, std::lower_bound(raw(first), raw(last), value, compare));
    }
    template <class I, class V, class O, class = IfIterator<V>>
    O operator()(I first, I last, V values_first, V values_last, O out) const {
        return (*this)(first, last, values_first, values_last, out, std::less<>());
    }
    template <class I, class V, class O, class Compare>
    O operator()(I first, I last, V values_first, V values_last, O out, Compare compare) const {
        const auto begin = raw(first), end = raw(last);
        return like(out, std::transform(raw(values_first), raw(values_last), raw(out), [&](const auto& value) {
                        return std::lower_bound(begin, end, value, compare) - begin;
                    }));
    }
};
struct UpperBound {
    template <class I, class T, class Compare = std::less<>>
    auto operator()(I first, I last, T value, Compare compare = {}) const {
        return like(first, std::upper_bound(raw(first), raw(last), value, compare));
    }
    template <class I, class V, class O, class = IfIterator<V>>
    O operator()(I first, I last, V values_first, V values_last, O out) const {
        return (*this)(first, last, values_first, values_last, out, std::less<>());
    }
    template <class I, class V, class O, class Compare>
    O operator()(I first, I last, V values_first, V values_last, O out, Compare compare) const {
        const auto begin = raw(first), end = raw(last);
        return like(out, std::transform(raw(values_first), raw(values_last), raw(out), [&](const auto& value) {
                        return std::upper_bound(begin, end, value, compare) - begin;
                    }));
    }
};
struct BinarySearch {
    template <class I, class T, class Compare = std::less<>>
    auto operator()(I first, I last, T value, Compare compare = {}) const {
        return std::binary_search(raw(first), raw(last), value, compare);
    }
    template <class I, class V, class O, class = IfIterator<V>>
    O operator()(I first, I last, V values_first, V values_last, O out) const {
        return (*this)(first, last, values_first, values_last, out, std::less<>());
    }
    template <class I, class V, class O, class Compare>
    O operator()(I first, I last, V values_first, V values_last, O out, Compare compare) const {
        const auto begin = raw(first), end = raw(last);
        return like(out, std::transform(raw(values_first), raw(values_last), raw(out), [&](const auto& value) {
                        return std::binary_search(begin, end, value, compare);
                    }));
    }
};
struct EqualRange {
    template <class I, class T, class Compare = std::less<>>
    std::pair<I, I> operator()(I first, I last, T value, Compare compare = {}) const {
        return {LowerBound{}(first, last, value, compare), UpperBound{}(first, last, value, compare)};
    }
};

}  // namespace detail

inline constexpr detail::Algorithm<detail::LowerBound> lower_bound{"thrust::lower_bound"};
inline constexpr detail::Algorithm<detail::UpperBound> upper_bound{"thrust::upper_bound"};
inline constexpr detail::Algorithm<detail::BinarySearch> binary_search{"thrust::binary_search"};
inline constexpr detail::Algorithm<detail::EqualRange> equal_range{"thrust::equal_range"};

}  // namespace thrust

// What rocThrust's header brings with it; after this one, which it may need.
#include "thrust/detail/brought.h"

#endif
