// Input with hints about caches, which memory here has none of.

#ifndef HIPPORT_CPU_HIPCUB_ITERATOR_CACHE_MODIFIED_INPUT_ITERATOR_HPP
#define HIPPORT_CPU_HIPCUB_ITERATOR_CACHE_MODIFIED_INPUT_ITERATOR_HPP

#include "hipport_cpu/libraries/iterators.h"
#include "thrust/iterator/iterator_facade.h"
#include "hipcub/thread/thread_load.hpp"
#include "thrust/iterator/iterator_adaptor.h"

namespace hipcub {

template <CacheLoadModifier MODIFIER, class Value, class Offset = ptrdiff_t>
class CacheModifiedInputIterator
    : public thrust::iterator_adaptor<CacheModifiedInputIterator<MODIFIER, Value, Offset>, const Value*> {
  public:
    explicit CacheModifiedInputIterator(const Value* at = nullptr)
        : CacheModifiedInputIterator::iterator_adaptor_(at) {}
};

}  // namespace hipcub

#endif
