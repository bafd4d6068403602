// Elements to the places that a map names.

#ifndef HIPPORT_CPU_THRUST_SCATTER_H
#define HIPPORT_CPU_THRUST_SCATTER_H

#include "thrust/iterator/constant_iterator.h"
#include "thrust/detail/algorithm.h"

namespace thrust {
namespace detail {

struct ScatterIf {
    template <class I, class M, class S, class O, class Predicate = identity<>>
    void operator()(I first, I last, M map, S stencil, O out, Predicate predicate = {}) const {
        const auto end = raw(last);
        auto at = raw(map);
        auto when = raw(stencil);
        const auto to = raw(out);
        for (auto from = raw(first); from != end; ++from, ++at, ++when) {
            if (predicate(*when)) to[*at] = *from;
        }
    }
};
struct Scatter {
    template <class I, class M, class O>
    void operator()(I first, I last, M map, O out) const {
        ScatterIf{}(first, last, map, constant_iterator<bool>(true), out);
    }
};

}  // namespace detail

inline constexpr detail::Algorithm<detail::Scatter> scatter{"thrust::scatter"};
inline constexpr detail::Algorithm<detail::ScatterIf> scatter_if{"thrust::scatter_if"};

}  // namespace thrust

// What rocThrust's header brings with it; after this one, which it may need.
#include "thrust/detail/brought.h"

#endif
