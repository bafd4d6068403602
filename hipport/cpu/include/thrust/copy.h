// Copies, of all elements or of some.

#ifndef HIPPORT_CPU_THRUST_COPY_H
#define HIPPORT_CPU_THRUST_COPY_H

#include <algorithm>

#include "thrust/detail/algorithm.h"

namespace thrust {
namespace detail {

struct Copy {
    template <class I, class O>
    O operator()(I first, I last, O out) const {
        return like(out, std::copy(raw(first), raw(last), raw(out)));
    }
};
struct CopyN {
    template <class I, class Size, class O>
    O operator()(I first, Size count, O out) const {
        return like(out, std::copy_n(raw(first), count, raw(out)));
    }
};
struct CopyIf {
    template <class I, class O, class Predicate>
    O operator()(I first, I last, O out, Predicate predicate) const {
        return like(out, std::copy_if(raw(first), raw(last), raw(out), predicate));
    }
    template <class I, class S, class O, class Predicate>
    O operator()(I first, I last, S stencil, O out, Predicate predicate) const {
        const auto end = raw(last);
        auto when = raw(stencil);
        auto to = raw(out);
        for (auto from = raw(first); from != end; ++from, ++when) {
            if (predicate(*when)) *to = *from, ++to;
        }
        return like(out, to);
    }
};

}  // namespace detail

inline constexpr detail::Algorithm<detail::Copy> copy{"thrust::copy"};
inline constexpr detail::Algorithm<detail::CopyN> copy_n{"thrust::copy_n"};
inline constexpr detail::Algorithm<detail::CopyIf> copy_if{"thrust::copy_if"};
inline constexpr detail::Algorithm<detail::Copy> uninitialized_copy{"thrust::uninitialized_copy"};
inline constexpr detail::Algorithm<detail::CopyN> uninitialized_copy_n{"thrust::uninitialized_copy_n"};

}  // namespace thrust

// What rocThrust's header brings with it; after this one, which it may need.
#include "thrust/detail/brought.h"

#endif
