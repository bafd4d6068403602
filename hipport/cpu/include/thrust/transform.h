// What functions make of elements.

#ifndef HIPPORT_CPU_THRUST_TRANSFORM_H
#define HIPPORT_CPU_THRUST_TRANSFORM_H

#include <algorithm>

#include "thrust/detail/algorithm.h"

namespace thrust {
namespace detail {

struct Transform {
    template <class I, class O, class Function>
    O operator()(I first, I last, O out, Function function) const {
        return like(out, std::transform(raw(first), raw(last), raw(out), function));
    }
    template <class I, class J, class O, class Function>
    O operator()(I first, I last, J other, O out, Function function) const {
        return like(out, std::transform(raw(first), raw(last), raw(other), raw(out), function));
    }
};
struct TransformIf {
    template <class I, class O, class Function, class Predicate>
    O operator()(I first, I last, O out, Function function, Predicate predicate) const {
        return (*this)(first, last, first, out, function, predicate);
    }
    template <class I, class S, class O, class Function, class Predicate>
    O operator()(I first, I last, S stencil, O out, Function function, Predicate predicate) const {
        const auto end = raw(last);
        auto when = raw(stencil);
        auto to = raw(out);
        for (auto from = raw(first); from != end; ++from, ++when, ++to) {
            if (predicate(*when)) *to = function(*from);
        }
        return like(out, to);
    }
    template <class I, class J, class S, class O, class Function, class Predicate>
    O operator()(I first, I last, J other, S stencil, O out, Function function, Predicate predicate) const {
        const auto end = raw(last);
        auto second = raw(other);
        auto when = raw(stencil);
        auto to = raw(out);
        for (auto from = raw(first); from != end; ++from, ++second, ++when, ++to) {
            if (predicate(*when)) *to = function(*from, *second);
        }
        return like(out, to);
    }
};

}  // namespace detail

inline constexpr detail::Algorithm<detail::Transform> transform{"thrust::transform"};
inline constexpr detail::Algorithm<detail::TransformIf> transform_if{"thrust::transform_if"};

}  // namespace thrust

#endif
