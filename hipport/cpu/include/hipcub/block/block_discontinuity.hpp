// Where items of a block differ from their neighbours.

#ifndef HIPPORT_CPU_HIPCUB_BLOCK_BLOCK_DISCONTINUITY_HPP
#define HIPPORT_CPU_HIPCUB_BLOCK_BLOCK_DISCONTINUITY_HPP

#include "hipcub/detail/storage.hpp"
#include "hipcub/thread/thread_operators.hpp"

namespace hipcub {

template <class T, int BLOCK_DIM_X, int BLOCK_DIM_Y = 1, int BLOCK_DIM_Z = 1, int ARCH = 0>
class BlockDiscontinuity : public detail::Collective<detail::Slots<T, 2 * BLOCK_DIM_X * BLOCK_DIM_Y * BLOCK_DIM_Z>> {
    static constexpr int threads = BLOCK_DIM_X * BLOCK_DIM_Y * BLOCK_DIM_Z;
    using Super = detail::Collective<detail::Slots<T, 2 * threads>>;
    using Super::rank_;
    using Super::storage_;

  public:
    BlockDiscontinuity() = default;
    explicit BlockDiscontinuity(typename Super::TempStorage& storage) : Super(storage) {}

    // The first item of all is a head, the last one a tail, unless a neighbour of the block is given.
    template <int items, class Flag, class Operator>
    void FlagHeads(Flag (&heads)[items], T (&input)[items], Operator op) {
        share(input);
        flag_heads<items>(heads, input, op, nullptr);
    }
    template <int items, class Flag, class Operator>
    void FlagHeads(Flag (&heads)[items], T (&input)[items], Operator op, T tile_predecessor_item) {
        share(input);
        flag_heads<items>(heads, input, op, &tile_predecessor_item);
    }
    template <int items, class Flag, class Operator>
    void FlagTails(Flag (&tails)[items], T (&input)[items], Operator op) {
        share(input);
        flag_tails<items>(tails, input, op, nullptr);
    }
    template <int items, class Flag, class Operator>
    void FlagTails(Flag (&tails)[items], T (&input)[items], Operator op, T tile_successor_item) {
        share(input);
        flag_tails<items>(tails, input, op, &tile_successor_item);
    }
    template <int items, class Flag, class Operator>
    void FlagHeadsAndTails(Flag (&heads)[items], Flag (&tails)[items], T (&input)[items], Operator op) {
        share(input);
        flag_heads<items>(heads, input, op, nullptr);
        flag_tails<items>(tails, input, op, nullptr);
    }
    template <int items, class Flag, class Operator>
    void FlagHeadsAndTails(Flag (&heads)[items], Flag (&tails)[items], T tile_successor_item, T (&input)[items],
                           Operator op) {
        share(input);
        flag_heads<items>(heads, input, op, nullptr);
        flag_tails<items>(tails, input, op, &tile_successor_item);
    }
    template <int items, class Flag, class Operator>
    void FlagHeadsAndTails(Flag (&heads)[items], T tile_predecessor_item, Flag (&tails)[items], T (&input)[items],
                           Operator op) {
        share(input);
        flag_heads<items>(heads, input, op, &tile_predecessor_item);
        flag_tails<items>(tails, input, op, nullptr);
    }
    template <int items, class Flag, class Operator>
    void FlagHeadsAndTails(Flag (&heads)[items], T tile_predecessor_item, Flag (&tails)[items], T tile_successor_item,
                           T (&input)[items], Operator op) {
        share(input);
        flag_heads<items>(heads, input, op, &tile_predecessor_item);
        flag_tails<items>(tails, input, op, &tile_successor_item);
    }

  private:
    template <int items>
    void share(T (&input)[items]) {
        storage_.put(2 * rank_, input[0]);
        storage_.put(2 * rank_ + 1, input[items - 1]);
        __syncthreads();
    }
    template <class Operator>
    static bool differ(Operator& op, T& a, T& b, int index) {
        if constexpr (std::is_invocable<Operator&, T&, T&, int>::value) {
            return op(a, b, index);
        } else {
            return op(a, b);
        }
    }
    template <int items, class Flag, class Operator>
    void flag_heads(Flag* heads, T* input, Operator op, T* before) {
        for (int i = 0; i < items; ++i) {
            T* const other = i > 0 ? &input[i - 1] : rank_ > 0 ? &storage_[2 * rank_ - 1] : before;
            heads[i] = static_cast<Flag>(other == nullptr || differ(op, *other, input[i], rank_ * items + i));
        }
    }
    template <int items, class Flag, class Operator>
    void flag_tails(Flag* tails, T* input, Operator op, T* after) {
        for (int i = 0; i < items; ++i) {
            T* const other = i < items - 1 ? &input[i + 1] : rank_ < threads - 1 ? &storage_[2 * rank_ + 2] : after;
            tails[i] = static_cast<Flag>(other == nullptr || differ(op, input[i], *other, rank_ * items + i + 1));
        }
    }
};

}  // namespace hipcub

#endif
