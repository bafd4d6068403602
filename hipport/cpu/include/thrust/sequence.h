// Numbers with one distance.

#ifndef HIPPORT_CPU_THRUST_SEQUENCE_H
#define HIPPORT_CPU_THRUST_SEQUENCE_H

#include "thrust/detail/algorithm.h"

namespace thrust {
namespace detail {

struct Sequence {
    template <class I>
    void operator()(I first, I last) const {
        (*this)(first, last, ValueOf<I>(0));
    }
    template <class I, class T>
    void operator()(I first, I last, T initial) const {
        (*this)(first, last, initial, T(1));
    }
    template <class I, class T>
    void operator()(I first, I last, T initial, T step) const {
        using Value = ValueOf<I>;
        const auto to = raw(first);
        const ptrdiff_t count = last - first;
        for (ptrdiff_t i = 0; i < count; ++i) to[i] = static_cast<Value>(initial + step * static_cast<T>(i));
    }
};

}  // namespace detail

inline constexpr detail::Algorithm<detail::Sequence> sequence{"thrust::sequence"};

}  // namespace thrust

#endif
