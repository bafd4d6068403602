// Reductions of many segments.

#ifndef HIPPORT_CPU_HIPCUB_DEVICE_DEVICE_SEGMENTED_REDUCE_HPP
#define HIPPORT_CPU_HIPCUB_DEVICE_DEVICE_SEGMENTED_REDUCE_HPP

#include <limits>

#include "hipcub/detail/device.hpp"
#include "hipcub/detail/reductions.hpp"

namespace hipcub {

struct DeviceSegmentedReduce {
    template <class I, class O, class B, class E, class Operator, class T>
    static hipError_t Reduce(void* d_temp_storage, size_t& temp_storage_bytes, I d_in, O d_out, int num_segments,
                             B d_begin_offsets, E d_end_offsets, Operator op, T initial, hipStream_t stream = nullptr) {
        const size_t bytes = static_cast<size_t>(num_segments) * sizeof(detail::ValueOf<I>);
        return detail::submit_algorithm(
            "hipcub::DeviceSegmentedReduce::Reduce", d_temp_storage, temp_storage_bytes, bytes, stream, [=]() mutable {
                const auto begins = detail::raw(d_begin_offsets);
                const auto ends = detail::raw(d_end_offsets);
                const auto to = detail::raw(d_out);
                for (int i = 0; i < num_segments; ++i) {
                    const auto begin = static_cast<size_t>(begins[i]), end = static_cast<size_t>(ends[i]);
                    to[i] = detail::reduced(detail::raw(d_in), begin, end, op, initial);
                }
            });
    }
    template <class I, class O, class B, class E>
    static hipError_t Sum(void* d_temp_storage, size_t& temp_storage_bytes, I d_in, O d_out, int num_segments,
                          B d_begin_offsets, E d_end_offsets, hipStream_t stream = nullptr) {
        using Out = hipport_cpu::StoredOr<O, detail::ValueOf<I>>;
        return Reduce(d_temp_storage, temp_storage_bytes, d_in, d_out, num_segments, d_begin_offsets, d_end_offsets,
                      hipcub::Sum(), Out(0), stream);
    }
    template <class I, class O, class B, class E>
    static hipError_t Min(void* d_temp_storage, size_t& temp_storage_bytes, I d_in, O d_out, int num_segments,
                          B d_begin_offsets, E d_end_offsets, hipStream_t stream = nullptr) {
        using In = detail::ValueOf<I>;
        return Reduce(d_temp_storage, temp_storage_bytes, d_in, d_out, num_segments, d_begin_offsets, d_end_offsets,
                      hipcub::Min(), std::numeric_limits<In>::max(), stream);
    }
    template <class I, class O, class B, class E>
    static hipError_t Max(void* d_temp_storage, size_t& temp_storage_bytes, I d_in, O d_out, int num_segments,
                          B d_begin_offsets, E d_end_offsets, hipStream_t stream = nullptr) {
        using In = detail::ValueOf<I>;
        return Reduce(d_temp_storage, temp_storage_bytes, d_in, d_out, num_segments, d_begin_offsets, d_end_offsets,
                      hipcub::Max(), std::numeric_limits<In>::lowest(), stream);
    }
    template <class I, class O, class B, class E>
    static hipError_t ArgMin(void* d_temp_storage, size_t& temp_storage_bytes, I d_in, O d_out, int num_segments,
                             B d_begin_offsets, E d_end_offsets, hipStream_t stream = nullptr) {
        using Pair = hipport_cpu::StoredOr<O, KeyValuePair<int, detail::ValueOf<I>>>;
        using Index = typename Pair::KeyType;
        using Value = typename Pair::ValueType;
        const size_t bytes = static_cast<size_t>(num_segments) * sizeof(detail::ValueOf<I>);
        return detail::submit_algorithm(
            "hipcub::DeviceSegmentedReduce::ArgMin", d_temp_storage, temp_storage_bytes, bytes, stream, [=]() mutable {
                const auto begins = detail::raw(d_begin_offsets);
                const auto ends = detail::raw(d_end_offsets);
                const auto to = detail::raw(d_out);
                for (int i = 0; i < num_segments; ++i) {
                    const auto begin = static_cast<size_t>(begins[i]), end = static_cast<size_t>(ends[i]);
                    to[i] = detail::extreme<Index, Value>(detail::raw(d_in), begin, end, hipcub::ArgMin(),
                                                          std::numeric_limits<Value>::max());
                }
            });
    }
    template <class I, class O, class B, class E>
    static hipError_t ArgMax(void* d_temp_storage, size_t& temp_storage_bytes, I d_in, O d_out, int num_segments,
                             B d_begin_offsets, E d_end_offsets, hipStream_t stream = nullptr) {
        using Pair = hipport_cpu::StoredOr<O, KeyValuePair<int, detail::ValueOf<I>>>;
        using Index = typename Pair::KeyType;
        using Value = typename Pair::ValueType;
        const size_t bytes = static_cast<size_t>(num_segments) * sizeof(detail::ValueOf<I>);
        return detail::submit_algorithm(
            "hipcub::DeviceSegmentedReduce::ArgMax", d_temp_storage, temp_storage_bytes, bytes, stream, [=]() mutable {
                const auto begins = detail::raw(d_begin_offsets);
                const auto ends = detail::raw(d_end_offsets);
                const auto to = detail::raw(d_out);
                for (int i = 0; i < num_segments; ++i) {
                    const auto begin = static_cast<size_t>(begins[i]), end = static_cast<size_t>(ends[i]);
                    to[i] = detail::extreme<Index, Value>(detail::raw(d_in), begin, end, hipcub::ArgMax(),
                                                          std::numeric_limits<Value>::lowest());
                }
            });
    }
};

}  // namespace hipcub

#endif
