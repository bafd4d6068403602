// Output with hints about caches, which memory here has none of.

#ifndef HIPPORT_CPU_HIPCUB_ITERATOR_CACHE_MODIFIED_OUTPUT_ITERATOR_HPP
#define HIPPORT_CPU_HIPCUB_ITERATOR_CACHE_MODIFIED_OUTPUT_ITERATOR_HPP

#include "hipport_cpu/libraries/iterators.h"
#include "thrust/iterator/iterator_facade.h"
#include "hipcub/thread/thread_store.hpp"
#include "thrust/iterator/iterator_adaptor.h"

namespace hipcub {

template <CacheStoreModifier MODIFIER, class Value, class Offset = ptrdiff_t>
class CacheModifiedOutputIterator
    : public thrust::iterator_adaptor<CacheModifiedOutputIterator<MODIFIER, Value, Offset>, Value*> {
  public:
    explicit CacheModifiedOutputIterator(Value* at = nullptr) : CacheModifiedOutputIterator::iterator_adaptor_(at) {}
};

}  // namespace hipcub

#endif
