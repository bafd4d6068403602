// Whether two sequences are equal.

#ifndef HIPPORT_CPU_THRUST_EQUAL_H
#define HIPPORT_CPU_THRUST_EQUAL_H

#include <algorithm>
#include <functional>

#include "thrust/detail/algorithm.h"

namespace thrust {
namespace detail {

struct Equal {
    template <class I, class J, class Compare = std::equal_to<>>
    bool operator()(I first, I last, J other, Compare compare = {}) const {
        return std::equal(raw(first), raw(last), raw(other), compare);
    }
};

}  // namespace detail

inline constexpr detail::Algorithm<detail::Equal> equal{"thrust::equal"};

}  // namespace thrust

// What rocThrust's header brings with it; after this one, which it may need.
#include "thrust/detail/brought.h"
#include "thrust/detail/brought_by_reductions.h"

#endif
