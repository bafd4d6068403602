// The stable sort of items among threads: each sorts its own, then runs are merged in pairs.

#ifndef HIPPORT_CPU_HIPCUB_DETAIL_MERGE_SORT_HPP
#define HIPPORT_CPU_HIPCUB_DETAIL_MERGE_SORT_HPP

#include "hipcub/detail/storage.hpp"
#include "hipcub/util_type.hpp"

namespace hipcub {

namespace detail {

template <class Key, class Value>
struct Item {
    Key key;
    Value value;
};
template <class Key>
struct Item<Key, NullType> {
    Key key;
};

template <int items, class Key, class Value>
using ItemsOfThread = Item<Key, Value>[items];

// Sorts the items of `threads` threads, of which this is number `rank`; `wait` waits for the others.
template <int threads, int items, class T, class Less, class Wait>
void merge_sort(Slots<T, threads * items>& storage, int rank, T (&own)[items], Less less, Wait wait) {
    for (int i = 1; i < items; ++i) {
        const T item = own[i];
        int at = i;
        for (; at > 0 && less(item.key, own[at - 1].key); --at) own[at] = own[at - 1];
        own[at] = item;
    }
    for (int run = 1; run < threads; run *= 2) {
        for (int i = 0; i < items; ++i) storage.put(rank * items + i, own[i]);
        wait();
        const int first = rank / (2 * run) * (2 * run) * items;
        const int all = threads * items;
        const int middle = first + run * items < all ? first + run * items : all;
        const int end = middle + run * items < all ? middle + run * items : all;
        // The place in both runs from which this thread's part of their merge begins.
        const int before = rank * items - first;
        int low = before > end - middle ? before - (end - middle) : 0;
        int high = before < middle - first ? before : middle - first;
        while (low < high) {
            const int half = (low + high) / 2;
            if (less(storage[middle + before - half - 1].key, storage[first + half].key)) {
                high = half;
            } else {
                low = half + 1;
            }
        }
        int a = first + low, b = middle + before - low;
        for (int i = 0; i < items; ++i) {
            const bool takes_b = a == middle || (b < end && less(storage[b].key, storage[a].key));
            own[i] = storage[takes_b ? b++ : a++];
        }
        if (2 * run < threads) wait();
    }
}

template <int items, class Key, class Value>
void join(Item<Key, Value> (&own)[items], Key (&keys)[items], Value* values) {
    for (int i = 0; i < items; ++i) {
        own[i].key = keys[i];
        if constexpr (!std::is_same<Value, NullType>::value) own[i].value = values[i];
    }
}
template <int items, class Key, class Value>
void part(Item<Key, Value> (&own)[items], Key (&keys)[items], Value* values) {
    for (int i = 0; i < items; ++i) {
        keys[i] = own[i].key;
        if constexpr (!std::is_same<Value, NullType>::value) values[i] = own[i].value;
    }
}

}  // namespace detail

}  // namespace hipcub

#endif
