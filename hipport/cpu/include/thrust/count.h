// Number of elements.

#ifndef HIPPORT_CPU_THRUST_COUNT_H
#define HIPPORT_CPU_THRUST_COUNT_H

#include <algorithm>

#include "thrust/detail/algorithm.h"

namespace thrust {
namespace detail {

struct CountIf {
    template <class I, class Predicate>
    auto operator()(I first, I last, Predicate predicate) const {
        return std::count_if(raw(first), raw(last), predicate);
    }
};
struct Count {
    template <class I, class T>
    auto operator()(I first, I last, T value) const {
        return std::count(raw(first), raw(last), value);
    }
};

}  // namespace detail

inline constexpr detail::Algorithm<detail::Count> count{"thrust::count"};
inline constexpr detail::Algorithm<detail::CountIf> count_if{"thrust::count_if"};

}  // namespace thrust

// What rocThrust's header brings with it; after this one, which it may need.
#include "thrust/detail/brought.h"
#include "thrust/detail/brought_by_reductions.h"
#include "thrust/device_vector.h"

#endif
