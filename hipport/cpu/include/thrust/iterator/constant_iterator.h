// One value again and again.

#ifndef HIPPORT_CPU_THRUST_ITERATOR_CONSTANT_ITERATOR_H
#define HIPPORT_CPU_THRUST_ITERATOR_CONSTANT_ITERATOR_H

#include "thrust/iterator/iterator_facade.h"

namespace thrust {

template <class Value, class Number = ptrdiff_t, class System = use_default>
class constant_iterator : public iterator_facade<constant_iterator<Value, Number, System>, Value, System,
                                                 random_access_traversal_tag, Value> {
    friend class iterator_core_access;

  public:
    constant_iterator() = default;
    constant_iterator(const Value& value, ptrdiff_t position = 0) : value_(value), position_(position) {}
    const Value& value() const { return value_; }

  private:
    Value dereference() const { return value_; }
    void increment() { ++position_; }
    void decrement() { --position_; }
    void advance(ptrdiff_t count) { position_ += count; }
    bool equal(const constant_iterator& other) const { return position_ == other.position_; }
    ptrdiff_t distance_to(const constant_iterator& other) const { return other.position_ - position_; }

    Value value_{};
    ptrdiff_t position_ = 0;
};

template <class Value>
constant_iterator<Value> make_constant_iterator(const Value& value, ptrdiff_t position = 0) {
    return {value, position};
}

}  // namespace thrust

#endif
