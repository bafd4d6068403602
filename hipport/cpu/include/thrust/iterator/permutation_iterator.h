// Elements in the order of indices.

#ifndef HIPPORT_CPU_THRUST_ITERATOR_PERMUTATION_ITERATOR_H
#define HIPPORT_CPU_THRUST_ITERATOR_PERMUTATION_ITERATOR_H

#include "hipport_cpu/libraries/iterators.h"
#include "thrust/iterator/iterator_adaptor.h"

namespace thrust {

template <class Elements, class Indices>
class permutation_iterator
    : public iterator_adaptor<permutation_iterator<Elements, Indices>, Indices, iterator_value_t<Elements>, use_default,
                              use_default, iterator_reference_t<Elements>> {
    friend class iterator_core_access;
    using Super = typename permutation_iterator::iterator_adaptor_;

  public:
    permutation_iterator() = default;
    permutation_iterator(Elements elements, Indices indices) : Super(indices), elements_(elements) {}
    const Elements& elements() const { return elements_; }

  private:
    typename Super::reference dereference() const {
        return elements_[static_cast<iterator_difference_t<Elements>>(*this->base())];
    }

    Elements elements_;
};

template <class Elements, class Indices>
permutation_iterator<Elements, Indices> make_permutation_iterator(Elements elements, Indices indices) {
    return {elements, indices};
}

}  // namespace thrust

namespace hipport_cpu {
template <class Elements, class Indices>
struct Raw<thrust::permutation_iterator<Elements, Indices>> {
    static constexpr bool is_device = is_any_device<Elements, Indices>;
    static auto of(const thrust::permutation_iterator<Elements, Indices>& it) {
        return thrust::make_permutation_iterator(raw(it.elements()), raw(it.base()));
    }
};
}  // namespace hipport_cpu

#endif
