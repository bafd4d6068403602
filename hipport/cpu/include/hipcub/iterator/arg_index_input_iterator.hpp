// Elements with their indices.

#ifndef HIPPORT_CPU_HIPCUB_ITERATOR_ARG_INDEX_INPUT_ITERATOR_HPP
#define HIPPORT_CPU_HIPCUB_ITERATOR_ARG_INDEX_INPUT_ITERATOR_HPP

#include "hipport_cpu/libraries/iterators.h"
#include "thrust/iterator/iterator_facade.h"
#include "hipcub/util_type.hpp"

namespace hipcub {

template <class I, class Offset = ptrdiff_t, class Value = typename std::iterator_traits<I>::value_type>
class ArgIndexInputIterator
    : public thrust::iterator_facade<ArgIndexInputIterator<I, Offset, Value>, KeyValuePair<Offset, Value>,
                                     thrust::use_default, thrust::random_access_traversal_tag,
                                     KeyValuePair<Offset, Value>> {
    friend class thrust::iterator_core_access;

  public:
    explicit ArgIndexInputIterator(I base, ptrdiff_t index = 0) : base_(base), index_(index) {}
    const I& base() const { return base_; }
    ptrdiff_t index() const { return index_; }
    void normalize() { base_ += index_, index_ = 0; }

  private:
    KeyValuePair<Offset, Value> dereference() const {
        return {static_cast<Offset>(index_), static_cast<Value>(base_[index_])};
    }
    void increment() { ++index_; }
    void decrement() { --index_; }
    void advance(ptrdiff_t count) { index_ += count; }
    bool equal(const ArgIndexInputIterator& other) const { return index_ == other.index_; }
    ptrdiff_t distance_to(const ArgIndexInputIterator& other) const { return other.index_ - index_; }

    I base_;
    ptrdiff_t index_;
};

}  // namespace hipcub

namespace hipport_cpu {
template <class I, class Offset, class Value>
struct Raw<hipcub::ArgIndexInputIterator<I, Offset, Value>> {
    static constexpr bool is_device = is_any_device<I>;
    static auto of(const hipcub::ArgIndexInputIterator<I, Offset, Value>& it) {
        return hipcub::ArgIndexInputIterator<decltype(raw(it.base())), Offset, Value>(raw(it.base()), it.index());
    }
};
}  // namespace hipport_cpu

namespace hipcub {}  // namespace hipcub

#endif
