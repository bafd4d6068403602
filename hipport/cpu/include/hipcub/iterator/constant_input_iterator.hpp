// One value again and again.

#ifndef HIPPORT_CPU_HIPCUB_ITERATOR_CONSTANT_INPUT_ITERATOR_HPP
#define HIPPORT_CPU_HIPCUB_ITERATOR_CONSTANT_INPUT_ITERATOR_HPP

#include "hipport_cpu/libraries/iterators.h"
#include "thrust/iterator/iterator_facade.h"
#include "thrust/iterator/constant_iterator.h"

namespace hipcub {

template <class Value, class Offset = ptrdiff_t>
using ConstantInputIterator = thrust::constant_iterator<Value>;

}  // namespace hipcub

#endif
