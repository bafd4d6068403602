// Values as a function makes them of others.

#ifndef HIPPORT_CPU_HIPCUB_ITERATOR_TRANSFORM_INPUT_ITERATOR_HPP
#define HIPPORT_CPU_HIPCUB_ITERATOR_TRANSFORM_INPUT_ITERATOR_HPP

#include "hipport_cpu/libraries/iterators.h"
#include "thrust/iterator/iterator_facade.h"
#include "thrust/iterator/iterator_adaptor.h"

namespace hipcub {

template <class Value, class Function, class I, class Offset = ptrdiff_t>
class TransformInputIterator : public thrust::iterator_adaptor<TransformInputIterator<Value, Function, I, Offset>, I,
                                                               Value, thrust::use_default, thrust::use_default, Value> {
    friend class thrust::iterator_core_access;
    using Super = typename TransformInputIterator::iterator_adaptor_;

  public:
    TransformInputIterator(I base, Function function) : Super(base), function_(function) {}
    Function functor() const { return function_; }

  private:
    Value dereference() const { return static_cast<Value>(function_(*this->base())); }

    mutable Function function_;
};

}  // namespace hipcub

namespace hipport_cpu {
template <class Value, class Function, class I, class Offset>
struct Raw<hipcub::TransformInputIterator<Value, Function, I, Offset>> {
    static constexpr bool is_device = is_any_device<I>;
    static auto of(const hipcub::TransformInputIterator<Value, Function, I, Offset>& it) {
        using Base = decltype(raw(it.base()));
        return hipcub::TransformInputIterator<Value, Function, Base, Offset>(raw(it.base()), it.functor());
    }
};
}  // namespace hipport_cpu

namespace hipcub {}  // namespace hipcub

#endif
