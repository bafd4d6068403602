// The elements from the last to the first.

#ifndef HIPPORT_CPU_THRUST_REVERSE_H
#define HIPPORT_CPU_THRUST_REVERSE_H

#include <algorithm>

#include "thrust/detail/algorithm.h"

namespace thrust {
namespace detail {

struct Reverse {
    template <class I>
    void operator()(I first, I last) const {
        const auto at = raw(first);
        for (ptrdiff_t i = 0, j = last - first - 1; i < j; ++i, --j) {
            const ValueOf<decltype(raw(first))> before = at[i];
            at[i] = at[j];
            at[j] = before;
        }
    }
};
struct ReverseCopy {
    template <class I, class O>
    O operator()(I first, I last, O out) const {
        return like(out, std::reverse_copy(raw(first), raw(last), raw(out)));
    }
};

}  // namespace detail

inline constexpr detail::Algorithm<detail::Reverse> reverse{"thrust::reverse"};
inline constexpr detail::Algorithm<detail::ReverseCopy> reverse_copy{"thrust::reverse_copy"};

}  // namespace thrust

// What rocThrust's header brings with it; after this one, which it may need.
#include "thrust/detail/brought.h"

#endif
