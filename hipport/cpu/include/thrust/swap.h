// Two sequences in place of each other.

#ifndef HIPPORT_CPU_THRUST_SWAP_H
#define HIPPORT_CPU_THRUST_SWAP_H

#include "thrust/detail/algorithm.h"

namespace thrust {
namespace detail {

struct SwapRanges {
    template <class I, class J>
    J operator()(I first, I last, J other) const {
        const auto end = raw(last);
        auto b = raw(other);
        for (auto a = raw(first); a != end; ++a, ++b) {
            const ValueOf<decltype(raw(first))> before = *a;
            *a = *b;
            *b = before;
        }
        return like(other, b);
    }
};

}  // namespace detail

inline constexpr detail::Algorithm<detail::SwapRanges> swap_ranges{"thrust::swap_ranges"};

}  // namespace thrust

#endif
