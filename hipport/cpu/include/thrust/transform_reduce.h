// Reductions of what a function makes of the elements.

#ifndef HIPPORT_CPU_THRUST_TRANSFORM_REDUCE_H
#define HIPPORT_CPU_THRUST_TRANSFORM_REDUCE_H

#include "thrust/reduce.h"
#include "thrust/detail/algorithm.h"

namespace thrust {
namespace detail {

struct TransformReduce {
    template <class I, class Function, class T, class Combine>
    T operator()(I first, I last, Function function, T initial, Combine combine) const {
        const auto get = [at = raw(first), function](size_t i) mutable -> T {
            return function(at[static_cast<ptrdiff_t>(i)]);
        };
        return reduced(static_cast<size_t>(last - first), initial, get, combine);
    }
};

}  // namespace detail

inline constexpr detail::Algorithm<detail::TransformReduce> transform_reduce{"thrust::transform_reduce"};

}  // namespace thrust

// What rocThrust's header brings with it; after this one, which it may need.
#include "thrust/detail/brought.h"
#include "thrust/detail/brought_by_reductions.h"
#include "thrust/device_vector.h"

#endif
