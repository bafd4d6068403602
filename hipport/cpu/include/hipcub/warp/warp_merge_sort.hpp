// Items of a warp sorted by a function.

#ifndef HIPPORT_CPU_HIPCUB_WARP_WARP_MERGE_SORT_HPP
#define HIPPORT_CPU_HIPCUB_WARP_WARP_MERGE_SORT_HPP

#include "hipcub/detail/lanes.hpp"
#include "hipcub/detail/merge_sort.hpp"

namespace hipcub {

template <class Key, int ITEMS_PER_THREAD, int LOGICAL_WARP_THREADS, class Value = NullType, int ARCH = 0>
class WarpMergeSort {
    static constexpr int items = ITEMS_PER_THREAD;

  public:
    using TempStorage = detail::Slots<detail::Item<Key, Value>, items * LOGICAL_WARP_THREADS>;
    explicit WarpMergeSort(TempStorage& storage) : storage_(storage) {}

    template <class Compare>
    void Sort(Key (&keys)[items], Compare compare) {
        sort(keys, nullptr, compare);
    }
    template <class Compare>
    void Sort(Key (&keys)[items], Value (&values)[items], Compare compare) {
        sort(keys, values, compare);
    }
    template <class Compare>
    void Sort(Key (&keys)[items], Compare compare, int valid_items, Key oob_default) {
        for (int i = 0; i < items; ++i) {
            if (warp_.rank * items + i >= valid_items) keys[i] = oob_default;
        }
        sort(keys, nullptr, compare);
    }
    template <class... Arguments>
    void StableSort(Key (&keys)[items], Arguments&&... arguments) {
        Sort(keys, arguments...);
    }
    int get_linear_tid() const { return warp_.rank; }

  private:
    template <class Compare>
    void sort(Key (&keys)[items], Value* values, Compare compare) {
        detail::Item<Key, Value> own[items];
        detail::join(own, keys, values);
        detail::merge_sort<LOGICAL_WARP_THREADS>(storage_, warp_.rank, own, compare, [this] { warp_.wait(); });
        detail::part(own, keys, values);
    }

    TempStorage& storage_;
    detail::LogicalWarp<LOGICAL_WARP_THREADS> warp_;
};

}  // namespace hipcub

#endif
