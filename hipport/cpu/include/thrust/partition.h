// Elements for which a predicate holds before the others; both keep their order.

#ifndef HIPPORT_CPU_THRUST_PARTITION_H
#define HIPPORT_CPU_THRUST_PARTITION_H

#include <algorithm>
#include <utility>
#include <vector>

#include "thrust/detail/held.h"
#include "thrust/detail/algorithm.h"

namespace thrust {
namespace detail {

// The elements for which the stencil's elements answer, then the others.
template <class I, class S, class Predicate>
I partitioned(I first, I last, S stencil, Predicate predicate) {
    auto to = raw(first);
    const auto end = raw(last);
    auto when = raw(stencil);
    std::vector<Held<ValueOf<decltype(to)>>> others;
    for (auto from = to; from != end; ++from, ++when) {
        if (predicate(*when)) {
            *to = *from;
            ++to;
        } else {
            others.emplace_back(*from);
        }
    }
    const I middle = like(first, to);
    for (const auto& each : others) *to = each.value, ++to;
    return middle;
}

struct Partition {
    template <class I, class Predicate>
    I operator()(I first, I last, Predicate predicate) const {
        return partitioned(first, last, first, predicate);
    }
    template <class I, class S, class Predicate>
    I operator()(I first, I last, S stencil, Predicate predicate) const {
        return partitioned(first, last, stencil, predicate);
    }
};
struct PartitionCopy {
    template <class I, class O, class P, class Predicate>
    std::pair<O, P> operator()(I first, I last, O yes, P no, Predicate predicate) const {
        return (*this)(first, last, first, yes, no, predicate);
    }
    template <class I, class S, class O, class P, class Predicate>
    std::pair<O, P> operator()(I first, I last, S stencil, O yes, P no, Predicate predicate) const {
        auto to_yes = raw(yes);
        auto to_no = raw(no);
        auto when = raw(stencil);
        const auto end = raw(last);
        for (auto from = raw(first); from != end; ++from, ++when) {
            if (predicate(*when)) {
                *to_yes = *from, ++to_yes;
            } else {
                *to_no = *from, ++to_no;
            }
        }
        return {like(yes, to_yes), like(no, to_no)};
    }
};
struct PartitionPoint {
    template <class I, class Predicate>
    I operator()(I first, I last, Predicate predicate) const {
        return like(first, std::partition_point(raw(first), raw(last), predicate));
    }
};
struct IsPartitioned {
    template <class I, class Predicate>
    bool operator()(I first, I last, Predicate predicate) const {
        return std::is_partitioned(raw(first), raw(last), predicate);
    }
};

}  // namespace detail

inline constexpr detail::Algorithm<detail::Partition> partition{"thrust::partition"};
inline constexpr detail::Algorithm<detail::Partition> stable_partition{"thrust::stable_partition"};
inline constexpr detail::Algorithm<detail::PartitionCopy> partition_copy{"thrust::partition_copy"};
inline constexpr detail::Algorithm<detail::PartitionCopy> stable_partition_copy{"thrust::stable_partition_copy"};
inline constexpr detail::Algorithm<detail::PartitionPoint> partition_point{"thrust::partition_point"};
inline constexpr detail::Algorithm<detail::IsPartitioned> is_partitioned{"thrust::is_partitioned"};

}  // namespace thrust

// What rocThrust's header brings with it; after this one, which it may need.
#include "thrust/detail/brought.h"
#include "thrust/detail/brought_by_reductions.h"
#include "thrust/device_vector.h"
#include "thrust/extrema.h"
#include "thrust/merge.h"
#include "thrust/reverse.h"
#include "thrust/sequence.h"
#include "thrust/tabulate.h"
#include "thrust/transform_reduce.h"

#endif
