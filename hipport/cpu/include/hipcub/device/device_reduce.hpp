// Reductions over the device.

#ifndef HIPPORT_CPU_HIPCUB_DEVICE_DEVICE_REDUCE_HPP
#define HIPPORT_CPU_HIPCUB_DEVICE_DEVICE_REDUCE_HPP

#include <limits>

#include "hipcub/detail/device.hpp"
#include "hipcub/detail/reductions.hpp"
#include "thrust/iterator/transform_iterator.h"
#include "thrust/reduce.h"

namespace hipcub {

struct DeviceReduce {
    template <class I, class O, class Operator, class T, class Count>
    static hipError_t Reduce(void* d_temp_storage, size_t& temp_storage_bytes, I d_in, O d_out, Count num_items,
                             Operator op, T initial, hipStream_t stream = nullptr) {
        const size_t bytes = static_cast<size_t>(num_items) * sizeof(detail::ValueOf<I>);
        return detail::submit_algorithm(
            "hipcub::DeviceReduce::Reduce", d_temp_storage, temp_storage_bytes, bytes, stream, [=]() mutable {
                *detail::raw(d_out) =
                    detail::reduced(detail::raw(d_in), 0, static_cast<size_t>(num_items), op, initial);
            });
    }
    template <class I, class O, class Count>
    static hipError_t Sum(void* d_temp_storage, size_t& temp_storage_bytes, I d_in, O d_out, Count num_items,
                          hipStream_t stream = nullptr) {
        using In = detail::ValueOf<I>;
        using Out = hipport_cpu::StoredOr<O, In>;
        return Reduce(d_temp_storage, temp_storage_bytes, d_in, d_out, num_items, hipcub::Sum(), Out(0), stream);
    }
    template <class I, class O, class Count>
    static hipError_t Min(void* d_temp_storage, size_t& temp_storage_bytes, I d_in, O d_out, Count num_items,
                          hipStream_t stream = nullptr) {
        using In = detail::ValueOf<I>;
        return Reduce(d_temp_storage, temp_storage_bytes, d_in, d_out, num_items, hipcub::Min(),
                      std::numeric_limits<In>::max(), stream);
    }
    template <class I, class O, class Count>
    static hipError_t Max(void* d_temp_storage, size_t& temp_storage_bytes, I d_in, O d_out, Count num_items,
                          hipStream_t stream = nullptr) {
        using In = detail::ValueOf<I>;
        return Reduce(d_temp_storage, temp_storage_bytes, d_in, d_out, num_items, hipcub::Max(),
                      std::numeric_limits<In>::lowest(), stream);
    }
    // The index is 1 where there is no item.
    template <class I, class O, class Count>
    static hipError_t ArgMin(void* d_temp_storage, size_t& temp_storage_bytes, I d_in, O d_out, Count num_items,
                             hipStream_t stream = nullptr) {
        using Pair = hipport_cpu::StoredOr<O, KeyValuePair<int, detail::ValueOf<I>>>;
        using Index = typename Pair::KeyType;
        using Value = typename Pair::ValueType;
        const size_t bytes = static_cast<size_t>(num_items) * sizeof(Value);
        return detail::submit_algorithm(
            "hipcub::DeviceReduce::ArgMin", d_temp_storage, temp_storage_bytes, bytes, stream, [=]() mutable {
                *detail::raw(d_out) =
                    detail::extreme<Index, Value>(detail::raw(d_in), 0, static_cast<size_t>(num_items),
                                                  hipcub::ArgMin(), std::numeric_limits<Value>::max());
            });
    }
    // The index is 1 where there is no item.
    template <class I, class O, class Count>
    static hipError_t ArgMax(void* d_temp_storage, size_t& temp_storage_bytes, I d_in, O d_out, Count num_items,
                             hipStream_t stream = nullptr) {
        using Pair = hipport_cpu::StoredOr<O, KeyValuePair<int, detail::ValueOf<I>>>;
        using Index = typename Pair::KeyType;
        using Value = typename Pair::ValueType;
        const size_t bytes = static_cast<size_t>(num_items) * sizeof(Value);
        return detail::submit_algorithm(
            "hipcub::DeviceReduce::ArgMax", d_temp_storage, temp_storage_bytes, bytes, stream, [=]() mutable {
                *detail::raw(d_out) =
                    detail::extreme<Index, Value>(detail::raw(d_in), 0, static_cast<size_t>(num_items),
                                                  hipcub::ArgMax(), std::numeric_limits<Value>::lowest());
            });
    }
    template <class I, class O, class Operator, class Function, class T, class Count>
    static hipError_t TransformReduce(void* d_temp_storage, size_t& temp_storage_bytes, I d_in, O d_out,
                                      Count num_items, Operator op, Function function, T initial,
                                      hipStream_t stream = nullptr) {
        const size_t bytes = static_cast<size_t>(num_items) * sizeof(detail::ValueOf<I>);
        return detail::submit_algorithm(
            "hipcub::DeviceReduce::TransformReduce", d_temp_storage, temp_storage_bytes, bytes, stream, [=]() mutable {
                const thrust::transform_iterator<Function, decltype(detail::raw(d_in))> from(detail::raw(d_in),
                                                                                             function);
                *detail::raw(d_out) = detail::reduced(from, 0, static_cast<size_t>(num_items), op, initial);
            });
    }
    template <class K, class U, class V, class A, class R, class Operator, class Count>
    static hipError_t ReduceByKey(void* d_temp_storage, size_t& temp_storage_bytes, K d_keys_in, U d_unique_out,
                                  V d_values_in, A d_aggregates_out, R d_num_runs_out, Operator op, Count num_items,
                                  hipStream_t stream = nullptr) {
        const size_t bytes = static_cast<size_t>(num_items) * sizeof(detail::ValueOf<K>);
        return detail::submit_algorithm(
            "hipcub::DeviceReduce::ReduceByKey", d_temp_storage, temp_storage_bytes, bytes, stream, [=]() mutable {
                const auto ends = thrust::detail::ReduceByKey{}(
                    detail::raw(d_keys_in), detail::raw(d_keys_in) + num_items, detail::raw(d_values_in),
                    detail::raw(d_unique_out), detail::raw(d_aggregates_out), hipcub::Equality(), op);
                *detail::raw(d_num_runs_out) = ends.first - detail::raw(d_unique_out);
            });
    }
};

}  // namespace hipcub

#endif
