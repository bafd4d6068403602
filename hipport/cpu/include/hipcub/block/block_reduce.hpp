// The values of a block combined. The first thread has the result.

#ifndef HIPPORT_CPU_HIPCUB_BLOCK_BLOCK_REDUCE_HPP
#define HIPPORT_CPU_HIPCUB_BLOCK_BLOCK_REDUCE_HPP

#include "hipcub/detail/storage.hpp"
#include "hipcub/thread/thread_operators.hpp"
#include "hipcub/thread/thread_reduce.hpp"
#include "hipport_cpu/libraries/folds.h"

namespace hipcub {

enum BlockReduceAlgorithm {
    BLOCK_REDUCE_RAKING_COMMUTATIVE_ONLY,
    BLOCK_REDUCE_RAKING,
    BLOCK_REDUCE_WARP_REDUCTIONS,
};

template <class T, int BLOCK_DIM_X, BlockReduceAlgorithm ALGORITHM = BLOCK_REDUCE_WARP_REDUCTIONS, int BLOCK_DIM_Y = 1,
          int BLOCK_DIM_Z = 1, int ARCH = 0>
class BlockReduce : public detail::Collective<detail::Slots<T, BLOCK_DIM_X * BLOCK_DIM_Y * BLOCK_DIM_Z>> {
    static constexpr int threads = BLOCK_DIM_X * BLOCK_DIM_Y * BLOCK_DIM_Z;
    using Super = detail::Collective<detail::Slots<T, threads>>;
    using Super::rank_;
    using Super::storage_;

  public:
    BlockReduce() = default;
    explicit BlockReduce(typename Super::TempStorage& storage) : Super(storage) {}

    template <class Operator>
    T Reduce(T input, Operator op, int num_valid) {
        if (rank_ < num_valid) storage_.put(rank_, input);
        __syncthreads();
        if (rank_ != 0) return input;
        const auto get = [this](size_t i) -> T { return storage_[static_cast<int>(i)]; };
        return hipport_cpu::fold<T>(0, static_cast<size_t>(num_valid), get, op);
    }
    template <class Operator>
    T Reduce(T input, Operator op) {
        return Reduce(input, op, threads);
    }
    template <int items, class Operator>
    T Reduce(T (&inputs)[items], Operator op) {
        return Reduce(internal::ThreadReduce(inputs, op), op);
    }
    T Sum(T input) { return Reduce(input, hipcub::Sum()); }
    T Sum(T input, int num_valid) { return Reduce(input, hipcub::Sum(), num_valid); }
    template <int items>
    T Sum(T (&inputs)[items]) {
        return Reduce(inputs, hipcub::Sum());
    }
};

}  // namespace hipcub

#endif
