// Stable sorts of ranges, by keys or by bits of them.

#ifndef HIPPORT_CPU_HIPCUB_DETAIL_SORTS_HPP
#define HIPPORT_CPU_HIPCUB_DETAIL_SORTS_HPP

#include <algorithm>
#include <vector>

#include "hipcub/detail/device.hpp"
#include "hipcub/detail/merge_sort.hpp"

namespace hipcub {

namespace detail {

// What stands in for the values where only keys are sorted.
struct NoValues {
    NoValues operator+(ptrdiff_t) const { return *this; }
};
template <class V>
struct ValueOfOrNone {
    using type = ValueOf<V>;
};
template <>
struct ValueOfOrNone<NoValues> {
    using type = NullType;
};

template <class K, class L, class V, class W, class Less>
void sort_range(K keys_in, L keys_out, V values_in, W values_out, ptrdiff_t count, Less less) {
    using Value = typename ValueOfOrNone<V>::type;
    using Sorted = Item<ValueOf<K>, Value>;
    std::vector<Sorted> items(static_cast<size_t>(count));
    for (ptrdiff_t i = 0; i < count; ++i) {
        items[static_cast<size_t>(i)].key = keys_in[i];
        if constexpr (!std::is_same<V, NoValues>::value) items[static_cast<size_t>(i)].value = values_in[i];
    }
    std::stable_sort(items.begin(), items.end(), [&](const Sorted& a, const Sorted& b) { return less(a.key, b.key); });
    for (ptrdiff_t i = 0; i < count; ++i) {
        keys_out[i] = items[static_cast<size_t>(i)].key;
        if constexpr (!std::is_same<V, NoValues>::value) values_out[i] = items[static_cast<size_t>(i)].value;
    }
}

// Orders keys by their bits [begin_bit, end_bit).
template <class Key, bool is_descending>
struct ByDigits {
    int begin_bit, end_bit;
    bool operator()(const Key& a, const Key& b) const {
        const auto x = digits_of(a, begin_bit, end_bit), y = digits_of(b, begin_bit, end_bit);
        return is_descending ? y < x : x < y;
    }
};

// Sorts the items of one range, or of each of many segments.
struct OneRange {
    ptrdiff_t count;
    template <class Take>
    void each(Take take) const {
        take(0, count);
    }
};
template <class B, class E>
struct Segments {
    int count;
    B begins;
    E ends;
    template <class Take>
    void each(Take take) const {
        for (int i = 0; i < count; ++i) {
            take(static_cast<ptrdiff_t>(raw(begins)[i]), static_cast<ptrdiff_t>(raw(ends)[i]));
        }
    }
};
template <class Ranges, class K, class L, class V, class W, class Less>
hipError_t submit_sort(const char* what, void* storage, size_t& storage_bytes, ptrdiff_t count, Ranges ranges,
                       K keys_in, L keys_out, V values_in, W values_out, Less less, hipStream_t stream) {
    const size_t bytes = static_cast<size_t>(count) * sizeof(ValueOf<K>);
    return submit_algorithm(what, storage, storage_bytes, bytes, stream, [=] {
        ranges.each([&](ptrdiff_t begin, ptrdiff_t end) {
            if (begin < end) {
                sort_range(raw(keys_in) + begin, raw(keys_out) + begin, raw(values_in) + begin, raw(values_out) + begin,
                           end - begin, less);
            }
        });
    });
}

// The result of a sort of buffers in pairs is in the other one of each.
template <class T>
void turn(const void* storage, DoubleBuffer<T>& buffer) {
    if (storage != nullptr) buffer.selector ^= 1;
}

}  // namespace detail

}  // namespace hipcub

#endif
