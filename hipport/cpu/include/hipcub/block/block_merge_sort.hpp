// Items of a block sorted by a function.

#ifndef HIPPORT_CPU_HIPCUB_BLOCK_BLOCK_MERGE_SORT_HPP
#define HIPPORT_CPU_HIPCUB_BLOCK_BLOCK_MERGE_SORT_HPP

#include "hipcub/detail/merge_sort.hpp"

namespace hipcub {

template <class Key, int BLOCK_DIM_X, int ITEMS_PER_THREAD, class Value = NullType, int BLOCK_DIM_Y = 1,
          int BLOCK_DIM_Z = 1>
class BlockMergeSort
    : public detail::Collective<
          detail::Slots<detail::Item<Key, Value>, BLOCK_DIM_X * BLOCK_DIM_Y * BLOCK_DIM_Z * ITEMS_PER_THREAD>> {
    static constexpr int threads = BLOCK_DIM_X * BLOCK_DIM_Y * BLOCK_DIM_Z, items = ITEMS_PER_THREAD;
    using Super = detail::Collective<detail::Slots<detail::Item<Key, Value>, threads * items>>;
    using Super::rank_;
    using Super::storage_;

  public:
    BlockMergeSort() = default;
    explicit BlockMergeSort(typename Super::TempStorage& storage) : Super(storage) {}

    template <class Compare>
    void Sort(Key (&keys)[items], Compare compare) {
        sort(keys, nullptr, compare);
    }
    template <class Compare>
    void Sort(Key (&keys)[items], Compare compare, int valid_items, Key oob_default) {
        pad(keys, valid_items, oob_default);
        sort(keys, nullptr, compare);
    }
    template <class Compare>
    void Sort(Key (&keys)[items], Value (&values)[items], Compare compare) {
        sort(keys, values, compare);
    }
    template <class Compare>
    void Sort(Key (&keys)[items], Value (&values)[items], Compare compare, int valid_items, Key oob_default) {
        pad(keys, valid_items, oob_default);
        sort(keys, values, compare);
    }
    template <class... Arguments>
    void StableSort(Key (&keys)[items], Arguments&&... arguments) {
        Sort(keys, arguments...);
    }

  private:
    void pad(Key (&keys)[items], int valid, const Key& otherwise) {
        for (int i = 0; i < items; ++i) {
            if (rank_ * items + i >= valid) keys[i] = otherwise;
        }
    }
    template <class Compare>
    void sort(Key (&keys)[items], Value* values, Compare compare) {
        detail::Item<Key, Value> own[items];
        detail::join(own, keys, values);
        detail::merge_sort<threads>(storage_, rank_, own, compare, [] { __syncthreads(); });
        detail::part(own, keys, values);
    }
};

}  // namespace hipcub

#endif
