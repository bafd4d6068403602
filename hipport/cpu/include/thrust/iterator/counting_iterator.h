// Numbers that follow each other.

#ifndef HIPPORT_CPU_THRUST_ITERATOR_COUNTING_ITERATOR_H
#define HIPPORT_CPU_THRUST_ITERATOR_COUNTING_ITERATOR_H

#include "thrust/iterator/iterator_adaptor.h"

namespace thrust {

template <class Number, class System = use_default, class Traversal = use_default, class Difference = use_default>
class counting_iterator
    : public iterator_facade<counting_iterator<Number, System, Traversal, Difference>, Number, System,
                             random_access_traversal_tag, Number, detail::Chosen<Difference, ptrdiff_t>> {
    friend class iterator_core_access;

  public:
    counting_iterator() = default;
    explicit counting_iterator(Number number) : number_(number) {}
    const Number& base() const { return number_; }

  private:
    Number dereference() const { return number_; }
    void increment() { ++number_; }
    void decrement() { --number_; }
    template <class D>
    void advance(D count) {
        number_ = static_cast<Number>(number_ + count);
    }
    bool equal(const counting_iterator& other) const { return number_ == other.number_; }
    ptrdiff_t distance_to(const counting_iterator& other) const {
        return static_cast<ptrdiff_t>(other.number_) - static_cast<ptrdiff_t>(number_);
    }

    Number number_{};
};

template <class Number>
counting_iterator<Number> make_counting_iterator(Number number) {
    return counting_iterator<Number>(number);
}

}  // namespace thrust

#endif
