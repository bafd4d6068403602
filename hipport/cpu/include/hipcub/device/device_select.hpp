// Items that are selected, in their order.

#ifndef HIPPORT_CPU_HIPCUB_DEVICE_DEVICE_SELECT_HPP
#define HIPPORT_CPU_HIPCUB_DEVICE_DEVICE_SELECT_HPP

#include "hipcub/detail/device.hpp"
#include "hipcub/thread/thread_operators.hpp"
#include "thrust/copy.h"
#include "thrust/functional.h"
#include "thrust/unique.h"

namespace hipcub {

struct DeviceSelect {
    template <class I, class F, class O, class N, class Count>
    static hipError_t Flagged(void* d_temp_storage, size_t& temp_storage_bytes, I d_in, F d_flags, O d_out,
                              N d_num_selected_out, Count num_items, hipStream_t stream = nullptr) {
        const size_t bytes = static_cast<size_t>(num_items) * sizeof(detail::ValueOf<I>);
        return detail::submit_algorithm(
            "hipcub::DeviceSelect::Flagged", d_temp_storage, temp_storage_bytes, bytes, stream, [=]() mutable {
                const auto end =
                    thrust::detail::CopyIf{}(detail::raw(d_in), detail::raw(d_in) + num_items, detail::raw(d_flags),
                                             detail::raw(d_out), thrust::identity<>());
                *detail::raw(d_num_selected_out) = end - detail::raw(d_out);
            });
    }
    template <class I, class F, class N, class Count, class = std::enable_if_t<std::is_integral<Count>::value>>
    static hipError_t Flagged(void* d_temp_storage, size_t& temp_storage_bytes, I d_data, F d_flags,
                              N d_num_selected_out, Count num_items, hipStream_t stream = nullptr) {
        return Flagged(d_temp_storage, temp_storage_bytes, d_data, d_flags, d_data, d_num_selected_out, num_items,
                       stream);
    }
    template <class I, class O, class N, class Count, class Predicate>
    static hipError_t If(void* d_temp_storage, size_t& temp_storage_bytes, I d_in, O d_out, N d_num_selected_out,
                         Count num_items, Predicate predicate, hipStream_t stream = nullptr) {
        const size_t bytes = static_cast<size_t>(num_items) * sizeof(detail::ValueOf<I>);
        return detail::submit_algorithm(
            "hipcub::DeviceSelect::If", d_temp_storage, temp_storage_bytes, bytes, stream, [=]() mutable {
                const auto end = thrust::detail::CopyIf{}(detail::raw(d_in), detail::raw(d_in) + num_items,
                                                          detail::raw(d_out), predicate);
                *detail::raw(d_num_selected_out) = end - detail::raw(d_out);
            });
    }
    template <class I, class N, class Count, class Predicate, class = std::enable_if_t<std::is_integral<Count>::value>>
    static hipError_t If(void* d_temp_storage, size_t& temp_storage_bytes, I d_data, N d_num_selected_out,
                         Count num_items, Predicate predicate, hipStream_t stream = nullptr) {
        return If(d_temp_storage, temp_storage_bytes, d_data, d_data, d_num_selected_out, num_items, predicate, stream);
    }
    template <class I, class F, class O, class N, class Count, class Predicate>
    static hipError_t FlaggedIf(void* d_temp_storage, size_t& temp_storage_bytes, I d_in, F d_flags, O d_out,
                                N d_num_selected_out, Count num_items, Predicate predicate,
                                hipStream_t stream = nullptr) {
        const size_t bytes = static_cast<size_t>(num_items) * sizeof(detail::ValueOf<I>);
        return detail::submit_algorithm(
            "hipcub::DeviceSelect::FlaggedIf", d_temp_storage, temp_storage_bytes, bytes, stream, [=]() mutable {
                const auto end = thrust::detail::CopyIf{}(detail::raw(d_in), detail::raw(d_in) + num_items,
                                                          detail::raw(d_flags), detail::raw(d_out), predicate);
                *detail::raw(d_num_selected_out) = end - detail::raw(d_out);
            });
    }
    template <class I, class O, class N, class Count>
    static hipError_t Unique(void* d_temp_storage, size_t& temp_storage_bytes, I d_in, O d_out, N d_num_selected_out,
                             Count num_items, hipStream_t stream = nullptr) {
        const size_t bytes = static_cast<size_t>(num_items) * sizeof(detail::ValueOf<I>);
        return detail::submit_algorithm(
            "hipcub::DeviceSelect::Unique", d_temp_storage, temp_storage_bytes, bytes, stream, [=]() mutable {
                const auto end =
                    thrust::detail::UniqueCopy{}(detail::raw(d_in), detail::raw(d_in) + num_items, detail::raw(d_out));
                *detail::raw(d_num_selected_out) = end - detail::raw(d_out);
            });
    }
    template <class K, class V, class O, class P, class N, class Count, class Equal = hipcub::Equality>
    static hipError_t UniqueByKey(void* d_temp_storage, size_t& temp_storage_bytes, K d_keys_in, V d_values_in,
                                  O d_keys_out, P d_values_out, N d_num_selected_out, Count num_items,
                                  Equal equal = Equal(), hipStream_t stream = nullptr) {
        const size_t bytes = static_cast<size_t>(num_items) * sizeof(detail::ValueOf<K>);
        return detail::submit_algorithm(
            "hipcub::DeviceSelect::UniqueByKey", d_temp_storage, temp_storage_bytes, bytes, stream, [=]() mutable {
                const auto ends = thrust::detail::UniqueByKeyCopy{}(
                    detail::raw(d_keys_in), detail::raw(d_keys_in) + num_items, detail::raw(d_values_in),
                    detail::raw(d_keys_out), detail::raw(d_values_out), equal);
                *detail::raw(d_num_selected_out) = ends.first - detail::raw(d_keys_out);
            });
    }
};

}  // namespace hipcub

#endif
