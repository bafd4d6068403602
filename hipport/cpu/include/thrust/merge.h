// Two sorted sequences as one.

#ifndef HIPPORT_CPU_THRUST_MERGE_H
#define HIPPORT_CPU_THRUST_MERGE_H

#include <algorithm>
#include <functional>
#include <utility>

#include "thrust/detail/algorithm.h"

namespace thrust {
namespace detail {

struct Merge {
    template <class I, class J, class O, class Compare = std::less<>>
    O operator()(I first, I last, J other_first, J other_last, O out, Compare compare = {}) const {
        return like(out, std::merge(raw(first), raw(last), raw(other_first), raw(other_last), raw(out), compare));
    }
};
struct MergeByKey {
    template <class K, class L, class V, class W, class O, class P, class Compare = std::less<>>
    std::pair<O, P> operator()(K first, K last, L other_first, L other_last, V values, W other_values, O out_keys,
                               P out_values, Compare compare = {}) const {
        auto a = raw(first);
        auto b = raw(other_first);
        auto from_a = raw(values);
        auto from_b = raw(other_values);
        auto to_key = raw(out_keys);
        auto to_value = raw(out_values);
        const auto a_end = raw(last);
        const auto b_end = raw(other_last);
        while (a != a_end || b != b_end) {
            if (b == b_end || (a != a_end && !compare(*b, *a))) {
                *to_key++ = *a++, *to_value++ = *from_a++;
            } else {
                *to_key++ = *b++, *to_value++ = *from_b++;
            }
        }
        return {like(out_keys, to_key), like(out_values, to_value)};
    }
};

}  // namespace detail

inline constexpr detail::Algorithm<detail::Merge> merge{"thrust::merge"};
inline constexpr detail::Algorithm<detail::MergeByKey> merge_by_key{"thrust::merge_by_key"};

}  // namespace thrust

// What rocThrust's header brings with it; after this one, which it may need.
#include "thrust/detail/brought.h"

#endif
