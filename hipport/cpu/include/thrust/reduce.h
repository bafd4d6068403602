// Reductions.

#ifndef HIPPORT_CPU_THRUST_REDUCE_H
#define HIPPORT_CPU_THRUST_REDUCE_H

#include <functional>
#include <utility>

#include "hipport_cpu/libraries/folds.h"
#include "thrust/detail/algorithm.h"
#include "thrust/extrema.h"

namespace thrust {
namespace detail {

// The values get(0) to get(count - 1) combined with each other and then with `initial`.
template <class T, class Get, class Combine>
T reduced(size_t count, T initial, Get get, Combine combine) {
    return count == 0 ? initial : static_cast<T>(combine(initial, hipport_cpu::fold<T>(0, count, get, combine)));
}

struct Reduce {
    template <class I>
    auto operator()(I first, I last) const {
        return (*this)(first, last, ValueOf<I>());
    }
    template <class I, class T, class Combine = std::plus<>>
    T operator()(I first, I last, T initial, Combine combine = {}) const {
        auto at = raw(first);
        const auto count = static_cast<size_t>(std::distance(first, last));
        if constexpr (hipport_cpu::is_random_access<decltype(at)>) {
            return reduced(count, initial, [at](size_t i) -> T { return at[static_cast<ptrdiff_t>(i)]; }, combine);
        } else {
            return reduced(count, initial, [&at](size_t) -> T { return *at++; }, combine);  // in their order
        }
    }
};
struct ReduceByKey {
    template <class K, class V, class OutK, class OutV, class Equal = std::equal_to<>, class Combine = std::plus<>>
    std::pair<OutK, OutV> operator()(K first, K last, V values, OutK out_keys, OutV out_values, Equal equal = {},
                                     Combine combine = {}) const {
        const auto keys = raw(first);
        const auto items = raw(values);
        auto to_key = raw(out_keys);
        auto to_value = raw(out_values);
        using T = std::decay_t<decltype(combine(items[0], items[0]))>;
        const ptrdiff_t count = last - first;
        for (ptrdiff_t begin = 0, end; begin < count; begin = end) {
            for (end = begin + 1; end < count && equal(keys[end - 1], keys[end]);) ++end;
            const ValueOf<decltype(raw(first))> key = keys[begin];
            const auto get = [items](size_t i) -> T { return items[static_cast<ptrdiff_t>(i)]; };
            const T sum = hipport_cpu::fold<T>(static_cast<size_t>(begin), static_cast<size_t>(end), get, combine);
            *to_key++ = key;
            *to_value++ = sum;
        }
        return {like(out_keys, to_key), like(out_values, to_value)};
    }
};

}  // namespace detail

inline constexpr detail::Algorithm<detail::Reduce> reduce{"thrust::reduce"};
inline constexpr detail::Algorithm<detail::ReduceByKey> reduce_by_key{"thrust::reduce_by_key"};

}  // namespace thrust

// What rocThrust's header brings with it; after this one, which it may need.
#include "thrust/detail/brought.h"
#include "thrust/detail/brought_by_reductions.h"

#endif
