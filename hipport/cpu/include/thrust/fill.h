// One value for all elements.

#ifndef HIPPORT_CPU_THRUST_FILL_H
#define HIPPORT_CPU_THRUST_FILL_H

#include <algorithm>

#include "thrust/detail/algorithm.h"

namespace thrust {
namespace detail {

struct Fill {
    template <class I, class T>
    void operator()(I first, I last, T value) const {
        std::fill(raw(first), raw(last), value);
    }
};
struct FillN {
    template <class I, class Size, class T>
    I operator()(I first, Size count, T value) const {
        return like(first, std::fill_n(raw(first), count, value));
    }
};

}  // namespace detail

inline constexpr detail::Algorithm<detail::Fill> fill{"thrust::fill"};
inline constexpr detail::Algorithm<detail::FillN> fill_n{"thrust::fill_n"};
inline constexpr detail::Algorithm<detail::Fill> uninitialized_fill{"thrust::uninitialized_fill"};
inline constexpr detail::Algorithm<detail::FillN> uninitialized_fill_n{"thrust::uninitialized_fill_n"};

}  // namespace thrust

#endif
