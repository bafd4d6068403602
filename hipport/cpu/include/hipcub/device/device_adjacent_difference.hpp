// Differences of neighbours.

#ifndef HIPPORT_CPU_HIPCUB_DEVICE_DEVICE_ADJACENT_DIFFERENCE_HPP
#define HIPPORT_CPU_HIPCUB_DEVICE_DEVICE_ADJACENT_DIFFERENCE_HPP

#include "hipcub/detail/device.hpp"
#include "hipcub/thread/thread_operators.hpp"

namespace hipcub {

struct DeviceAdjacentDifference {
    template <class I, class O, class Count, class Operator = hipcub::Difference>
    static hipError_t SubtractLeftCopy(void* d_temp_storage, size_t& temp_storage_bytes, I d_in, O d_out,
                                       Count num_items, Operator op = Operator(), hipStream_t stream = nullptr) {
        const size_t bytes = static_cast<size_t>(num_items) * sizeof(detail::ValueOf<I>);
        return detail::submit_algorithm(
            "hipcub::DeviceAdjacentDifference::SubtractLeftCopy", d_temp_storage, temp_storage_bytes, bytes, stream,
            [=]() mutable {
                const auto from = detail::raw(d_in);
                const auto to = detail::raw(d_out);
                const auto count = static_cast<ptrdiff_t>(num_items);
                auto before = static_cast<detail::ValueOf<I>>(count > 0 ? from[0] : detail::ValueOf<I>());
                if (count > 0) to[0] = before;
                for (ptrdiff_t i = 1; i < count; ++i) {
                    const detail::ValueOf<I> here = from[i];
                    to[i] = op(here, before);
                    before = here;
                }
            });
    }
    template <class I, class Count, class Operator = hipcub::Difference>
    static hipError_t SubtractLeft(void* d_temp_storage, size_t& temp_storage_bytes, I d_data, Count num_items,
                                   Operator op = Operator(), hipStream_t stream = nullptr) {
        return SubtractLeftCopy(d_temp_storage, temp_storage_bytes, d_data, d_data, num_items, op, stream);
    }
    template <class I, class O, class Count, class Operator = hipcub::Difference>
    static hipError_t SubtractRightCopy(void* d_temp_storage, size_t& temp_storage_bytes, I d_in, O d_out,
                                        Count num_items, Operator op = Operator(), hipStream_t stream = nullptr) {
        const size_t bytes = static_cast<size_t>(num_items) * sizeof(detail::ValueOf<I>);
        return detail::submit_algorithm("hipcub::DeviceAdjacentDifference::SubtractRightCopy", d_temp_storage,
                                        temp_storage_bytes, bytes, stream, [=]() mutable {
                                            const auto from = detail::raw(d_in);
                                            const auto to = detail::raw(d_out);
                                            const auto count = static_cast<ptrdiff_t>(num_items);
                                            for (ptrdiff_t i = 0; i < count; ++i) {
                                                const detail::ValueOf<I> here = from[i];
                                                to[i] =
                                                    i + 1 < count ? op(here, detail::ValueOf<I>(from[i + 1])) : here;
                                            }
                                        });
    }
    template <class I, class Count, class Operator = hipcub::Difference>
    static hipError_t SubtractRight(void* d_temp_storage, size_t& temp_storage_bytes, I d_data, Count num_items,
                                    Operator op = Operator(), hipStream_t stream = nullptr) {
        return SubtractRightCopy(d_temp_storage, temp_storage_bytes, d_data, d_data, num_items, op, stream);
    }
};

}  // namespace hipcub

#endif
