// Numbers that follow each other.

#ifndef HIPPORT_CPU_HIPCUB_ITERATOR_COUNTING_INPUT_ITERATOR_HPP
#define HIPPORT_CPU_HIPCUB_ITERATOR_COUNTING_INPUT_ITERATOR_HPP

#include "hipport_cpu/libraries/iterators.h"
#include "thrust/iterator/iterator_facade.h"
#include "thrust/iterator/counting_iterator.h"

namespace hipcub {

template <class Value, class Offset = ptrdiff_t>
using CountingInputIterator = thrust::counting_iterator<Value>;

}  // namespace hipcub

#endif
