// Elements out of iterators that may be proxies, bool among them.

#ifndef HIPPORT_CPU_THRUST_DETAIL_HELD_H
#define HIPPORT_CPU_THRUST_DETAIL_HELD_H

#include <type_traits>

namespace thrust {
namespace detail {

template <class T>
struct Held {
    T value;
    template <class Reference, class = std::enable_if_t<!std::is_same<std::decay_t<Reference>, Held>::value>>
    Held(Reference&& reference) : value(static_cast<Reference&&>(reference)) {}
};

}  // namespace detail

}  // namespace thrust

#endif
