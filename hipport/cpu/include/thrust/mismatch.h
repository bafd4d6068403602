// Where two sequences differ first.

#ifndef HIPPORT_CPU_THRUST_MISMATCH_H
#define HIPPORT_CPU_THRUST_MISMATCH_H

#include <algorithm>
#include <functional>
#include <utility>

#include "thrust/detail/algorithm.h"

namespace thrust {
namespace detail {

struct Mismatch {
    template <class I, class J, class Compare = std::equal_to<>>
    std::pair<I, J> operator()(I first, I last, J other, Compare compare = {}) const {
        const auto [a, b] = std::mismatch(raw(first), raw(last), raw(other), compare);
        return {like(first, a), like(other, b)};
    }
};

}  // namespace detail

inline constexpr detail::Algorithm<detail::Mismatch> mismatch{"thrust::mismatch"};

}  // namespace thrust

// What rocThrust's header brings with it; after this one, which it may need.
#include "thrust/detail/brought.h"
#include "thrust/detail/brought_by_reductions.h"

#endif
