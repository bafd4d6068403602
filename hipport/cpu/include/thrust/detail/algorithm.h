// What an algorithm is, with what programs expect to get with the header of any: policies, function objects, pairs,
// tuples.

#ifndef HIPPORT_CPU_THRUST_DETAIL_ALGORITHM_H
#define HIPPORT_CPU_THRUST_DETAIL_ALGORITHM_H

#include "hipport_cpu/libraries/host_memory.h"
#include "thrust/distance.h"
#include "thrust/execution_policy.h"
#include "thrust/functional.h"
#include "thrust/iterator/iterator_traits.h"
#include "thrust/tuple.h"

namespace thrust {
namespace detail {

// An algorithm of Thrust, with a policy as its first argument or without: then the iterators say where it runs. `Body`
// is called with the arguments after the policy.
template <class Body>
struct Algorithm {
    const char* name;

    // Inlined, so that what is found has the line of the program that calls it.
    template <class First, class... Rest>
    __attribute__((always_inline)) auto operator()(First first, Rest... rest) const {
        if constexpr (is_policy<First>) {
            Policy policy = first;
            policy.on_device |= is_any_device<Rest...>;
            if (!policy.on_device) hipport_cpu::require_host_memory(name, rest...);
            return run(policy, name, [rest...]() mutable { return Body{}(rest...); });
        } else {
            const Policy policy{is_any_device<First, Rest...>, true, nullptr};
            if constexpr (!is_any_device<First, Rest...>) hipport_cpu::require_host_memory(name, first, rest...);
            return run(policy, name, [first, rest...]() mutable { return Body{}(first, rest...); });
        }
    }
};

}  // namespace detail
}  // namespace thrust

#endif
