// Several sequences side by side, as one of tuples.

#ifndef HIPPORT_CPU_THRUST_ITERATOR_ZIP_ITERATOR_H
#define HIPPORT_CPU_THRUST_ITERATOR_ZIP_ITERATOR_H

#include "hipport_cpu/libraries/iterators.h"
#include "thrust/iterator/iterator_facade.h"
#include "thrust/tuple.h"

namespace thrust {

template <class Iterators>
class zip_iterator;

template <class... I>
class zip_iterator<tuple<I...>>
    : public iterator_facade<zip_iterator<tuple<I...>>, tuple<iterator_value_t<I>...>, use_default,
                             random_access_traversal_tag, tuple<iterator_reference_t<I>...>> {
    friend class iterator_core_access;

  public:
    zip_iterator() = default;
    zip_iterator(const tuple<I...>& iterators) : iterators_(iterators) {}
    template <class... J>
    zip_iterator(const zip_iterator<tuple<J...>>& other) : iterators_(other.get_iterator_tuple()) {}
    const tuple<I...>& get_iterator_tuple() const { return iterators_; }

  private:
    tuple<iterator_reference_t<I>...> dereference() const {
        return std::apply([](const I&... it) { return tuple<iterator_reference_t<I>...>(*it...); }, iterators_);
    }
    void increment() { advance(1); }
    void decrement() { advance(-1); }
    void advance(ptrdiff_t count) {
        std::apply([count](I&... it) { (static_cast<void>(it += count), ...); }, iterators_);
    }
    bool equal(const zip_iterator& other) const { return get<0>(iterators_) == get<0>(other.iterators_); }
    ptrdiff_t distance_to(const zip_iterator& other) const { return get<0>(other.iterators_) - get<0>(iterators_); }

    tuple<I...> iterators_;
};

template <class... I>
zip_iterator<tuple<I...>> make_zip_iterator(const tuple<I...>& iterators) {
    return iterators;
}
template <class... I>
zip_iterator<tuple<I...>> make_zip_iterator(I... iterators) {
    return tuple<I...>(iterators...);
}

}  // namespace thrust

namespace hipport_cpu {
template <class... I>
struct Raw<thrust::zip_iterator<thrust::tuple<I...>>> {
    static constexpr bool is_device = is_any_device<I...>;
    static auto of(const thrust::zip_iterator<thrust::tuple<I...>>& it) {
        return std::apply([](const I&... each) { return thrust::make_zip_iterator(thrust::make_tuple(raw(each)...)); },
                          it.get_iterator_tuple());
    }
};
}  // namespace hipport_cpu

#endif
