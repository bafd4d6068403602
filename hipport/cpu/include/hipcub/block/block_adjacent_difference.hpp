// What a function makes of each item of a block and its neighbour.

#ifndef HIPPORT_CPU_HIPCUB_BLOCK_BLOCK_ADJACENT_DIFFERENCE_HPP
#define HIPPORT_CPU_HIPCUB_BLOCK_BLOCK_ADJACENT_DIFFERENCE_HPP

#include "hipcub/detail/storage.hpp"

namespace hipcub {

template <class T, int BLOCK_DIM_X, int BLOCK_DIM_Y = 1, int BLOCK_DIM_Z = 1, int ARCH = 0>
class BlockAdjacentDifference : public detail::Collective<detail::Slots<T, BLOCK_DIM_X * BLOCK_DIM_Y * BLOCK_DIM_Z>> {
    static constexpr int threads = BLOCK_DIM_X * BLOCK_DIM_Y * BLOCK_DIM_Z;
    using Super = detail::Collective<detail::Slots<T, threads>>;
    using Super::rank_;
    using Super::storage_;

  public:
    BlockAdjacentDifference() = default;
    explicit BlockAdjacentDifference(typename Super::TempStorage& storage) : Super(storage) {}

    // The items without a neighbour, of the whole block or of its valid ones, are copied.
    template <int items, class Out, class Operator>
    void SubtractLeft(T (&input)[items], Out (&output)[items], Operator op) {
        left(input, output, op, threads * items, nullptr);
    }
    template <int items, class Out, class Operator>
    void SubtractLeft(T (&input)[items], Out (&output)[items], Operator op, T tile_predecessor) {
        left(input, output, op, threads * items, &tile_predecessor);
    }
    template <int items, class Out, class Operator>
    void SubtractLeftPartialTile(T (&input)[items], Out (&output)[items], Operator op, int valid_items) {
        left(input, output, op, valid_items, nullptr);
    }
    template <int items, class Out, class Operator>
    void SubtractLeftPartialTile(T (&input)[items], Out (&output)[items], Operator op, int valid_items,
                                 T tile_predecessor) {
        left(input, output, op, valid_items, &tile_predecessor);
    }
    template <int items, class Out, class Operator>
    void SubtractRight(T (&input)[items], Out (&output)[items], Operator op) {
        right(input, output, op, threads * items, nullptr);
    }
    template <int items, class Out, class Operator>
    void SubtractRight(T (&input)[items], Out (&output)[items], Operator op, T tile_successor) {
        right(input, output, op, threads * items, &tile_successor);
    }
    template <int items, class Out, class Operator>
    void SubtractRightPartialTile(T (&input)[items], Out (&output)[items], Operator op, int valid_items) {
        right(input, output, op, valid_items, nullptr);
    }

  private:
    template <int items, class Out, class Operator>
    void left(T (&input)[items], Out (&output)[items], Operator op, int valid, T* before) {
        storage_.put(rank_, input[items - 1]);
        __syncthreads();
        for (int i = items - 1; i >= 0; --i) {  // the output may be the input
            T* const other = i > 0 ? &input[i - 1] : rank_ > 0 ? &storage_[rank_ - 1] : before;
            const bool has_other = other != nullptr && rank_ * items + i < valid;
            output[i] = has_other ? static_cast<Out>(op(input[i], *other)) : static_cast<Out>(input[i]);
        }
    }
    template <int items, class Out, class Operator>
    void right(T (&input)[items], Out (&output)[items], Operator op, int valid, T* after) {
        storage_.put(rank_, input[0]);
        __syncthreads();
        for (int i = 0; i < items; ++i) {
            const int at = rank_ * items + i;
            T* const other = at == threads * items - 1 ? after : i < items - 1 ? &input[i + 1] : &storage_[rank_ + 1];
            const bool has_other = other != nullptr && (at < valid - 1 || after != nullptr);
            output[i] = has_other ? static_cast<Out>(op(input[i], *other)) : static_cast<Out>(input[i]);
        }
    }
};

}  // namespace hipcub

#endif
