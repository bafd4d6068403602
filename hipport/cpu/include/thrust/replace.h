// Other values for some elements.

#ifndef HIPPORT_CPU_THRUST_REPLACE_H
#define HIPPORT_CPU_THRUST_REPLACE_H

#include <algorithm>

#include "thrust/detail/algorithm.h"

namespace thrust {
namespace detail {

struct ReplaceIf {
    template <class I, class Predicate, class T>
    void operator()(I first, I last, Predicate predicate, T value) const {
        std::replace_if(raw(first), raw(last), predicate, value);
    }
    template <class I, class S, class Predicate, class T>
    void operator()(I first, I last, S stencil, Predicate predicate, T value) const {
        const auto end = raw(last);
        auto when = raw(stencil);
        for (auto at = raw(first); at != end; ++at, ++when) {
            if (predicate(*when)) *at = value;
        }
    }
};
struct ReplaceCopyIf {
    template <class I, class O, class Predicate, class T>
    O operator()(I first, I last, O out, Predicate predicate, T value) const {
        return like(out, std::replace_copy_if(raw(first), raw(last), raw(out), predicate, value));
    }
};
struct Replace {
    template <class I, class T>
    void operator()(I first, I last, T old_value, T new_value) const {
        std::replace(raw(first), raw(last), old_value, new_value);
    }
};
struct ReplaceCopy {
    template <class I, class O, class T>
    O operator()(I first, I last, O out, T old_value, T new_value) const {
        return like(out, std::replace_copy(raw(first), raw(last), raw(out), old_value, new_value));
    }
};

}  // namespace detail

inline constexpr detail::Algorithm<detail::Replace> replace{"thrust::replace"};
inline constexpr detail::Algorithm<detail::ReplaceIf> replace_if{"thrust::replace_if"};
inline constexpr detail::Algorithm<detail::ReplaceCopy> replace_copy{"thrust::replace_copy"};
inline constexpr detail::Algorithm<detail::ReplaceCopyIf> replace_copy_if{"thrust::replace_copy_if"};

}  // namespace thrust

#endif
