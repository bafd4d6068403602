// From the end to the beginning.

#ifndef HIPPORT_CPU_THRUST_ITERATOR_REVERSE_ITERATOR_H
#define HIPPORT_CPU_THRUST_ITERATOR_REVERSE_ITERATOR_H

#include <iterator>

#include "hipport_cpu/libraries/iterators.h"

namespace thrust {

using std::make_reverse_iterator;
using std::reverse_iterator;

}  // namespace thrust

namespace hipport_cpu {
template <class I>
struct Raw<std::reverse_iterator<I>> {
    static constexpr bool is_device = is_any_device<I>;
    static auto of(const std::reverse_iterator<I>& it) { return std::make_reverse_iterator(raw(it.base())); }
};
}  // namespace hipport_cpu

#endif
