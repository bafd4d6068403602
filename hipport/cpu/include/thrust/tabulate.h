// What a function makes of the indices.

#ifndef HIPPORT_CPU_THRUST_TABULATE_H
#define HIPPORT_CPU_THRUST_TABULATE_H

#include "thrust/detail/algorithm.h"

namespace thrust {
namespace detail {

struct Tabulate {
    template <class I, class Function>
    void operator()(I first, I last, Function function) const {
        const auto to = raw(first);
        const ptrdiff_t count = last - first;
        for (ptrdiff_t i = 0; i < count; ++i) to[i] = function(i);
    }
};

}  // namespace detail

inline constexpr detail::Algorithm<detail::Tabulate> tabulate{"thrust::tabulate"};

}  // namespace thrust

#endif
