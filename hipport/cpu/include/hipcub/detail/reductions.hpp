// Reductions of ranges.

#ifndef HIPPORT_CPU_HIPCUB_DETAIL_REDUCTIONS_HPP
#define HIPPORT_CPU_HIPCUB_DETAIL_REDUCTIONS_HPP

#include <limits>

#include "hipcub/thread/thread_operators.hpp"
#include "hipport_cpu/libraries/folds.h"
#include "hipport_cpu/libraries/iterators.h"

namespace hipcub {

namespace detail {

// The items from number `begin` up to `end` combined with `initial` before them.
template <class I, class Operator, class T>
auto reduced(I from, size_t begin, size_t end, Operator op, T initial) {
    using Partial = hipport_cpu::Accumulated<Operator, T, hipport_cpu::ValueOf<I>>;
    if (begin >= end) return static_cast<Partial>(initial);
    const auto get = [from](size_t i) -> Partial { return static_cast<Partial>(from[static_cast<ptrdiff_t>(i)]); };
    return static_cast<Partial>(op(static_cast<Partial>(initial), hipport_cpu::fold<Partial>(begin, end, get, op)));
}

// The smallest or the largest item with its index, counted from `begin`.
template <class Index, class Value, class I, class Operator>
KeyValuePair<Index, Value> extreme(I from, size_t begin, size_t end, Operator op, const Value& of_none) {
    using Pair = KeyValuePair<Index, Value>;
    if (begin >= end) return Pair(Index(1), of_none);
    const auto get = [=](size_t i) { return Pair(static_cast<Index>(i - begin), from[static_cast<ptrdiff_t>(i)]); };
    return hipport_cpu::fold<Pair>(begin, end, get, op);
}

}  // namespace detail

}  // namespace hipcub

#endif
