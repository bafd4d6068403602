// Operations on sorted sequences as sets.

#ifndef HIPPORT_CPU_THRUST_SET_OPERATIONS_H
#define HIPPORT_CPU_THRUST_SET_OPERATIONS_H

#include <algorithm>
#include <functional>

#include "thrust/detail/algorithm.h"

namespace thrust {
namespace detail {

struct SetUnion {
    template <class I, class J, class O, class Compare = std::less<>>
    O operator()(I first, I last, J other_first, J other_last, O out, Compare compare = {}) const {
        return like(out, std::set_union(raw(first), raw(last), raw(other_first), raw(other_last), raw(out), compare));
    }
};
struct SetIntersection {
    template <class I, class J, class O, class Compare = std::less<>>
    O operator()(I first, I last, J other_first, J other_last, O out, Compare compare = {}) const {
        return like(out,
                    std::set_intersection(raw(first), raw(last), raw(other_first), raw(other_last), raw(out), compare));
    }
};
struct SetDifference {
    template <class I, class J, class O, class Compare = std::less<>>
    O operator()(I first, I last, J other_first, J other_last, O out, Compare compare = {}) const {
        return like(out,
                    std::set_difference(raw(first), raw(last), raw(other_first), raw(other_last), raw(out), compare));
    }
};
struct SetSymmetricDifference {
    template <class I, class J, class O, class Compare = std::less<>>
    O operator()(I first, I last, J other_first, J other_last, O out, Compare compare = {}) const {
        return like(out, std::set_symmetric_difference(raw(first), raw(last), raw(other_first), raw(other_last),
                                                       raw(out), compare));
    }
};

}  // namespace detail

inline constexpr detail::Algorithm<detail::SetUnion> set_union{"thrust::set_union"};
inline constexpr detail::Algorithm<detail::SetIntersection> set_intersection{"thrust::set_intersection"};
inline constexpr detail::Algorithm<detail::SetDifference> set_difference{"thrust::set_difference"};
inline constexpr detail::Algorithm<detail::SetSymmetricDifference> set_symmetric_difference{
    "thrust::set_symmetric_difference"};

}  // namespace thrust

// What rocThrust's header brings with it; after this one, which it may need.
#include "thrust/detail/brought.h"
#include "thrust/detail/brought_by_reductions.h"
#include "thrust/device_vector.h"
#include "thrust/extrema.h"
#include "thrust/merge.h"
#include "thrust/reverse.h"
#include "thrust/transform_reduce.h"

#endif
