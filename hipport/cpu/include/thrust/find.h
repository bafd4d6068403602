// The first element that is looked for.

#ifndef HIPPORT_CPU_THRUST_FIND_H
#define HIPPORT_CPU_THRUST_FIND_H

#include <algorithm>

#include "thrust/detail/algorithm.h"

namespace thrust {
namespace detail {

struct FindIf {
    template <class I, class Predicate>
    I operator()(I first, I last, Predicate predicate) const {
        return like(first, std::find_if(raw(first), raw(last), predicate));
    }
};
struct FindIfNot {
    template <class I, class Predicate>
    I operator()(I first, I last, Predicate predicate) const {
        return like(first, std::find_if_not(raw(first), raw(last), predicate));
    }
};
struct Find {
    template <class I, class T>
    I operator()(I first, I last, T value) const {
        return like(first, std::find(raw(first), raw(last), value));
    }
};

}  // namespace detail

inline constexpr detail::Algorithm<detail::Find> find{"thrust::find"};
inline constexpr detail::Algorithm<detail::FindIf> find_if{"thrust::find_if"};
inline constexpr detail::Algorithm<detail::FindIfNot> find_if_not{"thrust::find_if_not"};

}  // namespace thrust

// What rocThrust's header brings with it; after this one, which it may need.
#include "thrust/detail/brought.h"
#include "thrust/detail/brought_by_reductions.h"

#endif
