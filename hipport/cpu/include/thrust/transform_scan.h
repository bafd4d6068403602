// Scans of what a function makes of the elements.

#ifndef HIPPORT_CPU_THRUST_TRANSFORM_SCAN_H
#define HIPPORT_CPU_THRUST_TRANSFORM_SCAN_H

#include "thrust/iterator/transform_iterator.h"
#include "thrust/scan.h"
#include "thrust/detail/algorithm.h"

namespace thrust {
namespace detail {

struct TransformInclusiveScan {
    template <class I, class O, class Function, class Combine>
    O operator()(I first, I last, O out, Function function, Combine combine) const {
        return InclusiveScan{}(make_transform_iterator(first, function), make_transform_iterator(last, function), out,
                               combine);
    }
    template <class I, class O, class Function, class Initial, class Combine>
    O operator()(I first, I last, O out, Function function, Initial initial, Combine combine) const {
        return InclusiveScan{}(make_transform_iterator(first, function), make_transform_iterator(last, function), out,
                               initial, combine);
    }
};
struct TransformExclusiveScan {
    template <class I, class O, class Function, class Initial, class Combine>
    O operator()(I first, I last, O out, Function function, Initial initial, Combine combine) const {
        return ExclusiveScan{}(make_transform_iterator(first, function), make_transform_iterator(last, function), out,
                               initial, combine);
    }
};

}  // namespace detail

inline constexpr detail::Algorithm<detail::TransformInclusiveScan> transform_inclusive_scan{
    "thrust::transform_inclusive_scan"};
inline constexpr detail::Algorithm<detail::TransformExclusiveScan> transform_exclusive_scan{
    "thrust::transform_exclusive_scan"};

}  // namespace thrust

// What rocThrust's header brings with it; after this one, which it may need.
#include "thrust/detail/brought.h"

#endif
