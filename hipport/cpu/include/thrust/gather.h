// Elements from the places that a map names.

#ifndef HIPPORT_CPU_THRUST_GATHER_H
#define HIPPORT_CPU_THRUST_GATHER_H

#include <algorithm>

#include "thrust/transform.h"
#include "thrust/detail/algorithm.h"

namespace thrust {
namespace detail {

struct Gather {
    template <class M, class I, class O>
    O operator()(M map_first, M map_last, I input, O out) const {
        const auto from = raw(input);
        return like(out, std::transform(raw(map_first), raw(map_last), raw(out),
                                        [from](const auto& at) -> decltype(auto) { return from[at]; }));
    }
};
struct GatherIf {
    template <class M, class S, class I, class O, class Predicate = identity<>>
    O operator()(M map_first, M map_last, S stencil, I input, O out, Predicate predicate = {}) const {
        const auto from = raw(input);
        return TransformIf{}(
            raw(map_first), raw(map_last), raw(stencil), out,
            [from](const auto& at) -> decltype(auto) { return from[at]; }, predicate);
    }
};

}  // namespace detail

inline constexpr detail::Algorithm<detail::Gather> gather{"thrust::gather"};
inline constexpr detail::Algorithm<detail::GatherIf> gather_if{"thrust::gather_if"};

}  // namespace thrust

#endif
