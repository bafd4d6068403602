// Iterators as the algorithms of Thrust and hipCUB take them: how many of them mean memory of the device, and by what
// device code accesses it.

#ifndef HIPPORT_CPU_LIBRARIES_ITERATORS_H
#define HIPPORT_CPU_LIBRARIES_ITERATORS_H

#include <stddef.h>

#include <iterator>
#include <type_traits>

namespace hipport_cpu {

// What device code has in place of an iterator that the host uses: `T*` for a device_ptr<T>, also within adaptors. Of
// other things, functions and numbers among them, the thing itself.
template <class I, class = void>
struct Raw {
    static constexpr bool is_device = false;
    static I of(const I& it) { return it; }
};
template <class I>
auto raw(const I& it) {
    return Raw<I>::of(it);
}
template <class... Is>
constexpr bool is_any_device = (Raw<Is>::is_device || ...);

// The iterator like `original` that is where `end` is, which was reached from raw(original).
template <class I, class R>
I like(const I& original, const R& end) {
    if constexpr (std::is_same<I, R>::value) {
        return end;
    } else {
        return original + (end - raw(original));
    }
}

template <class I>
using ValueOf = typename std::iterator_traits<I>::value_type;
// What is stored through an iterator whose own value may be none (discarded, transformed on the way).
template <class I, class Otherwise>
using StoredOr = std::conditional_t<std::is_void<ValueOf<I>>::value, Otherwise, ValueOf<I>>;

template <class I>
constexpr bool is_random_access =
    std::is_base_of<std::random_access_iterator_tag, typename std::iterator_traits<I>::iterator_category>::value;

}  // namespace hipport_cpu

#endif
