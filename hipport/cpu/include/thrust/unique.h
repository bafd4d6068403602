// The first of each run of equal elements.

#ifndef HIPPORT_CPU_THRUST_UNIQUE_H
#define HIPPORT_CPU_THRUST_UNIQUE_H

#include <functional>
#include <utility>

#include "thrust/detail/held.h"
#include "thrust/detail/algorithm.h"

namespace thrust {
namespace detail {

// Calls `take` with the place of the first element of each run.
template <class I, class Equal, class Take>
void each_first(I first, I last, Equal equal, Take take) {
    if (first == last) return;
    Held<ValueOf<I>> before(*first);
    take(first);
    while (++first != last) {
        const Held<ValueOf<I>> here(*first);
        if (!equal(before.value, here.value)) take(first);
        before = here;
    }
}

struct UniqueCopy {
    template <class I, class O, class Equal = std::equal_to<>>
    O operator()(I first, I last, O out, Equal equal = {}) const {
        auto to = raw(out);
        each_first(raw(first), raw(last), equal, [&](const auto& at) { *to = *at, ++to; });
        return like(out, to);
    }
};
struct Unique {
    template <class I, class Equal = std::equal_to<>>
    I operator()(I first, I last, Equal equal = {}) const {
        return UniqueCopy{}(first, last, first, equal);
    }
};
struct UniqueCount {
    template <class I, class Equal = std::equal_to<>>
    ptrdiff_t operator()(I first, I last, Equal equal = {}) const {
        ptrdiff_t count = 0;
        each_first(raw(first), raw(last), equal, [&](const auto&) { ++count; });
        return count;
    }
};
struct UniqueByKeyCopy {
    template <class K, class V, class O, class P, class Equal = std::equal_to<>>
    std::pair<O, P> operator()(K first, K last, V values, O out_keys, P out_values, Equal equal = {}) const {
        const auto keys = raw(first);
        const auto items = raw(values);
        auto to_key = raw(out_keys);
        auto to_value = raw(out_values);
        each_first(keys, raw(last), equal, [&](const auto& at) {
            *to_key = *at, ++to_key;
            *to_value = items[at - keys], ++to_value;
        });
        return {like(out_keys, to_key), like(out_values, to_value)};
    }
};
struct UniqueByKey {
    template <class K, class V, class Equal = std::equal_to<>>
    std::pair<K, V> operator()(K first, K last, V values, Equal equal = {}) const {
        return UniqueByKeyCopy{}(first, last, values, first, values, equal);
    }
};

}  // namespace detail

inline constexpr detail::Algorithm<detail::Unique> unique{"thrust::unique"};
inline constexpr detail::Algorithm<detail::UniqueCopy> unique_copy{"thrust::unique_copy"};
inline constexpr detail::Algorithm<detail::UniqueCount> unique_count{"thrust::unique_count"};
inline constexpr detail::Algorithm<detail::UniqueByKey> unique_by_key{"thrust::unique_by_key"};
inline constexpr detail::Algorithm<detail::UniqueByKeyCopy> unique_by_key_copy{"thrust::unique_by_key_copy"};

}  // namespace thrust

// What rocThrust's header brings with it; after this one, which it may need.
#include "thrust/detail/brought.h"
#include "thrust/detail/brought_by_reductions.h"
#include "thrust/device_vector.h"

#endif
