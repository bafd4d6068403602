// Values as a function makes them of others.

#ifndef HIPPORT_CPU_THRUST_ITERATOR_TRANSFORM_ITERATOR_H
#define HIPPORT_CPU_THRUST_ITERATOR_TRANSFORM_ITERATOR_H

#include "hipport_cpu/libraries/iterators.h"
#include "thrust/iterator/iterator_adaptor.h"

namespace thrust {
namespace detail {

template <class Function, class Argument, bool takes_values = std::is_invocable<Function&, Argument>::value>
struct ResultOf {
    using type = std::invoke_result_t<Function&, Argument>;
};
template <class Function, class Argument>
struct ResultOf<Function, Argument, false> {
    using type = std::invoke_result_t<Function&, Argument&>;
};

}  // namespace detail

template <class Function, class I, class Reference = use_default, class Value = use_default>
class transform_iterator
    : public iterator_adaptor<
          transform_iterator<Function, I, Reference, Value>, I,
          detail::Chosen<Value, std::decay_t<typename detail::ResultOf<Function, iterator_value_t<I>>::type>>,
          use_default, use_default,
          detail::Chosen<Reference, typename detail::ResultOf<Function, iterator_value_t<I>>::type>> {
    friend class iterator_core_access;
    using Super = typename transform_iterator::iterator_adaptor_;

  public:
    transform_iterator() = default;
    transform_iterator(const I& base, Function function) : Super(base), function_(function) {}
    explicit transform_iterator(const I& base) : Super(base), function_() {}
    Function functor() const { return function_; }

  private:
    typename Super::reference dereference() const { return function_(*this->base()); }

    mutable Function function_;
};

template <class Function, class I>
transform_iterator<Function, I> make_transform_iterator(I base, Function function) {
    return {base, function};
}

}  // namespace thrust

namespace hipport_cpu {
template <class Function, class I, class Reference, class Value>
struct Raw<thrust::transform_iterator<Function, I, Reference, Value>> {
    static constexpr bool is_device = is_any_device<I>;
    static auto of(const thrust::transform_iterator<Function, I, Reference, Value>& it) {
        using Base = decltype(raw(it.base()));
        return thrust::transform_iterator<Function, Base, Reference, Value>(raw(it.base()), it.functor());
    }
};
}  // namespace hipport_cpu

#endif
