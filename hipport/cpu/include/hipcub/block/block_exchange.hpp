// Items of a block from threads to threads.

#ifndef HIPPORT_CPU_HIPCUB_BLOCK_BLOCK_EXCHANGE_HPP
#define HIPPORT_CPU_HIPCUB_BLOCK_BLOCK_EXCHANGE_HPP

#include "hipcub/detail/storage.hpp"

namespace hipcub {

namespace detail {
// The place of a thread's item where those of each wavefront follow each other, and are striped within it.
inline int warp_striped(int thread, int item, int items) {
    const int lanes = static_cast<int>(hipport_cpu::wavefront());
    return thread / lanes * lanes * items + thread % lanes + item * lanes;
}
}  // namespace detail

template <class T, int BLOCK_DIM_X, int ITEMS_PER_THREAD, bool WARP_TIME_SLICING = false, int BLOCK_DIM_Y = 1,
          int BLOCK_DIM_Z = 1, int ARCH = 0>
class BlockExchange
    : public detail::Collective<detail::Slots<T, BLOCK_DIM_X * BLOCK_DIM_Y * BLOCK_DIM_Z * ITEMS_PER_THREAD>> {
    static constexpr int threads = BLOCK_DIM_X * BLOCK_DIM_Y * BLOCK_DIM_Z, items = ITEMS_PER_THREAD;
    using Super = detail::Collective<detail::Slots<T, threads * items>>;

  protected:
    using Super::rank_;
    using Super::storage_;

  public:
    BlockExchange() = default;
    explicit BlockExchange(typename Super::TempStorage& storage) : Super(storage) {}

    template <class Out>
    void StripedToBlocked(T (&input)[items], Out (&output)[items]) {
        exchange(input, output, &BlockExchange::striped, &BlockExchange::blocked);
    }
    template <class Out>
    void BlockedToStriped(T (&input)[items], Out (&output)[items]) {
        exchange(input, output, &BlockExchange::blocked, &BlockExchange::striped);
    }
    template <class Out>
    void WarpStripedToBlocked(T (&input)[items], Out (&output)[items]) {
        exchange(input, output, &BlockExchange::warp_striped, &BlockExchange::blocked);
    }
    template <class Out>
    void BlockedToWarpStriped(T (&input)[items], Out (&output)[items]) {
        exchange(input, output, &BlockExchange::blocked, &BlockExchange::warp_striped);
    }
    void StripedToBlocked(T (&both)[items]) { StripedToBlocked(both, both); }
    void BlockedToStriped(T (&both)[items]) { BlockedToStriped(both, both); }
    void WarpStripedToBlocked(T (&both)[items]) { WarpStripedToBlocked(both, both); }
    void BlockedToWarpStriped(T (&both)[items]) { BlockedToWarpStriped(both, both); }

    template <class Out, class Offset>
    void ScatterToBlocked(T (&input)[items], Out (&output)[items], Offset (&ranks)[items]) {
        scatter(input, ranks, [](int) { return true; });
        gather(output, &BlockExchange::blocked);
    }
    template <class Out, class Offset>
    void ScatterToStriped(T (&input)[items], Out (&output)[items], Offset (&ranks)[items]) {
        scatter(input, ranks, [](int) { return true; });
        gather(output, &BlockExchange::striped);
    }
    // Without the items whose rank is negative.
    template <class Out, class Offset>
    void ScatterToStripedGuarded(T (&input)[items], Out (&output)[items], Offset (&ranks)[items]) {
        scatter(input, ranks, [&](int i) { return ranks[i] >= 0; });
        gather(output, &BlockExchange::striped);
    }
    template <class Out, class Offset, class Flag>
    void ScatterToStripedFlagged(T (&input)[items], Out (&output)[items], Offset (&ranks)[items],
                                 Flag (&valid)[items]) {
        scatter(input, ranks, [&](int i) { return static_cast<bool>(valid[i]); });
        gather(output, &BlockExchange::striped);
    }
    template <class Offset>
    void ScatterToBlocked(T (&both)[items], Offset (&ranks)[items]) {
        ScatterToBlocked(both, both, ranks);
    }
    template <class Offset>
    void ScatterToStriped(T (&both)[items], Offset (&ranks)[items]) {
        ScatterToStriped(both, both, ranks);
    }

  private:
    using Place = int (BlockExchange::*)(int) const;
    int blocked(int item) const { return rank_ * items + item; }
    int striped(int item) const { return rank_ + item * threads; }
    int warp_striped(int item) const { return detail::warp_striped(rank_, item, items); }

    template <class Out>
    void exchange(T (&input)[items], Out (&output)[items], Place from, Place to) {
        for (int i = 0; i < items; ++i) storage_.put((this->*from)(i), input[i]);
        gather(output, to);
    }
    template <class Offset, class Takes>
    void scatter(T (&input)[items], Offset (&ranks)[items], Takes takes) {
        for (int i = 0; i < items; ++i) {
            if (takes(i)) storage_.put(static_cast<int>(ranks[i]), input[i]);
        }
    }
    template <class Out>
    void gather(Out (&output)[items], Place to) {
        __syncthreads();
        for (int i = 0; i < items; ++i) output[i] = storage_[(this->*to)(i)];
    }
};

}  // namespace hipcub

#endif
