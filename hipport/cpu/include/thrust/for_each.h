// A function called with each element.

#ifndef HIPPORT_CPU_THRUST_FOR_EACH_H
#define HIPPORT_CPU_THRUST_FOR_EACH_H

#include <algorithm>

#include "thrust/detail/algorithm.h"

namespace thrust {
namespace detail {

struct ForEach {
    template <class I, class Function>
    I operator()(I first, I last, Function function) const {
        std::for_each(raw(first), raw(last), function);
        return last;
    }
};
struct ForEachN {
    template <class I, class Size, class Function>
    I operator()(I first, Size count, Function function) const {
        return like(first, std::for_each_n(raw(first), count, function));
    }
};

}  // namespace detail

inline constexpr detail::Algorithm<detail::ForEach> for_each{"thrust::for_each"};
inline constexpr detail::Algorithm<detail::ForEachN> for_each_n{"thrust::for_each_n"};

}  // namespace thrust

#endif
