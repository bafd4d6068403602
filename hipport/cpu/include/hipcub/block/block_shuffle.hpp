// Items of a block moved by some threads.

#ifndef HIPPORT_CPU_HIPCUB_BLOCK_BLOCK_SHUFFLE_HPP
#define HIPPORT_CPU_HIPCUB_BLOCK_BLOCK_SHUFFLE_HPP

#include "hipcub/detail/storage.hpp"

namespace hipcub {

template <class T, int BLOCK_DIM_X, int BLOCK_DIM_Y = 1, int BLOCK_DIM_Z = 1, int ARCH = 0>
class BlockShuffle : public detail::Collective<detail::Slots<T, BLOCK_DIM_X * BLOCK_DIM_Y * BLOCK_DIM_Z>> {
    static constexpr int threads = BLOCK_DIM_X * BLOCK_DIM_Y * BLOCK_DIM_Z;
    using Super = detail::Collective<detail::Slots<T, threads>>;
    using Super::rank_;
    using Super::storage_;

  public:
    BlockShuffle() = default;
    explicit BlockShuffle(typename Super::TempStorage& storage) : Super(storage) {}

    // What the thread `distance` after this one has; its own where there is none.
    void Offset(T input, T& output, int distance = 1) {
        share(input);
        const int other = rank_ + distance;
        output = other >= 0 && other < threads ? storage_[other] : input;
    }
    void Rotate(T input, T& output, unsigned int distance = 1) {
        share(input);
        output = storage_[static_cast<int>((static_cast<unsigned int>(rank_) + distance) % threads)];
    }
    // Each item is what the one before it was; the first one of all stays.
    template <int items>
    void Up(T (&input)[items], T (&previous)[items]) {
        share(input[items - 1]);
        for (int i = items - 1; i > 0; --i) previous[i] = input[i - 1];
        previous[0] = rank_ > 0 ? storage_[rank_ - 1] : input[0];
    }
    template <int items>
    void Up(T (&input)[items], T (&previous)[items], T& block_suffix) {
        Up(input, previous);
        block_suffix = storage_[threads - 1];
    }
    template <int items>
    void Down(T (&input)[items], T (&next)[items]) {
        share(input[0]);
        for (int i = 0; i < items - 1; ++i) next[i] = input[i + 1];
        next[items - 1] = rank_ < threads - 1 ? storage_[rank_ + 1] : input[items - 1];
    }
    template <int items>
    void Down(T (&input)[items], T (&next)[items], T& block_prefix) {
        Down(input, next);
        block_prefix = storage_[0];
    }

  private:
    void share(const T& value) {
        storage_.put(rank_, value);
        __syncthreads();
    }
};

}  // namespace hipcub

#endif
