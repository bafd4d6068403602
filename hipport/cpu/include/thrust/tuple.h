// Tuples: those of C++, with `get` as a member too.

#ifndef HIPPORT_CPU_THRUST_TUPLE_H
#define HIPPORT_CPU_THRUST_TUPLE_H

#include <tuple>

#include "thrust/pair.h"

namespace thrust {

using std::get;
using std::ignore;
using std::tuple_element;
using std::tuple_size;

template <class... T>
struct tuple : std::tuple<T...> {
    using std::tuple<T...>::tuple;
    using std::tuple<T...>::operator=;

    template <int index>
    constexpr decltype(auto) get() {
        return std::get<index>(*this);
    }
    template <int index>
    constexpr decltype(auto) get() const {
        return std::get<index>(*this);
    }
};
template <>
struct tuple<> : std::tuple<> {};

template <class... T>
constexpr tuple<std::decay_t<const T>...> make_tuple(const T&... values) {
    return tuple<std::decay_t<const T>...>(values...);
}
template <class... T>
constexpr tuple<T&...> tie(T&... values) {
    return tuple<T&...>(values...);
}

}  // namespace thrust

namespace std {
template <class... T>
struct tuple_size<thrust::tuple<T...>> : tuple_size<tuple<T...>> {};
template <size_t index, class... T>
struct tuple_element<index, thrust::tuple<T...>> : tuple_element<index, tuple<T...>> {};
}  // namespace std

#endif
