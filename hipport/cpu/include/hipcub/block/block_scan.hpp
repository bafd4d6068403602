// The values of the threads before each thread of a block combined.

#ifndef HIPPORT_CPU_HIPCUB_BLOCK_BLOCK_SCAN_HPP
#define HIPPORT_CPU_HIPCUB_BLOCK_BLOCK_SCAN_HPP

#include "hipcub/detail/storage.hpp"
#include "hipcub/thread/thread_operators.hpp"
#include "hipcub/thread/thread_reduce.hpp"

namespace hipcub {

enum BlockScanAlgorithm { BLOCK_SCAN_RAKING, BLOCK_SCAN_RAKING_MEMOIZE, BLOCK_SCAN_WARP_SCANS };

// The aggregates of the threads, then that of the block and what a callback says comes before it.
template <class T, int BLOCK_DIM_X, BlockScanAlgorithm ALGORITHM = BLOCK_SCAN_RAKING, int BLOCK_DIM_Y = 1,
          int BLOCK_DIM_Z = 1, int ARCH = 0>
class BlockScan : public detail::Collective<detail::Slots<T, BLOCK_DIM_X * BLOCK_DIM_Y * BLOCK_DIM_Z + 2>> {
    static constexpr int threads = BLOCK_DIM_X * BLOCK_DIM_Y * BLOCK_DIM_Z;
    using Super = detail::Collective<detail::Slots<T, threads + 2>>;
    using Super::rank_;
    using Super::storage_;
    template <class Operator>
    using IfOperator = std::enable_if_t<std::is_invocable<Operator&, T, T>::value>;
    template <class Callback>
    using IfCallback = std::enable_if_t<std::is_invocable<Callback&, T>::value>;

  public:
    BlockScan() = default;
    explicit BlockScan(typename Super::TempStorage& storage) : Super(storage) {}

    void ExclusiveSum(T input, T& output) { exclusive(one(input), one(output), zero(), hipcub::Sum()); }
    void ExclusiveSum(T input, T& output, T& block_aggregate) {
        block_aggregate = exclusive(one(input), one(output), zero(), hipcub::Sum());
    }
    template <class Callback, class = IfCallback<Callback>>
    void ExclusiveSum(T input, T& output, Callback& prefix_callback) {
        exclusive(one(input), one(output), prefix_callback, hipcub::Sum());
    }
    template <class Operator, class = IfOperator<Operator>>
    void ExclusiveScan(T input, T& output, Operator op) {
        exclusive(one(input), one(output), nothing(), op);
    }
    template <class Operator, class = IfOperator<Operator>>
    void ExclusiveScan(T input, T& output, Operator op, T& block_aggregate) {
        block_aggregate = exclusive(one(input), one(output), nothing(), op);
    }
    template <class Operator, class Callback, class = IfOperator<Operator>, class = IfCallback<Callback>>
    void ExclusiveScan(T input, T& output, Operator op, Callback& prefix_callback) {
        exclusive(one(input), one(output), prefix_callback, op);
    }
    template <class Operator, class = IfOperator<Operator>>
    void ExclusiveScan(T input, T& output, T initial, Operator op) {
        exclusive(one(input), one(output), Initial{initial}, op);
    }
    template <class Operator, class = IfOperator<Operator>>
    void ExclusiveScan(T input, T& output, T initial, Operator op, T& block_aggregate) {
        block_aggregate = exclusive(one(input), one(output), Initial{initial}, op);
    }
    template <int items>
    void ExclusiveSum(T (&input)[items], T (&output)[items]) {
        exclusive(input, output, zero(), hipcub::Sum());
    }
    template <int items>
    void ExclusiveSum(T (&input)[items], T (&output)[items], T& block_aggregate) {
        block_aggregate = exclusive(input, output, zero(), hipcub::Sum());
    }
    template <int items, class Callback, class = IfCallback<Callback>>
    void ExclusiveSum(T (&input)[items], T (&output)[items], Callback& prefix_callback) {
        exclusive(input, output, prefix_callback, hipcub::Sum());
    }
    template <int items, class Operator, class = IfOperator<Operator>>
    void ExclusiveScan(T (&input)[items], T (&output)[items], Operator op) {
        exclusive(input, output, nothing(), op);
    }
    template <int items, class Operator, class = IfOperator<Operator>>
    void ExclusiveScan(T (&input)[items], T (&output)[items], Operator op, T& block_aggregate) {
        block_aggregate = exclusive(input, output, nothing(), op);
    }
    template <int items, class Operator, class Callback, class = IfOperator<Operator>, class = IfCallback<Callback>>
    void ExclusiveScan(T (&input)[items], T (&output)[items], Operator op, Callback& prefix_callback) {
        exclusive(input, output, prefix_callback, op);
    }
    template <int items, class Operator, class = IfOperator<Operator>>
    void ExclusiveScan(T (&input)[items], T (&output)[items], T initial, Operator op) {
        exclusive(input, output, Initial{initial}, op);
    }
    template <int items, class Operator, class = IfOperator<Operator>>
    void ExclusiveScan(T (&input)[items], T (&output)[items], T initial, Operator op, T& block_aggregate) {
        block_aggregate = exclusive(input, output, Initial{initial}, op);
    }
    void InclusiveSum(T input, T& output) { inclusive(one(input), one(output), nothing(), hipcub::Sum()); }
    void InclusiveSum(T input, T& output, T& block_aggregate) {
        block_aggregate = inclusive(one(input), one(output), nothing(), hipcub::Sum());
    }
    template <class Callback, class = IfCallback<Callback>>
    void InclusiveSum(T input, T& output, Callback& prefix_callback) {
        inclusive(one(input), one(output), prefix_callback, hipcub::Sum());
    }
    template <class Operator, class = IfOperator<Operator>>
    void InclusiveScan(T input, T& output, Operator op) {
        inclusive(one(input), one(output), nothing(), op);
    }
    template <class Operator, class = IfOperator<Operator>>
    void InclusiveScan(T input, T& output, Operator op, T& block_aggregate) {
        block_aggregate = inclusive(one(input), one(output), nothing(), op);
    }
    template <class Operator, class Callback, class = IfOperator<Operator>, class = IfCallback<Callback>>
    void InclusiveScan(T input, T& output, Operator op, Callback& prefix_callback) {
        inclusive(one(input), one(output), prefix_callback, op);
    }
    template <class Operator, class = IfOperator<Operator>>
    void InclusiveScan(T input, T& output, T initial, Operator op) {
        inclusive(one(input), one(output), Initial{initial}, op);
    }
    template <class Operator, class = IfOperator<Operator>>
    void InclusiveScan(T input, T& output, T initial, Operator op, T& block_aggregate) {
        block_aggregate = inclusive(one(input), one(output), Initial{initial}, op);
    }
    template <int items>
    void InclusiveSum(T (&input)[items], T (&output)[items]) {
        inclusive(input, output, nothing(), hipcub::Sum());
    }
    template <int items>
    void InclusiveSum(T (&input)[items], T (&output)[items], T& block_aggregate) {
        block_aggregate = inclusive(input, output, nothing(), hipcub::Sum());
    }
    template <int items, class Callback, class = IfCallback<Callback>>
    void InclusiveSum(T (&input)[items], T (&output)[items], Callback& prefix_callback) {
        inclusive(input, output, prefix_callback, hipcub::Sum());
    }
    template <int items, class Operator, class = IfOperator<Operator>>
    void InclusiveScan(T (&input)[items], T (&output)[items], Operator op) {
        inclusive(input, output, nothing(), op);
    }
    template <int items, class Operator, class = IfOperator<Operator>>
    void InclusiveScan(T (&input)[items], T (&output)[items], Operator op, T& block_aggregate) {
        block_aggregate = inclusive(input, output, nothing(), op);
    }
    template <int items, class Operator, class Callback, class = IfOperator<Operator>, class = IfCallback<Callback>>
    void InclusiveScan(T (&input)[items], T (&output)[items], Operator op, Callback& prefix_callback) {
        inclusive(input, output, prefix_callback, op);
    }
    template <int items, class Operator, class = IfOperator<Operator>>
    void InclusiveScan(T (&input)[items], T (&output)[items], T initial, Operator op) {
        inclusive(input, output, Initial{initial}, op);
    }
    template <int items, class Operator, class = IfOperator<Operator>>
    void InclusiveScan(T (&input)[items], T (&output)[items], T initial, Operator op, T& block_aggregate) {
        block_aggregate = inclusive(input, output, Initial{initial}, op);
    }

  private:
    // What comes before the block's first value: nothing, a value, or what a callback returns for the block's
    // aggregate.
    struct Nothing {};
    struct Initial {
        T value;
    };
    static Nothing nothing() { return {}; }
    static Initial zero() { return {T(0)}; }
    static T (&one(T& value))[1] { return reinterpret_cast<T(&)[1]>(value); }

    template <int items, class Before, class Operator>
    T exclusive(T (&input)[items], T (&output)[items], Before&& before, Operator op) {
        T partial = internal::ThreadReduce(input, op), total = partial;
        bool has_partial = scan_threads(partial, total, before, op);
        for (int i = 0; i < items; ++i) {
            const T value = input[i];
            if (has_partial) output[i] = partial;
            partial = has_partial ? T(op(partial, value)) : value;
            has_partial = true;
        }
        return total;
    }
    template <int items, class Before, class Operator>
    T inclusive(T (&input)[items], T (&output)[items], Before&& before, Operator op) {
        T partial = internal::ThreadReduce(input, op), total = partial;
        bool has_partial = scan_threads(partial, total, before, op);
        for (int i = 0; i < items; ++i) {
            partial = has_partial ? T(op(partial, input[i])) : T(input[i]);
            has_partial = true;
            output[i] = partial;
        }
        return total;
    }

    // Makes of a thread's aggregate what comes before the thread, of `total` the block's; whether anything does.
    template <class Before, class Operator>
    bool scan_threads(T& partial, T& total, Before& before, Operator op) {
        storage_.put(rank_, partial);
        __syncthreads();
        if (rank_ == 0) {
            T sum = storage_[0];
            for (int i = 1; i < threads; ++i) {
                const T value = storage_[i];
                storage_[i] = sum;
                sum = op(sum, value);
            }
            storage_.put(threads, sum);
        }
        __syncthreads();
        total = storage_[threads];
        if (rank_ > 0) partial = storage_[rank_];
        if constexpr (std::is_same<std::decay_t<Before>, Nothing>::value) {
            return rank_ > 0;
        } else if constexpr (std::is_same<std::decay_t<Before>, Initial>::value) {
            partial = rank_ > 0 ? T(op(before.value, partial)) : before.value;
        } else {
            // The first wavefront asks; what its first lane is told counts.
            if (rank_ < static_cast<int>(hipport_cpu::wavefront())) {
                const T told = before(total);
                if (rank_ == 0) storage_.put(threads + 1, told);
            }
            __syncthreads();
            const T told = storage_[threads + 1];
            partial = rank_ > 0 ? T(op(told, partial)) : told;
        }
        return true;
    }
};

}  // namespace hipcub

#endif
