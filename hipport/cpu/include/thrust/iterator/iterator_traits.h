// Questions about iterators.

#ifndef HIPPORT_CPU_THRUST_ITERATOR_ITERATOR_TRAITS_H
#define HIPPORT_CPU_THRUST_ITERATOR_ITERATOR_TRAITS_H

#include <iterator>

#include "thrust/iterator/iterator_categories.h"

namespace thrust {

using std::iterator_traits;

template <class I>
struct iterator_value {
    using type = typename std::iterator_traits<I>::value_type;
};
template <class I>
struct iterator_reference {
    using type = typename std::iterator_traits<I>::reference;
};
template <class I>
struct iterator_difference {
    using type = typename std::iterator_traits<I>::difference_type;
};
template <class I>
struct iterator_pointer {
    using type = typename std::iterator_traits<I>::pointer;
};
template <class I>
using iterator_value_t = typename iterator_value<I>::type;
template <class I>
using iterator_reference_t = typename iterator_reference<I>::type;
template <class I>
using iterator_difference_t = typename iterator_difference<I>::type;
template <class I>
using iterator_pointer_t = typename iterator_pointer<I>::type;

}  // namespace thrust

#endif
