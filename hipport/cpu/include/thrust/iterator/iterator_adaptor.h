// Iterators that are others with a difference.

#ifndef HIPPORT_CPU_THRUST_ITERATOR_ITERATOR_ADAPTOR_H
#define HIPPORT_CPU_THRUST_ITERATOR_ITERATOR_ADAPTOR_H

#include "thrust/iterator/iterator_facade.h"

namespace thrust {
namespace detail {

template <class T, class Default>
using Chosen = std::conditional_t<std::is_same<T, use_default>::value, Default, T>;

}  // namespace detail

template <class Derived, class Base, class Value = use_default, class System = use_default,
          class Traversal = use_default, class Reference = use_default, class Difference = use_default>
class iterator_adaptor : public iterator_facade<Derived, detail::Chosen<Value, iterator_value_t<Base>>, System,
                                                detail::Chosen<Traversal, random_access_traversal_tag>,
                                                detail::Chosen<Reference, iterator_reference_t<Base>>,
                                                detail::Chosen<Difference, iterator_difference_t<Base>>> {
    friend class iterator_core_access;

  public:
    using base_type = Base;
    using super_t = iterator_adaptor;
    iterator_adaptor() = default;
    explicit iterator_adaptor(const Base& base) : base_(base) {}
    const Base& base() const { return base_; }

  protected:
    using iterator_adaptor_ = iterator_adaptor;
    const Base& base_reference() const { return base_; }
    Base& base_reference() { return base_; }

  private:
    detail::Chosen<Reference, iterator_reference_t<Base>> dereference() const { return *base_; }
    void increment() { ++base_; }
    void decrement() { --base_; }
    template <class D>
    void advance(D count) {
        base_ += count;
    }
    bool equal(const iterator_adaptor& other) const { return base_ == other.base_; }
    auto distance_to(const iterator_adaptor& other) const { return other.base_ - base_; }

    Base base_;
};

}  // namespace thrust

#endif
