// Output that nobody wants.

#ifndef HIPPORT_CPU_THRUST_ITERATOR_DISCARD_ITERATOR_H
#define HIPPORT_CPU_THRUST_ITERATOR_DISCARD_ITERATOR_H

#include "thrust/iterator/iterator_facade.h"

namespace thrust {

// Takes anything.
struct any_assign {
    template <class T>
    const any_assign& operator=(const T&) const {
        return *this;
    }
};

template <class System = use_default>
class discard_iterator
    : public iterator_facade<discard_iterator<System>, any_assign, System, random_access_traversal_tag, any_assign> {
    friend class iterator_core_access;

  public:
    explicit discard_iterator(ptrdiff_t position = 0) : position_(position) {}

  private:
    any_assign dereference() const { return {}; }
    void increment() { ++position_; }
    void decrement() { --position_; }
    void advance(ptrdiff_t count) { position_ += count; }
    bool equal(const discard_iterator& other) const { return position_ == other.position_; }
    ptrdiff_t distance_to(const discard_iterator& other) const { return other.position_ - position_; }

    ptrdiff_t position_;
};

inline discard_iterator<> make_discard_iterator(ptrdiff_t position = 0) { return discard_iterator<>(position); }

}  // namespace thrust

#endif
