// Sorting, which is always stable.

#ifndef HIPPORT_CPU_THRUST_SORT_H
#define HIPPORT_CPU_THRUST_SORT_H

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

#include "thrust/detail/held.h"
#include "thrust/detail/algorithm.h"

namespace thrust {
namespace detail {

template <class I, class Compare>
void sort_values(I first, I last, Compare compare) {
    if constexpr (std::is_pointer<I>::value) {
        std::stable_sort(first, last, compare);
    } else {  // the elements may be proxies
        std::vector<Held<ValueOf<I>>> values(first, last);
        std::stable_sort(values.begin(), values.end(),
                         [&](const auto& a, const auto& b) { return compare(a.value, b.value); });
        for (const auto& each : values) *first++ = each.value;
    }
}

struct Sort {
    template <class I, class Compare = std::less<>>
    void operator()(I first, I last, Compare compare = {}) const {
        sort_values(raw(first), raw(last), compare);
    }
};
struct SortByKey {
    template <class K, class V, class Compare = std::less<>>
    void operator()(K first, K last, V values, Compare compare = {}) const {
        using Pair = std::pair<ValueOf<decltype(raw(first))>, ValueOf<decltype(raw(values))>>;
        const auto keys = raw(first);
        const auto items = raw(values);
        const ptrdiff_t count = last - first;
        std::vector<Pair> pairs;
        pairs.reserve(static_cast<size_t>(count));
        for (ptrdiff_t i = 0; i < count; ++i) pairs.emplace_back(keys[i], items[i]);
        std::stable_sort(pairs.begin(), pairs.end(),
                         [&](const Pair& a, const Pair& b) { return compare(a.first, b.first); });
        for (ptrdiff_t i = 0; i < count; ++i) {
            keys[i] = pairs[static_cast<size_t>(i)].first;
            items[i] = pairs[static_cast<size_t>(i)].second;
        }
    }
};
struct IsSorted {
    template <class I, class Compare = std::less<>>
    bool operator()(I first, I last, Compare compare = {}) const {
        return std::is_sorted(raw(first), raw(last), compare);
    }
};
struct IsSortedUntil {
    template <class I, class Compare = std::less<>>
    I operator()(I first, I last, Compare compare = {}) const {
        return like(first, std::is_sorted_until(raw(first), raw(last), compare));
    }
};

}  // namespace detail

inline constexpr detail::Algorithm<detail::Sort> sort{"thrust::sort"};
inline constexpr detail::Algorithm<detail::Sort> stable_sort{"thrust::stable_sort"};
inline constexpr detail::Algorithm<detail::SortByKey> sort_by_key{"thrust::sort_by_key"};
inline constexpr detail::Algorithm<detail::SortByKey> stable_sort_by_key{"thrust::stable_sort_by_key"};
inline constexpr detail::Algorithm<detail::IsSorted> is_sorted{"thrust::is_sorted"};
inline constexpr detail::Algorithm<detail::IsSortedUntil> is_sorted_until{"thrust::is_sorted_until"};

}  // namespace thrust

// What rocThrust's header brings with it; after this one, which it may need.
#include "thrust/detail/brought.h"
#include "thrust/detail/brought_by_reductions.h"
#include "thrust/device_vector.h"
#include "thrust/extrema.h"
#include "thrust/merge.h"
#include "thrust/reverse.h"
#include "thrust/sequence.h"
#include "thrust/tabulate.h"
#include "thrust/transform_reduce.h"

#endif
