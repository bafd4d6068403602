// Removal of elements; those that stay keep their order.

#ifndef HIPPORT_CPU_THRUST_REMOVE_H
#define HIPPORT_CPU_THRUST_REMOVE_H

#include <functional>

#include "thrust/copy.h"
#include "thrust/detail/algorithm.h"

namespace thrust {
namespace detail {

struct RemoveIf {
    template <class I, class Predicate>
    I operator()(I first, I last, Predicate predicate) const {
        return like(first, CopyIf{}(raw(first), raw(last), raw(first), std::not_fn(predicate)));
    }
    template <class I, class S, class Predicate>
    I operator()(I first, I last, S stencil, Predicate predicate) const {
        return like(first, CopyIf{}(raw(first), raw(last), raw(stencil), raw(first), std::not_fn(predicate)));
    }
};
struct RemoveCopyIf {
    template <class I, class O, class Predicate>
    O operator()(I first, I last, O out, Predicate predicate) const {
        return CopyIf{}(first, last, out, std::not_fn(predicate));
    }
    template <class I, class S, class O, class Predicate>
    O operator()(I first, I last, S stencil, O out, Predicate predicate) const {
        return CopyIf{}(first, last, stencil, out, std::not_fn(predicate));
    }
};
struct Remove {
    template <class I, class T>
    I operator()(I first, I last, T value) const {
        return RemoveIf{}(first, last, [value](const auto& element) { return element == value; });
    }
};
struct RemoveCopy {
    template <class I, class O, class T>
    O operator()(I first, I last, O out, T value) const {
        return RemoveCopyIf{}(first, last, out, [value](const auto& element) { return element == value; });
    }
};

}  // namespace detail

inline constexpr detail::Algorithm<detail::Remove> remove{"thrust::remove"};
inline constexpr detail::Algorithm<detail::RemoveIf> remove_if{"thrust::remove_if"};
inline constexpr detail::Algorithm<detail::RemoveCopy> remove_copy{"thrust::remove_copy"};
inline constexpr detail::Algorithm<detail::RemoveCopyIf> remove_copy_if{"thrust::remove_copy_if"};

}  // namespace thrust

// What rocThrust's header brings with it; after this one, which it may need.
#include "thrust/detail/brought.h"

#endif
