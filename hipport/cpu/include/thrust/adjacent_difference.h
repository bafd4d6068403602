// Differences of neighbours, or what else a function makes of them.

#ifndef HIPPORT_CPU_THRUST_ADJACENT_DIFFERENCE_H
#define HIPPORT_CPU_THRUST_ADJACENT_DIFFERENCE_H

#include <functional>

#include "thrust/detail/algorithm.h"

namespace thrust {
namespace detail {

struct AdjacentDifference {
    template <class I, class O, class Function = std::minus<>>
    O operator()(I first, I last, O out, Function function = {}) const {
        const auto end = raw(last);
        auto to = raw(out);
        auto from = raw(first);
        if (from == end) return out;
        ValueOf<decltype(raw(first))> before = *from;
        *to++ = before;
        while (++from != end) {
            const ValueOf<decltype(raw(first))> here = *from;
            *to++ = function(here, before);
            before = here;
        }
        return like(out, to);
    }
};

}  // namespace detail

inline constexpr detail::Algorithm<detail::AdjacentDifference> adjacent_difference{"thrust::adjacent_difference"};

}  // namespace thrust

// What rocThrust's header brings with it; after this one, which it may need.
#include "thrust/detail/brought.h"

#endif
