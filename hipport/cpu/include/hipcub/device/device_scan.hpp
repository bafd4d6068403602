// Scans over the device.

#ifndef HIPPORT_CPU_HIPCUB_DEVICE_DEVICE_SCAN_HPP
#define HIPPORT_CPU_HIPCUB_DEVICE_DEVICE_SCAN_HPP

#include "hipcub/detail/device.hpp"
#include "hipcub/thread/thread_operators.hpp"
#include "thrust/scan.h"

namespace hipcub {

struct DeviceScan {
    template <class I, class O, class Count>
    static hipError_t ExclusiveSum(void* d_temp_storage, size_t& temp_storage_bytes, I d_in, O d_out, Count num_items,
                                   hipStream_t stream = nullptr) {
        using Partial = hipport_cpu::Accumulated<hipcub::Sum, detail::ValueOf<I>, detail::ValueOf<I>>;
        const size_t bytes = static_cast<size_t>(num_items) * sizeof(detail::ValueOf<I>);
        return detail::submit_algorithm(
            "hipcub::DeviceScan::ExclusiveSum", d_temp_storage, temp_storage_bytes, bytes, stream, [=]() mutable {
                const Partial before = static_cast<Partial>(0);
                thrust::detail::scanned<true, Partial>(detail::raw(d_in), detail::raw(d_in) + num_items,
                                                       detail::raw(d_out), &before, hipcub::Sum());
            });
    }
    template <class I, class Count, class = std::enable_if_t<std::is_integral<Count>::value>>
    static hipError_t ExclusiveSum(void* d_temp_storage, size_t& temp_storage_bytes, I d_data, Count num_items,
                                   hipStream_t stream = nullptr) {
        return ExclusiveSum(d_temp_storage, temp_storage_bytes, d_data, d_data, num_items, stream);
    }
    template <class K, class V, class O, class Count, class Equal = hipcub::Equality>
    static hipError_t ExclusiveSumByKey(void* d_temp_storage, size_t& temp_storage_bytes, K d_keys_in, V d_values_in,
                                        O d_values_out, Count num_items, Equal equal = Equal(),
                                        hipStream_t stream = nullptr) {
        using Partial = hipport_cpu::Accumulated<hipcub::Sum, detail::ValueOf<V>, detail::ValueOf<V>>;
        const size_t bytes = static_cast<size_t>(num_items) * sizeof(detail::ValueOf<V>);
        return detail::submit_algorithm(
            "hipcub::DeviceScan::ExclusiveSumByKey", d_temp_storage, temp_storage_bytes, bytes, stream, [=]() mutable {
                const Partial before = static_cast<Partial>(0);
                thrust::detail::scanned_by_key<true, Partial>(
                    detail::raw(d_keys_in), detail::raw(d_keys_in) + num_items, detail::raw(d_values_in),
                    detail::raw(d_values_out), &before, equal, hipcub::Sum());
            });
    }
    template <class I, class O, class Count>
    static hipError_t InclusiveSum(void* d_temp_storage, size_t& temp_storage_bytes, I d_in, O d_out, Count num_items,
                                   hipStream_t stream = nullptr) {
        using Partial = hipport_cpu::Accumulated<hipcub::Sum, detail::ValueOf<I>, detail::ValueOf<I>>;
        const size_t bytes = static_cast<size_t>(num_items) * sizeof(detail::ValueOf<I>);
        return detail::submit_algorithm(
            "hipcub::DeviceScan::InclusiveSum", d_temp_storage, temp_storage_bytes, bytes, stream, [=]() mutable {
                thrust::detail::scanned<false, Partial>(detail::raw(d_in), detail::raw(d_in) + num_items,
                                                        detail::raw(d_out), static_cast<const Partial*>(nullptr),
                                                        hipcub::Sum());
            });
    }
    template <class I, class Count, class = std::enable_if_t<std::is_integral<Count>::value>>
    static hipError_t InclusiveSum(void* d_temp_storage, size_t& temp_storage_bytes, I d_data, Count num_items,
                                   hipStream_t stream = nullptr) {
        return InclusiveSum(d_temp_storage, temp_storage_bytes, d_data, d_data, num_items, stream);
    }
    template <class K, class V, class O, class Count, class Equal = hipcub::Equality>
    static hipError_t InclusiveSumByKey(void* d_temp_storage, size_t& temp_storage_bytes, K d_keys_in, V d_values_in,
                                        O d_values_out, Count num_items, Equal equal = Equal(),
                                        hipStream_t stream = nullptr) {
        using Partial = hipport_cpu::Accumulated<hipcub::Sum, detail::ValueOf<V>, detail::ValueOf<V>>;
        const size_t bytes = static_cast<size_t>(num_items) * sizeof(detail::ValueOf<V>);
        return detail::submit_algorithm(
            "hipcub::DeviceScan::InclusiveSumByKey", d_temp_storage, temp_storage_bytes, bytes, stream, [=]() mutable {
                thrust::detail::scanned_by_key<false, Partial>(
                    detail::raw(d_keys_in), detail::raw(d_keys_in) + num_items, detail::raw(d_values_in),
                    detail::raw(d_values_out), static_cast<const Partial*>(nullptr), equal, hipcub::Sum());
            });
    }
    template <class I, class O, class Operator, class T, class Count>
    static hipError_t ExclusiveScan(void* d_temp_storage, size_t& temp_storage_bytes, I d_in, O d_out, Operator op,
                                    T initial, Count num_items, hipStream_t stream = nullptr) {
        using Partial = hipport_cpu::Accumulated<Operator, T, detail::ValueOf<I>>;
        const size_t bytes = static_cast<size_t>(num_items) * sizeof(detail::ValueOf<I>);
        return detail::submit_algorithm(
            "hipcub::DeviceScan::ExclusiveScan", d_temp_storage, temp_storage_bytes, bytes, stream, [=]() mutable {
                const Partial before = static_cast<Partial>(initial);
                thrust::detail::scanned<true, Partial>(detail::raw(d_in), detail::raw(d_in) + num_items,
                                                       detail::raw(d_out), &before, op);
            });
    }
    template <class I, class Operator, class T, class Count, class = std::enable_if_t<std::is_integral<Count>::value>>
    static hipError_t ExclusiveScan(void* d_temp_storage, size_t& temp_storage_bytes, I d_data, Operator op, T initial,
                                    Count num_items, hipStream_t stream = nullptr) {
        return ExclusiveScan(d_temp_storage, temp_storage_bytes, d_data, d_data, op, initial, num_items, stream);
    }
    template <class K, class V, class O, class Operator, class T, class Count, class Equal = hipcub::Equality>
    static hipError_t ExclusiveScanByKey(void* d_temp_storage, size_t& temp_storage_bytes, K d_keys_in, V d_values_in,
                                         O d_values_out, Operator op, T initial, Count num_items, Equal equal = Equal(),
                                         hipStream_t stream = nullptr) {
        using Partial = hipport_cpu::Accumulated<Operator, T, detail::ValueOf<V>>;
        const size_t bytes = static_cast<size_t>(num_items) * sizeof(detail::ValueOf<V>);
        return detail::submit_algorithm(
            "hipcub::DeviceScan::ExclusiveScanByKey", d_temp_storage, temp_storage_bytes, bytes, stream, [=]() mutable {
                const Partial before = static_cast<Partial>(initial);
                thrust::detail::scanned_by_key<true, Partial>(
                    detail::raw(d_keys_in), detail::raw(d_keys_in) + num_items, detail::raw(d_values_in),
                    detail::raw(d_values_out), &before, equal, op);
            });
    }
    template <class I, class O, class Operator, class Count>
    static hipError_t InclusiveScan(void* d_temp_storage, size_t& temp_storage_bytes, I d_in, O d_out, Operator op,
                                    Count num_items, hipStream_t stream = nullptr) {
        using Partial = hipport_cpu::Accumulated<Operator, detail::ValueOf<I>, detail::ValueOf<I>>;
        const size_t bytes = static_cast<size_t>(num_items) * sizeof(detail::ValueOf<I>);
        return detail::submit_algorithm(
            "hipcub::DeviceScan::InclusiveScan", d_temp_storage, temp_storage_bytes, bytes, stream, [=]() mutable {
                thrust::detail::scanned<false, Partial>(detail::raw(d_in), detail::raw(d_in) + num_items,
                                                        detail::raw(d_out), static_cast<const Partial*>(nullptr), op);
            });
    }
    template <class I, class Operator, class Count, class = std::enable_if_t<std::is_integral<Count>::value>>
    static hipError_t InclusiveScan(void* d_temp_storage, size_t& temp_storage_bytes, I d_data, Operator op,
                                    Count num_items, hipStream_t stream = nullptr) {
        return InclusiveScan(d_temp_storage, temp_storage_bytes, d_data, d_data, op, num_items, stream);
    }
    template <class K, class V, class O, class Operator, class Count, class Equal = hipcub::Equality>
    static hipError_t InclusiveScanByKey(void* d_temp_storage, size_t& temp_storage_bytes, K d_keys_in, V d_values_in,
                                         O d_values_out, Operator op, Count num_items, Equal equal = Equal(),
                                         hipStream_t stream = nullptr) {
        using Partial = hipport_cpu::Accumulated<Operator, detail::ValueOf<V>, detail::ValueOf<V>>;
        const size_t bytes = static_cast<size_t>(num_items) * sizeof(detail::ValueOf<V>);
        return detail::submit_algorithm(
            "hipcub::DeviceScan::InclusiveScanByKey", d_temp_storage, temp_storage_bytes, bytes, stream, [=]() mutable {
                thrust::detail::scanned_by_key<false, Partial>(
                    detail::raw(d_keys_in), detail::raw(d_keys_in) + num_items, detail::raw(d_values_in),
                    detail::raw(d_values_out), static_cast<const Partial*>(nullptr), equal, op);
            });
    }
};

}  // namespace hipcub

#endif
