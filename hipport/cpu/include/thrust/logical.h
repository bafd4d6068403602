// Whether a predicate holds for all, any or none.

#ifndef HIPPORT_CPU_THRUST_LOGICAL_H
#define HIPPORT_CPU_THRUST_LOGICAL_H

#include <algorithm>

#include "thrust/detail/algorithm.h"

namespace thrust {
namespace detail {

struct AllOf {
    template <class I, class Predicate>
    bool operator()(I first, I last, Predicate predicate) const {
        return std::all_of(raw(first), raw(last), predicate);
    }
};
struct AnyOf {
    template <class I, class Predicate>
    bool operator()(I first, I last, Predicate predicate) const {
        return std::any_of(raw(first), raw(last), predicate);
    }
};
struct NoneOf {
    template <class I, class Predicate>
    bool operator()(I first, I last, Predicate predicate) const {
        return std::none_of(raw(first), raw(last), predicate);
    }
};

}  // namespace detail

inline constexpr detail::Algorithm<detail::AllOf> all_of{"thrust::all_of"};
inline constexpr detail::Algorithm<detail::AnyOf> any_of{"thrust::any_of"};
inline constexpr detail::Algorithm<detail::NoneOf> none_of{"thrust::none_of"};

}  // namespace thrust

// What rocThrust's header brings with it; after this one, which it may need.
#include "thrust/detail/brought.h"
#include "thrust/detail/brought_by_reductions.h"
#include "thrust/device_vector.h"

#endif
