// Items that are selected, and the others.

#ifndef HIPPORT_CPU_HIPCUB_DEVICE_DEVICE_PARTITION_HPP
#define HIPPORT_CPU_HIPCUB_DEVICE_DEVICE_PARTITION_HPP

#include <iterator>

#include "hipcub/detail/device.hpp"
#include "thrust/functional.h"
#include "thrust/partition.h"

namespace hipcub {

// The items that are selected in their order, then the others in reverse order.
struct DevicePartition {
    template <class I, class F, class O, class N, class Count>
    static hipError_t Flagged(void* d_temp_storage, size_t& temp_storage_bytes, I d_in, F d_flags, O d_out,
                              N d_num_selected_out, Count num_items, hipStream_t stream = nullptr) {
        const size_t bytes = static_cast<size_t>(num_items) * sizeof(detail::ValueOf<I>);
        return detail::submit_algorithm(
            "hipcub::DevicePartition::Flagged", d_temp_storage, temp_storage_bytes, bytes, stream, [=]() mutable {
                const auto to = detail::raw(d_out);
                const std::reverse_iterator<decltype(detail::raw(d_out))> rest(to + num_items);
                const auto ends = thrust::detail::PartitionCopy{}(detail::raw(d_in), detail::raw(d_in) + num_items,
                                                                  detail::raw(d_flags), to, rest, thrust::identity<>());
                *detail::raw(d_num_selected_out) = ends.first - to;
            });
    }
    template <class I, class O, class N, class Count, class Predicate>
    static hipError_t If(void* d_temp_storage, size_t& temp_storage_bytes, I d_in, O d_out, N d_num_selected_out,
                         Count num_items, Predicate predicate, hipStream_t stream = nullptr) {
        const size_t bytes = static_cast<size_t>(num_items) * sizeof(detail::ValueOf<I>);
        return detail::submit_algorithm(
            "hipcub::DevicePartition::If", d_temp_storage, temp_storage_bytes, bytes, stream, [=]() mutable {
                const auto to = detail::raw(d_out);
                const std::reverse_iterator<decltype(detail::raw(d_out))> rest(to + num_items);
                const auto ends = thrust::detail::PartitionCopy{}(detail::raw(d_in), detail::raw(d_in) + num_items,
                                                                  detail::raw(d_in), to, rest, predicate);
                *detail::raw(d_num_selected_out) = ends.first - to;
            });
    }
    // Three parts, each in its order.
    template <class I, class O, class P, class Q, class N, class Count, class First, class Second>
    static hipError_t If(void* d_temp_storage, size_t& temp_storage_bytes, I d_in, O d_first_part_out,
                         P d_second_part_out, Q d_unselected_out, N d_num_selected_out, Count num_items, First first,
                         Second second, hipStream_t stream = nullptr) {
        const size_t bytes = static_cast<size_t>(num_items) * sizeof(detail::ValueOf<I>);
        return detail::submit_algorithm(
            "hipcub::DevicePartition::If", d_temp_storage, temp_storage_bytes, bytes, stream, [=]() mutable {
                auto to_first = detail::raw(d_first_part_out);
                auto to_second = detail::raw(d_second_part_out);
                auto to_rest = detail::raw(d_unselected_out);
                const auto from = detail::raw(d_in);
                for (ptrdiff_t i = 0; i < static_cast<ptrdiff_t>(num_items); ++i) {
                    const detail::ValueOf<I> item = from[i];
                    if (first(item)) {
                        *to_first++ = item;
                    } else if (second(item)) {
                        *to_second++ = item;
                    } else {
                        *to_rest++ = item;
                    }
                }
                detail::raw(d_num_selected_out)[0] = to_first - detail::raw(d_first_part_out);
                detail::raw(d_num_selected_out)[1] = to_second - detail::raw(d_second_part_out);
            });
    }
};

}  // namespace hipcub

#endif
