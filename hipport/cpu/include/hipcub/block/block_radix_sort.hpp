// Items of a block sorted by bits of their keys.

#ifndef HIPPORT_CPU_HIPCUB_BLOCK_BLOCK_RADIX_SORT_HPP
#define HIPPORT_CPU_HIPCUB_BLOCK_BLOCK_RADIX_SORT_HPP

#include "hipcub/detail/merge_sort.hpp"

namespace hipcub {

enum BlockRadixRankAlgorithm {
    RADIX_RANK_BASIC,
    RADIX_RANK_MEMOIZE,
    RADIX_RANK_MATCH,
    RADIX_RANK_MATCH_EARLY_COUNTS_ANY,
    RADIX_RANK_MATCH_EARLY_COUNTS_ATOMIC_OR,
};

template <class Key, int BLOCK_DIM_X, int ITEMS_PER_THREAD, class Value = NullType, int RADIX_BITS = 4,
          bool MEMOIZE_OUTER_SCAN = true, int INNER_SCAN_ALGORITHM = 0, int SMEM_CONFIG = 0, int BLOCK_DIM_Y = 1,
          int BLOCK_DIM_Z = 1, int PTX_ARCH = 0>
class BlockRadixSort
    : public detail::Collective<
          detail::Slots<detail::Item<Key, Value>, BLOCK_DIM_X * BLOCK_DIM_Y * BLOCK_DIM_Z * ITEMS_PER_THREAD>> {
    static constexpr int threads = BLOCK_DIM_X * BLOCK_DIM_Y * BLOCK_DIM_Z, items = ITEMS_PER_THREAD;
    using Super = detail::Collective<detail::Slots<detail::Item<Key, Value>, threads * items>>;
    using Super::rank_;
    using Super::storage_;

  public:
    BlockRadixSort() = default;
    explicit BlockRadixSort(typename Super::TempStorage& storage) : Super(storage) {}

    void Sort(Key (&keys)[items], int begin_bit = 0, int end_bit = 8 * sizeof(Key)) {
        sort<false, false>(keys, nullptr, begin_bit, end_bit);
    }
    void Sort(Key (&keys)[items], Value (&values)[items], int begin_bit = 0, int end_bit = 8 * sizeof(Key)) {
        sort<false, false>(keys, values, begin_bit, end_bit);
    }
    void SortBlockedToStriped(Key (&keys)[items], int begin_bit = 0, int end_bit = 8 * sizeof(Key)) {
        sort<false, true>(keys, nullptr, begin_bit, end_bit);
    }
    void SortBlockedToStriped(Key (&keys)[items], Value (&values)[items], int begin_bit = 0,
                              int end_bit = 8 * sizeof(Key)) {
        sort<false, true>(keys, values, begin_bit, end_bit);
    }
    void SortDescending(Key (&keys)[items], int begin_bit = 0, int end_bit = 8 * sizeof(Key)) {
        sort<true, false>(keys, nullptr, begin_bit, end_bit);
    }
    void SortDescending(Key (&keys)[items], Value (&values)[items], int begin_bit = 0, int end_bit = 8 * sizeof(Key)) {
        sort<true, false>(keys, values, begin_bit, end_bit);
    }
    void SortDescendingBlockedToStriped(Key (&keys)[items], int begin_bit = 0, int end_bit = 8 * sizeof(Key)) {
        sort<true, true>(keys, nullptr, begin_bit, end_bit);
    }
    void SortDescendingBlockedToStriped(Key (&keys)[items], Value (&values)[items], int begin_bit = 0,
                                        int end_bit = 8 * sizeof(Key)) {
        sort<true, true>(keys, values, begin_bit, end_bit);
    }

  private:
    template <bool is_descending, bool to_striped>
    void sort(Key (&keys)[items], Value* values, int begin_bit, int end_bit) {
        detail::Item<Key, Value> own[items];
        detail::join(own, keys, values);
        const auto less = [=](const Key& a, const Key& b) {
            const auto x = detail::digits_of(a, begin_bit, end_bit), y = detail::digits_of(b, begin_bit, end_bit);
            return is_descending ? y < x : x < y;
        };
        detail::merge_sort<threads>(storage_, rank_, own, less, [] { __syncthreads(); });
        if constexpr (to_striped) {
            __syncthreads();
            for (int i = 0; i < items; ++i) storage_.put(rank_ * items + i, own[i]);
            __syncthreads();
            for (int i = 0; i < items; ++i) own[i] = storage_[rank_ + i * threads];
        }
        detail::part(own, keys, values);
    }
};

}  // namespace hipcub

#endif
