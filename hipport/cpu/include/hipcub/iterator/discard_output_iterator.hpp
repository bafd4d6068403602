// Output that nobody wants.

#ifndef HIPPORT_CPU_HIPCUB_ITERATOR_DISCARD_OUTPUT_ITERATOR_HPP
#define HIPPORT_CPU_HIPCUB_ITERATOR_DISCARD_OUTPUT_ITERATOR_HPP

#include "hipport_cpu/libraries/iterators.h"
#include "thrust/iterator/iterator_facade.h"
#include "thrust/iterator/discard_iterator.h"

namespace hipcub {

template <class Offset = ptrdiff_t>
using DiscardOutputIterator = thrust::discard_iterator<>;

}  // namespace hipcub

#endif
