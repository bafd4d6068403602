// Iterators from a few functions: dereference, equal, increment, decrement, advance, distance_to, which may be private
// with iterator_core_access as a friend.

#ifndef HIPPORT_CPU_THRUST_ITERATOR_ITERATOR_FACADE_H
#define HIPPORT_CPU_THRUST_ITERATOR_ITERATOR_FACADE_H

#include <stddef.h>

#include <memory>
#include <type_traits>

#include "thrust/iterator/iterator_traits.h"

namespace thrust {

class iterator_core_access {
  public:
    template <class I>
    static decltype(auto) dereference(const I& it) {
        return it.dereference();
    }
    template <class I>
    static void increment(I& it) {
        it.increment();
    }
    template <class I>
    static void decrement(I& it) {
        it.decrement();
    }
    template <class I, class D>
    static void advance(I& it, D count) {
        it.advance(count);
    }
    template <class I, class J>
    static bool equal(const I& it, const J& other) {
        return it.equal(other);
    }
    // From `it` to `other`.
    template <class I, class J>
    static auto distance_to(const I& it, const J& other) {
        return it.distance_to(other);
    }
};

template <class Derived, class Value, class System, class Traversal, class Reference, class Difference = ptrdiff_t>
class iterator_facade {
    using Access = iterator_core_access;
    Derived& self() { return static_cast<Derived&>(*this); }
    const Derived& self() const { return static_cast<const Derived&>(*this); }

  public:
    using value_type = std::remove_cv_t<Value>;
    using reference = Reference;
    using difference_type = Difference;
    using pointer = std::conditional_t<std::is_reference<Reference>::value, std::remove_reference_t<Reference>*, void>;
    using iterator_category = typename Traversal::category;

    reference operator*() const { return Access::dereference(self()); }
    auto operator->() const {
        static_assert(std::is_reference<reference>::value,
                      "the iterator gives values, which have no members to point to");
        return std::addressof(**this);
    }
    reference operator[](difference_type count) const { return *(self() + count); }

    Derived& operator++() { return Access::increment(self()), self(); }
    Derived& operator--() { return Access::decrement(self()), self(); }
    Derived operator++(int) {
        const Derived before = self();
        return ++*this, before;
    }
    Derived operator--(int) {
        const Derived before = self();
        return --*this, before;
    }
    Derived& operator+=(difference_type count) { return Access::advance(self(), count), self(); }
    Derived& operator-=(difference_type count) { return Access::advance(self(), -count), self(); }
    friend Derived operator+(Derived it, difference_type count) { return it += count; }
    friend Derived operator+(difference_type count, Derived it) { return it += count; }
    friend Derived operator-(Derived it, difference_type count) { return it -= count; }
    friend difference_type operator-(const Derived& a, const Derived& b) {
        return static_cast<difference_type>(Access::distance_to(b, a));
    }
    friend bool operator==(const Derived& a, const Derived& b) { return Access::equal(a, b); }
    friend bool operator!=(const Derived& a, const Derived& b) { return !Access::equal(a, b); }
    friend bool operator<(const Derived& a, const Derived& b) { return Access::distance_to(a, b) > 0; }
    friend bool operator>(const Derived& a, const Derived& b) { return Access::distance_to(a, b) < 0; }
    friend bool operator<=(const Derived& a, const Derived& b) { return Access::distance_to(a, b) >= 0; }
    friend bool operator>=(const Derived& a, const Derived& b) { return Access::distance_to(a, b) <= 0; }
};

}  // namespace thrust

#endif
