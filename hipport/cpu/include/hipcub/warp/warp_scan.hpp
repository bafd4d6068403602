// The values of the lanes before each lane of a warp combined.

#ifndef HIPPORT_CPU_HIPCUB_WARP_WARP_SCAN_HPP
#define HIPPORT_CPU_HIPCUB_WARP_WARP_SCAN_HPP

#include "hipcub/detail/lanes.hpp"
#include "hipcub/detail/storage.hpp"
#include "hipcub/thread/thread_operators.hpp"

namespace hipcub {

template <class T, int LOGICAL_WARP_THREADS = 0, int ARCH = 0>
class WarpScan {
    template <class Operator>
    using IfOperator = std::enable_if_t<std::is_invocable<Operator&, T, T>::value>;

  public:
    using TempStorage = detail::NoStorage;
    explicit WarpScan(TempStorage&) {}

    void InclusiveSum(T input, T& output) { of(input, hipcub::Sum()).inclusive(output); }
    void InclusiveSum(T input, T& output, T& warp_aggregate) {
        of(input, hipcub::Sum()).inclusive(output).aggregate(warp_aggregate);
    }
    template <class Operator>
    void InclusiveScan(T input, T& output, Operator op) {
        of(input, op).inclusive(output);
    }
    template <class Operator>
    void InclusiveScan(T input, T& output, Operator op, T& warp_aggregate) {
        of(input, op).inclusive(output).aggregate(warp_aggregate);
    }
    void ExclusiveSum(T input, T& output) { of(input, hipcub::Sum()).exclusive(output, T(0)); }
    void ExclusiveSum(T input, T& output, T& warp_aggregate) {
        of(input, hipcub::Sum()).exclusive(output, T(0)).aggregate(warp_aggregate);
    }
    // Without an initial value the first lane gets nothing.
    template <class Operator, class = IfOperator<Operator>>
    void ExclusiveScan(T input, T& output, Operator op) {
        of(input, op).exclusive(output);
    }
    template <class Operator, class = IfOperator<Operator>>
    void ExclusiveScan(T input, T& output, Operator op, T& warp_aggregate) {
        of(input, op).exclusive(output).aggregate(warp_aggregate);
    }
    template <class Operator, class = IfOperator<Operator>>
    void ExclusiveScan(T input, T& output, T initial, Operator op) {
        of(input, op).exclusive(output, initial);
    }
    template <class Operator, class = IfOperator<Operator>>
    void ExclusiveScan(T input, T& output, T initial, Operator op, T& warp_aggregate) {
        of(input, op).exclusive(output, initial).aggregate(warp_aggregate);
    }
    void Sum(T input, T& inclusive_output, T& exclusive_output) {
        of(input, hipcub::Sum()).inclusive(inclusive_output).exclusive(exclusive_output, T(0));
    }
    template <class Operator>
    void Scan(T input, T& inclusive_output, T& exclusive_output, Operator op) {
        of(input, op).inclusive(inclusive_output).exclusive(exclusive_output);
    }
    template <class Operator>
    void Scan(T input, T& inclusive_output, T& exclusive_output, T initial, Operator op) {
        const auto scanned = of(input, op);
        scanned.exclusive(exclusive_output, initial);
        scanned.inclusive(inclusive_output);
        inclusive_output = op(initial, inclusive_output);
    }
    T Broadcast(T input, unsigned int src_lane) {
        T result = input;
        warp_.name();
        detail::with_lanes(input, [&](const auto& lanes) { result = lanes[warp_.first + static_cast<int>(src_lane)]; });
        return result;
    }

  private:
    // What the lanes of the warp make of their values: up to before this one, up to this one, all.
    template <class Operator>
    class Scanned {
      public:
        HIPPORT_CPU_INLINE Scanned(WarpScan& scan, const T& input, Operator op)
            : op_(op), has_before_(scan.warp_.rank > 0), before_(input), own_(input), all_(input) {
            scan.warp_.name();
            detail::with_lanes(input, [&](const auto& lanes) {
                const int first = scan.warp_.first, self = first + scan.warp_.rank;
                T sum = lanes[first];
                for (int lane = first; lane < first + scan.warp_.size && lanes.present >> lane & 1; ++lane) {
                    if (lane == self && has_before_) before_ = sum;
                    if (lane > first) sum = op_(sum, lanes[lane]);
                    if (lane == self) own_ = sum;
                }
                all_ = sum;
            });
        }
        const Scanned& inclusive(T& output) const { return output = own_, *this; }
        const Scanned& exclusive(T& output) const {
            if (has_before_) output = before_;
            return *this;
        }
        const Scanned& exclusive(T& output, const T& initial) const {
            Operator op = op_;
            output = has_before_ ? T(op(initial, before_)) : initial;
            return *this;
        }
        const Scanned& aggregate(T& output) const { return output = all_, *this; }

      private:
        Operator op_;
        bool has_before_;
        T before_, own_, all_;
    };
    // A deduction guide would do, but clang 22 crashes at one of a nested class.
    template <class Operator>
    HIPPORT_CPU_INLINE Scanned<Operator> of(const T& input, Operator op) {
        return Scanned<Operator>(*this, input, op);
    }

    detail::LogicalWarp<LOGICAL_WARP_THREADS> warp_;
};

}  // namespace hipcub

#endif
