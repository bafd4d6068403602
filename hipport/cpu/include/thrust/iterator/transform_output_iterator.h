// Values that a function changes on the way to memory.

#ifndef HIPPORT_CPU_THRUST_ITERATOR_TRANSFORM_OUTPUT_ITERATOR_H
#define HIPPORT_CPU_THRUST_ITERATOR_TRANSFORM_OUTPUT_ITERATOR_H

#include "hipport_cpu/libraries/iterators.h"
#include "thrust/iterator/iterator_adaptor.h"

namespace thrust {
namespace detail {

template <class Function, class I>
struct TransformedOutput {
    I to;
    Function function;
    template <class T>
    const TransformedOutput& operator=(const T& value) const {
        Function f = function;
        *to = f(value);
        return *this;
    }
};

}  // namespace detail

template <class Function, class I>
class transform_output_iterator : public iterator_adaptor<transform_output_iterator<Function, I>, I, void, use_default,
                                                          use_default, detail::TransformedOutput<Function, I>> {
    friend class iterator_core_access;
    using Super = typename transform_output_iterator::iterator_adaptor_;

  public:
    transform_output_iterator(const I& base, Function function) : Super(base), function_(function) {}
    Function functor() const { return function_; }

  private:
    detail::TransformedOutput<Function, I> dereference() const { return {this->base(), function_}; }

    Function function_;
};

template <class Function, class I>
transform_output_iterator<Function, I> make_transform_output_iterator(I base, Function function) {
    return {base, function};
}

}  // namespace thrust

namespace hipport_cpu {
template <class Function, class I>
struct Raw<thrust::transform_output_iterator<Function, I>> {
    static constexpr bool is_device = is_any_device<I>;
    static auto of(const thrust::transform_output_iterator<Function, I>& it) {
        return thrust::make_transform_output_iterator(raw(it.base()), it.functor());
    }
};
}  // namespace hipport_cpu

#endif
