// The elements in a random order.

#ifndef HIPPORT_CPU_THRUST_SHUFFLE_H
#define HIPPORT_CPU_THRUST_SHUFFLE_H

#include <utility>
#include <vector>

#include "thrust/detail/held.h"
#include "thrust/random.h"
#include "thrust/detail/algorithm.h"

namespace thrust {
namespace detail {

struct ShuffleCopy {
    template <class I, class O, class Generator>
    O operator()(I first, I last, O out, Generator generator) const {
        std::vector<Held<ValueOf<I>>> values(raw(first), raw(last));
        for (size_t i = values.size(); i > 1; --i) {
            std::swap(values[i - 1].value, values[uniform_int_distribution<size_t>(0, i - 1)(generator)].value);
        }
        auto to = raw(out);
        for (const auto& each : values) *to = each.value, ++to;
        return like(out, to);
    }
};
struct Shuffle {
    template <class I, class Generator>
    void operator()(I first, I last, Generator generator) const {
        ShuffleCopy{}(first, last, first, generator);
    }
};

}  // namespace detail

inline constexpr detail::Algorithm<detail::Shuffle> shuffle{"thrust::shuffle"};
inline constexpr detail::Algorithm<detail::ShuffleCopy> shuffle_copy{"thrust::shuffle_copy"};

}  // namespace thrust

// What rocThrust's header brings with it; after this one, which it may need.
#include "thrust/detail/brought.h"

#endif
