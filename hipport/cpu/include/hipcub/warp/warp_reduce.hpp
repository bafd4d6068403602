// The values of a warp combined. Its first lane has the result.

#ifndef HIPPORT_CPU_HIPCUB_WARP_WARP_REDUCE_HPP
#define HIPPORT_CPU_HIPCUB_WARP_WARP_REDUCE_HPP

#include "hipcub/detail/lanes.hpp"
#include "hipcub/detail/storage.hpp"
#include "hipcub/thread/thread_operators.hpp"

namespace hipcub {

template <class T, int LOGICAL_WARP_THREADS = 0, int ARCH = 0>
class WarpReduce {
  public:
    using TempStorage = detail::NoStorage;
    explicit WarpReduce(TempStorage&) {}

    T Sum(T input) { return Reduce(input, hipcub::Sum()); }
    T Sum(T input, int valid_items) { return Reduce(input, hipcub::Sum(), valid_items); }
    template <class Operator>
    T Reduce(T input, Operator op) {
        return Reduce(input, op, warp_.size);
    }
    template <class Operator>
    T Reduce(T input, Operator op, int valid_items) {
        T result = input;
        warp_.name();
        detail::with_lanes(input, [&](const auto& lanes) {
            if (warp_.rank != 0) return;
            result = combined(lanes, warp_.first, warp_.first + valid_items, op);
        });
        return result;
    }
    // The head of each segment gets its combination. Heads begin segments, tails end them.
    template <class Flag>
    T HeadSegmentedSum(T input, Flag head_flag) {
        return HeadSegmentedReduce(input, head_flag, hipcub::Sum());
    }
    template <class Flag>
    T TailSegmentedSum(T input, Flag tail_flag) {
        return TailSegmentedReduce(input, tail_flag, hipcub::Sum());
    }
    template <class Operator, class Flag>
    T HeadSegmentedReduce(T input, Flag head_flag, Operator op) {
        warp_.name();
        const uint64_t heads = __ballot(static_cast<bool>(head_flag)) & warp_.members(warp_.size);
        const uint64_t after = heads & __lanemask_gt();
        return segment(input, op, after != 0 ? __builtin_ctzll(after) : warp_.first + warp_.size);
    }
    template <class Operator, class Flag>
    T TailSegmentedReduce(T input, Flag tail_flag, Operator op) {
        warp_.name();
        const uint64_t tails = __ballot(static_cast<bool>(tail_flag)) & warp_.members(warp_.size);
        const uint64_t after = tails & ~__lanemask_lt();
        return segment(input, op, after != 0 ? __builtin_ctzll(after) + 1 : warp_.first + warp_.size);
    }

  private:
    // The values of the lanes from `first` up to `end`, as far as there are such lanes.
    template <class Values, class Operator>
    static T combined(const Values& lanes, int first, int end, Operator op) {
        T result = lanes[first];
        for (int lane = first + 1; lane < end && lanes.present >> lane & 1; ++lane) result = op(result, lanes[lane]);
        return result;
    }
    template <class Operator>
    T segment(T input, Operator op, int end) {
        T result = input;
        warp_.name();
        detail::with_lanes(input,
                           [&](const auto& lanes) { result = combined(lanes, warp_.first + warp_.rank, end, op); });
        return result;
    }

    detail::LogicalWarp<LOGICAL_WARP_THREADS> warp_;
};

}  // namespace hipcub

#endif
