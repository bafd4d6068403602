// Elements that a function makes of nothing.

#ifndef HIPPORT_CPU_THRUST_GENERATE_H
#define HIPPORT_CPU_THRUST_GENERATE_H

#include <algorithm>

#include "thrust/detail/algorithm.h"

namespace thrust {
namespace detail {

struct Generate {
    template <class I, class Function>
    void operator()(I first, I last, Function function) const {
        std::generate(raw(first), raw(last), function);
    }
};
struct GenerateN {
    template <class I, class Size, class Function>
    I operator()(I first, Size count, Function function) const {
        return like(first, std::generate_n(raw(first), count, function));
    }
};

}  // namespace detail

inline constexpr detail::Algorithm<detail::Generate> generate{"thrust::generate"};
inline constexpr detail::Algorithm<detail::GenerateN> generate_n{"thrust::generate_n"};

}  // namespace thrust

#endif
